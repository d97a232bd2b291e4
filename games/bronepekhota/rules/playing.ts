import type { Field } from '@bridgehead/geometry';
import type { Chance, Emit } from '@bridgehead/kernel';
import type { Armoury } from './armoury.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** The table a battle is fought on: what its pieces are, and the ground made ready. */
export interface Battlefield {
  readonly armoury: Armoury;
  readonly field: Field;
  readonly state: State;
}

/** A move being carried out: on which table, with whose luck, and who listens. */
export interface Playing extends Battlefield {
  readonly chance: Chance;
  readonly emit?: Emit<Event> | undefined;
}
