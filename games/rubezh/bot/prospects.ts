import { type CardSet, heldPoints, kindOf, livingUnits, type State, unitsAt } from '../rules/index.ts';
import { strainAt } from './strain.ts';
import { enemyWorth } from './worth.ts';

/** How likely the fortress is to hold as things stand, from 0 to 1: fitted to games that sensible comrades played out. */
export function prospects(set: CardSet, state: State): number {
  const held = heldPoints(state);
  const living = livingUnits(state);
  let strain = 0;
  let standing = 0;
  let tokens = 0;
  for (const point of held) {
    strain += strainAt(set, state, point, unitsAt(state, point));
    tokens += state.points[point]?.tokens ?? 0;
    for (const enemy of state.points[point]?.enemies ?? []) standing += enemyWorth(kindOf(set, enemy));
  }
  const cards = living.reduce((sum, unit) => sum + (state.hands[unit]?.length ?? 0), 0);
  const score =
    WEIGHTS.base +
    WEIGHTS.unit * living.length +
    WEIGHTS.point * held.length +
    WEIGHTS.token * tokens +
    WEIGHTS.card * cards +
    WEIGHTS.strain * strain +
    WEIGHTS.standing * standing +
    WEIGHTS.fresh * state.fresh.cards.length;
  return 0.5 + (0.5 * score) / (1 + Math.abs(score));
}

const WEIGHTS = {
  base: -2.6,
  unit: 0.9,
  point: 0.5,
  token: 0.06,
  card: 0.05,
  strain: -0.7,
  standing: -0.35,
  fresh: -0.045,
} as const;
