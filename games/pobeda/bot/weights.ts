/** How a player weighs things against each other; found by matches of the quick bot against itself. */
export interface Weights {
  /** Chance of a cell whose card is in the own hand: it costs a turn. */
  readonly held: number;
  /** Chance of a cell whose card is unseen, before sharing it out among the colours. */
  readonly unseen: number;
  /** The same for the opponents. */
  readonly unseenTheirs: number;
  /** What is left to the opponents of a cell whose card the player holds back. */
  readonly heldBack: number;
  /** Chance of a cell whose card is gone: only a special card gets there. */
  readonly gone: number;
  /** How much an opponent's prospects count beside the own. */
  readonly defence: number;
  /** What must be gained to spend each special card. */
  readonly keepPlace: number;
  readonly keepRemove: number;
  readonly keepReplace: number;
}

export const WEIGHTS: Weights = {
  held: 0.5,
  unseen: 0.5,
  unseenTheirs: 0.375,
  heldBack: 0.15,
  gone: 0.03,
  defence: 1,
  keepPlace: 0.6,
  keepRemove: 0.19,
  keepReplace: 0.4,
};
