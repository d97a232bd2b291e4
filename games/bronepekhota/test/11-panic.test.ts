import { describe, expect, test } from 'vitest';
import { hurt } from '../rules/damage.ts';
import { beginTour } from '../rules/tour.ts';
import type { Machine, Soldier } from '../rules/state.ts';
import { Battle, type Place, told } from './scenario.ts';

/** A machine is hit once, and its pilot, armour 3, rolls that. */
function scare(
  at: Place,
  die: number,
  { panic = true, machine = 'raptor', damage = 1, pilot = 'light-assault-landing' } = {},
  prepare?: (battle: Battle) => void,
) {
  const battle = new Battle({ rules: { panic } });
  const id = battle.machine(0, machine, at, { pilot });
  prepare?.(battle);
  const soldier = battle.get<Machine>(id).pilot;
  const events = battle.roll((game) => hurt(game, id, damage, 'shot'), die);
  return { battle, id, soldier, events };
}

describe('BRP-11.2 panic', () => {
  test('exactly on the number, with the option; one below is nothing, one above is death', () => {
    const { battle, soldier, id, events } = scare([600, 300], 3);
    expect(told(events, 'tested')).toMatchObject([{ survives: true, panics: true }]);
    expect(battle.get<Soldier>(soldier)).toMatchObject({ status: 'table', panics: true });
    expect(battle.get<Machine>(id).pilot).toBe(-1);
    for (const [die, status] of [
      [2, 'aboard'],
      [4, 'destroyed'],
    ] as const) {
      const other = scare([600, 300], die);
      expect(other.battle.get(other.soldier).status).toBe(status);
    }
    const plain = scare([600, 300], 3, { panic: false });
    expect(plain.battle.get(plain.soldier).status).toBe('aboard');
  });
  test('it runs its full speed towards the nearest edge and ends facing the way it ran', () => {
    const { battle, soldier, events } = scare([600, 390], 3);
    const { x, y, hx, hy } = battle.get(soldier);
    const [fled] = told(events, 'fled');
    expect(fled?.price).toBeCloseTo(5, 0);
    expect(fled?.price).toBeLessThanOrEqual(5);
    expect(y).toBeLessThan(120);
    expect(Math.abs(x - 600)).toBeLessThan(40);
    expect(hy).toBeLessThan(0);
    expect(Math.abs(hx)).toBeLessThan(Math.abs(hy));
  });
  test('of two equally near edges the lowest y, then the lowest x', () => {
    const low = scare([600, 400], 3);
    expect(low.battle.get(low.soldier).y).toBeLessThan(400);
    const left = scare([400, 400], 3, {}, (battle) => Object.assign(battle.get(0), { x: 300 }));
    expect(left.battle.get(left.soldier).x).toBeLessThan(300);
  });
  test('off the table it is gone, and counts as destroyed', () => {
    const { battle, soldier, events } = scare([600, 200], 3);
    expect(battle.get(soldier).status).toBe('deserted');
    expect(told(events, 'deserted')).toHaveLength(1);
  });
  test('otherwise it recovers at the start of the next tour', () => {
    const { battle, soldier } = scare([600, 390], 3);
    battle.squad(1, 'velian-militia', [1000, 700]);
    battle.roll((game) => beginTour(game), 1, 2);
    expect(battle.get<Soldier>(soldier)).toMatchObject({ panics: false, status: 'table' });
  });
  test('avoiding all contact: it goes round who stands in its way', () => {
    const { battle, soldier } = scare([600, 390], 3, {}, (other) =>
      other.squad(1, 'velian-militia', [600, 300], [570, 300], [630, 300]),
    );
    const { x } = battle.get(soldier);
    expect(Math.abs(x - 600)).toBeGreaterThan(10);
    expect(battle.get<Soldier>(soldier).panics).toBe(true);
  });
  test('thrown out of a destroyed machine it runs from there', () => {
    const { battle, soldier, events } = scare([600, 390], 3, { damage: 9 });
    expect(events.map(({ kind }) => kind)).toEqual(['damaged', 'tested', 'destroyed', 'setDown', 'fled']);
    expect(battle.get(soldier).y).toBeCloseTo(140, 0);
  });
  test('BRP-4.2.3 a flyer lands without damage', () => {
    const { battle, id, events } = scare([600, 390], 3, { machine: 'thunder' });
    expect(battle.get<Machine>(id)).toMatchObject({ isFlying: false, z: 0, durability: 10, pilot: -1 });
    expect(told(events, 'damaged')).toHaveLength(1);
  });
});
