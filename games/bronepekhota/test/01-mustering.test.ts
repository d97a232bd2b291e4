import type { Seat } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import type { Army, ArmyMachine } from '../rules/army.ts';
import { armyOf, refuseForce } from '../rules/forces.ts';
import type { Force, Mission } from '../rules/mission.ts';
import { bring, refuseBringing } from '../rules/muster.ts';
import { armyComplaints, costOf, differs, refuseArmy, refuseDifference } from '../rules/recruit.ts';
import type { Gun, Machine } from '../rules/state.ts';
import { named } from './asking.ts';
import { Battle, told } from './scenario.ts';

const pack = packFrom();

const army = (
  squads: readonly string[],
  machines: readonly ArmyMachine[] = [],
  guns: string[] = [],
): Army => ({
  title: 'Test',
  squads,
  machines,
  guns,
});

const piloted = (kind: string, squad: number, soldier: number): ArmyMachine => ({
  kind,
  weapons: [0],
  pilot: { squad, soldier },
});

const militia = army(['velian-militia']);
const clones = army(['regime-clones']);

/** Nobody has brought anything. */
function muster(setting: ConstructorParameters<typeof Battle>[0] = {}) {
  const battle = new Battle(setting);
  battle.state.tour = 0;
  battle.state.costs = battle.state.sides.map(() => null);
  battle.state.stage = { stage: 'muster', seat: 0 };
  return battle;
}

function why(battle: Battle, seat: Seat, given: Army, missions: readonly Mission[] = pack.missions) {
  const refusal = refuseBringing({ ...battle.battlefield, armoury: { ...pack, missions } }, seat, given);
  return refusal && named(refusal);
}

describe('BRP-1.5 armies are brought one after another', () => {
  test('the next seat is asked until everybody has brought one; then the dice are rolled', () => {
    const battle = muster({ sides: [0, 1, 2] });
    battle.roll((game) => bring(game, 0, clones));
    expect(battle.state.stage).toEqual({ stage: 'muster', seat: 1 });
    battle.roll((game) => bring(game, 1, militia));
    expect(battle.state.stage).toEqual({ stage: 'muster', seat: 2 });
    expect(battle.state.costs).toEqual([40, 40, null]);
    battle.roll((game) => bring(game, 2, army(['velian-militia'], [], ['mortar'])), 3, 9, 8);
    expect(battle.state.costs).toEqual([40, 40, 60]);
    expect(battle.state.stage).toMatchObject({ stage: 'deploy', seat: 1 });
  });
  test.each([
    [1, [12, 5, 5, 5], [0, 1, 2, 3]],
    [2, [5, 5, 12, 5], [2, 3, 0, 1]],
    [3, [5, 5, 5, 12], [3, 0, 1, 2]],
  ])('BRP-1.6 whoever rolls highest begins, the others follow by seats (%i)', (_, dice, order) => {
    const battle = muster({ sides: [0, 0, 1, 1] });
    for (const seat of [0, 1, 2]) battle.roll((game) => bring(game, seat, clones));
    const events = battle.roll((game) => bring(game, 3, clones), ...dice);
    expect(battle.state.stage).toEqual({ stage: 'deploy', seat: order[0], order });
    expect(told(events, 'contest')).toMatchObject([{ about: 'deployment' }]);
  });
  test('everything is as sound and full as its armlist says, and waits beside the table', () => {
    const battle = muster();
    const given = army(['regime-clones'], [piloted('raptor', 0, 2)], ['mortar']);
    const [brought] = told(
      battle.roll((game) => bring(game, 0, given)),
      'brought',
    );
    expect(brought).toMatchObject({ seat: 0, title: 'Test', cost: 40 + 60 + 20 });
    expect(brought?.squads).toEqual([{ seat: 0, model: 'regime-clones', hasActed: false }]);
    const unset = { x: 0, y: 0, z: 0, hx: 1, hy: 0 };
    const soldier = { kind: 'soldier', squad: 0, hasActed: false, panics: false, ...unset };
    expect(battle.state.pieces).toEqual([
      ...[0, 1, 2, 3, 4, 5].map((model) => ({
        ...soldier,
        model,
        status: model === 2 ? 'aboard' : 'reserve',
        machine: model === 2 ? 6 : -1,
      })),
      {
        kind: 'machine',
        model: 'raptor',
        weapons: [0],
        owner: 0,
        seat: 0,
        status: 'reserve',
        ...unset,
        cx: 1,
        cy: 0,
        isFlying: false,
        durability: 9,
        ammo: 12,
        pilot: 2,
        since: 0,
        hasActed: false,
      },
      {
        kind: 'gun',
        model: 'mortar',
        owner: 0,
        seat: 0,
        status: 'reserve',
        ...unset,
        durability: 4,
        ammo: 12,
        shots: 0,
        hasMoved: false,
        isSpared: false,
      },
    ]);
  });
  test('BRP-2.3 a pilot may come from any squad, each machine has its own', () => {
    const battle = muster();
    const two = army(
      ['regime-clones', 'heavy-clones'],
      [piloted('helix', 1, 0), piloted('raptor', 0, 0), piloted('raptor', 1, 5)],
    );
    expect(why(battle, 0, two)).toBeNull();
    battle.roll((game) => bring(game, 0, two));
    const machines = battle.state.pieces.filter((piece): piece is Machine => piece.kind === 'machine');
    expect(machines.map(({ pilot }) => pilot)).toEqual([6, 0, 11]);
    expect([6, 0, 11].map((id) => battle.get(id))).toMatchObject(
      [12, 13, 14].map((machine) => ({ status: 'aboard', machine })),
    );
  });
  test('the first side looks to the right, whoever it is against to the left', () => {
    const battle = muster({ sides: [0, 0, 1, 2] });
    for (const seat of [0, 1, 2]) battle.roll((game) => bring(game, seat, clones));
    battle.roll((game) => bring(game, 3, army(['velian-militia'], [piloted('bronekhod', 0, 0)])), 9, 1, 2, 3);
    const seats = [0, 6, 12, 18].map((id) => battle.get(id).hx);
    expect(seats).toEqual([1, 1, -1, -1]);
    expect(battle.get<Machine>(24)).toMatchObject({ hx: -1, cx: -1, cy: 0 });
  });
  test('and nothing changes while one is only looked at', () => {
    const battle = muster();
    const before = structuredClone(battle.state);
    expect(why(battle, 0, army(['regime-clones'], [piloted('raptor', 0, 0)], ['mortar']))).toBeNull();
    expect(battle.state).toEqual(before);
  });
});

