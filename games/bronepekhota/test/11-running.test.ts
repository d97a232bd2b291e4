import { describe, expect, test } from 'vitest';
import type { Soldier } from '../rules/state.ts';
import { block } from './asking.ts';
import { pen, scare } from './scaring.ts';
import { told } from './scenario.ts';

describe('BRP-11.2 which way it runs', () => {
  test.each([
    ['the lowest y', [600, 395], { x: 600, y: 145 }],
    ['the highest y', [600, 405], { x: 600, y: 655 }],
    ['the lowest x', [345, 400], { x: 95, y: 400 }],
    ['the highest x', [855, 400], { x: 1105, y: 400 }],
    ['y before x where both are as near', [300, 500], { x: 300, y: 750 }],
    ['the highest y before the lowest x', [300, 500], { x: 300, y: 750 }],
    ['the highest y before the highest x', [900, 500], { x: 900, y: 750 }],
    ['the lowest y before the highest x', [900, 300], { x: 900, y: 50 }],
  ] as const)('straight to the nearest edge: %s', (_, at, { x, y }) => {
    const { battle, soldier, events } = scare(at, 3, { damage: 9 });
    const there = battle.get(soldier);
    expect([there.x, there.y]).toEqual([expect.closeTo(x, 6), expect.closeTo(y, 6)]);
    const [fled] = told(events, 'fled');
    expect(fled?.price).toBeCloseTo(5, 6);
    expect(fled?.path).toHaveLength(1);
    expect([Math.sign(there.hx), Math.sign(there.hy)]).toEqual([Math.sign(x - at[0]), Math.sign(y - at[1])]);
  });
  test('off the table only when its centre is on the edge', () => {
    const { events } = scare([600, 200], 3, { damage: 9 });
    const [fled] = told(events, 'fled');
    expect(fled?.path).toEqual([{ x: 600, y: 0, z: 0 }]);
    expect(fled?.price).toBeCloseTo(4, 6);
    expect(fled?.facing).toMatchObject({ x: 0 });
    expect(fled?.facing.y).toBeLessThan(0);
  });
  test('shut in it stays where it is, and panics', () => {
    const { battle, soldier, events } = scare([600, 300], 3, { damage: 9, terrain: pen(40) });
    expect(told(events, 'fled')).toEqual([
      { kind: 'fled', piece: soldier, path: [], facing: { x: 0, y: -1 }, price: 0 },
    ]);
    expect(battle.get<Soldier>(soldier)).toMatchObject({
      status: 'table',
      x: 600,
      y: 300,
      hx: 1,
      hy: 0,
      panics: true,
    });
  });
  test('over what can be climbed, as far as its points go', () => {
    const { battle, soldier, events } = scare([600, 300], 3, { damage: 9, terrain: pen(40, 25) });
    expect(battle.get(soldier).y).toBeCloseTo(50, 6);
    expect(told(events, 'fled')[0]?.price).toBeCloseTo(5, 6);
  });
  test('the dearer way is not taken: round a wall on the nearer side', () => {
    const { battle, soldier, events } = scare([600, 300], 3, {
      damage: 9,
      terrain: [block(560, 200, 400, 20, 60)],
    });
    expect(battle.get(soldier).x).toBeLessThan(560);
    const [fled] = told(events, 'fled');
    const corner = fled?.path[0] ?? { x: 0, y: 0 };
    expect(corner.x).toBeLessThan(552);
    const { x, y, hx, hy } = battle.get(soldier);
    const [before, end] = fled?.path.slice(-2) ?? [];
    expect(end).toEqual({ x, y, z: 0 });
    expect([hx, hy]).toEqual([x - (before?.x ?? 0), y - (before?.y ?? 0)]);
    expect(fled?.price).toBeCloseTo(5, 2);
  });
});

describe('BRP-11.2 how it gets off the table', () => {
  test.each([
    ['to its left', block(395, 40, 805, 5, 60), 400],
    ['to its right', block(0, 40, 805, 5, 60), 800],
  ] as const)('past the end of a wall %s, straight to the edge', (_, wall, x) => {
    const { battle, soldier, events } = scare([600, 58], 2, {
      damage: 9,
      pilot: 'light-cyber-infantry',
      terrain: [wall],
    });
    expect(battle.get(soldier).status).toBe('deserted');
    expect(told(events, 'fled')[0]?.path.at(-1)).toEqual({ x, y: 0, z: 0 });
  });
});

