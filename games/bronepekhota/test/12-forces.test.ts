import { type Field, fieldOf, placed, rectangle } from '@bridgehead/geometry';
import {
  chanceFrom,
  judge,
  lapseOf,
  readOptions,
  ScriptedChance,
  seedFromText,
  type SeatKind,
  step,
} from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { activate } from '../rules/activation.ts';
import { refuseAct } from '../rules/acts.ts';
import type { SquadKind } from '../rules/armoury.ts';
import type { Army } from '../rules/army.ts';
import { refuseDeployment } from '../rules/deploy.ts';
import { endIfDecided } from '../rules/ending.ts';
import { addMachine } from '../rules/enlist.ts';
import { fieldFor } from '../rules/ground.ts';
import type { Room } from '../rules/inquire/answers.ts';
import { inquire } from '../rules/inquire/index.ts';
import { findMachine } from '../rules/kinds.ts';
import type { Move } from '../rules/moves.ts';
import { MISSIONS, PUBLISHED } from '../rules/options.ts';
import { readyArmy } from '../rules/ready.ts';
import { costOf } from '../rules/recruit.ts';
import { retell } from '../rules/retell.ts';
import { rulesOver } from '../rules/rules.ts';
import { waitingUnits } from '../rules/waiting.ts';
import { type Gun, type Machine, NONE, type State } from '../rules/state.ts';
import { isManned, touches } from '../rules/space.ts';
import { named } from './asking.ts';
import { Battle } from './scenario.ts';

const pack = packFrom();
const rules = rulesOver(pack);

function table(options: Record<string, string | number>, seats = 2): State {
  const read = readOptions(rules.manifest, seats, options);
  if ('refusal' in read) throw new Error(`${read.refusal.reason} ${JSON.stringify(read.refusal.figures)}`);
  const kinds = Array.from({ length: seats }, (): SeatKind => 'human');
  return rules.setup(read.options, kinds, new ScriptedChance([]));
}

function asked(state: State) {
  const [decision] = rules.pending(state);
  if (!decision) throw new Error('nobody is asked');
  return decision;
}

const luck = chanceFrom(seedFromText('forces'));

function play(state: State, move: Move): State {
  const { seat, id } = asked(state);
  const done = step(rules, state, { seat, decision: id, move }, luck);
  if ('refusal' in done) throw new Error(`${done.refusal.clause} ${done.refusal.reason}`);
  return done.state;
}

function why(state: State, army: Army): string | null {
  const { seat, id } = asked(state);
  const judged = judge(rules, state, { seat, decision: id, move: { kind: 'bring', army } });
  return 'refusal' in judged ? named(judged.refusal) : null;
}

/** What time brings when it runs out. */
const ready = (state: State): Army => (asked(state).lapse as Extract<Move, { kind: 'bring' }>).army;
const brought = (state: State): State => play(state, { kind: 'bring', army: ready(state) });
const mustered = (mission: string): State => brought(brought(table({ mission })));

function deployed(mission: string): State {
  let state = mustered(mission);
  while (state.stage.stage === 'deploy') state = play(state, rules.randomMove(state, asked(state), luck));
  return state;
}

describe('BRP-2.4 whoever sets up as the table suggests', () => {
  test.each(PUBLISHED)('%s: has somebody by every gun', (mission) => {
    let state = mustered(mission);
    const table = () => ({ armoury: pack, field: fieldFor(pack, state.ground), state });
    while (state.stage.stage === 'deploy') {
      const [unit] = waitingUnits(state, state.stage.seat);
      const { around } = inquire(table(), { ask: 'zone', unit }) as Room;
      const { move } = inquire(table(), { ask: 'places', unit, around }) as { move: Move };
      state = play(state, move);
    }
    const guns = state.pieces.filter((piece) => piece.kind === 'gun');
    expect(guns).not.toEqual([]);
    expect(guns.filter((gun) => !isManned(table(), gun))).toEqual([]);
  });
});

describe('BRP-4.2.3 a flyer that a mission leaves without a pilot', () => {
  test('stands on the table, not on its stand', () => {
    const battle = new Battle();
    const [empty, manned] = [
      addMachine(battle.battlefield, 0, 'thunder', [0], NONE),
      battle.machine(0, 'thunder', [300, 300], { pilot: 'light-assault-landing' }),
    ];
    expect([empty, manned].map((id) => battle.get<Machine>(id).isFlying)).toEqual([false, true]);
  });
});

