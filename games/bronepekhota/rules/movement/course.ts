import {
  type Bystander,
  disc,
  firstContact,
  follow,
  type Gait,
  GRAZE,
  type Point3,
  type Priced,
  priceOf,
  upright,
} from '@bridgehead/geometry';
import { isOnTable } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { CONTACT, solidOf } from '../space.ts';
import type { PieceId } from '../state.ts';
import { type Foes, stillTouched, untouchedOf } from './contact.ts';
import { followedUpTo } from './gaits.ts';

/** By rounding less than contact, so that whoever is stopped by somebody does touch it. */
export const STOP = CONTACT - GRAZE;

/** A way as far as it is really gone: up to the first contact (BRP-4.1.1). */
export interface Course {
  readonly path: readonly Point3[];
  readonly price: number;
  /** The foe that was run into, by its place among the foes. */
  readonly met: number | null;
  /** Foes that were touched before and have not been left yet. */
  readonly touched: ReadonlySet<number>;
}

/** Whoever cannot be passed through; whoever is run into stops the mover instead. */
export function bystandersOf({ armoury, state }: Battlefield, but: readonly PieceId[]): Bystander[] {
  const bystanders: Bystander[] = [];
  for (const [id, piece] of state.pieces.entries()) {
    if (isOnTable(piece) && !but.includes(id)) bystanders.push({ solid: solidOf(armoury, piece), berth: 0 });
  }
  return bystanders;
}

/** Whoever goes, with what it takes along: how, from where, who stops it, and with how many points. */
export interface Mover {
  readonly goers: readonly PieceId[];
  readonly gait: Gait;
  readonly from: Point3;
  readonly foes: Foes;
  readonly points: number;
}

/** Followed no further than whoever has so many points could mean. Whoever is left on a leg counts on the next. */
export function courseOf(
  battlefield: Battlefield,
  mover: Mover,
  path: readonly Point3[],
): Course | BronepekhotaRefusal {
  const [first, ...rest] = path;
  const { gait, foes } = mover;
  if (!first || foes.touched.size === 0) return straightOn(battlefield, mover, path);
  const leg = straightOn(battlefield, mover, [first]);
  if ('reason' in leg || leg.met !== null) return leg;
  const body = upright(disc(first, gait.radius), first.z, gait.height);
  const left = { ...foes, touched: stillTouched(foes, body, STOP) };
  const on = courseOf(battlefield, { ...mover, from: first, foes: left }, rest);
  if ('reason' in on) return on;
  return { ...on, path: [first, ...on.path], price: leg.price + on.price };
}

function straightOn(
  battlefield: Battlefield,
  { goers, gait, from, foes, points }: Mover,
  path: readonly Point3[],
): Course | BronepekhotaRefusal {
  const { field } = battlefield;
  const { touched } = foes;
  const bystanders = bystandersOf(battlefield, [...goers, ...untouchedOf(foes)]);
  const { legs, stop } = follow(field, gait, [from, ...path], bystanders, followedUpTo(points));
  const stretches = legs.flatMap((priced) => priced.stretches);
  const shape = disc({ x: 0, y: 0 }, gait.radius);
  const met = firstContact(shape, gait.height, stretches, foes.solids, STOP, touched);
  if (!met) {
    if (stop) return { clause: 'BRP-4.1', reason: 'way-blocked', figures: { obstacle: stop.obstacle } };
    return { path, price: priceOfAll(legs), met: null, touched };
  }
  const leg = legOf(legs, met.stretch);
  const last = priceOf(field, gait, [path[leg - 1] ?? from, met.at], bystanders);
  if ('obstacle' in last)
    return { clause: 'BRP-4.1.2', reason: 'contact-on-the-way', figures: { fault: last.obstacle } };
  const price = priceOfAll(legs.slice(0, leg)) + last.price;
  return { path: [...path.slice(0, leg), met.at], price, met: met.other, touched };
}

/** The leg that a stretch of the whole way belongs to. */
function legOf(legs: readonly Priced[], stretch: number): number {
  let before = 0;
  return legs.findIndex(({ stretches }) => {
    before += stretches.length;
    return stretch < before;
  });
}

function priceOfAll(legs: readonly Priced[]): number {
  return legs.reduce((total, { price }) => total + price, 0);
}
