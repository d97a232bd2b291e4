import { describe, expect, test } from 'vitest';
import { placeOf } from '../rules/set-down.ts';
import { foesTouching } from '../rules/space.ts';
import type { Machine, Soldier } from '../rules/state.ts';
import { beginTour } from '../rules/tour.ts';
import { block } from './asking.ts';
import { pen, scare } from './scaring.ts';
import { told } from './scenario.ts';

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
  test('BRP-0.6 to a thousandth of a point', () => {
    for (const [y, status] of [
      [250.05, 'deserted'],
      [250.06, 'table'],
    ] as const) {
      const { battle, soldier } = scare([600, y], 3, { damage: 9 });
      expect(battle.get(soldier).status).toBe(status);
    }
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
  test('so it passes everybody by more than 1 mm, and stops where its base touches nobody', () => {
    const past = scare([600, 390], 3, { damage: 9 }, (other) => other.squad(1, 'velian-militia', [600, 300]));
    for (const { x, y } of told(past.events, 'fled')[0]?.path ?? []) {
      const [across, along] = [Math.max(0, Math.abs(x - 600) - 10), Math.max(0, Math.abs(y - 300) - 15)];
      expect(Math.hypot(across, along)).toBeGreaterThan(11);
    }
    const beside = scare([600, 390], 3, { damage: 9 }, (other) =>
      other.squad(1, 'velian-militia', [625.5, 140]),
    );
    expect(foesTouching(beside.battle.battlefield, beside.battle.get(beside.soldier))).toEqual([]);
    expect(beside.battle.get(beside.soldier).y).toBeLessThan(180);
  });
  test('BRP-3.3 it gets out away from enemies', () => {
    const { battle, soldier, events } = scare([600, 390], 3, {}, (other) =>
      other.squad(1, 'velian-militia', [575, 324], [600, 324], [625, 324]),
    );
    const [{ to } = { to: { x: 0, y: 0, z: 0, facing: { x: 0, y: 1 } } }] = told(events, 'setDown');
    expect(foesTouching(battle.battlefield, { ...battle.get(soldier), ...placeOf(to) })).toEqual([]);
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

describe('BRP-11.2 a pilot gets out', () => {
  test.each([
    ['to the lowest y', [600, 390], [600, 349.5]],
    ['to the highest y', [600, 410], [600, 450.5]],
    ['to the lowest x', [300, 400], [262, 400]],
    ['to the highest x', [900, 400], [938, 400]],
  ] as const)('on the side it runs to: %s', (_, at, [x, y]) => {
    const { events } = scare(at, 3);
    const [set] = told(events, 'setDown');
    const side = x === at[0] ? 'y' : 'x';
    expect(set?.to[side]).toBe(side === 'x' ? x : y);
    expect(set?.how).toBe('panic');
    expect(events.map(({ kind }) => kind)).toEqual(['damaged', 'tested', 'setDown', 'fled']);
  });
  test('where there is no room by the machine, on the nearest place', () => {
    const { battle, soldier, events } = scare([600, 300], 3, { terrain: pen(38) });
    const [set] = told(events, 'setDown');
    expect(set?.how).toBe('panic');
    expect(set?.to).toMatchObject({ x: 530, y: 300, z: 0 });
    expect(battle.get<Soldier>(soldier)).toMatchObject({ machine: -1, panics: true });
  });
  test('BRP-3.3 by enemies only where every place is by them', () => {
    const walls = [block(542, 240, 20, 112, 60), block(638, 240, 20, 112, 60), block(562, 332, 76, 20, 60)];
    const enemies = [
      [585, 234],
      [615, 234],
    ] as const;
    const { battle, soldier, events } = scare([600, 300], 3, { terrain: walls }, (other) =>
      other.squad(1, 'velian-militia', ...enemies),
    );
    const [set] = told(events, 'setDown');
    expect(set?.to.y).toBe(259.5);
    expect(foesTouching(battle.battlefield, battle.get(soldier))).not.toEqual([]);
  });
});
