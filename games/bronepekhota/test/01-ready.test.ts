import { type Seat, type SeatKind, ScriptedChance } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import type { Armoury } from '../rules/armoury.ts';
import type { Army } from '../rules/army.ts';
import { canPilot, crewed } from '../rules/crews.ts';
import { fieldFor } from '../rules/ground.ts';
import { refuseBringing } from '../rules/muster.ts';
import { armyFrom, readyArmy } from '../rules/ready.ts';
import { costOf } from '../rules/recruit.ts';
import { setup } from '../rules/setup.ts';

const pack = packFrom();
const without: Armoury = { ...pack, armies: [] };

interface Table {
  readonly armoury?: Armoury;
  readonly mission?: string;
  readonly difference?: number;
  /** What the others’ armies cost. */
  readonly costs?: readonly number[];
}

/** The army that stands ready for a seat; the costs of all others are known. */
function ready(seat: Seat, table: Table = {}) {
  const { armoury = pack, mission = 'annihilation', difference = 0, costs = [] } = table;
  const ground = pack.missions.find(({ id }) => id === mission)?.layout ?? 'outskirts';
  const seats = ['human', 'human'] satisfies SeatKind[];
  const options = { mission, ground, teams: '1+1', tours: 0, difference };
  const state = setup(armoury, options, seats, new ScriptedChance([]));
  const battlefield = {
    armoury,
    field: fieldFor(armoury, state.ground),
    state: { ...state, costs: [...costs] },
  };
  const army = readyArmy(battlefield, seat);
  if (army) expect(refuseBringing(battlefield, seat, army)).toBeNull();
  return army;
}

const only = (armoury: Armoury, ...machines: string[]): Armoury => ({
  ...armoury,
  machines: armoury.machines.filter(({ id }) => machines.includes(id)),
});

describe('BRP-1.6 pilots are found by themselves', () => {
  const unmanned = (kind: string, weapons: readonly number[] = [0]) => ({ kind, weapons, pilot: null });
  const pilots = (squads: string[], kinds: string[], pilotless: number[] = []) =>
    crewed(
      pack,
      { title: 'Test', squads, machines: kinds.map((kind) => unmanned(kind)), guns: [] },
      pilotless,
    ).machines.map(({ pilot }) => pilot && [pilot.squad, pilot.soldier]);

  test('BRP-2.3 of the rank or above it', () => {
    expect([1, 2, 3].map((rank) => canPilot({ rank }, { rank: 2 }))).toEqual([false, true, true]);
  });
  test('the lowest rank that will do, of these the weakest, of these the first', () => {
    expect(pilots(['light-assault-clones', 'regime-clones'], ['raptor', 'spider'])).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(pilots(['heavy-clones'], ['raptor', 'raptor', 'raptor', 'raptor'])).toEqual([
      [0, 0],
      [0, 5],
      [0, 4],
      [0, 1],
    ]);
  });
  test('machines of the highest rank choose first, wherever they stand', () => {
    expect(pilots(['light-assault-landing', 'regime-clones'], ['raptor', 'thunder', 'spider'])).toEqual([
      [1, 0],
      [0, 0],
      [0, 5],
    ]);
  });
  test('where there is only one who can, for the machine that asks for more', () => {
    expect(pilots(['spare-pilot'], ['raptor', 'spider'])).toEqual([null, [0, 0]]);
  });
  test('not for a machine that a mission leaves without one', () => {
    expect(pilots(['regime-clones'], ['raptor', 'raptor'], [0])).toEqual([null, [0, 0]]);
    expect(pilots(['regime-clones'], ['raptor', 'raptor'], [1])).toEqual([[0, 0], null]);
  });
  test('whoever was named drives, and nobody twice', () => {
    const named = { kind: 'raptor', weapons: [1], pilot: { squad: 0, soldier: 0 } };
    const army = {
      title: 'Test',
      squads: ['regime-clones'],
      machines: [unmanned('raptor'), named],
      guns: [],
    };
    expect(crewed(pack, army)).toEqual({
      ...army,
      machines: [{ kind: 'raptor', weapons: [0], pilot: { squad: 0, soldier: 1 } }, named],
    });
    expect(army.machines[0]).toEqual(unmanned('raptor'));
    const third = { ...army, machines: [{ ...named, pilot: { squad: 0, soldier: 3 } }, unmanned('raptor')] };
    expect(crewed(pack, third).machines[1]?.pilot).toEqual({ squad: 0, soldier: 0 });
  });
  test('a pilot who is not there, a squad or a machine nobody knows change nothing for the rest', () => {
    const nobody = { kind: 'raptor', weapons: [0], pilot: { squad: 4, soldier: 0 } };
    const army = {
      title: 'Test',
      squads: ['dragoons', 'spare-pilot'],
      machines: [nobody, unmanned('raptor'), unmanned('tank')],
      guns: [],
    };
    expect(crewed(pack, army).machines.map(({ pilot }) => pilot)).toEqual([
      { squad: 4, soldier: 0 },
      { squad: 1, soldier: 0 },
      null,
    ]);
  });
  test('a ready-made army has its weapons, guns and pilots', () => {
    const [patrol] = pack.armies.filter(({ id }) => id === 'polaris-patrol');
    expect(patrol && armyFrom(pack, patrol, 'Patrol')).toEqual({
      title: 'Patrol',
      squads: ['light-assault-clones', 'regime-clones'],
      machines: [{ kind: 'raptor', weapons: [0, 1], pilot: { squad: 1, soldier: 0 } }],
      guns: ['mortar'],
    });
  });
});

