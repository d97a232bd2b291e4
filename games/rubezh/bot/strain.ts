import {
  attackersAt,
  attackOf,
  type CardSet,
  chanceAbove,
  dividedAt,
  type Enemy,
  firePoint,
  kindOf,
  type Point,
  pointAt,
  retreatWorth,
  type Share,
  type State,
  spendableTokens,
  strengthAt,
  type Unit,
  unitBy,
  withTries,
} from '../rules/index.ts';
import { WEIGHTS as W } from './weights.ts';

/** What the defence of one fire point will cost if these units stand there, in units lost: the lower the better. */

/** What of a state the defence depends on. */
export type Ground = Pick<State, 'scenario' | 'points' | 'units' | 'held' | 'retreatBonus'>;

/** Capture points that may yet come to an abandoned point in one turn. */
const MAY_COME = 2;

export function strainAt(set: CardSet, position: Ground, point: Point, units: readonly Unit[]): number {
  const here = pointAt(position, point);
  if (!here.isHeld || here.enemies.length === 0) return 0;
  if (units.length === 0) return abandoned(set, position, point);
  const engaged = W.engaged + W.target * (here.enemies.length - 1);
  return bestShare(set, position, point, units).cost - engaged * Math.min(units.length, here.enemies.length);
}

/** What it costs to leave a point to the enemies there. */
export function abandoned(set: CardSet, position: Ground, point: Point): number {
  const { value } = firePoint(set, position, point);
  const strength = strengthAt(set, position, point);
  if (strength >= value) return captureWeight(position);
  const near = Math.max(0, strength + MAY_COME - value + 1) / (MAY_COME + 1);
  return captureWeight(position) * (W.near * near + (W.filling * strength) / value);
}

/** The second captured point is dearer than the first, and the third is the end. */
function captureWeight({ points }: Ground): number {
  const lost = points.filter(({ isHeld }) => !isHeld).length;
  return [W.firstPoint, W.secondPoint, W.thirdPoint][lost] ?? W.thirdPoint;
}

export interface Sharing {
  readonly share: Share;
  readonly cost: number;
}

/** Which enemy attacks which unit: all on one, or each on whom it hurts least; whichever costs less. */
export function bestShare(set: CardSet, position: Ground, point: Point, units: readonly Unit[]): Sharing {
  const divided = dividedAt(set, position, point);
  const everywhere = attackersAt(position, point).filter((enemy) => !divided.includes(enemy));
  const leaving = abandoned(set, position, point);
  const costOf = (shares: readonly (readonly Enemy[])[]) =>
    shares.reduce(
      (sum, share, place) =>
        sum +
        costFor(set, position, point, units[place] as Unit, [...everywhere, ...share], units.length, leaving),
      0,
    );
  const rivals: (readonly (readonly Enemy[])[])[] = units.map((_, place) =>
    units.map((__, other) => (other === place ? divided : [])),
  );
  if (units.length > 1) rivals.push(spread(set, divided, units, costOf));
  let best = rivals[0] as readonly (readonly Enemy[])[];
  let cost = Number.POSITIVE_INFINITY;
  for (const rival of rivals) {
    const total = costOf(rival);
    if (total < cost) [best, cost] = [rival, total];
  }
  const on = divided.map((enemy) => units[best.findIndex((share) => share.includes(enemy))] as Unit);
  return { share: { on, order: units.slice() }, cost };
}

/** The strongest first, each where it adds the least. */
function spread(
  set: CardSet,
  divided: readonly Enemy[],
  units: readonly Unit[],
  costOf: (shares: readonly (readonly Enemy[])[]) => number,
): readonly (readonly Enemy[])[] {
  const strongest = divided.slice().sort((one, other) => kindOf(set, other).attack - kindOf(set, one).attack);
  let shares: readonly (readonly Enemy[])[] = units.map(() => []);
  for (const enemy of strongest) {
    let best = shares;
    let least = Number.POSITIVE_INFINITY;
    for (let place = 0; place < units.length; place++) {
      const tried = shares.map((share, other) => (other === place ? [...share, enemy] : share));
      const cost = costOf(tried);
      if (cost < least) [best, least] = [tried, cost];
    }
    shares = best;
  }
  return shares;
}

/** Standing or leaving, whichever costs this unit less. */
function costFor(
  set: CardSet,
  position: Ground,
  point: Point,
  unit: Unit,
  attackers: readonly Enemy[],
  company: number,
  leaving: number,
): number {
  if (attackers.length === 0) return 0;
  const attack = attackOf(set, position, point, attackers);
  const { steady } = unitBy(position, unit);
  const tokens = spendableTokens(set, position, point);
  const stands = withTries(chanceAbove(attack, steady), tokens);
  const leaves = withTries(chanceAbove(attack, steady + retreatWorth(set, position, attackers)), tokens);
  const toStand = (1 - stands) * (W.unit + (company === 1 ? leaving : 0));
  const toLeave = (1 - leaves) * W.unit + W.tempo + (company === 1 ? leaving : 0);
  return Math.min(toStand, toLeave);
}