describe('BRP-12.4 a published mission says who fights', () => {
  const army: Army = {
    title: 'Landing',
    squads: ['heavy-assault-landing'],
    machines: [{ kind: 'raptor', weapons: [0, 1], pilot: { squad: 0, soldier: 2 } }],
    guns: ['mortar', 'mortar'],
  };
  const first = () => table({ mission: 'liberation' });
  test('the player names pilots and fits machines out', () => {
    expect(why(first(), army)).toBeNull();
    const other = { kind: 'raptor', weapons: [1], pilot: { squad: 0, soldier: 5 } };
    expect(why(first(), { ...army, machines: [other] })).toBeNull();
    const state = play(first(), { kind: 'bring', army: { ...army, machines: [other] } });
    expect(state.pieces.find(({ kind }) => kind === 'machine')).toMatchObject({ weapons: [1] });
  });
  test.each<[string, Partial<Army>]>([
    ['another squad', { squads: ['tribunators'] }],
    ['one squad more', { squads: ['heavy-assault-landing', 'regime-clones'] }],
    ['one gun less', { guns: ['mortar'] }],
    ['another machine', { machines: [{ kind: 'locust', weapons: [], pilot: { squad: 0, soldier: 0 } }] }],
    ['no machine', { machines: [] }],
  ])('%s is refused', (_, change) => {
    expect(why(first(), { ...army, ...change })).toBe('BRP-12.4 army-given');
  });
  test('BRP-1.6 every machine still needs a pilot, but what the mission leaves without', () => {
    expect(why(first(), { ...army, machines: [{ kind: 'raptor', weapons: [0], pilot: null }] })).toBe(
      'BRP-1.6 no-pilot',
    );
    const bait = table({ mission: 'bait' });
    expect(ready(bait).machines).toMatchObject([{ kind: 'locust', pilot: null }]);
    const manned = {
      ...ready(bait),
      machines: [{ kind: 'locust', weapons: [0], pilot: { squad: 0, soldier: 0 } }],
    };
    expect(why(bait, manned)).toBe('BRP-1.6 left-pilotless');
  });
  test('BRP-1.6 a mission may add a pilot: of rank 2, who alone can drive T-Rex', () => {
    const hunt = brought(table({ mission: 'hunt' }));
    expect(ready(hunt).machines).toMatchObject([{ kind: 't-rex', pilot: { squad: 1, soldier: 0 } }]);
    const [machine] = ready(hunt).machines;
    const militiaman = {
      ...ready(hunt),
      machines: [{ ...machine, pilot: { squad: 0, soldier: 0 } }],
    } as Army;
    expect(why(hunt, militiaman)).toBe('BRP-2.3 pilot-rank');
  });
  test('Helix has its platform', () => {
    const recovery = table({ mission: 'recovery' });
    const [helix] = ready(recovery).machines;
    expect(helix?.weapons).toEqual([2]);
    const armed = { ...ready(recovery), machines: [{ ...helix, weapons: [0, 1] }] } as Army;
    expect(why(recovery, armed)).toBe('BRP-12.4 weapons-given');
  });
  test('BRP-1.5 costs are not compared', () => {
    const state = mustered('hunt');
    expect(state.costs).toEqual([100, 140]);
    expect(state.rules.difference).toBe(0);
  });
});

