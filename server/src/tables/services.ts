import type { Heard } from '@bridgehead/kernel';
import type { Log } from '../log.ts';
import type { Signing } from '../signing/index.ts';
import type { Storage } from '../storage/index.ts';
import type { Find } from './finding.ts';
import type { Library } from '../library.ts';
import type { LiveTable } from './live-table.ts';
import type { LoggedEntry } from './position.ts';
import type { Reckon } from './reckoning.ts';
import type { Recollections } from './recollections.ts';

/** An entry that has come into the log, and what it told. */
export interface TakenStep {
  readonly logged: LoggedEntry;
  readonly events: readonly Heard[];
  /** Whether this node wrote it: then it is this node that tells absent people. */
  readonly byUs: boolean;
}

/** What a table needs of the node it lives on. */
export interface TableServices {
  readonly storage: Storage;
  readonly library: Library;
  readonly signing: Signing;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds that never go back, whatever happens to the time of day: how long something has lasted. */
  readonly clock: () => number;
  readonly newId: () => string;
  readonly find: Find;
  readonly reckon: Reckon;
  /** After every entry, and every change of a room where a game is played: bots may have to act. */
  readonly stirred: (table: LiveTable, step: TakenStep | null) => void;
}

/** What the tables of one node share. */
export interface LiveServices extends TableServices {
  readonly recollections: Recollections;
}
