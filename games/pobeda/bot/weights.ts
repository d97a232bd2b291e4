import type { Effect } from '../rules/index.ts';

/** How a player weighs things against each other; found by matches of the quick bot against itself. */
export interface Weights {
  /** What is left of a line's worth for every missing cell whose card is in the own hand: it costs a turn. */
  readonly held: number;
  /** For every cell that a special card in the own hand can take. */
  readonly wild: number;
  /** For every cell whose card is unseen, times the share of unseen cards that come into the own hands. */
  readonly unseen: number;
  /** For every cell that only a special card not yet in the hand can take. */
  readonly gone: number;
  /** The same in an opponent's lines; `heldBack` is a cell whose card the player keeps from them. */
  readonly theirUnseen: number;
  readonly heldBack: number;
  readonly theirGone: number;
  /** For every cell with a chip that a special card would have to take away. */
  readonly prey: number;
  /** How much an opponent's lines count beside the own. */
  readonly defence: number;
  /** What must be gained to spend a card. */
  readonly keep: Readonly<Record<Effect, number>>;
  /** A line worth this much, of one's own or of theirs, is worth a special card's thought. */
  readonly hotOwn: number;
  readonly hotTheirs: number;
}

export const WEIGHTS: Weights = {
  held: 0.5,
  wild: 0.5,
  unseen: 0.31,
  gone: 0.03,
  theirUnseen: 0.375,
  heldBack: 0.15,
  theirGone: 0.05,
  prey: 0.02,
  defence: 1.6,
  keep: { event: 0, place: 0.38, remove: 0.19, replace: 0.4 },
  hotOwn: 0.2,
  hotTheirs: 0.12,
};

/** What a search looks at beyond what is worth a thought at a glance. */
export const CURIOUS = { hotOwn: 0.06, hotTheirs: 0.06 };
