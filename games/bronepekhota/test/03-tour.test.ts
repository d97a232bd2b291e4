import { describe, expect, test } from 'vitest';
import { activate, endActivation, finishActor, settle, takeOver } from '../rules/activation.ts';
import { hurt } from '../rules/damage.ts';
import { refusal } from '../rules/refuse.ts';
import { beginTour, beginTurns } from '../rules/tour.ts';
import { unusedUnits } from '../rules/units.ts';
import type { Gun, Machine, Soldier } from '../rules/state.ts';
import { Battle, told } from './scenario.ts';

/** Two squads of two against one, nobody has acted. */
function field() {
  const battle = new Battle();
  const red = battle.squad(0, 'regime-clones', [100, 100], [100, 150]);
  const second = battle.squad(0, 'tribunators', [100, 300]);
  const blue = battle.squad(1, 'velian-militia', [1000, 100]);
  return { battle, red, second, blue };
}

describe('BRP-3.1 initiative', () => {
  test('everybody rolls D12, and the highest says who acts when', () => {
    const { battle } = field();
    battle.roll((game) => beginTour(game), 4, 11);
    expect(battle.state).toMatchObject({ tour: 2, stage: { stage: 'initiative', seat: 1 } });
    battle.roll((game) => beginTurns(game, [0, 1]));
    expect(battle.state).toMatchObject({ order: [0, 1], stage: { stage: 'turn', seat: 0 } });
  });
  test('of those who tie for the highest only they roll again, allies too', () => {
    const battle = new Battle({ sides: [0, 0, 1] });
    for (const seat of [0, 1, 2]) battle.squad(seat, 'regime-clones', [100 + seat * 100, 100]);
    const events = battle.roll((game) => beginTour(game), 9, 3, 9, 2, 7);
    expect(told(events, 'contest').map(({ about }) => about)).toEqual(['initiative', 'initiative']);
    expect(told(events, 'contest').map(({ rolls }) => rolls.map(({ seat }) => seat))).toEqual([
      [0, 1, 2],
      [0, 2],
    ]);
    expect(battle.state.stage).toEqual({ stage: 'initiative', seat: 2 });
  });
  test('an order names everybody once', () => {
    const { battle } = field();
    const decision = { id: 'order:0', kind: 'order', seat: 0, must: true };
    const why = (...seats: number[]) =>
      refusal(battle.battlefield, decision, { kind: 'order', seats })?.reason ?? null;
    expect(why(1, 0)).toBeNull();
    for (const seats of [[0], [0, 0], [0, 1, 0], [0, 2]]) expect(why(...seats)).toBe('order-of-all');
  });
  test('whoever is out does not roll', () => {
    const battle = new Battle({ sides: [0, 1, 2] });
    for (const seat of [0, 1, 2]) battle.squad(seat, 'regime-clones', [100 + seat * 100, 100]);
    battle.state.out = [1];
    const events = battle.roll((game) => beginTour(game), 2, 7);
    expect(told(events, 'contest')[0]?.rolls.map(({ seat }) => seat)).toEqual([0, 2]);
  });
  test('a mission’s first side moves first in tour 1 without a roll, and in tour 2 all roll', () => {
    const { battle } = field();
    battle.state.tour = 0;
    battle.roll((game) => beginTour(game, 1));
    expect(battle.state).toMatchObject({ order: [1, 0], stage: { stage: 'turn', seat: 1 } });
    battle.roll((game) => beginTour(game, 1), 5, 6);
    expect(battle.state.stage.stage).toBe('initiative');
  });
  test('BRP-7.6 what a tour limits is fresh again', () => {
    const { battle, red } = field();
    const mortar = battle.gun(0, 'mortar', [300, 300]);
    Object.assign(battle.get(red[0] ?? -1), { hasActed: true, panics: true });
    Object.assign(battle.get(mortar), { shots: 1, hasMoved: true });
    battle.roll((game) => beginTour(game), 1, 2);
    expect(battle.get<Soldier>(red[0] ?? -1)).toMatchObject({ hasActed: false, panics: false });
    expect(battle.get<Gun>(mortar)).toMatchObject({ shots: 0, hasMoved: false });
  });
});

