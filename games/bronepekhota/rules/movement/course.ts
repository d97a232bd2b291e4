import {
  type Bystander,
  disc,
  firstContact,
  type Gait,
  GRAZE,
  type Point3,
  priceOf,
  type Stop,
  type Stretch,
} from '@bridgehead/geometry';
import { isOnTable } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { CONTACT, solidOf } from '../space.ts';
import type { PieceId } from '../state.ts';
import type { Foes } from './contact.ts';

/** By rounding less than contact, so that whoever is stopped by somebody does touch it. */
export const STOP = CONTACT - GRAZE;

/** A way as far as it is really gone: up to the first contact (BRP-4.1.1). */
export interface Course {
  readonly path: readonly Point3[];
  readonly price: number;
  /** The foe that was run into, by its place among the foes. */
  readonly met: number | null;
}

/** Whoever cannot be passed through; whoever is run into stops the mover instead. */
export function bystandersOf({ armoury, state }: Battlefield, but: readonly PieceId[]): Bystander[] {
  const bystanders: Bystander[] = [];
  for (const [id, piece] of state.pieces.entries()) {
    if (isOnTable(piece) && !but.includes(id)) bystanders.push({ solid: solidOf(armoury, piece), berth: 0 });
  }
  return bystanders;
}

export function courseOf(
  battlefield: Battlefield,
  gait: Gait,
  by: PieceId,
  from: Point3,
  path: readonly Point3[],
  foes: Foes,
): Course | BronepekhotaRefusal {
  const { field } = battlefield;
  const untouched = foes.ids.filter((_, place) => !foes.touched.has(place));
  const bystanders = bystandersOf(battlefield, [by, ...untouched]);
  const stretches: Stretch[] = [];
  const legs: number[] = [];
  const prices: number[] = [];
  let stop: Pick<Stop, 'obstacle'> | null = null;
  for (const [leg, to] of path.entries()) {
    const priced = priceOf(field, gait, [path[leg - 1] ?? from, to], bystanders);
    if ('obstacle' in priced) {
      stop = priced;
      break;
    }
    prices.push(priced.price);
    for (const stretch of priced.stretches) {
      stretches.push(stretch);
      legs.push(leg);
    }
  }
  const shape = disc({ x: 0, y: 0 }, gait.radius);
  const met = firstContact(shape, gait.height, stretches, foes.solids, STOP, foes.touched);
  if (!met) {
    if (stop) return blocked(stop.obstacle);
    return { path, price: sum(prices), met: null };
  }
  const leg = legs[met.stretch] as number;
  const last = priceOf(field, gait, [path[leg - 1] ?? from, met.at], bystanders);
  if ('obstacle' in last)
    return { clause: 'BRP-4.1.2', reason: 'contact-on-the-way', figures: { fault: last.obstacle } };
  const price = sum(prices.slice(0, leg)) + last.price;
  return { path: [...path.slice(0, leg), met.at], price, met: met.other };
}

function blocked(obstacle: string): BronepekhotaRefusal {
  return { clause: 'BRP-4.1', reason: 'way-blocked', figures: { obstacle } };
}

function sum(prices: readonly number[]): number {
  return prices.reduce((total, price) => total + price, 0);
}
