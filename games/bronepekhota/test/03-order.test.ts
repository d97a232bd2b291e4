import { describe, expect, test } from 'vitest';
import { activate, endActivation } from '../rules/activation.ts';
import { beginTour, beginTurns, seatsInPlay, turnAfter } from '../rules/tour.ts';
import { sidesOf } from '../rules/sides.ts';
import type { Machine, Soldier } from '../rules/state.ts';
import { canDrive, unusedUnits } from '../rules/units.ts';
import { Battle, told } from './scenario.ts';

/** One squad of one soldier each. */
function players(sides: readonly number[], tours = 12) {
  const battle = new Battle({ sides, rules: { tours } });
  for (const seat of sides.keys()) battle.squad(seat, 'regime-clones', [100 + seat * 100, 100 + seat * 100]);
  return battle;
}

describe('BRP-12.3 sides', () => {
  test('allies sit next to each other', () => {
    expect([sidesOf('1+1'), sidesOf('2+1'), sidesOf('1+1+1'), sidesOf('3+1')]).toEqual([
      [0, 1],
      [0, 0, 1],
      [0, 1, 2],
      [0, 0, 0, 1],
    ]);
  });
});

describe('BRP-3.1 the order of a tour', () => {
  test('a mission’s first side begins tour 1, then by seats, without whoever is out', () => {
    const battle = players([0, 1, 0, 1]);
    battle.state.tour = 0;
    const events = battle.roll((game) => beginTour(game, 1));
    expect(battle.state).toMatchObject({ tour: 1, order: [1, 3, 0, 2], stage: { stage: 'turn', seat: 1 } });
    expect(events).toEqual([
      { kind: 'tour', tour: 1 },
      { kind: 'order', seats: [1, 3, 0, 2] },
    ]);
    const less = players([0, 1, 0, 1]);
    Object.assign(less.state, { tour: 0, out: [1, 2] });
    less.roll((game) => beginTour(game, 1));
    expect(less.state.order).toEqual([3, 0]);
    expect(seatsInPlay(less.state)).toEqual([0, 3]);
  });
  test('the side that moves first may be the first, 0', () => {
    const battle = players([0, 1]);
    battle.state.tour = 0;
    battle.roll((game) => beginTour(game, 0));
    expect(battle.state).toMatchObject({ order: [0, 1], stage: { stage: 'turn', seat: 0 } });
  });
  test('everything that a tour limits is fresh again, on the table and beside it', () => {
    const battle = players([0, 1]);
    const raptor = battle.machine(0, 'raptor', [300, 300], { pilot: 'regime-clones' });
    const cargo = battle.load('cargo', [500, 500]);
    const mortar = battle.gun(1, 'mortar', [600, 600]);
    battle.state.squads.forEach((squad) => Object.assign(squad, { hasActed: true }));
    battle.get<Machine>(raptor).hasActed = true;
    const { pilot } = battle.get<Machine>(raptor);
    battle.get<Soldier>(pilot).hasActed = true;
    Object.assign(battle.get(cargo), { hasMoved: true });
    Object.assign(battle.get(mortar), { hasMoved: true, shots: 1 });
    battle.roll((game) => beginTour(game), 1, 2);
    expect(battle.state.squads.map(({ hasActed }) => hasActed)).toEqual([false, false, false]);
    expect([raptor, pilot].map((id) => battle.get<Machine>(id).hasActed)).toEqual([false, false]);
    expect(battle.get(cargo)).toMatchObject({ hasMoved: false });
    expect(battle.get(cargo)).not.toHaveProperty('shots');
    expect(battle.get(mortar)).toMatchObject({ hasMoved: false, shots: 0 });
  });
});

