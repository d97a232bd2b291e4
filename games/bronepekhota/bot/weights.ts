/** What a commander of «Бронепехота» cares about, in points of an army's cost. Found by play against its own variants. */
export const WEIGHTS = {
  /** What a turn's delay leaves of a prospect. */
  patience: 0.75,
  /** How much of what could be done next counts beside what is done now. */
  future: 0.6,
  /** How much of an enemy's walk before its shot is expected to be towards us. */
  pursuit: 0.6,
  /** How likely one of the enemies who could shoot at somebody does. */
  focus: 0.3,
  /** How likely one of the enemies who could run into somebody does. */
  charge: 0.35,
  /** What is left of a threat that does not see its target from where it stands. */
  unseen: 0.35,
  /** What a lost pilot takes from a machine that stands. */
  pilot: 0.5,
  /** What taking a machine or gun is worth, of its cost. */
  prize: 0.6,
} as const;
