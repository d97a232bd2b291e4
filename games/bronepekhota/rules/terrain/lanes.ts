import { type Field, overlap, type Point, type Shape } from '@bridgehead/geometry';
import { boxed, type Lot } from './shapes.ts';

/** Nothing that drives is longer or wider: a square of this side goes and turns wherever the widest machine does. */
export const WIDEST = 120;
/** Nothing is higher: what leaves so much room beneath is in nobody's way. */
export const HIGHEST = 145;

const GRID = 10;

/** Where such a square can be, over crossings of a grid, and which of them hang together. */
export interface Lanes {
  readonly side: number;
  readonly across: number;
  /** By crossing, row by row: 0 where it cannot be, else the number of its part of the table. */
  readonly parts: Uint8Array;
}

export function lanesOf(field: Field, side = WIDEST): Lanes {
  const half = side / 2;
  const across = Math.floor(field.width / GRID);
  const parts = new Uint8Array(across * Math.floor(field.depth / GRID));
  const [first, last] = [Math.ceil(half / GRID), Math.floor((field.width - half) / GRID)];
  for (let row = first; row <= (field.depth - half) / GRID; row++)
    parts.fill(FREE, row * across + first, row * across + last + 1);
  for (const ground of field.grounds) {
    if (ground.base >= HIGHEST) continue;
    const { left, right, low, high } = ground.box;
    for (let row = Math.ceil((low - half) / GRID); row <= (high + half) / GRID; row++) {
      for (let column = Math.ceil((left - half) / GRID); column <= (right + half) / GRID; column++) {
        const square = squareAt({ x: column * GRID, y: row * GRID }, side);
        // Nothing is free at the edge, and no terrain reaches far beyond it.
        if (overlap(square, ground)) parts[row * across + column] = 0;
      }
    }
  }
  return { side, across, parts: numbered(parts, across) };
}

const FREE = 255;

function squareAt({ x, y }: Point, side: number): Shape {
  return { corners: boxed({ x: x - side / 2, y: y - side / 2, width: side, depth: side }), radius: 0 };
}

function numbered(parts: Uint8Array, across: number): Uint8Array {
  let part = 0;
  for (const [start, free] of parts.entries()) {
    if (free !== FREE) continue;
    part = Math.min(part + 1, FREE - 1);
    parts[start] = part;
    for (const open = [start]; open.length > 0; ) {
      const at = open.pop() as number;
      // Nothing is free at the edge, so that no row goes on in the next.
      for (const next of [at - across, at + across, at - 1, at + 1]) {
        if (parts[next] !== FREE) continue;
        parts[next] = part;
        open.push(next);
      }
    }
  }
  return parts;
}

/** The parts of the table that such squares wholly inside this lot belong to. */
export function partsIn({ across, parts, side }: Lanes, { x, y, width, depth }: Lot): ReadonlySet<number> {
  const found = new Set<number>();
  const half = side / 2;
  for (let row = Math.ceil((y + half) / GRID); row <= (y + depth - half) / GRID; row++) {
    for (let column = Math.ceil((x + half) / GRID); column <= (x + width - half) / GRID; column++) {
      const part = parts[row * across + column] as number;
      if (part > 0) found.add(part);
    }
  }
  return found;
}