describe('BRP-3.2 one unit each, round and round', () => {
  test('whoever has no unit left waits, and when all have acted the next tour begins', () => {
    const { battle } = field();
    const turns: unknown[] = [];
    const act = (unit: { squad: number }, ...dice: number[]) => {
      const { stage } = battle.state;
      if (stage.stage !== 'turn') throw new Error(`it is ${stage.stage}`);
      turns.push(stage.seat);
      battle.roll(
        (game) => {
          activate(game, stage.seat, unit);
          endActivation(game);
        },
        ...dice,
      );
    };
    battle.roll((game) => beginTurns(game, [1, 0]));
    act({ squad: 2 });
    act({ squad: 0 });
    act({ squad: 1 }, 5, 3);
    expect(turns).toEqual([1, 0, 0]);
    expect(battle.state).toMatchObject({ tour: 2, stage: { stage: 'initiative', seat: 0 } });
  });
  test('a squad with nobody able to act counts as having acted', () => {
    const { battle, second } = field();
    expect(unusedUnits(battle.state, 0)).toEqual([{ squad: 0 }, { squad: 1 }]);
    battle.get<Soldier>(second[0] ?? -1).panics = true;
    expect(unusedUnits(battle.state, 0)).toEqual([{ squad: 0 }]);
  });
  test('BRP-2.0 a machine with its pilot is a unit, one without is none, a gun never is', () => {
    const battle = new Battle();
    const raptor = battle.machine(0, 'raptor', [100, 100], { pilot: 'regime-clones' });
    battle.machine(0, 'raptor', [300, 100]);
    battle.gun(0, 'mortar', [500, 100]);
    expect(unusedUnits(battle.state, 0)).toEqual([{ piece: raptor }]);
  });
  test('BRP-3.3 a machine acts only with the pilot who has held it since the tour began', () => {
    const battle = new Battle();
    const raptor = battle.machine(0, 'raptor', [100, 100], { pilot: 'regime-clones' });
    battle.get<Machine>(raptor).since = battle.state.tour;
    expect(unusedUnits(battle.state, 0)).toEqual([]);
    battle.get<Machine>(raptor).since = battle.state.tour - 1;
    expect(unusedUnits(battle.state, 0)).toHaveLength(1);
    battle.get<Soldier>(battle.get<Machine>(raptor).pilot).hasActed = true;
    expect(unusedUnits(battle.state, 0)).toEqual([]);
  });
  test('BRP-2.3 a pilot acts with the machine, not with the squad it came from', () => {
    const battle = new Battle();
    const raptor = battle.machine(0, 'raptor', [100, 100], { pilot: 'regime-clones' });
    expect(unusedUnits(battle.state, 0)).toEqual([{ piece: raptor }]);
    battle.roll((game) => activate(game, 0, { piece: raptor }));
    expect(battle.get<Soldier>(battle.get<Machine>(raptor).pilot).hasActed).toBe(true);
  });
});

describe('BRP-3.2.1 soldier by soldier', () => {
  test('each finishes before the next begins', () => {
    const { battle, red } = field();
    const [one = -1, other = -1] = red;
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    expect(battle.state.stage).toMatchObject({ stage: 'act', actor: -1 });
    battle.roll((game) => takeOver(game, one));
    expect(battle.get<Soldier>(one).hasActed).toBe(false);
    const events = battle.roll((game) => takeOver(game, other));
    expect(events).toEqual([{ kind: 'done', piece: one }]);
    expect(battle.get<Soldier>(one).hasActed).toBe(true);
    battle.roll((game) => finishActor(game));
    expect(battle.state.stage).toMatchObject({ stage: 'act', actor: -1 });
  });
  test('BRP-4.3 a machine whose pilot falls in its own turn does nothing more in it', () => {
    const { battle } = field();
    const raptor = battle.machine(0, 'raptor', [300, 300], { pilot: 'regime-clones' });
    battle.roll((game) => activate(game, 0, { piece: raptor }));
    battle.roll((game) => hurt(game, raptor, 1, 'blast'), 6);
    battle.roll((game) => settle(game));
    expect(battle.state.stage).toMatchObject({ stage: 'act', actor: -1 });
  });
  test('BRP-3.3 a soldier set free by the end of its machine joins a squad that has still to act', () => {
    const battle = new Battle();
    const raptor = battle.machine(0, 'raptor', [100, 100], { pilot: 'tribunators' });
    battle.roll((game) => hurt(game, raptor, 9, 'shot'), 1);
    expect(unusedUnits(battle.state, 0)).toEqual([{ squad: 0 }]);
  });
});