describe('BRP-12.4 what a mission sets up itself', () => {
  test('loads lie on the table before anybody comes, where they can stand', () => {
    const state = table({ mission: 'liberation' });
    expect(state.pieces).toMatchObject([
      { kind: 'load', role: 'prisoner', status: 'table' },
      { kind: 'load', role: 'prisoner', status: 'table' },
    ]);
    expect(table({ mission: 'trap' }).pieces).toMatchObject([{ kind: 'load', role: 'cargo' }]);
  });
  test('the captive is among the enemy, and his own side’s', () => {
    const state = mustered('liberation');
    const squad = state.squads.findIndex(({ model }) => model === 'colonel');
    expect(state.squads[squad]).toMatchObject({ seat: 1 });
    const colonel = state.pieces.find((piece) => piece.kind === 'soldier' && piece.squad === squad);
    expect(colonel).toMatchObject({ status: 'table', x: 695, y: 400, hx: -1 });
  });
  test('a machine without pilot stands at its place, as broken as the mission says', () => {
    const state = mustered('recovery');
    const gryphon = state.pieces.find(
      (piece) => piece.kind === 'machine' && piece.model === 'gryphon',
    ) as Machine;
    expect(gryphon).toMatchObject({ status: 'table', durability: 3, pilot: -1, owner: 1, cx: -1 });
    const locust = mustered('bait').pieces.find(({ kind }) => kind === 'machine');
    expect(locust).toMatchObject({ status: 'table', durability: 12, pilot: -1, owner: 0 });
  });
  test('the event says all of it', () => {
    const state = brought(table({ mission: 'liberation' }));
    const { seat, id } = asked(state);
    const answer = { seat, decision: id, move: { kind: 'bring', army: ready(state) } };
    const done = step(rules, state, answer, new ScriptedChance([8, 3]));
    if ('refusal' in done) throw new Error(done.refusal.reason);
    const view = done.events.reduce((told, { event }) => retell(told, event), rules.observe(state, 0));
    expect(view.pieces).toEqual(done.state.pieces);
    expect(view.squads).toEqual(done.state.squads);
  });
  test('nothing that stands already is set up again', () => {
    const state = deployed('liberation');
    expect(state.pieces.filter(({ status }) => status === 'reserve')).toEqual([]);
  });
  test('BRP-1.6 zones are the mission’s where it has some', () => {
    const battle = new Battle({ mission: 'hunt' });
    battle.squad(1, 'tribunators', [0, 0]);
    battle.get(0).status = 'reserve';
    const place = (x: number) => ({ x, y: 400, z: 0, facing: { x: 1, y: 0 } });
    const at = (x: number) =>
      refuseDeployment(battle.battlefield, 1, { kind: 'deploy', unit: { squad: 0 }, places: [place(x)] })
        ?.reason;
    expect([809, 810, 990, 991].map(at)).toEqual([
      'outside-the-zone',
      undefined,
      undefined,
      'outside-the-zone',
    ]);
  });
});

describe('BRP-3.1 the mission’s first side', () => {
  test('moves first in tour 1 without a roll, then by seats', () => {
    const state = deployed('liberation');
    expect(state).toMatchObject({ tour: 1, order: [1, 0], stage: { stage: 'turn', seat: 1 } });
    expect(deployed('hunt')).toMatchObject({ tour: 1, order: [0, 1], stage: { stage: 'turn', seat: 0 } });
  });
  test('elsewhere the die decides', () => {
    expect(deployed('annihilation').stage.stage).toBe('initiative');
  });
});

describe('BRP-12.4 cannot be shot at', () => {
  test('no target, though blasts, fights and capture apply', () => {
    const battle = new Battle({ mission: 'bait' });
    const mortar = battle.gun(0, 'mortar', [500, 400]);
    battle.state.pieces[mortar] = { ...battle.get<Gun>(mortar), isSpared: true };
    const [near = -1, far = -1] = battle.squad(1, 'cyber-infantry', [535, 400], [600, 400]);
    battle.squad(0, 'regime-clones', [100, 100]);
    battle.roll((game) => activate(game, 1, { squad: 0 }));
    const shot = refuseAct(battle.battlefield, { kind: 'shoot', by: far, with: 'own', at: [mortar] });
    expect(`${shot?.clause} ${shot?.reason}`).toBe('BRP-12.4 spared-target');
    battle.get(near).x = 533;
    expect(touches(battle.battlefield, battle.get(near), battle.get(mortar))).toBe(true);
    expect(refuseAct(battle.battlefield, { kind: 'fight', by: near, enemy: mortar })).toBeNull();
    expect(refuseAct(battle.battlefield, { kind: 'take', by: near, gun: mortar })).toBeNull();
  });
  test('only the guns of which the mission says so', () => {
    const spared = (mission: string) =>
      mustered(mission).pieces.flatMap((piece) => (piece.kind === 'gun' ? [piece.isSpared] : []));
    expect(spared('bait')).toEqual([true, true]);
    expect(spared('hunt')).toEqual([true]);
    expect(spared('storm')).toEqual([false, false]);
  });
});

