import type { Outcome } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { commandersOf } from '../rules/commanders.ts';
import { conditionHolds } from '../rules/conditions.ts';
import { endIfDecided, endsWithTour } from '../rules/ending.ts';
import type { Condition, Goal } from '../rules/mission.ts';
import { score } from '../rules/scoring.ts';
import type { Machine, PieceId, Soldier } from '../rules/state.ts';
import { Battle, told } from './scenario.ts';

const pack = packFrom();

/** A condition as it is for a side. */
function isSo(battle: Battle, us: number, condition: Condition): boolean {
  return conditionHolds(battle.battlefield, us, condition);
}

describe('BRP-12.4 touched by own and no enemy soldier', () => {
  const held: Condition = { is: 'held', load: 'cargo' };
  test('a load is held by whoever alone touches it', () => {
    const battle = new Battle({ mission: 'capture' });
    battle.load('cargo', [600, 400]);
    expect(isSo(battle, 0, held)).toBe(false);
    battle.squad(0, 'regime-clones', [579, 400]);
    expect(isSo(battle, 0, held)).toBe(true);
    expect(isSo(battle, 1, held)).toBe(false);
    battle.squad(1, 'velian-militia', [621, 400]);
    expect(isSo(battle, 0, held)).toBe(false);
    expect(isSo(battle, 1, held)).toBe(false);
  });
  test('allies hold it together; every load counts', () => {
    const battle = new Battle({ mission: 'capture', sides: [0, 0, 1] });
    battle.load('cargo', [600, 400]);
    battle.squad(0, 'regime-clones', [579, 400]);
    battle.squad(1, 'regime-clones', [621, 400]);
    expect(isSo(battle, 0, held)).toBe(true);
    battle.load('cargo', [900, 400]);
    expect(isSo(battle, 0, held)).toBe(false);
    battle.squad(1, 'regime-clones', [921, 400]);
    expect(isSo(battle, 0, held)).toBe(true);
  });
  test('at home it lies wholly in a zone of one’s side', () => {
    const battle = new Battle({ mission: 'capture' });
    const cargo = battle.load('cargo', [195, 400]);
    const [soldier = -1] = battle.squad(0, 'regime-clones', [216, 400]);
    const home: Condition = { ...held, isHome: true };
    expect(isSo(battle, 0, home)).toBe(false);
    battle.get(cargo).x = 190;
    battle.get(soldier).x = 211;
    expect(isSo(battle, 0, home)).toBe(true);
    battle.get(cargo).x = 1100;
    battle.get(soldier).x = 1121;
    expect(isSo(battle, 0, home)).toBe(false);
  });
  test('a captive is freed by somebody else of the side, not by himself', () => {
    const battle = new Battle({ mission: 'liberation' });
    battle.squad(1, 'colonel', [450, 400]);
    const freed: Condition = { is: 'freed', captive: 'colonel' };
    expect(isSo(battle, 1, freed)).toBe(false);
    battle.squad(1, 'assault-special-forces', [471, 400]);
    expect(isSo(battle, 1, freed)).toBe(true);
    battle.squad(0, 'heavy-assault-landing', [429, 400]);
    expect(isSo(battle, 1, freed)).toBe(false);
  });
});

