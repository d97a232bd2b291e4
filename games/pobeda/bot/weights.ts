/** How a player weighs things against each other; found by matches of the quick bot against itself. */
export interface Weights {
  /** How far a line is from certain for every cell whose card is in the own hand: it costs a turn. */
  readonly held: number;
  /** The same for a cell that a special card in the own hand can take. */
  readonly wild: number;
  /** For a cell whose card is unseen, by the share of unseen cards that come into the own hands. */
  readonly unseen: number;
  /** For a cell that only a special card not yet in the hand can take. */
  readonly gone: number;
  /** The four of them as an opponent sees the same cells; `heldBack` is a cell whose card the player keeps from them. */
  readonly theirUnseen: number;
  readonly heldBack: number;
  readonly theirGone: number;
  /** A cell with a chip that a special card could take away. */
  readonly prey: number;
  /** How much an opponent's lines count beside the own. */
  readonly defence: number;
  /** What must be gained to spend each special card. */
  readonly keepPlace: number;
  readonly keepRemove: number;
  readonly keepReplace: number;
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
  keepPlace: 0.38,
  keepRemove: 0.19,
  keepReplace: 0.4,
};
