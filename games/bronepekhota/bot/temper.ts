/** How a commander weighs things, in points of an army's cost. Found by play of one against another. */
export interface Temper {
  /** What a turn's delay leaves of a prospect. */
  readonly patience: number;
  /** How much of what could be done next counts beside what is done now. */
  readonly future: number;
  /** How much of an enemy's walk before its shot is expected to be towards us. */
  readonly pursuit: number;
  /** How many shots of each enemy who could shoot at somebody are feared, shared by all who are there. */
  readonly focus: number;
  /** The same of those who could run into it. */
  readonly charge: number;
  /** What is left of a threat that does not see its target from where it stands. */
  readonly unseen: number;
  /** What is left of a threat from whoever has acted this tour: we may act before it does again. */
  readonly spent: number;
  /** What an enemy who has still to act this tour is worth beside what it costs: as a part of that. */
  readonly haste: number;
  /** What is left of its fear to whoever has nothing to shoot with: it is of no use where it is safe. */
  readonly dash: number;
  /** How many of the places that look best at a glance are looked at closely. */
  readonly closely: number;
  /** It thinks of what it could shoot at from elsewhere, and of whom it hurts most; else of whoever is nearest. */
  readonly looksAhead: boolean;
}

/** Whoever plays at a glance: it goes for the best it sees and fears nothing. */
export const PLAIN: Temper = {
  patience: 0.75,
  future: 0.6,
  pursuit: 0.6,
  focus: 0,
  charge: 0,
  unseen: 0.35,
  spent: 1,
  haste: 0,
  dash: 1,
  closely: 1,
  looksAhead: false,
};

/** Whoever thinks first what the enemy will do. */
export const STRONG: Temper = {
  patience: 0.75,
  future: 0.6,
  pursuit: 0.6,
  focus: 1.8,
  charge: 1.8,
  unseen: 0.35,
  spent: 0.6,
  haste: 0.2,
  dash: 0.15,
  closely: 5,
  looksAhead: true,
};
