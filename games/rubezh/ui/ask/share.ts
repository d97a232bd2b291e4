import type { Share } from '../../rules/agenda.ts';
import type { Enemy, Unit } from '../../rules/state.ts';

/** The share with one enemy against another unit. */
export function moved(attackers: readonly Enemy[], share: Share, enemy: Enemy, unit: Unit): Share {
  return { ...share, on: share.on.map((before, place) => (attackers[place] === enemy ? unit : before)) };
}

/** The share with a unit checking one earlier or later. */
export function swapped(share: Share, unit: Unit, by: number): Share {
  const order = [...share.order];
  const place = order.indexOf(unit);
  const other = order[place + by];
  if (other === undefined) return share;
  order[place] = other;
  order[place + by] = unit;
  return { ...share, order };
}
