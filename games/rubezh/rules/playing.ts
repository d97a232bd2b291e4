import type { Chance, Emit } from '@bridgehead/kernel';
import type { CardSet } from './card-set.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** A move being carried out: over which cards, on which state, with whose luck, and who listens. */
export interface Playing {
  readonly set: CardSet;
  readonly state: State;
  readonly chance: Chance;
  readonly emit?: Emit<Event> | undefined;
}
