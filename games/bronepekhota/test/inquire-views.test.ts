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
  const sees = () => ask<View>(battle, { ask: 'sees', piece });
  test('the half-plane before it, and nothing behind', () => {
    const seen = sees();
    expect(at(seen, 420, 410)).toBe(1);
    expect(at(seen, 310, 700)).toBe(1);
    expect(Math.min(...seen.cells.map(({ x }) => x))).toBeGreaterThanOrEqual(300);
  });
  test('not behind a wall; beside it, partly at its edge', () => {
    const seen = sees();
    expect(at(seen, 600, 410)).toBe(0);
    expect(at(seen, 600, 600)).toBe(1);
    expect(seen.cells.some((cell) => cell.seen < 1)).toBe(true);
  });
  test('on top of what is walked on', () => {
    const seen = sees();
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

describe('BRP-7.3.2 how much is seen of a soldier there', () => {
  /** From the middle of a cell's row, 40 mm up, at somebody 300 mm ahead. */
  function looker(terrain: Parameters<typeof block>[] = []) {
    const battle = new Battle({ terrain: terrain.map((box) => block(...box)) });
    const piece = battle.soldier(0, 'regime-clones', 1, [312.5, 412.5]);
    const sees = () => ask<View>(battle, { ask: 'sees', piece });
    return { battle, piece, sees };
  }

  test('in the open all of it in every cell of the half-plane, its edge included', () => {
    const { battle, piece, sees } = looker();
    const { cells, eye, facing, grid } = sees();
    expect({ eye, facing, grid }).toEqual({
      eye: { x: 312.5, y: 412.5, z: 40 },
      facing: { x: 1, y: 0 },
      grid: 25,
    });
    expect(cells).toHaveLength(36 * 32);
    expect(cells.every(({ seen, z }) => seen === 1 && z === 0)).toBe(true);
    expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(36 * 32);
    expect(cells[0]).toEqual({ x: 312.5, y: 12.5, z: 0, seen: 1 });
    expect(cells.at(-1)).toEqual({ x: 1187.5, y: 787.5, z: 0, seen: 1 });
    battle.turn(piece, 0, -1);
    expect(sees().cells).toHaveLength(48 * 17);
    battle.turn(piece, -1, -1);
    expect(sees().cells.every(({ x, y }) => x + y <= 725)).toBe(true);
    expect(at(sees(), 12.5, 712.5)).toBe(1);
  });
  test('behind a low wall its upper rows, behind a post its other columns', () => {
    const wall = looker([[580, 350, 10, 125, 20]]);
    expect(at(wall.sees(), 612.5, 412.5)).toBeCloseTo(3 / 5, 12);
    const post = looker([[595, 395, 10, 12, 90]]);
    expect(at(post.sees(), 612.5, 412.5)).toBeCloseTo(2 / 3, 12);
    const high = looker([[595, 395, 10, 60, 90]]);
    expect(at(high.sees(), 612.5, 412.5)).toBe(0);
    expect(at(high.sees(), 612.5, 512.5)).toBe(1);
    expect(high.sees().cells.every(({ seen }) => seen > 0)).toBe(true);
    const aslant = looker([[595, 444.5, 10, 15, 90]]);
    expect(at(aslant.sees(), 612.5, 437.5)).toBeCloseTo(2 / 3, 12);
    const ahead = looker([[320.5, 125, 12, 10, 90]]);
    ahead.battle.turn(ahead.piece, 0, -1);
    expect(at(ahead.sees(), 312.5, 112.5)).toBeCloseTo(2 / 3, 12);
  });
  test('past a comrade more than past a machine, past who is gone all of it', () => {
    const { battle, sees } = looker();
    const other = battle.soldier(0, 'regime-clones', 1, [600, 412.5]);
    expect(at(sees(), 637.5, 412.5)).toBeCloseTo(2 / 3, 12);
    battle.get(other).status = 'destroyed';
    expect(at(sees(), 637.5, 412.5)).toBe(1);
    battle.machine(1, 'raptor', [600, 412.5]);
    expect(at(sees(), 637.5, 412.5)).toBe(0);
  });
});