describe('BRP-12.4 what became of pieces', () => {
  const fate = (
    is: 'destroyed' | 'lost' | 'disabled' | 'left',
    whose: 'us' | 'them' = 'them',
  ): Condition => ({
    is,
    what: { whose, of: 'machines', kind: 't-rex' },
    share: 1,
  });
  function trex() {
    const battle = new Battle({ mission: 'hunt' });
    battle.squad(0, 'heavy-clones', [100, 100]);
    battle.squad(1, 'velian-militia', [1100, 100]);
    const id = battle.machine(1, 't-rex', [900, 400], { pilot: 'spare-pilot' });
    return { battle, machine: battle.get<Machine>(id), pilot: battle.get<Soldier>(id + 1) };
  }
  test('disabled = destroyed, pilotless or taken', () => {
    const { battle, machine } = trex();
    expect(isSo(battle, 0, fate('disabled'))).toBe(false);
    const { pilot } = machine;
    machine.pilot = -1;
    expect(isSo(battle, 0, fate('disabled'))).toBe(true);
    expect(isSo(battle, 0, fate('lost'))).toBe(false);
    machine.pilot = pilot;
    machine.seat = 0;
    expect(isSo(battle, 0, fate('disabled'))).toBe(true);
    expect(isSo(battle, 0, fate('lost'))).toBe(true);
    expect(isSo(battle, 0, fate('destroyed'))).toBe(false);
    machine.seat = 1;
    machine.status = 'destroyed';
    for (const is of ['disabled', 'lost', 'destroyed'] as const) expect(isSo(battle, 0, fate(is))).toBe(true);
    expect(isSo(battle, 0, fate('left'))).toBe(false);
  });
  test('it is whose it was: ours taken is ours lost', () => {
    const { battle, machine } = trex();
    machine.seat = 0;
    expect(isSo(battle, 1, fate('lost', 'us'))).toBe(true);
    expect(isSo(battle, 0, fate('lost', 'us'))).toBe(false);
  });
  test('left the table in an enemy’s hands, not in one’s own', () => {
    const { battle, machine } = trex();
    Object.assign(machine, { status: 'left', pilot: -1 });
    expect(isSo(battle, 0, fate('left'))).toBe(false);
    expect(isSo(battle, 0, fate('disabled'))).toBe(false);
    machine.seat = 0;
    expect(isSo(battle, 0, fate('left'))).toBe(true);
  });
  test('what belonged to a player who is out is lost', () => {
    const { battle } = trex();
    battle.state.out.push(1);
    expect(isSo(battle, 0, fate('lost'))).toBe(true);
    expect(isSo(battle, 0, fate('destroyed'))).toBe(false);
  });
  test('a share of soldiers of one kind; the deserted are gone, those who left are not', () => {
    const battle = new Battle({ mission: 'hunt' });
    const militia = battle.squad(1, 'velian-militia', [100, 100], [100, 200], [100, 300], [100, 500]);
    const [pilot = -1] = battle.squad(1, 'spare-pilot', [300, 300]);
    const half: Condition = {
      is: 'destroyed',
      what: { whose: 'them', of: 'soldiers', kind: 'velian-militia' },
      share: 0.5,
    };
    battle.get(pilot).status = 'destroyed';
    battle.get(militia[0] ?? -1).status = 'destroyed';
    expect(isSo(battle, 0, half)).toBe(false);
    battle.get(militia[1] ?? -1).status = 'left';
    expect(isSo(battle, 0, half)).toBe(false);
    battle.get(militia[2] ?? -1).status = 'deserted';
    expect(isSo(battle, 0, half)).toBe(true);
    expect(isSo(battle, 0, { ...half, is: 'left' })).toBe(false);
  });
  test('of what nobody has, nothing is destroyed', () => {
    expect(isSo(new Battle(), 0, fate('destroyed'))).toBe(false);
  });
});

describe('BRP-12.4 near a place, and in a zone', () => {
  const near: Condition = { is: 'near', place: 'depot', within: 6, kind: 'light-cyber-infantry', atLeast: 1 };
  test('within 6 steps of the depot’s edge, measured flat, on foot', () => {
    const battle = new Battle({ mission: 'storm' });
    const [soldier = -1] = battle.squad(1, 'light-cyber-infantry', [960, 310]);
    expect(isSo(battle, 1, near)).toBe(true);
    battle.get(soldier).x = 961;
    expect(isSo(battle, 1, near)).toBe(false);
    Object.assign(battle.get(soldier), { x: 960, z: 150 });
    expect(isSo(battle, 1, near)).toBe(true);
    battle.get(soldier).status = 'aboard';
    expect(isSo(battle, 1, near)).toBe(false);
  });
  test('of one kind, and ours', () => {
    const battle = new Battle({ mission: 'storm' });
    battle.squad(1, 'velian-militia', [400, 300]);
    battle.squad(0, 'light-cyber-infantry', [400, 500]);
    expect(isSo(battle, 1, near)).toBe(false);
    expect(isSo(battle, 1, { is: 'near', place: 'depot', within: 6, atLeast: 1 })).toBe(true);
    expect(isSo(battle, 1, { is: 'near', place: 'depot', within: 6, atLeast: 2 })).toBe(false);
  });
  test('inside an enemy’s zone stands who is wholly in it', () => {
    const battle = new Battle({ mission: 'line' });
    const [first = -1] = battle.squad(0, 'regime-clones', [1009, 400], [1100, 300]);
    battle.squad(1, 'velian-militia', [1100, 500]);
    expect(isSo(battle, 0, { is: 'inside', atLeast: 2 })).toBe(false);
    expect(isSo(battle, 0, { is: 'inside', atLeast: 1 })).toBe(true);
    battle.get(first).x = 1010;
    expect(isSo(battle, 0, { is: 'inside', atLeast: 2 })).toBe(true);
    expect(isSo(battle, 1, { is: 'inside', atLeast: 1 })).toBe(false);
  });
});