describe('BRP-1.5 the army that stands when time runs out', () => {
  const three: Armoury = { ...pack, armies: pack.armies.slice(0, 3) };

  test('of ready-made ones the seat’s own; after the last comes the first', () => {
    expect([0, 1, 2, 3].map((seat) => ready(seat, { armoury: three })?.title)).toEqual([
      'polaris-first',
      'protectorate-first',
      'polaris-blades',
      'polaris-first',
    ]);
  });
  test('the first from there on that costs what the others do', () => {
    const titles = (cost: number) =>
      [0, 1, 2].map((seat) => ready(seat, { armoury: three, difference: 10, costs: [cost] })?.title);
    expect(titles(60)).toEqual(['polaris-first', 'protectorate-first', 'polaris-first']);
    expect(titles(150)).toEqual(['polaris-blades', 'polaris-blades', 'polaris-blades']);
  });
  test('BRP-12.4 what a mission gives instead, by its name', () => {
    for (const seat of [0, 1]) expect(ready(seat, { mission: 'liberation' })?.title).toBe('liberation');
    expect(ready(0, { mission: 'liberation' })?.squads).not.toEqual(
      ready(1, { mission: 'liberation' })?.squads,
    );
  });
});

describe('BRP-1.5 where no ready-made army costs what the others do', () => {
  const foot = (costs: readonly number[], difference = 10, armoury = without) =>
    ready(1, { armoury, difference, costs });
  const army = (squads: string[], title = 'polaris'): Army => ({ title, squads, machines: [], guns: [] });

  test('the cheapest squads that do, as few as can be', () => {
    expect(foot([40])).toEqual(army(['regime-clones']));
    expect(foot([80])).toEqual(army(['heavy-clones']));
    expect(foot([100])).toEqual(army(['light-assault-landing']));
    const many = foot([300]);
    expect(many?.squads).toHaveLength(3);
    expect(many && costOf(pack, many)).toBe(270);
  });
  test('for every other army at once', () => {
    expect(foot([80, 88], 10)?.squads).toEqual(['heavy-clones']);
    expect(foot([60, 200], 10)).toBeNull();
  });
  test('just met and just missed', () => {
    expect(foot([72], 10)?.squads).toEqual(['heavy-clones']);
    expect(foot([71], 10)?.squads).toEqual(['cyber-infantry']);
    expect(foot([36], 10)?.squads).toEqual(['regime-clones']);
    expect(foot([35], 10)).toBeNull();
  });
  test('of one side, of soldiers who can be bought', () => {
    const blue = { ...without, squads: pack.squads.filter(({ colours }) => colours === 'protectorate') };
    expect(foot([60], 10, blue)).toEqual(army(['light-cyber-infantry'], 'protectorate'));
    const extras = { ...without, squads: pack.squads.map((kind) => ({ ...kind, isExtra: true as const })) };
    expect(foot([60], 10, extras)).toBeNull();
  });
  test('none where nobody has brought anything to compare with', () => {
    expect(foot([], 10)).toBeNull();
  });
  test('BRP-1.6 no more than there is room for', () => {
    const militia = { ...without, squads: pack.squads.filter(({ id }) => id === 'velian-militia') };
    expect(foot([880], 10, militia)?.squads).toHaveLength(20);
    expect(foot([930], 10, militia)).toBeNull();
  });
  test('no more squads than an army may have', () => {
    const cheap = { ...without, squads: pack.squads.filter(({ id }) => id === 'velian-militia') };
    const tiny = {
      ...cheap,
      squads: cheap.squads.map((kind) => ({ ...kind, soldiers: kind.soldiers.slice(0, 1) })),
    };
    expect(foot([1200], 10, tiny)?.squads).toHaveLength(27);
    expect(foot([1320], 10, tiny)?.squads).toHaveLength(30);
    expect(foot([1400], 10, tiny)).toBeNull();
  });
});

describe('BRP-12.4 the commander’s machine that nobody chose', () => {
  const commander = (costs: readonly number[], armoury: Armoury = without) =>
    ready(1, { armoury, mission: 'commander', difference: 10, costs });

  test('the cheapest with squads that can drive it, fitted out and manned', () => {
    expect(commander([100])).toEqual({
      title: 'polaris',
      squads: ['regime-clones'],
      machines: [{ kind: 'raptor', weapons: [0, 1], pilot: { squad: 0, soldier: 0 } }],
      guns: [],
    });
  });
  test('one that asks for rank 3 with squads of rank 3', () => {
    const landing = commander([160], only(without, 'thunder'));
    expect(landing?.squads).toEqual(['light-assault-landing']);
    expect(landing?.machines.map(({ kind }) => kind)).toEqual(['thunder']);
  });
  test('the next dearer where the cheapest does not add up; the other side where the first has none', () => {
    const dear = commander([190], only(without, 'mad-bull', 'demolisher'));
    expect([dear?.title, dear?.machines[0]?.kind]).toEqual(['polaris', 'mad-bull']);
    const blue = commander([100], only(without, 'salamander'));
    expect([blue?.title, blue?.machines[0]?.kind, blue?.squads.length]).toEqual([
      'protectorate',
      'salamander',
      1,
    ]);
  });
  test('the cheapest, in whatever order the content has them', () => {
    const turned = { ...without, machines: pack.machines.toReversed() };
    expect(commander([200], turned)?.machines.map(({ kind }) => kind)).toEqual(['raptor']);
  });
  test('not where no machine can be had for that', () => {
    expect(commander([90], only(without, 'mad-bull'))).toBeNull();
  });
});
