import type { Crossing } from './crossing.ts';
import type { Ground } from './field.ts';
import type { Priced, Stop, Stretch } from './gait.ts';
import type { Point3 } from './point.ts';
import { isWay, type Scene, surfaceOver } from './scene.ts';
import { type Floor, SAME, Section } from './section.ts';
import { Toll } from './toll.ts';

/** The feet on a straight leg: where they go, what carries them, what it costs. */
export interface Profile extends Priced {
  readonly carriers: readonly Ground[];
  /** What it would cost at best if it went on a little after a jump. */
  readonly hope: number;
}

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
  if (crossings.length > 0) {
    const section = new Section(scene, p, q, length, crossings);
    return new Walk(scene, p, section).profile(q, anyHeight);
  }
  if (Math.abs(p.z) > SAME || (!anyHeight && Math.abs(q.z) > SAME)) return { obstacle: 'nowhere', at: q };
  const price = length / scene.gait.pace;
  return {
    stretches: [{ from: p, to: { x: q.x, y: q.y, z: p.z } }],
    carriers: NO_GROUND,
    price,
    hope: price,
  };
}

/** The feet on their way through a section. */
class Walk {
  readonly #scene: Scene;
  readonly #section: Section;
  readonly #toll: Toll;
  readonly #stretches: Stretch[] = [];
  readonly #carriers: Ground[] = [];
  /** Where the feet are, what is under them, and the wall they have just hurdled. */
  #at: Point3;
  #under: Ground | null = null;
  #hurdled: Ground | null = null;

  constructor(scene: Scene, from: Point3, section: Section) {
    this.#scene = scene;
    this.#at = from;
    this.#section = section;
    this.#toll = new Toll(section.length);
  }

  profile(q: Point3, anyHeight: boolean): Profile | Stop {
    if (!this.#section.beginsSomewhere) return { obstacle: 'nowhere', at: this.#at };
    for (let part = 0; part < this.#section.parts; part++) {
      const next = this.#step(part);
      if (typeof next !== 'number') return next;
      part = next;
      const stop = this.#go(part);
      if (stop) return stop;
    }
    if (!anyHeight && Math.abs(this.#at.z - q.z) > SAME) return { obstacle: 'nowhere', at: q };
    const { pace } = this.#scene.gait;
    return {
      stretches: this.#stretches,
      carriers: this.#carriers,
      price: this.#toll.price(pace),
      hope: this.#toll.hope(pace),
    };
  }

  /** Brings the feet to the height at which a part begins. Answers the part they are in then: jumps lead over some. */
  #step(part: number): number | Stop {
    const { gait } = this.#scene;
    const { z } = this.#at;
    const wall = this.#section.wall(part, z);
    if (wall) {
      const rise = wall.height - z;
      if (gait.hurdle && rise <= gait.hurdle.upTo + SAME) {
        this.#toll.pay(gait.hurdle.price);
        this.#hurdled = wall.ground;
      } else if (gait.climb && wall.ground.climbable) {
        this.#toll.pay(rise / gait.climb.pace);
      } else {
        return { obstacle: 'rise', at: this.#at, index: wall.ground.piece, by: rise };
      }
      this.#setDown(part, wall);
      return part;
    }
    const floor = this.#section.floor(part, z + gait.step + SAME);
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
    // A wall that is jumped or climbed down from is behind: what comes after it has a far side of its own.
    this.#hurdled = null;
    if (jump) {
      const landing = this.#landing(part, floor, jump.reach);
      const across = this.#section.across(part, landing.part);
      const drop = this.#at.z - landing.floor.height;
      if (Math.sqrt(across * across + drop * drop) <= jump.reach + SAME) {
        this.#toll.jump(across, drop);
        this.#setDown(landing.part, landing.floor);
        return landing.part;
      }
    }
    const drop = this.#at.z - floor.height;
    if (!climb || !this.#under?.climbable) return { obstacle: 'drop', at: this.#at, by: drop };
    this.#toll.pay(drop / climb.pace);
    this.#setDown(part, floor);
    return part;
  }

  /** The first surface across a gap that is not higher than the feet, and within reach; else straight below. */
  #landing(part: number, below: Floor, reach: number): { part: number; floor: Floor } {
    const { z } = this.#at;
    for (let next = part; next < this.#section.parts; next++) {
      const across = this.#section.across(part, next);
      if (across > reach + SAME) break;
      const floor = this.#section.floor(next, z + SAME);
      const drop = z - floor.height;
      const isHigher = floor.height > below.height + this.#scene.gait.step;
      if (isHigher && across * across + drop * drop <= (reach + SAME) * (reach + SAME))
        return { part: next, floor };
      if (this.#section.wall(next, z)) break;
    }
    return { part, floor: below };
  }

  /** Along a part, on the level or up and down a slope. */
  #go(part: number): Stop | null {
    const from = this.#at;
    const { x, y } = this.#section.place(part + 1);
    let { z } = from;
    const under = this.#under;
    if (under && isWay(this.#scene, under)) {
      z = surfaceOver(this.#scene, under, x, y);
      this.#toll.slope(this.#section.across(part, part + 1), z - from.z);
    }
    const to = { x, y, z };
    this.#stretches.push({ from, to });
    this.#at = to;
    const wall = this.#section.inTheWay(part, from, to, under);
    return wall && { obstacle: 'terrain', at: from, index: wall.piece };
  }

  /** The feet come to the start of a part, at a height: a step, a climb or a jump from where they were. */
  #setDown(part: number, { ground, height }: Floor): void {
    const from = this.#at;
    const { x, y } = this.#section.place(part);
    this.#under = ground;
    if (ground && !this.#carriers.includes(ground)) this.#carriers.push(ground);
    if (height === from.z && x === from.x && y === from.y) return;
    this.#at = { x, y, z: height };
    this.#stretches.push({ from, to: this.#at });
  }
}