describe('BRP-1.5 costs', () => {
  const at = (costs: (number | null)[], most: number, given: Army) => {
    const battle = muster({ sides: costs.map((_, seat) => seat), rules: { difference: most } });
    battle.state.costs = costs;
    return why(battle, costs.length - 1, given);
  };
  test('are compared with every army that is there already, within the limit the players asked for', () => {
    expect(at([44, null], 10, clones)).toBeNull();
    expect(at([45, null], 10, clones)).toBe('BRP-1.5 cost-difference');
    expect(at([36, null], 10, clones)).toBeNull();
    expect(at([35, null], 10, clones)).toBe('BRP-1.5 cost-difference');
    expect(at([40, 50, null], 20, clones)).toBeNull();
    expect(at([40, 51, null], 20, clones)).toBe('BRP-1.5 cost-difference');
    expect(at([51, null], 0, clones)).toBeNull();
  });
  test('of one who has brought nothing yet there is nothing to compare', () => {
    expect(at([null, null], 10, clones)).toBeNull();
    expect(at([null, 40, null], 10, clones)).toBeNull();
  });
  test('equal ones never differ, not even where nothing may', () => {
    expect(differs(100, 100, 0)).toBe(false);
    expect(differs(100, 99, 0)).toBe(true);
    expect(refuseDifference(100, [], 10)).toBeNull();
  });
  test('are the sum of what is known: nobody pays for what no armlist has', () => {
    const strange = army(['regime-clones', 'dragoons'], [piloted('tank', 0, 0)], ['howitzer', 'twin-cannon']);
    expect(costOf(pack, strange)).toBe(40 + 45);
    expect(costOf(pack, army([]))).toBe(0);
  });
});

