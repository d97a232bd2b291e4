import type { Crossing } from './crossing.ts';
import type { Ground } from './field.ts';
import type { Stop, Stretch } from './gait.ts';
import { GRAZE, type Point3 } from './point.ts';
import { isWay, type Scene, surfaceOver } from './scene.ts';

/** The feet on a straight leg: where they go, what carries them, what it costs. */
export interface Profile {
  readonly stretches: readonly Stretch[];
  readonly carriers: readonly Ground[];
  readonly price: number;
}

/** Heights nearer than this are one height. */
const SAME = 0.01;

const NO_GROUND: readonly Ground[] = [];

/** Follows the centre from `p` to `q`, up and down what it comes over; to the height of `q`, unless any will do. */
export function profileOf(
  scene: Scene,
  p: Point3,
  q: Point3,
  crossings: readonly Crossing[],
  anyHeight = false,
): Profile | Stop {
  const x = q.x - p.x;
  const y = q.y - p.y;
  const length = Math.sqrt(x * x + y * y);
  if (crossings.length > 0) return new Walk(scene, p, q, length, crossings).profile(anyHeight);
  if (Math.abs(p.z) > SAME || (!anyHeight && Math.abs(q.z) > SAME)) return { obstacle: 'nowhere', at: q };
  return {
    stretches: [{ from: p, to: { x: q.x, y: q.y, z: p.z } }],
    carriers: NO_GROUND,
    price: length / scene.gait.pace,
  };
}

/** A surface at the start of a part; no ground is the table. */
interface Floor {
  readonly ground: Ground | null;
  readonly height: number;
}

class Walk {
  readonly #scene: Scene;
  readonly #p: Point3;
  readonly #q: Point3;
  readonly #length: number;
  readonly #crossings: readonly Crossing[];
  readonly #cuts: number[];
  readonly #stretches: Stretch[] = [];
  readonly #carriers: Ground[] = [];
  /** Where the feet are, what is under them, and the wall they have just hurdled. */
  #at: Point3;
  #under: Ground | null = null;
  #hurdled: Ground | null = null;
  /** Lengths on the level, on slopes and in the air; and what else is paid for. */
  #level: number;
  #slopes = 0;
  #air = 0;
  #jumps = 0;
  #drop = 0;
  #extra = 0;

  constructor(scene: Scene, p: Point3, q: Point3, length: number, crossings: readonly Crossing[]) {
    this.#scene = scene;
    this.#p = p;
    this.#q = q;
    this.#at = p;
    this.#length = length;
    this.#level = length;
    this.#crossings = crossings;
    const cuts = [0, 1];
    for (const { from, to } of crossings) {
      if (from > 0 && !cuts.includes(from)) cuts.push(from);
      if (to < 1 && !cuts.includes(to)) cuts.push(to);
    }
    this.#cuts = cuts.sort((a, b) => a - b);
  }