describe('control markers', () => {
  const scoresOf = (battle: Battle) => {
    const events = battle.roll((game) => score(game));
    return {
      scores: battle.state.scores,
      told: told(events, 'scored').map(({ side, place }) => `${side} ${place}`),
    };
  };
  test('a point for more able soldiers within 10 cm, none where they are even', () => {
    const battle = new Battle({ mission: 'markers' });
    battle.squad(0, 'regime-clones', [600, 480], [640, 400], [850, 200]);
    battle.squad(1, 'velian-militia', [600, 320], [850, 230]);
    expect(scoresOf(battle)).toEqual({ scores: [1, 0], told: ['0 centre'] });
    battle.get(2).x = 970;
    expect(scoresOf(battle)).toEqual({ scores: [2, 1], told: ['0 centre', '1 near-right'] });
  });
  test('whoever panics is not able', () => {
    const battle = new Battle({ mission: 'markers' });
    battle.squad(0, 'regime-clones', [600, 480]);
    const [runner = -1] = battle.squad(1, 'velian-militia', [600, 320]);
    expect(scoresOf(battle).scores).toEqual([0, 0]);
    battle.get<Soldier>(runner).panics = true;
    expect(scoresOf(battle).scores).toEqual([1, 0]);
  });
  test('within two steps of it, on foot', () => {
    const battle = new Battle({ mission: 'markers' });
    const [soldier = -1] = battle.squad(0, 'regime-clones', [710, 400]);
    expect(scoresOf(battle).scores).toEqual([1, 0]);
    battle.get(soldier).x = 711;
    expect(scoresOf(battle).scores).toEqual([1, 0]);
    Object.assign(battle.get(soldier), { x: 600, status: 'aboard' });
    expect(scoresOf(battle).scores).toEqual([1, 0]);
  });
  test('of three sides one must have more than each of the others; allies count together', () => {
    const battle = new Battle({ mission: 'markers', sides: [0, 0, 1] });
    battle.squad(0, 'regime-clones', [600, 450]);
    battle.squad(1, 'regime-clones', [600, 350]);
    battle.squad(2, 'velian-militia', [650, 400]);
    expect(scoresOf(battle).scores).toEqual([1, 0]);
    const three = new Battle({ mission: 'markers', sides: [0, 1, 2] });
    three.squad(0, 'regime-clones', [600, 450]);
    three.squad(1, 'regime-clones', [600, 350]);
    three.squad(2, 'velian-militia', [690, 400]);
    expect(scoresOf(three).scores).toEqual([0, 0, 0]);
  });
  test('ahead is who has more than any other', () => {
    const battle = new Battle({ mission: 'markers', sides: [0, 1, 2] });
    battle.state.scores = [3, 2, 3];
    expect([0, 1, 2].map((side) => isSo(battle, side, { is: 'ahead' }))).toEqual([false, false, false]);
    battle.state.scores = [3, 2, 4];
    expect([0, 1, 2].map((side) => isSo(battle, side, { is: 'ahead' }))).toEqual([false, false, true]);
  });
});

describe('the commander’s machine', () => {
  test('is the dearest of an army, of equal ones the first', () => {
    const battle = new Battle({ mission: 'commander' });
    battle.machine(0, 'raptor', [100, 100]);
    const locust = battle.machine(0, 'locust', [100, 300]);
    battle.machine(0, 'helix', [100, 500]);
    const sprut = battle.machine(1, 'sprut', [900, 100]);
    battle.get<Machine>(locust).seat = 1;
    expect(commandersOf(pack, battle.state)).toEqual([locust, sprut]);
  });
});

/** A mission of this test's own, judged over the goals it has. */
function outcome(battle: Battle, goals: readonly Goal[], moment: 'action' | 'tour'): Outcome | null {
  const missions = pack.missions.map((mission) =>
    mission.id === 'annihilation'
      ? { ...mission, goals: goals.map((goal) => ({ ...goal, text: mission.title })) }
      : mission,
  );
  battle.roll((game) => {
    const table = { ...game, armoury: { ...pack, missions } };
    if (moment === 'action') endIfDecided(table);
    else endsWithTour(table);
  });
  return battle.state.outcome;
}