describe('BRP-1.5 reasons in their order', () => {
  const reason = (given: Army) => {
    const refusal = refuseArmy(pack, given);
    return refusal && { is: named(refusal), ...refusal.figures };
  };
  test('whatever is unknown is named: a squad before a machine before a gun', () => {
    expect(reason(army(['dragoons'], [piloted('tank', 0, 0)], ['howitzer']))).toMatchObject({
      kind: 'dragoons',
    });
    expect(reason(army(['velian-militia'], [piloted('tank', 0, 0)], ['howitzer']))).toMatchObject({
      kind: 'tank',
    });
    expect(reason(army(['velian-militia'], [], ['mortar', 'howitzer']))).toMatchObject({ kind: 'howitzer' });
  });
  test('of two sides in one army the first of each is named, wherever it stands in the list', () => {
    const squads = ['velian-militia', 'cyber-infantry', 'heavy-clones', 'tribunators'];
    expect(reason(army(squads))).toEqual({
      is: 'BRP-1.5 mixed-army',
      kind: 'heavy-clones',
      other: 'velian-militia',
    });
    expect(reason(army(['heavy-clones'], [piloted('gryphon', 0, 0)]))).toEqual({
      is: 'BRP-1.5 mixed-army',
      kind: 'heavy-clones',
      other: 'gryphon',
    });
    const machines = [piloted('bronekhod', 0, 0), piloted('raptor', 0, 1)];
    expect(reason(army(['velian-militia'], machines))).toMatchObject({ kind: 'raptor' });
  });
  test('whoever has what nobody can buy hears what else is wrong', () => {
    const given = army(['spare-pilot', 'velian-militia', 'regime-clones']);
    const heard = [...armyComplaints(pack, given)].map(({ refusal }) => refusal.reason);
    expect(heard).toEqual(['extra-kind', 'mixed-army']);
  });
  test('BRP-1.6 nobody drives two machines, though two soldiers of one number may', () => {
    const two = ['velian-militia', 'velian-militia'];
    const pair = (one: [number, number], other: [number, number]) =>
      reason(army(two, [piloted('bronekhod', ...one), piloted('salamander', ...other)]));
    expect(pair([0, 1], [0, 1])).toEqual({ is: 'BRP-1.6 pilot-twice', kind: 'salamander' });
    expect(pair([0, 1], [1, 1])).toBeNull();
    expect(pair([0, 1], [0, 2])).toBeNull();
  });
  test('machines that a mission leaves without a pilot do not share one', () => {
    const empty = { kind: 'locust', weapons: [0], pilot: null };
    const given = army(['heavy-clones'], [empty, empty, piloted('raptor', 0, 0)]);
    expect(refuseArmy(pack, given, { pilotless: [0, 1] })).toBeNull();
    expect(refuseArmy(pack, given, { pilotless: [0] })).toMatchObject({ reason: 'no-pilot' });
  });
  test('a weapon fitted twice, one of no place, and one mount too many are told with the machine', () => {
    const bull = (weapons: number[]) =>
      reason(army(['heavy-clones'], [{ ...piloted('mad-bull', 0, 0), weapons }]));
    expect(bull([0, 99])).toEqual({ is: 'BRP-1.5 no-such-weapon', kind: 'mad-bull' });
    expect(bull([1, 0, 1])).toEqual({ is: 'BRP-1.5 fitted-twice', kind: 'mad-bull' });
    expect(bull([0, 1, 2, 4, 6])).toEqual({
      is: 'BRP-1.5 too-many-weapons',
      kind: 'mad-bull',
      taken: 5,
      mounts: 4,
    });
    expect(bull([])).toBeNull();
  });
});