  profile(anyHeight: boolean): Profile | Stop {
    if (!this.#isSomewhere()) return { obstacle: 'nowhere', at: this.#p };
    for (let part = 0; part + 1 < this.#cuts.length; part++) {
      const next = this.#step(part);
      if (typeof next !== 'number') return next;
      part = next;
      const stop = this.#go(part);
      if (stop) return stop;
    }
    if (!anyHeight && Math.abs(this.#at.z - this.#q.z) > SAME) return { obstacle: 'nowhere', at: this.#q };
    return { stretches: this.#stretches, carriers: this.#carriers, price: this.#price() };
  }

  #price(): number {
    const { pace } = this.#scene.gait;
    // A leg that does nothing but jump is measured straight, from end to end.
    if (this.#jumps === 1 && this.#slopes === 0 && this.#extra === 0) {
      return Math.sqrt(this.#length * this.#length + this.#drop * this.#drop) / pace;
    }
    return (this.#level + this.#slopes + this.#air) / pace + this.#extra;
  }

  #isSomewhere(): boolean {
    const { x, y, z } = this.#p;
    if (Math.abs(z) <= SAME) return true;
    return this.#crossings.some(
      ({ ground, from }) => from <= 0 && Math.abs(surfaceOver(this.#scene, ground, x, y) - z) <= SAME,
    );
  }

  /** Brings the feet to the height at which a part begins. Answers the part they are in then: jumps lead over some. */
  #step(part: number): number | Stop {
    const { gait } = this.#scene;
    const { z } = this.#at;
    const wall = this.#wall(part);
    if (wall?.ground) {
      const rise = wall.height - z;
      if (gait.hurdle && rise <= gait.hurdle.upTo + SAME) {
        this.#extra += gait.hurdle.price;
        this.#hurdled = wall.ground;
      } else if (gait.climb && wall.ground.climbable) {
        this.#extra += rise / gait.climb.pace;
      } else {
        return { obstacle: 'rise', at: this.#at, index: wall.ground.piece, by: rise };
      }
      this.#setDown(part, wall);
      return part;
    }
    const floor = this.#floor(part, z + gait.step + SAME);
    const drop = z - floor.height;
    const isFarSide = this.#hurdled !== null && this.#hurdled !== floor.ground;
    if (drop <= gait.step + SAME || (isFarSide && gait.hurdle && drop <= gait.hurdle.upTo + SAME)) {
      if (isFarSide) this.#hurdled = null;
      this.#setDown(part, floor);
      return part;
    }
    return this.#descend(part, floor);
  }

  #descend(part: number, floor: Floor): number | Stop {
    const { jump, climb } = this.#scene.gait;
    if (jump) {
      const landing = this.#landing(part, floor, jump.reach);
      const across = this.#across(part, landing.part);
      const drop = this.#at.z - landing.floor.height;
      const straight = Math.sqrt(across * across + drop * drop);
      if (straight <= jump.reach + SAME) {
        this.#jumps++;
        this.#drop = drop;
        this.#air += straight;
        this.#level -= across;
        this.#setDown(landing.part, landing.floor);
        return landing.part;
      }
    }
    const drop = this.#at.z - floor.height;
    if (!climb || !this.#under?.climbable) return { obstacle: 'drop', at: this.#at, by: drop };
    this.#extra += drop / climb.pace;
    this.#setDown(part, floor);
    return part;
  }

  /** The first surface across a gap that is not higher than the feet, and within reach; else straight below. */
  #landing(part: number, below: Floor, reach: number): { part: number; floor: Floor } {
    const { z } = this.#at;
    for (let next = part; next + 1 < this.#cuts.length; next++) {
      const across = this.#across(part, next);
      if (across > reach + SAME) break;
      const floor = this.#floor(next, z + SAME);
      const drop = z - floor.height;
      const isHigher = floor.height > below.height + this.#scene.gait.step;
      if (isHigher && across * across + drop * drop <= (reach + SAME) * (reach + SAME))
        return { part: next, floor };
      if (this.#wall(next)) break;
    }
    return { part, floor: below };
  }

  /** Along a part, on the level or up and down a slope. */
  #go(part: number): Stop | null {
    const { gait } = this.#scene;
    const from = this.#at;
    const { x, y } = this.#place(part + 1);
    let { z } = from;
    const under = this.#under;
    if (under && isWay(this.#scene, under)) {
      z = surfaceOver(this.#scene, under, x, y);
      const across = this.#across(part, part + 1);
      this.#level -= across;
      this.#slopes += Math.sqrt(across * across + (z - from.z) * (z - from.z));
    }
    const to = { x, y, z };
    this.#stretches.push({ from, to });
    this.#at = to;
    const lower = from.z < z ? from : to;
    const high = Math.max(from.z, z) + gait.height - GRAZE;
    const middle = this.#middle(part);
    for (const { ground, from: start, to: end, isDeep } of this.#crossings) {
      if (!isDeep || middle < start || middle > end || ground === under || ground.base >= high) continue;
      if (surfaceOver(this.#scene, ground, lower.x, lower.y) > lower.z + gait.step + SAME) {
        return { obstacle: 'terrain', at: from, index: ground.piece };
      }
    }
    return null;
  }

  /** The highest thing in the way at the start of a part: too high to step on, too low to pass beneath. */
  #wall(part: number): Floor | null {
    const { height, step, climb } = this.#scene.gait;
    const middle = this.#middle(part);
    const { x, y } = this.#place(part);
    const { z } = this.#at;
    let wall: Ground | null = null;
    let top = z + step + SAME;
    for (const { ground, from, to, isDeep } of this.#crossings) {
      if (!isDeep || middle < from || middle > to || ground.top <= top) continue;
      const surface = surfaceOver(this.#scene, ground, x, y);
      if (surface <= top) continue;
      // Overhead one goes beneath, unless the leg leads up there.
      const isAim = climb !== null && ground.climbable && surface <= this.#q.z + SAME;
      if (ground.base >= z + height - GRAZE && !isAim) continue;
      wall = ground;
      top = surface;
    }
    return wall && { ground: wall, height: top };
  }

  /** The highest surface at the start of a part that is not above a height. */
  #floor(part: number, most: number): Floor {
    const middle = this.#middle(part);
    const { x, y } = this.#place(part);
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

  /** The feet come to the start of a part, at a height: a step, a climb or a jump from where they were. */
  #setDown(part: number, { ground, height }: Floor): void {
    const from = this.#at;
    const { x, y } = this.#place(part);
    this.#under = ground;
    if (ground && !this.#carriers.includes(ground)) this.#carriers.push(ground);
    if (height === from.z && x === from.x && y === from.y) return;
    this.#at = { x, y, z: height };
    this.#stretches.push({ from, to: this.#at });
  }

  #place(cut: number): { readonly x: number; readonly y: number } {
    const t = this.#cuts[cut] as number;
    if (t === 0) return this.#p;
    if (t === 1) return this.#q;
    return { x: this.#p.x + (this.#q.x - this.#p.x) * t, y: this.#p.y + (this.#q.y - this.#p.y) * t };
  }

  #across(from: number, to: number): number {
    return ((this.#cuts[to] as number) - (this.#cuts[from] as number)) * this.#length;
  }

  #middle(part: number): number {
    return ((this.#cuts[part] as number) + (this.#cuts[part + 1] as number)) / 2;
  }
}