describe('BRP-12.4 the colonel', () => {
  function camp() {
    const battle = new Battle({ mission: 'liberation' });
    const [colonel = -1] = battle.squad(1, 'colonel', [450, 400]);
    battle.squad(0, 'heavy-assault-landing', [100, 400]);
    battle.squad(1, 'assault-special-forces', [900, 400]);
    return { battle, colonel };
  }
  const stroll = (by: number, x: number): Extract<Move, { kind: 'walk' }> => ({
    kind: 'walk',
    by,
    path: [{ x, y: 400, z: 0 }],
    facing: { x: 1, y: 0 },
  });
  test('moves only with a touching soldier of his side', () => {
    const { battle, colonel } = camp();
    battle.roll((game) => activate(game, 1, { squad: 0 }));
    expect(refuseAct(battle.battlefield, stroll(colonel, 550))).toMatchObject({
      clause: 'BRP-12.4',
      reason: 'needs-escort',
    });
    battle.squad(1, 'colonel', [450, 431]);
    battle.squad(0, 'heavy-assault-landing', [429, 400]);
    expect(refuseAct(battle.battlefield, stroll(colonel, 550))?.reason).toBe('needs-escort');
    battle.squad(1, 'assault-special-forces', [450, 369]);
    expect(refuseAct(battle.battlefield, stroll(colonel, 550))).toBeNull();
    expect(refuseAct(battle.battlefield, stroll(colonel, 651))?.reason).toBe('too-far');
  });
  test('keeps nobody in the game', () => {
    const { battle } = camp();
    battle.get(2).status = 'destroyed';
    battle.roll((game) => endIfDecided(game));
    expect(battle.state.outcome).toEqual({ kind: 'win', winners: [0], ending: 'wipedOut' });
  });
});

describe('a ready army stands when time runs out', () => {
  const tables = [2, 3, 4].flatMap((seats) =>
    (rules.manifest.options[0]?.values({ seats, options: {} }) ?? []).map((mission) => ({ seats, mission })),
  );
  test.each(tables)('$mission, $seats players', ({ seats, mission }) => {
    let state = table({ mission: String(mission) }, seats);
    while (state.stage.stage === 'muster') {
      const answer = lapseOf(asked(state));
      if (!answer) throw new Error('the table would wait for ever');
      const done = step(rules, JSON.parse(JSON.stringify(state)), answer, luck);
      if ('refusal' in done) throw new Error(`${done.refusal.clause} ${done.refusal.reason}`);
      state = done.state;
    }
    expect(state.costs.every((cost) => cost !== null && cost > 0)).toBe(true);
  });
  test('of ready-made ones every seat begins with another', () => {
    const first = table({ mission: 'annihilation' });
    expect([ready(first).title, ready(brought(first)).title]).toEqual([
      pack.armies[0]?.id,
      pack.armies[1]?.id,
    ]);
  });
  test.each([
    ['annihilation', ['regime-clones'], []],
    [
      'annihilation',
      ['tribunators', 'tribunators', 'tribunators', 'tribunators', 'tribunators', 'regime-clones'],
      [],
    ],
    ['commander', ['velian-militia'], ['salamander']],
  ])(
    'BRP-1.5 where costs may differ by 10 %% it costs what the others do: %s, %j',
    (mission, squads, kinds) => {
      const state = table({ mission, difference: 10 });
      const machines = kinds.map((kind) => ({ kind, weapons: [0], pilot: { squad: 0, soldier: 0 } }));
      const second = play(state, { kind: 'bring', army: { title: 'Odd', squads, machines, guns: [] } });
      const cost = costOf(pack, ready(second));
      const other = second.costs[0] ?? 0;
      expect(Math.abs(cost - other)).toBeLessThanOrEqual(Math.max(cost, other) / 10);
      expect(brought(second).stage.stage).toBe('deploy');
    },
  );
  test.each(['annihilation', 'commander'])(
    'and nothing stands where no army that fits costs as much: %s',
    (mission) => {
      const second = { ...table({ mission, difference: 10 }), costs: [9000, null] };
      second.stage = { stage: 'muster', seat: 1 };
      expect(lapseOf(asked(second))).toBeNull();
    },
  );
  test('BRP-1.6 of few squads where many would add up to as much: there is no room for more', () => {
    const army = { title: 'Many', squads: Array<string>(20).fill('tribunators'), machines: [], guns: [] };
    const second = play(table({ mission: 'annihilation', difference: 10 }), { kind: 'bring', army });
    expect(ready(second).squads.length).toBeLessThanOrEqual(20);
    expect(brought(second).stage.stage).toBe('deploy');
  });
  test.each([
    [0, 'annihilation'],
    [1400, 'annihilation'],
    [1400, 'commander'],
  ])(
    'BRP-1.6 nothing stands in a zone without room, and few armies are tried there: %i, %s',
    (cost, mission) => {
      const line = pack.squads[0] as SquadKind;
      const squads = Array.from({ length: 80 }, (_, number) => ({
        ...line,
        id: `line-${number}`,
        cost: 113 + number,
      }));
      const wall = { kind: 'block', base: 0, top: 300, walkable: false, climbable: false } as const;
      const corners = placed(rectangle(200, 800), { x: 1100, y: 400 }, { x: 1, y: 0 }).corners;
      const walled = fieldOf({ width: 1200, depth: 800, pieces: [{ ...wall, corners }] });
      const costs = [cost || null, null];
      const state: State = {
        ...table({ mission, difference: 20 }),
        costs,
        stage: { stage: 'muster', seat: 1 },
      };
      let looks = 0;
      const field: Field = {
        ...walled,
        get grounds() {
          looks++;
          return walled.grounds;
        },
      };
      const armoury = { ...pack, squads: [...pack.squads, ...squads] };
      expect(readyArmy({ armoury, field, state }, 1)).toBeNull();
      // Whoever looks for room once looks at every place of the zone.
      expect(looks).toBeLessThan(100_000);
    },
  );
});

