import type { Viewer } from '@bridgehead/kernel';
import type { Task } from './agenda.ts';
import type { Arrangement, OpenPosition, SkillCard } from './state.ts';

/** A deck as a viewer knows it, the top last: null where the card is not known. */
export type SeenDeck = readonly (number | null)[];

/** What a viewer may know: everything but others' hands, the order of decks, and what others answered to an open window. */
export interface View extends Arrangement, Readonly<OpenPosition> {
  readonly viewer: Viewer;
  /** What is being resolved, the next last, without what is secret in it. */
  readonly agenda: readonly Task[];
  /** By unit; null for a hand one may not look into. Where one player commands everybody, hands are open to all. */
  readonly hands: readonly (readonly SkillCard[] | null)[];
  readonly handSizes: readonly number[];
  readonly decks: readonly SeenDeck[];
  readonly fresh: SeenDeck;
  readonly events: SeenDeck;
}