describe('BRP-3.2 round and round', () => {
  test('in the order that was said, from the last to the first again', () => {
    const battle = players([0, 1, 2]);
    for (const seat of [0, 1, 2]) battle.squad(seat, 'tribunators', [600, 100 + seat * 200]);
    battle.roll((game) => beginTurns(game, [2, 0, 1]));
    const turns: number[] = [];
    for (const squad of [2, 0, 1, 5, 3]) {
      const { stage } = battle.state;
      if (stage.stage !== 'turn') throw new Error(stage.stage);
      turns.push(stage.seat);
      battle.roll((game) => {
        activate(game, stage.seat, { squad });
        endActivation(game);
      });
    }
    expect(turns).toEqual([2, 0, 1, 2, 0]);
    expect(battle.state.stage).toEqual({ stage: 'turn', seat: 1 });
  });
  test('the same player goes on where nobody else has a unit left', () => {
    const battle = players([0, 1]);
    battle.squad(0, 'tribunators', [600, 100]);
    battle.state.order = [0, 1];
    Object.assign(battle.state.squads[1] ?? {}, { hasActed: true });
    battle.roll((game) => turnAfter(game, 0));
    expect(battle.state.stage).toEqual({ stage: 'turn', seat: 0 });
  });
  test('whoever has nothing left at the beginning of the order is passed over', () => {
    const battle = players([0, 1]);
    Object.assign(battle.state.squads[1] ?? {}, { hasActed: true });
    battle.roll((game) => beginTurns(game, [1, 0]));
    expect(battle.state.stage).toEqual({ stage: 'turn', seat: 0 });
  });
  test('BRP-12.1 after the last tour there is no other', () => {
    for (const [tours, isOver] of [
      [1, true],
      [2, false],
    ] as const) {
      const battle = players([0, 1], tours);
      battle.state.order = [0, 1];
      for (const squad of battle.state.squads) squad.hasActed = true;
      const events = battle.roll((game) => turnAfter(game, 1), ...(isOver ? [] : [3, 4]));
      expect(told(events, 'tour')).toHaveLength(isOver ? 0 : 1);
      expect(battle.state.stage.stage).toBe(isOver ? 'over' : 'initiative');
    }
  });
});

describe('BRP-3.2 what is still to act', () => {
  test('a squad as long as one of its soldiers can', () => {
    const battle = new Battle();
    const [one = -1, other = -1] = battle.squad(0, 'regime-clones', [100, 100], [100, 200]);
    battle.get<Soldier>(one).hasActed = true;
    expect(unusedUnits(battle.state, 0)).toEqual([{ squad: 0 }]);
    battle.get<Soldier>(other).status = 'destroyed';
    expect(unusedUnits(battle.state, 0)).toEqual([]);
  });
  test('one’s own: squads first, then machines, whoever brought them', () => {
    const battle = new Battle();
    const raptor = battle.machine(0, 'raptor', [100, 100], { pilot: 'regime-clones' });
    battle.squad(1, 'velian-militia', [900, 100]);
    const taken = battle.machine(1, 'locust', [400, 100], { pilot: 'regime-clones' });
    battle.get<Machine>(taken).seat = 0;
    battle.squad(0, 'tribunators', [100, 300]);
    expect(unusedUnits(battle.state, 0)).toEqual([{ squad: 3 }, { piece: raptor }, { piece: taken }]);
    expect(unusedUnits(battle.state, 1)).toEqual([{ squad: 1 }]);
  });
  test('BRP-3.3 a machine on the table that has not acted, whose pilot has not, nor runs', () => {
    const battle = new Battle();
    const id = battle.machine(0, 'raptor', [100, 100], { pilot: 'regime-clones' });
    const raptor = battle.get<Machine>(id);
    const pilot = battle.get<Soldier>(raptor.pilot);
    const ready = () => canDrive(battle.state, raptor);
    expect(ready()).toBe(true);
    const spoilt = [
      [raptor, { hasActed: true }],
      [raptor, { status: 'destroyed' }],
      [raptor, { pilot: -1 }],
      [raptor, { since: 1 }],
      [pilot, { hasActed: true }],
      [pilot, { panics: true }],
    ] as const;
    for (const [piece, change] of spoilt) {
      const before = { ...piece };
      Object.assign(piece, change);
      expect(ready()).toBe(false);
      Object.assign(piece, before);
    }
    expect(ready()).toBe(true);
  });
});