describe('the commander’s machine', () => {
  test('no army fights that mission without a machine', () => {
    const state = table({ mission: 'commander' });
    const foot: Army = { title: 'Foot', squads: ['tribunators'], machines: [], guns: [] };
    expect(why(state, foot)).toBe('BRP-12.4 no-commander');
    expect(why(table({ mission: 'annihilation' }), foot)).toBeNull();
    expect(ready(state).machines.map(({ kind }) => findMachine(pack, kind)?.id)).not.toEqual([]);
  });
});

describe('what tables offer and what missions say agree', () => {
  const values = (id: string, seats: number, options: Record<string, string>) =>
    rules.manifest.options.find((spec) => spec.id === id)?.values({ seats, options }) ?? [];
  test.each(pack.missions)('$id', ({ id, title, tours, forces, layout }) => {
    expect(MISSIONS).toContain(id);
    expect(rules.manifest.options[0]?.describe(id)).toEqual(title);
    const options = { mission: id };
    if (tours !== null) expect(values('tours', 2, options)).toEqual([tours]);
    expect([2, 3, 4].filter((seats) => values('mission', seats, {}).includes(id))).toEqual(
      forces ? [2] : [2, 3, 4],
    );
    expect(values('ground', 2, options).includes('own')).toBe(layout !== undefined);
    expect(values('difference', 2, options).length > 1).toBe(forces === undefined);
  });
  test('the mission’s own tours and table are played, whatever was chosen', () => {
    const missions = pack.missions.map((mission) => ({ ...mission, tours: 3, layout: 'drydock' }));
    const other = rulesOver({ ...pack, missions });
    const read = readOptions(other.manifest, 2, { mission: 'annihilation', tours: 20 });
    if ('refusal' in read) throw new Error(read.refusal.reason);
    const state = other.setup(read.options, ['human', 'human'], new ScriptedChance([]));
    expect(state).toMatchObject({ rules: { tours: 3 }, ground: { layout: 'drydock' } });
  });
  test('who attacks and who holds a line: two sides; a line is held for a number of tours', () => {
    expect(values('teams', 3, { mission: 'line' })).toEqual(['2+1']);
    expect(values('teams', 4, { mission: 'line' })).toEqual(['2+2', '3+1']);
    expect(values('tours', 2, { mission: 'line' })).not.toContain(0);
  });
});
