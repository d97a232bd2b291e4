import type { Field } from './field.ts';
import type { Gait, Obstruction, Priced, Way } from './gait.ts';
import { legOf } from './leg.ts';
import { isOnTable } from './levels.ts';
import type { Point3 } from './point.ts';
import { type Bystander, sceneOf } from './scene.ts';

/** A way as far as it can be gone: what each leg costs, and what stands in the next. */
export interface Followed {
  readonly legs: readonly Priced[];
  readonly stop: Obstruction | null;
}

/** Leg by leg, until something stands in the way or all so far costs more than `limit`. */
export function follow(
  field: Field,
  gait: Gait,
  way: Way,
  bystanders: readonly Bystander[],
  limit = Number.POSITIVE_INFINITY,
): Followed {
  const scene = sceneOf(field, gait, bystanders);
  const legs: Priced[] = [];
  let price = 0;
  for (let leg = 0; leg + 1 < way.length && price <= limit; leg++) {
    const from = way[leg] as Point3;
    const to = way[leg + 1] as Point3;
    const off = [from, to].find((end) => !isOnTable(field, end));
    if (off) return { legs, stop: { obstacle: 'edge', at: off, leg } };
    const gone = legOf(scene, from, to);
    if ('obstacle' in gone) return { legs, stop: { ...gone, leg } };
    price += gone.price;
    legs.push(gone);
  }
  return { legs, stop: null };
}

/** What a way costs, leg by leg, or what stands in it. */
export function priceOf(
  field: Field,
  gait: Gait,
  way: Way,
  bystanders: readonly Bystander[],
): Priced | Obstruction {
  const { legs, stop } = follow(field, gait, way, bystanders);
  if (stop) return stop;
  return {
    price: legs.reduce((sum, { price }) => sum + price, 0),
    stretches: legs.flatMap(({ stretches }) => stretches),
  };
}
