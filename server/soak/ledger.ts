import { canonicalJson, type Entry } from '@bridgehead/kernel';

/** A move that the server has acknowledged: from then on it must be there, whatever happens. */
export interface Acknowledged {
  readonly table: string;
  readonly seq: number;
  readonly decision: string;
  readonly move: unknown;
}

/** Every acknowledgement there was, and those that turned out to be worth nothing. */
export class Ledger {
  readonly #moves = new Map<string, Acknowledged[]>();
  readonly #lost = new Set<string>();
  total = 0;

  get lost(): number {
    return this.#lost.size;
  }

  get tables(): Iterable<string> {
    return this.#moves.keys();
  }

  readonly add = (move: Acknowledged): void => {
    const known = this.#moves.get(move.table);
    if (known) known.push(move);
    else this.#moves.set(move.table, [move]);
    this.total++;
  };

  /** Compares what was acknowledged until now with what the log holds then. */
  async compare(table: string, readLog: () => Promise<readonly Entry[]>): Promise<void> {
    const known = [...(this.#moves.get(table) ?? [])];
    const log = await readLog();
    for (const { seq, decision, move } of known) {
      const entry = log[seq - 1];
      const isThere = entry?.kind === 'move' && entry.decision === decision;
      if (!isThere || canonicalJson(entry.move) !== canonicalJson(move)) this.#lost.add(`${table} ${seq}`);
    }
  }
}