describe('BRP-11.2 where it stops', () => {
  test('where its base can stand: not in a gap that only lets it through', () => {
    const gap = [block(500, 100, 88, 100, 60), block(612, 100, 88, 100, 60)];
    const { battle, soldier, events } = scare([600, 390], 3, { damage: 9, terrain: gap });
    const { x, y } = battle.get(soldier);
    expect(y).toBeGreaterThanOrEqual(210);
    expect(y).toBeLessThanOrEqual(215);
    expect(told(events, 'fled')[0]?.price).toBeCloseTo(Math.hypot(x - 600, 390 - y) / 50, 2);
  });
  test('be it a hair’s breadth from where it stood', () => {
    const gap = [block(500, 0, 88, 200, 60), block(612, 0, 88, 200, 60)];
    const { battle, soldier } = scare([600, 215], 2, { damage: 9, pilot: 'heavy-clones', terrain: gap });
    expect(battle.get(soldier).y).toBeCloseTo(210, 6);
  });
  test('then before the gap, where its way turned into it', () => {
    const gap = [block(400, 20, 240, 240, 60), block(664, 20, 240, 240, 60)];
    const { battle, soldier, events } = scare([600, 300], 3, { damage: 9, terrain: gap });
    const { x, y } = battle.get(soldier);
    expect(y).toBeGreaterThan(270);
    expect(x).toBeGreaterThan(610);
    const [fled] = told(events, 'fled');
    expect(fled?.path).toHaveLength(1);
    expect(fled?.price).toBeCloseTo(Math.hypot(x - 600, 300 - y) / 50, 6);
    expect(fled?.price).toBeGreaterThan(0.5);
  });
  test('and nowhere at all where it could not turn: it stays', () => {
    const gap = [block(500, 20, 88, 380, 60), block(612, 20, 88, 380, 60)];
    const { battle, soldier, events } = scare([600, 300], 3, { damage: 9, terrain: gap });
    expect(battle.get(soldier)).toMatchObject({ status: 'table', x: 600, y: 300, hx: 1, hy: 0 });
    expect(told(events, 'fled')).toMatchObject([{ path: [], price: 0 }]);
  });
  test('before a fence that it has no points left to get over', () => {
    const fence = [block(0, 150, 1200, 20, 50)];
    const { battle, soldier, events } = scare([600, 390], 3, { damage: 9, terrain: fence });
    const { y, z } = battle.get(soldier);
    expect(z).toBe(0);
    expect(y).toBeGreaterThanOrEqual(180);
    expect(y).toBeLessThan(185);
    expect(told(events, 'fled')[0]?.price).toBeCloseTo((390 - y) / 50, 6);
  });
  test('up on what is a step high, or before it where it gets no further than the edge', () => {
    const plateau = [block(0, 0, 1200, 150, 25)];
    const up = scare([600, 383], 3, { damage: 9, terrain: plateau });
    expect(up.battle.get(up.soldier)).toMatchObject({ x: 600, y: expect.closeTo(133, 6), z: 25 });
    expect(told(up.events, 'fled')[0]?.price).toBeCloseTo(5, 6);
    const { battle, soldier } = scare([600, 398], 3, { damage: 9, terrain: plateau });
    const { y, z } = battle.get(soldier);
    expect(z).toBe(0);
    expect(y).toBeGreaterThanOrEqual(160);
    expect(y).toBeLessThan(165);
  });
  test('nor on a comrade or beneath a flyer: a little before', () => {
    const stopped = scare([600, 390], 3, { damage: 9 }, (battle) => {
      battle.machine(0, 'thunder', [600, 145], { pilot: 'light-assault-landing' });
    });
    const { y } = stopped.battle.get(stopped.soldier);
    expect(y).toBeGreaterThan(174.9);
    expect(y).toBeLessThanOrEqual(181);
  });
  test('comrades it passes as near as it can, enemies it does not touch', () => {
    for (const [seat, least, most] of [
      [0, 10, 10.9],
      [1, 11.001, 11.9],
    ] as const) {
      const { events } = scare([600, 390], 3, { damage: 9 }, (battle) =>
        battle.squad(seat, 'velian-militia', [600, 300]),
      );
      const path = [{ x: 600, y: 390 }, ...(told(events, 'fled')[0]?.path ?? [])];
      const aside = path.slice(1).flatMap((to, leg) => {
        const from = path[leg] ?? to;
        return Array.from({ length: 201 }, (_, part) => {
          const [x, y] = [from.x + ((to.x - from.x) * part) / 200, from.y + ((to.y - from.y) * part) / 200];
          return Math.hypot(Math.max(0, Math.abs(x - 600) - 10), Math.max(0, Math.abs(y - 300) - 15));
        });
      });
      expect(Math.min(...aside)).toBeGreaterThanOrEqual(least - 1e-6);
      expect(Math.min(...aside)).toBeLessThanOrEqual(most);
    }
  });
});
