import { describe, expect, test } from 'vitest';
import { bestTurn, projectionOf, TURNS } from '../space/projection.ts';

const SIZE = { width: 1200, depth: 800 };

describe('where a point of the table is drawn', () => {
  test.each(TURNS)('turned %s: there and back again', (turned) => {
    const { toDrawing, toTable, width, height } = projectionOf(SIZE, turned);
    const point = { x: 130, y: 470 };
    expect(toTable(toDrawing(point))).toEqual(point);
    const drawn = toDrawing(point);
    expect(drawn.x).toBeGreaterThan(0);
    expect(drawn.x).toBeLessThan(width);
    expect(drawn.y).toBeGreaterThan(0);
    expect(drawn.y).toBeLessThan(height);
  });
  test('one’s own end is at the bottom of a turned table, whichever it is', () => {
    const own = { none: { x: 600, y: 10 }, left: { x: 10, y: 400 }, right: { x: 1190, y: 400 } };
    for (const turned of TURNS) {
      const { toDrawing, height } = projectionOf(SIZE, turned);
      expect(toDrawing(own[turned]).y).toBeGreaterThan(height * 0.9);
    }
  });
  test('nothing is mirrored: what is left of a heading stays left of it', () => {
    for (const turned of TURNS) {
      const { toDrawing } = projectionOf(SIZE, turned);
      const [from, ahead, left] = [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 0, y: 1 },
      ].map(toDrawing);
      const cross =
        ((ahead?.x ?? 0) - (from?.x ?? 0)) * ((left?.y ?? 0) - (from?.y ?? 0)) -
        ((ahead?.y ?? 0) - (from?.y ?? 0)) * ((left?.x ?? 0) - (from?.x ?? 0));
      // Down is positive in a drawing.
      expect(cross).toBeLessThan(0);
    }
  });
  test('a tall window turns the table, a square one does not', () => {
    expect(bestTurn(SIZE, { width: 390, height: 520 }, false)).toBe('left');
    expect(bestTurn(SIZE, { width: 390, height: 520 }, true)).toBe('right');
    expect(bestTurn(SIZE, { width: 360, height: 330 }, false)).toBe('none');
    expect(bestTurn(SIZE, { width: 900, height: 600 }, true)).toBe('none');
  });
});
