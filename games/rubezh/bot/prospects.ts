import { type CardSet, heldPoints, livingUnits, pointAt, type State, unitsAt } from '../rules/index.ts';
import { strainAt } from './strain.ts';

/** How likely the fortress is to hold as things stand, from 0 to 1. */
export function prospects(set: CardSet, state: State): number {
  const held = heldPoints(state);
  const living = livingUnits(state);
  let strain = 0;
  let standing = 0;
  let tokens = 0;
  for (const point of held) {
    const here = pointAt(state, point);
    strain += strainAt(set, state, point, unitsAt(state, point));
    standing += here.enemies.length;
    tokens += here.tokens;
  }
  const cards = living.reduce((sum, unit) => sum + (state.hands[unit]?.length ?? 0), 0);
  const score =
    PROSPECTS.base +
    PROSPECTS.unit * living.length +
    PROSPECTS.point * held.length +
    PROSPECTS.token * tokens +
    PROSPECTS.card * cards +
    PROSPECTS.strain * strain +
    PROSPECTS.standing * standing +
    PROSPECTS.fresh * state.fresh.cards.length;
  return 0.5 + (0.5 * score) / (1 + Math.abs(score));
}

const PROSPECTS = {
  base: -4,
  unit: 0.9,
  point: 0.5,
  token: 0.06,
  card: 0.05,
  strain: -0.6,
  standing: -0.07,
  fresh: -0.05,
} as const;
