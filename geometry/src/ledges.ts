import type { Field, Ground } from './field.ts';
import { encloses, holds } from './inside.ts';
import { between, GRAZE, type Point, type Point3, unit } from './point.ts';
import { topOver } from './solid.ts';
import { insideOutline } from './within.ts';

/** A piece of an edge where a ground stands out above what lies beside it. */
export interface Ledge {
  readonly ground: Ground;
  /** On the upper side. */
  readonly from: Point3;
  readonly to: Point3;
  /** How much lower it is beside it, at either end. */
  readonly fall: readonly [number, number];
}

const BESIDE = 0.01;
const cache = new WeakMap<Field, readonly Ledge[]>();

/** All ledges of a terrain. Found once: a terrain does not change. */
export function ledgesOf(field: Field): readonly Ledge[] {
  let ledges = cache.get(field);
  if (!ledges) {
    ledges = field.grounds.flatMap((ground) =>
      edgesOf(ground).flatMap((edge) => ledgesAlong(field, ground, ...edge)),
    );
    cache.set(field, ledges);
  }
  return ledges;
}

function edgesOf({ corners }: Ground): (readonly [Point, Point])[] {
  return corners.map((p, index) => [p, corners[(index + 1) % corners.length] as Point] as const);
}

function ledgesAlong(field: Field, ground: Ground, p: Point, q: Point): Ledge[] {
  const from = { ...p, z: topOver(ground, p) };
  const to = { ...q, z: topOver(ground, q) };
  const { x, y } = unit({ x: q.y - p.y, y: p.x - q.x });
  const beside = (at: Point): Point => ({ x: at.x + x * BESIDE, y: at.y + y * BESIDE });
  const cuts = [0, 1];
  for (const other of field.grounds) {
    const by = { x: q.x - p.x, y: q.y - p.y };
    if (other !== ground)
      cuts.push(...insideOutline(other.corners, beside(p), by).filter((cut) => cut > 0 && cut < 1));
  }
  cuts.sort((a, b) => a - b);
  const ledges: Ledge[] = [];
  for (let part = 0; part + 1 < cuts.length; part++) {
    const [a, b] = [cuts[part] as number, cuts[part + 1] as number];
    if (b - a < GRAZE / 1000) continue;
    const middle = between(from, to, (a + b) / 2);
    if (isCovered(field, ground, middle)) continue;
    const [start, end] = [between(from, to, a), between(from, to, b)];
    const low = highestBelow(field, beside(middle), middle.z);
    const fallAt = (at: Point3) => at.z - (low ? topOver(low, beside(at)) : 0);
    ledges.push({ ground, from: start, to: end, fall: [fallAt(start), fallAt(end)] });
  }
  return ledges;
}

/** Whether another ground goes on where this one ends, at least as high. */
function isCovered({ grounds }: Field, ground: Ground, at: Point3): boolean {
  return grounds.some(
    (other) =>
      other !== ground &&
      other.base <= at.z + GRAZE &&
      topOver(other, at) > at.z + GRAZE &&
      encloses(other.corners, at),
  );
}

/** The highest ground at a point that is not above a height; none is the table. */
export function highestBelow({ grounds }: Field, at: Point, height: number): Ground | null {
  let best: Ground | null = null;
  let top = 0;
  for (const ground of grounds) {
    if (!holds(ground.corners, at)) continue;
    const surface = topOver(ground, at);
    if (surface > height + BESIDE || surface < top) continue;
    best = ground;
    top = surface;
  }
  return best;
}
