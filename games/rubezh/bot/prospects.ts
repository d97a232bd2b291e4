import {
  type CardSet,
  firePoint,
  heldPoints,
  kindOf,
  livingUnits,
  pointAt,
  type State,
  strengthAt,
} from '../rules/index.ts';
import { Line } from './line.ts';

/** How likely the fortress is to hold as things stand at the beginning of a turn, from 0 to 1: fitted to many played games. */
export function prospects(set: CardSet, state: State): number {
  const held = heldPoints(state);
  const living = livingUnits(state);
  let standing = 0;
  let attack = 0;
  let tokens = 0;
  let value = 0;
  let fullest = 0;
  for (const point of held) {
    const { enemies, tokens: here } = pointAt(state, point);
    standing += enemies.length;
    tokens += here;
    for (const enemy of enemies) attack += kindOf(set, enemy).attack;
    const limit = firePoint(set, state, point).value;
    value += limit;
    fullest = Math.max(fullest, Math.min(1.5, strengthAt(set, state, point) / limit));
  }
  let cards = 0;
  for (const unit of living) cards += state.hands[unit]?.length ?? 0;
  const left = (state.fresh.cards.length + standing) / ENEMIES;
  const score =
    -0.52 +
    0.48 * living.length -
    (living.length <= 2 ? 0.65 : 0) -
    (held.length === 2 ? 0.54 : 0) -
    (held.length === 3 ? 0.67 : 0) -
    3.61 * left -
    0.034 * standing -
    0.026 * attack -
    0.12 * new Line(set, state).cost(state.units.map(({ at }) => at)) -
    0.55 * fullest +
    0.033 * tokens +
    0.087 * cards -
    (held.length === 2 ? 1.93 * left : 0) +
    1.37 * left * (living.length - 5) -
    2.26 * left * left +
    0.031 * value;
  return 1 / (1 + Math.exp(-score));
}

const ENEMIES = 66;
