import { crossingsOf } from './crossing.ts';
import type { Field } from './field.ts';
import type { Gait, Stop, Stretch } from './gait.ts';
import { overlap } from './gap.ts';
import { highestBelow, type Ledge, ledgesOf } from './ledges.ts';
import { isOnTable } from './levels.ts';
import { between, GRAZE, minus, type Point, type Point3 } from './point.ts';
import { profileOf } from './profile.ts';
import { nearby, sceneOf } from './scene.ts';
import { moved, type Shape, swept } from './shape.ts';
import { heightsOverlap, type Solid, topOver } from './solid.ts';

/** Something too big to be a disc: its shape with the centre at (0, 0), and the highest ledge it takes. */
export interface Vehicle {
  readonly shape: Shape;
  readonly height: number;
  readonly limit: number;
}

export interface Driven {
  readonly to: Point3;
  /** In millimetres, along ramps. */
  readonly length: number;
  readonly stretches: readonly Stretch[];
}

/**
 * A straight leg of a vehicle that does not turn. It has the height of what is under its centre; under all that it sweeps
 * no ledge may be higher than its limit, up or down. It runs over nobody.
 */
export function drive(
  field: Field,
  vehicle: Vehicle,
  from: Point3,
  by: Point,
  others: readonly Solid[],
): Driven | Stop {
  const way = swept(moved(vehicle.shape, from), by);
  const off = way.corners.find((corner) => !isOnTable(field, corner));
  if (off) return { obstacle: 'edge', at: { ...off, z: from.z } };
  const scene = sceneOf(field, gaitOf(vehicle), []);
  const goal = { x: from.x + by.x, y: from.y + by.y, z: from.z };
  const profile = profileOf(
    scene,
    from,
    goal,
    crossingsOf(scene, from, goal, nearby(scene, from, goal)),
    true,
  );
  if ('obstacle' in profile) return profile;
  for (const stretch of profile.stretches) {
    const stop = ledgeUnder(field, vehicle, stretch) ?? pieceUnder(vehicle, stretch, others);
    if (stop) return stop;
  }
  const to = profile.stretches.at(-1)?.to ?? from;
  return { to, length: profile.price, stretches: profile.stretches };
}

/** Follows the centre alone; what is beside it is the ledges' business. */
function gaitOf({ height, limit }: Vehicle): Gait {
  const never = { ladders: false, hurdle: null, climb: null, jump: null };
  return { radius: 0, height, pace: 1, ramps: true, step: limit, ...never };
}

function sweptBy({ shape }: Vehicle, { from, to }: Stretch): Shape {
  return swept(moved(shape, from), minus(to, from));
}

function pieceUnder(vehicle: Vehicle, stretch: Stretch, others: readonly Solid[]): Stop | null {
  const body = sweptBy(vehicle, stretch);
  const base = Math.min(stretch.from.z, stretch.to.z);
  const top = Math.max(stretch.from.z, stretch.to.z) + vehicle.height;
  const index = others.findIndex((other) => heightsOverlap(other, { base, top }) && overlap(body, other));
  return index < 0 ? null : { obstacle: 'piece', at: stretch.from, index };
}

function ledgeUnder(field: Field, vehicle: Vehicle, stretch: Stretch): Stop | null {
  const body = sweptBy(vehicle, stretch);
  const low = Math.min(stretch.from.z, stretch.to.z);
  const high = Math.max(stretch.from.z, stretch.to.z);
  for (const ledge of ledgesOf(field)) {
    if (ledge.ground.base >= high + vehicle.height - GRAZE) continue;
    const edge = partDeeper(ledge, vehicle.limit + GRAZE);
    if (!edge || !overlap(body, { corners: [edge.from, edge.to], radius: 0 })) continue;
    if (isHidden(field, ledge, low - vehicle.limit, high + vehicle.limit)) continue;
    return { obstacle: 'terrain', at: edge.from, index: ledge.ground.piece };
  }
  return null;
}

/** The part of a ledge that falls more than a limit. */
function partDeeper({ from, to, fall: [a, b] }: Ledge, limit: number): Stretch | null {
  if (a <= limit && b <= limit) return null;
  const share = (limit - a) / (b - a);
  if (a > limit && b > limit) return { from, to };
  return a > limit ? { from, to: between(from, to, share) } : { from: between(from, to, share), to };
}

/** Whether what the vehicle stands on lies above a ledge, as a bridge above a crate. */
function isHidden(field: Field, { from, to }: Ledge, low: number, high: number): boolean {
  const middle = between(from, to, 0.5);
  const cover = highestBelow(field, middle, high);
  const top = cover ? topOver(cover, middle) : 0;
  return top > middle.z + GRAZE && top >= low;
}
