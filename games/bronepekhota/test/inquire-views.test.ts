import { describe, expect, test } from 'vitest';
import type { View } from '../rules/inquire/answers.ts';
import { ask, block } from './asking.ts';
import { Battle } from './scenario.ts';

const at = ({ cells }: View, x: number, y: number, z = 0) =>
  cells.find((cell) => Math.abs(cell.x - x) <= 12.5 && Math.abs(cell.y - y) <= 12.5 && cell.z === z)?.seen ??
  0;

describe('BRP-7.3 the field of view', () => {
  const battle = new Battle({ terrain: [block(500, 350, 20, 100, 60), block(700, 100, 100, 100, 30)] });
  const piece = battle.soldier(0, 'regime-clones', 1, [300, 400]);
  const seen = ask<View>(battle, { ask: 'sees', piece });
  test('the half-plane before it, and nothing behind', () => {
    expect(at(seen, 420, 410)).toBe(1);
    expect(at(seen, 310, 700)).toBe(1);
    expect(Math.min(...seen.cells.map(({ x }) => x))).toBeGreaterThanOrEqual(300);
  });
  test('not behind a wall; beside it, partly at its edge', () => {
    expect(at(seen, 600, 410)).toBe(0);
    expect(at(seen, 600, 600)).toBe(1);
    expect(seen.cells.some((cell) => cell.seen < 1)).toBe(true);
  });
  test('on top of what is walked on', () => {
    expect(at(seen, 750, 150, 30)).toBeGreaterThan(0);
    expect(at(seen, 750, 150, 0)).toBe(0);
  });
  test('as if it stood elsewhere', () => {
    const from = { x: 1100, y: 400, z: 0, facing: { x: -1, y: 0 } };
    const back = ask<View>(battle, { ask: 'sees', piece, from });
    expect(at(back, 600, 410)).toBe(1);
    expect(at(back, 410, 410)).toBe(0);
  });
  test('a walker looks where its cabin does', () => {
    const walker = battle.machine(0, 'raptor', [300, 600], { pilot: 'heavy-clones' });
    Object.assign(battle.get(walker), { cx: 0, cy: -1 });
    const view = ask<View>(battle, { ask: 'sees', piece: walker });
    expect(view.facing).toEqual({ x: 0, y: -1 });
    expect(Math.max(...view.cells.map(({ y }) => y))).toBeLessThanOrEqual(600);
  });
});