describe('BRP-12.4 what missions ask of an army', () => {
  const own = (needs: Mission['goals'][number]['needs']): Mission[] =>
    pack.missions.map((mission) =>
      mission.id === 'annihilation'
        ? { ...mission, goals: [{ when: 'last', for: 'each', needs, result: 'win' }] }
        : mission,
    );
  const machines = { is: 'destroyed', what: { whose: 'them', of: 'machines' }, share: 1 } as const;
  const commanders = { is: 'lost', what: { whose: 'them', of: 'commanders' }, share: 1 } as const;
  test('a machine to command from, if commanders’ machines are what it is about, among whatever else', () => {
    expect(why(muster(), 0, clones, own([commanders]))).toBe('BRP-12.4 no-commander');
    expect(why(muster(), 0, clones, own([{ is: 'ahead' }, commanders]))).toBe('BRP-12.4 no-commander');
    expect(why(muster(), 0, clones, own([machines]))).toBeNull();
    expect(why(muster(), 0, clones, own([{ is: 'ahead' }]))).toBeNull();
    const manned = army(['regime-clones'], [piloted('raptor', 0, 0)]);
    expect(why(muster(), 0, manned, own([commanders]))).toBeNull();
  });
  test('what the army itself may not be comes first, then the commander, then the cost', () => {
    const battle = muster({ rules: { difference: 10 } });
    battle.state.costs = [900, null];
    const missions = own([commanders]);
    expect(why(battle, 1, army([]), missions)).toBe('BRP-1.5 no-squads');
    expect(why(battle, 1, clones, missions)).toBe('BRP-12.4 no-commander');
    const manned = army(['regime-clones'], [piloted('raptor', 0, 0)]);
    expect(why(battle, 1, manned, missions)).toBe('BRP-1.5 cost-difference');
  });
  test('each side has its own force, and its guns are spared only where it says so', () => {
    const battle = muster({ mission: 'hunt' });
    const hunters = army(['heavy-clones'], [], ['mortar']);
    expect(why(battle, 0, hunters)).toBeNull();
    expect(why(battle, 1, hunters)).toBe('BRP-12.4 army-given');
    battle.roll((game) => bring(game, 0, hunters));
    expect(battle.get<Gun>(6)).toMatchObject({ kind: 'gun', isSpared: true });
    const other = muster();
    other.roll((game) => bring(game, 0, hunters));
    expect(other.get<Gun>(6)).toMatchObject({ kind: 'gun', isSpared: false });
  });
  test('a machine that no armlist has is told by its name, and is fitted out with nothing', () => {
    const force: Force = {
      squads: ['heavy-clones'],
      machines: [{ kind: 'tank' }, { kind: 'raptor' }],
      guns: [],
      captives: [],
    };
    const given = armyOf(pack, force, 'Test', () => [0]);
    expect(given.machines.map(({ weapons }) => weapons)).toEqual([[], [0]]);
    expect(refuseForce(pack, force, given)).toMatchObject({
      reason: 'no-such-kind',
      figures: { kind: 'tank' },
    });
  });
  test('what it gives is set up with the army: T-Rex on the road, sound and with its pilot', () => {
    const battle = muster({ mission: 'hunt' });
    battle.roll((game) => bring(game, 0, army(['heavy-clones'], [], ['mortar'])));
    const prey = army(['velian-militia', 'spare-pilot'], [piloted('t-rex', 1, 0)]);
    const [brought] = told(
      battle.roll((game) => bring(game, 1, prey), 3, 9),
      'brought',
    );
    expect(brought?.pieces.at(-1)).toMatchObject({ kind: 'machine', status: 'table', x: 470, y: 262 });
    const trex = battle.state.pieces.find((piece) => piece.kind === 'machine');
    expect(trex).toMatchObject({ durability: 14, pilot: 13, seat: 1, hx: -1 });
  });
  test('BRP-1.6 whoever has nothing to set up does not begin, whatever was rolled', () => {
    const hunt = pack.missions.find(({ id }) => id === 'hunt') as Mission;
    const [hunters, prey] = hunt.forces as readonly [Force, Force];
    const forces = [hunters, { ...prey, squads: ['spare-pilot'] }];
    const armoury = { ...pack, missions: [{ ...hunt, forces }] };
    const battle = muster({ mission: 'hunt' });
    battle.roll((game) => bring({ ...game, armoury }, 0, army(['heavy-clones'], [], ['mortar'])));
    const alone = army(['spare-pilot'], [piloted('t-rex', 0, 0)]);
    battle.roll((game) => bring({ ...game, armoury }, 1, alone), 3, 9);
    expect(battle.state.stage).toEqual({ stage: 'deploy', seat: 0, order: [1, 0] });
  });
});
