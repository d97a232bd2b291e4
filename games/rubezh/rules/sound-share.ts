import type { CardSet } from './card-set.ts';
import { attackersOf, evenly } from './division.ts';
import { type Ground, outlookOf } from './odds.ts';
import type { Enemy, Point, Unit } from './state.ts';

/** A division to begin with: nobody is bound to it, and the rules know nothing better than the exact odds of its checks. */

interface Prospect {
  /** Units lost, each going the safer way. */
  readonly lost: number;
  /** Units that hold where they stand. */
  readonly held: number;
}

/** On whom the divided had better turn: by the fewest units lost, then by the most that hold; evenly where that is as good. */
export function soundShare(
  set: CardSet,
  ground: Ground,
  point: Point,
  units: readonly Unit[],
  attackers: readonly Enemy[],
): Unit[] {
  const known = new Map<string, Prospect>();
  const prospectOf = (on: readonly Unit[]): Prospect => {
    const prospect = { lost: 0, held: 0 };
    for (const unit of units) {
      const against = attackersOf(set, ground, point, on, unit);
      const key = `${unit}:${against.join()}`;
      let one = known.get(key);
      if (!one) {
        const { standsWithTokens, leavesWithTokens } = outlookOf(set, ground, unit, point, against);
        one = { lost: 1 - Math.max(standsWithTokens, leavesWithTokens), held: standsWithTokens };
        known.set(key, one);
      }
      prospect.lost += one.lost;
      prospect.held += one.held;
    }
    return prospect;
  };
  const starts = [evenly(set, units, attackers), ...units.map((unit) => attackers.map(() => unit))];
  return starts
    .map((start) => improved(start, units, prospectOf))
    .reduce((best, one) => (isBetter(one.prospect, best.prospect) ? one : best)).on;
}

interface Found {
  readonly on: Unit[];
  readonly prospect: Prospect;
}

/** One attacker after another is turned on somebody else, as long as that helps. */
function improved(
  start: Unit[],
  units: readonly Unit[],
  prospectOf: (on: readonly Unit[]) => Prospect,
): Found {
  let found: Found = { on: start, prospect: prospectOf(start) };
  for (;;) {
    let best = found;
    for (let place = 0; place < start.length; place++) {
      for (const unit of units) {
        const on = found.on.with(place, unit);
        const prospect = prospectOf(on);
        if (isBetter(prospect, best.prospect)) best = { on, prospect };
      }
    }
    if (best === found) return found;
    found = best;
  }
}

/** Sums of the same chances in another order differ by less. */
const SAME = 1e-9;

function isBetter(one: Prospect, other: Prospect): boolean {
  if (Math.abs(one.lost - other.lost) > SAME) return one.lost < other.lost;
  return one.held > other.held + SAME;
}
