import type { Crossing } from './crossing.ts';
import type { Ground } from './field.ts';
import { encloses } from './inside.ts';
import { GRAZE, type Point, type Point3 } from './point.ts';
import { isWay, type Scene, surfaceOver } from './scene.ts';

/** Heights nearer than this are one height. */
export const SAME = 0.01;

/** No length but that of rounding, in millimetres. */
const NO_LENGTH = 1e-6;

/** A surface at the start of a part; no ground is the table. */
export interface Floor {
  readonly ground: Ground | null;
  readonly height: number;
}

/** The terrain along a straight leg, cut into parts in each of which the same grounds lie under and over it. */
export class Section {
  readonly length: number;
  readonly #scene: Scene;
  readonly #p: Point3;
  readonly #q: Point3;
  readonly #crossings: readonly Crossing[];
  readonly #cuts: number[];

  constructor(scene: Scene, p: Point3, q: Point3, length: number, crossings: readonly Crossing[]) {
    this.#scene = scene;
    this.#p = p;
    this.#q = q;
    this.length = length;
    this.#crossings = crossings;
    const cuts: number[] = [];
    for (const { from, to } of crossings) {
      if (from > 0 && !cuts.includes(from)) cuts.push(from);
      if (to < 1 && !cuts.includes(to)) cuts.push(to);
    }
    this.#cuts = apart(cuts, length);
  }

  get parts(): number {
    return this.#cuts.length - 1;
  }

  /** Whether there is a surface where the leg begins. */
  get beginsSomewhere(): boolean {
    const { x, y, z } = this.#p;
    if (Math.abs(z) <= SAME) return true;
    return this.#crossings.some(
      ({ ground, from }) => from <= 0 && Math.abs(surfaceOver(this.#scene, ground, x, y) - z) <= SAME,
    );
  }

  /** Where a part begins, and the one before it ends. */
  place(part: number): Point {
    const t = this.#cuts[part] as number;
    if (t === 0) return this.#p;
    if (t === 1) return this.#q;
    return { x: this.#p.x + (this.#q.x - this.#p.x) * t, y: this.#p.y + (this.#q.y - this.#p.y) * t };
  }

  /** How far it is from the start of one part to that of another. */
  across(from: number, to: number): number {
    return ((this.#cuts[to] as number) - (this.#cuts[from] as number)) * this.length;
  }

  /** The highest thing in the way at the start of a part: too high for feet at `z` to step on, too low to pass beneath. */
  wall(part: number, z: number): { readonly ground: Ground; readonly height: number } | null {
    const { height, step, climb } = this.#scene.gait;
    const middle = this.#middle(part);
    const { x, y } = this.place(part);
    let wall: Ground | null = null;
    let top = z + step + SAME;
    for (const { ground, from, to, isDeep } of this.#crossings) {
      if (!isDeep || middle < from || middle > to || ground.top <= top) continue;
      const surface = surfaceOver(this.#scene, ground, x, y);
      if (surface <= top) continue;
      // Overhead one goes beneath, unless the leg leads up there from outside: through what is above them nobody climbs.
      const isAim =
        climb !== null &&
        ground.climbable &&
        surface <= this.#q.z + SAME &&
        !encloses(ground.corners, { x, y });
      if (ground.base >= z + height - GRAZE && !isAim) continue;
      wall = ground;
      top = surface;
    }
    return wall && { ground: wall, height: top };
  }

  /** The highest surface at the start of a part that is not above a height. */
  floor(part: number, most: number): Floor {
    const middle = this.#middle(part);
    const { x, y } = this.place(part);
    let ground: Ground | null = null;
    let height = 0;
    let rank = 0;
    for (const crossing of this.#crossings) {
      if (middle < crossing.from || middle > crossing.to) continue;
      const surface = surfaceOver(this.#scene, crossing.ground, x, y);
      // At its foot a ramp is as high as what it stands on, and it is the ramp that goes on.
      const claim = isWay(this.#scene, crossing.ground) ? surface + SAME : surface;
      if (surface > most || claim < rank) continue;
      ground = crossing.ground;
      height = surface;
      rank = claim;
    }
    return { ground, height };
  }

  /** What is in the way all along a part, for feet that go from one height to another on `under`. */
  inTheWay(part: number, from: Point3, to: Point3, under: Ground | null): Ground | null {
    const { height, step } = this.#scene.gait;
    const lower = from.z < to.z ? from : to;
    const high = Math.max(from.z, to.z) + height - GRAZE;
    const middle = this.#middle(part);
    for (const { ground, from: start, to: end, isDeep } of this.#crossings) {
      if (!isDeep || middle < start || middle > end || ground === under || ground.base >= high) continue;
      // What does not reach below the feet would have been stepped on: it hangs there.
      const most = ground.base < lower.z - SAME ? lower.z + step : lower.z;
      if (surfaceOver(this.#scene, ground, lower.x, lower.y) > most + SAME) return ground;
    }
    return null;
  }

  #middle(part: number): number {
    return ((this.#cuts[part] as number) + (this.#cuts[part + 1] as number)) / 2;
  }
}

/** In order. Edges that lie on one line are cut at one place, whatever rounding says: between them is nothing to stand on. */
function apart(cuts: number[], length: number): number[] {
  const kept: number[] = [0];
  for (const cut of cuts.sort((a, b) => a - b)) {
    const isNew = (cut - (kept.at(-1) as number)) * length > NO_LENGTH;
    if (isNew && (1 - cut) * length > NO_LENGTH) kept.push(cut);
  }
  kept.push(1);
  return kept;
}