describe('BRP-12.1 the mission’s winner', () => {
  function field(sides: readonly number[] = [0, 1]): { battle: Battle; soldiers: PieceId[] } {
    const battle = new Battle({ sides, rules: { tours: 4 } });
    const soldiers = sides.flatMap((_, seat) => battle.squad(seat, 'regime-clones', [100 + 200 * seat, 100]));
    return { battle, soldiers };
  }
  const goal = (change: Partial<Goal>): Goal => ({
    when: 'action',
    for: 0,
    needs: [],
    result: 'win',
    ...change,
  });
  test('goals are judged in their order, each at its moment', () => {
    const goals = [
      goal({ when: 'tour', for: 1 }),
      goal({ needs: [{ is: 'ahead' }] }),
      goal({ for: 1 }),
      goal({}),
    ];
    const { battle } = field();
    expect(outcome(battle, goals, 'action')).toEqual({ kind: 'win', winners: [1], ending: 'mission' });
    expect(battle.state.goal).toBe(2);
    const later = field();
    expect(outcome(later.battle, goals, 'tour')).toEqual({ kind: 'win', winners: [1], ending: 'mission' });
    expect(later.battle.state.goal).toBe(0);
  });
  test('the last tour has goals of its own, after those of every tour', () => {
    const goals = [goal({ when: 'last' })];
    const { battle } = field();
    expect(outcome(battle, goals, 'tour')).toBeNull();
    battle.state.tour = 4;
    expect(outcome(battle, goals, 'tour')).toEqual({ kind: 'win', winners: [0], ending: 'mission' });
    const { battle: both } = field();
    both.state.tour = 4;
    expect(outcome(both, [...goals, goal({ when: 'tour', for: 1 })], 'tour')).toMatchObject({ winners: [1] });
  });
  test('without one that holds the costs decide when the tours are over', () => {
    const { battle } = field();
    battle.state.tour = 4;
    expect(outcome(battle, [goal({ when: 'last', needs: [{ is: 'ahead' }] })], 'tour')).toEqual({
      kind: 'draw',
      between: [0, 1],
      ending: 'costs',
    });
    expect(battle.state.goal).toBeNull();
  });
  test('whoever has lost leaves the victory to the others; two who win at once have drawn', () => {
    const { battle } = field([0, 1, 2]);
    expect(outcome(battle, [goal({ for: 1, result: 'loss' })], 'action')).toMatchObject({
      kind: 'win',
      winners: [0, 2],
    });
    const even = field();
    expect(outcome(even.battle, [goal({ for: 'each' })], 'action')).toEqual({
      kind: 'draw',
      between: [0, 1],
      ending: 'mission',
    });
    const none = field();
    expect(outcome(none.battle, [goal({ for: 'each', result: 'loss' })], 'action')).toMatchObject({
      kind: 'draw',
      between: [0, 1],
    });
  });
  test('a draw is between those who are left', () => {
    const { battle, soldiers } = field([0, 1, 2]);
    battle.get(soldiers[1] ?? -1).status = 'destroyed';
    expect(outcome(battle, [goal({ result: 'draw' })], 'action')).toEqual({
      kind: 'draw',
      between: [0, 2],
      ending: 'mission',
    });
  });
  test('BRP-12.3 allies win together', () => {
    const { battle } = field([0, 0, 1, 1]);
    expect(outcome(battle, [goal({ for: 1 })], 'action')).toMatchObject({ winners: [2, 3] });
  });
  test('BRP-12.4 the mission comes before wiping out, and wiping out wins where it says nothing', () => {
    const { battle, soldiers } = field();
    battle.get(soldiers[0] ?? -1).status = 'destroyed';
    expect(outcome(battle, [goal({ result: 'draw' })], 'action')).toMatchObject({ ending: 'mission' });
    const other = field();
    other.battle.get(other.soldiers[0] ?? -1).status = 'destroyed';
    expect(outcome(other.battle, [], 'action')).toEqual({ kind: 'win', winners: [1], ending: 'wipedOut' });
    expect(other.battle.state.goal).toBeNull();
  });
});
