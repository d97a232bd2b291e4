import { type Crossing, crossingsOf } from './crossing.ts';
import type { Ground } from './field.ts';
import type { Stop, Stretch } from './gait.ts';
import { between, GRAZE, type Point3 } from './point.ts';
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
export function profileOf(scene: Scene, p: Point3, q: Point3, anyHeight = false): Profile | Stop {
  const x = q.x - p.x;
  const y = q.y - p.y;
  const length = Math.sqrt(x * x + y * y);
  const crossings = crossingsOf(scene, p, q);
  if (crossings.length > 0) return new Walk(scene, p, q, length, crossings).profile(anyHeight);
  if (Math.abs(p.z) > SAME || (!anyHeight && Math.abs(q.z) > SAME)) return { obstacle: 'nowhere', at: q };
  return {
    stretches: [{ from: p, to: { ...q, z: p.z } }],
    carriers: NO_GROUND,
    price: length / scene.gait.pace,
  };
}

class Walk {
  readonly #scene: Scene;
  readonly #p: Point3;
  readonly #q: Point3;
  readonly #length: number;
  readonly #crossings: readonly Crossing[];
  readonly #cuts: readonly number[];
  readonly #stretches: Stretch[] = [];
  readonly #carriers: Ground[] = [];
  /** The height of the feet, what is under them, and the wall they have just hurdled. */
  #z: number;
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
    this.#length = length;
    this.#level = length;
    this.#crossings = crossings;
    this.#z = p.z;
    const cuts = new Set([0, 1]);
    for (const { from, to, bodyFrom, bodyTo } of crossings) {
      for (const cut of [from, to, bodyFrom, bodyTo]) if (cut > 0 && cut < 1) cuts.add(cut);
    }
    this.#cuts = [...cuts].sort((a, b) => a - b);
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
    if (!anyHeight && Math.abs(this.#z - this.#q.z) > SAME) return { obstacle: 'nowhere', at: this.#q };
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
    if (Math.abs(this.#z) <= SAME) return true;
    const { x, y } = this.#p;
    return this.#crossings.some(
      ({ ground, from }) => from <= 0 && Math.abs(surfaceOver(this.#scene, ground, x, y) - this.#z) <= SAME,
    );
  }

  /** Brings the feet to the height at which a part begins. Answers the part they are in then: jumps lead over some. */
  #step(part: number): number | Stop {
    const { gait } = this.#scene;
    const at = this.#place(part);
    const wall = this.#wall(part, at);
    if (wall) {
      const top = surfaceOver(this.#scene, wall, at.x, at.y);
      const rise = top - this.#z;
      if (gait.hurdle && rise <= gait.hurdle.upTo + SAME) {
        this.#extra += gait.hurdle.price;
        this.#hurdled = wall;
      } else if (gait.climb && wall.climbable) {
        this.#extra += rise / gait.climb.pace;
      } else {
        return { obstacle: 'rise', at, index: wall.piece, by: rise };
      }
      this.#setDown(at, top, wall);
      return part;
    }
    const { ground, height } = this.#floor(part, at, this.#z + gait.step + SAME);
    const drop = this.#z - height;
    const isFarSide = this.#hurdled !== null && this.#hurdled !== ground;
    if (drop <= gait.step + SAME || (isFarSide && gait.hurdle && drop <= gait.hurdle.upTo + SAME)) {
      if (isFarSide) this.#hurdled = null;
      this.#setDown(at, height, ground);
      return part;
    }
    return this.#descend(part, at, ground, height);
  }

  #descend(part: number, at: Point3, ground: Ground | null, height: number): number | Stop {
    const { jump, climb, step } = this.#scene.gait;
    if (jump) {
      const landing = this.#landing(part, height + step, jump.reach) ?? { part, ground, height };
      const across = ((this.#cuts[landing.part] as number) - (this.#cuts[part] as number)) * this.#length;
      const drop = this.#z - landing.height;
      const straight = Math.sqrt(across * across + drop * drop);
      if (straight <= jump.reach + SAME) {
        this.#jumps++;
        this.#drop = drop;
        this.#air += straight;
        this.#level -= across;
        this.#setDown(this.#place(landing.part), landing.height, landing.ground, at);
        return landing.part;
      }
    }
    const drop = this.#z - height;
    if (!climb || !this.#under?.climbable) return { obstacle: 'drop', at, by: drop };
    this.#extra += drop / climb.pace;
    this.#setDown(at, height, ground);
    return part;
  }

  /** The first surface across a gap that is not higher than the feet, and within reach. */
  #landing(part: number, above: number, reach: number) {
    for (let next = part; next + 1 < this.#cuts.length; next++) {
      const across = ((this.#cuts[next] as number) - (this.#cuts[part] as number)) * this.#length;
      if (across > reach + SAME) return null;
      const at = this.#place(next);
      const floor = this.#floor(next, at, this.#z + SAME);
      const drop = this.#z - floor.height;
      if (floor.height > above && across * across + drop * drop <= (reach + SAME) * (reach + SAME)) {
        return { part: next, ...floor };
      }
      if (this.#wall(next, at)) return null;
    }
    return null;
  }

  /** Along a part, on the level or up and down a slope. */
  #go(part: number): Stop | null {
    const from = this.#place(part);
    const to = this.#place(part + 1);
    const start = this.#z;
    const under = this.#under;
    if (under && isWay(this.#scene, under)) {
      this.#z = surfaceOver(this.#scene, under, to.x, to.y);
      const across = ((this.#cuts[part + 1] as number) - (this.#cuts[part] as number)) * this.#length;
      const up = this.#z - start;
      this.#level -= across;
      this.#slopes += Math.sqrt(across * across + up * up);
    }
    this.#stretches.push({ from: { ...from, z: start }, to: { ...to, z: this.#z } });
    const low = Math.min(start, this.#z);
    const high = Math.max(start, this.#z);
    const { gait } = this.#scene;
    for (const { ground, bodyFrom, bodyTo } of this.#crossings) {
      if (!isIn(this.#middle(part), bodyFrom, bodyTo) || ground === under) continue;
      const { x, y } = start < this.#z ? from : to;
      const isUnderfoot = surfaceOver(this.#scene, ground, x, y) <= low + gait.step + SAME;
      if (!isUnderfoot && ground.base < high + gait.height - GRAZE) {
        return { obstacle: 'terrain', at: { ...from, z: start }, index: ground.piece };
      }
    }
    return null;
  }

  /** The highest thing in the way at the start of a part: too high to step on, too low to pass beneath. */
  #wall(part: number, at: Point3): Ground | null {
    const { height, step, climb } = this.#scene.gait;
    const middle = this.#middle(part);
    let wall: Ground | null = null;
    let top = this.#z + step + SAME;
    for (const { ground, bodyFrom, bodyTo } of this.#crossings) {
      if (!isIn(middle, bodyFrom, bodyTo)) continue;
      const surface = surfaceOver(this.#scene, ground, at.x, at.y);
      const isOver = ground.base >= this.#z + height - GRAZE;
      // Overhead one goes beneath, unless the leg leads up there.
      const isAim = climb !== null && ground.climbable && surface <= this.#q.z + SAME;
      if (surface <= top || (isOver && !isAim)) continue;
      wall = ground;
      top = surface;
    }
    return wall;
  }

  /** The highest surface at the start of a part that is not above a height. */
  #floor(part: number, at: Point3, most: number): { ground: Ground | null; height: number } {
    const middle = this.#middle(part);
    let ground: Ground | null = null;
    let height = 0;
    for (const crossing of this.#crossings) {
      if (middle < crossing.from || middle > crossing.to) continue;
      const surface = surfaceOver(this.#scene, crossing.ground, at.x, at.y);
      if (surface > most || surface < height) continue;
      ground = crossing.ground;
      height = surface;
    }
    return { ground, height };
  }

  #setDown(at: Point3, height: number, ground: Ground | null, from = at): void {
    if (height !== this.#z) {
      this.#stretches.push({ from: { ...from, z: this.#z }, to: { ...at, z: height } });
    }
    this.#z = height;
    this.#under = ground;
    if (ground && !this.#carriers.includes(ground)) this.#carriers.push(ground);
  }

  #place(cut: number): Point3 {
    return { ...between(this.#p, this.#q, this.#cuts[cut] as number), z: this.#z };
  }

  #middle(part: number): number {
    return ((this.#cuts[part] as number) + (this.#cuts[part + 1] as number)) / 2;
  }
}

function isIn(middle: number, from: number, to: number): boolean {
  return middle > from && middle < to;
}
