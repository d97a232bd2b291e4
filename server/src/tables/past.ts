import { playedMove, type PlayedMove } from '@bridgehead/kernel';
import type { StepRow, Storage } from '../storage/index.ts';
import { beginPosition, type Play, reckoned } from './position.ts';
import { readSnapshot } from './snapshot.ts';

export interface Reached {
  readonly state: unknown;
  /** How many moves were played again on the way there. */
  readonly moves: number;
}

/** What lies behind a game: read from the log, and played again from the last snapshot on. */
export class Past {
  readonly #table: string;
  readonly #play: Play;
  readonly #entries: Storage['entries'];
  readonly #snapshots: Storage['snapshots'];

  constructor(table: string, play: Play, { entries, snapshots }: Pick<Storage, 'entries' | 'snapshots'>) {
    this.#table = table;
    this.#play = play;
    this.#entries = entries;
    this.#snapshots = snapshots;
  }

  /** The moves after the first `keep` of those that counted after `seq` entries. */
  async movesAfter(keep: number, seq: number): Promise<PlayedMove[]> {
    const from = await this.#entries.lastAtLine(this.#table, seq, keep);
    const rows = await this.#entries.steps(this.#table, from, seq);
    return lineOf(rows, keep).flatMap(({ entry, events }) =>
      entry.kind === 'move' ? [playedMove(entry, events)] : [],
    );
  }

  /** Where the game stood after the first `keep` of the moves that counted after `seq` entries. */
  async stateAt(keep: number, seq: number): Promise<Reached> {
    const play = this.#play;
    const at = await this.#entries.lastAtLine(this.#table, seq, keep);
    const kept = await readSnapshot(play, await this.#snapshots.before(this.#table, at));
    const base = kept ?? (await beginPosition(play)).position;
    const moves = lineOf(await this.#entries.steps(this.#table, base.seq, at), base.line);
    const entries = moves.map(({ seq: number, entry }) => ({ seq: number, entry }));
    const { state } = await reckoned(play, 'retrace', { state: base.state, entries });
    return { state, moves: moves.length };
  }
}

/** The moves that still count of entries that follow a line of `base` moves. */
function lineOf(rows: readonly StepRow[], base: number): StepRow[] {
  const live: StepRow[] = [];
  for (const row of rows) {
    if (row.entry.kind === 'move') live.push(row);
    live.length = row.line - base;
  }
  return live;
}
