import { canonicalJson, type Entry } from '@bridgehead/kernel';

/** What the server has acknowledged: from then on it must be there once, whatever happens. */
export interface Acknowledged {
  readonly table: string;
  readonly seq: number;
  readonly entry: { readonly kind: 'move'; readonly decision: string; readonly move: unknown } | Undo;
}

interface Undo {
  readonly kind: 'undo';
  readonly keep: number;
}

/** An entry as the database holds it, with the name of the message it came in. */
export interface LoggedRow {
  readonly entry: Entry;
  readonly key?: string | null;
}

/** Every acknowledgement there was, and those that turned out to be worth nothing or to count twice. */
export class Ledger {
  readonly #entries = new Map<string, Acknowledged[]>();
  readonly #lines = new Map<string, string[]>();
  readonly #lost = new Set<string>();
  readonly #doubled = new Set<string>();
  total = 0;
  takeBacks = 0;
  chat = 0;

  get lost(): number {
    return this.#lost.size;
  }

  get duplicated(): number {
    return this.#doubled.size;
  }

  get tables(): Iterable<string> {
    return this.#entries.keys();
  }

  readonly add = (acknowledged: Acknowledged): void => {
    push(this.#entries, acknowledged.table, acknowledged);
    this.total++;
    if (acknowledged.entry.kind === 'undo') this.takeBacks++;
  };

  /** A line of chat; no two say the same. */
  readonly heard = (table: string, text: string): void => {
    push(this.#lines, table, text);
    this.chat++;
  };

  /** Compares what was acknowledged until now with what the log holds then. */
  async compare(table: string, readLog: () => Promise<readonly LoggedRow[]>): Promise<void> {
    const known = [...(this.#entries.get(table) ?? [])];
    const log = await readLog();
    for (const { seq, entry } of known) {
      const found = log[seq - 1]?.entry;
      if (!found || !isSame(entry, found)) this.#lost.add(`${table} ${seq}`);
    }
    for (const key of repeated(log.flatMap((row) => row.key ?? []))) this.#doubled.add(`${table} ${key}`);
  }

  async compareChat(table: string, readLines: () => Promise<readonly string[]>): Promise<void> {
    const known = [...(this.#lines.get(table) ?? [])];
    const lines = await readLines();
    for (const text of known) if (!lines.includes(text)) this.#lost.add(`${table} ${text}`);
    for (const text of repeated(lines)) this.#doubled.add(`${table} ${text}`);
  }
}

function isSame(acknowledged: Acknowledged['entry'], found: Entry): boolean {
  if (acknowledged.kind === 'undo') return found.kind === 'undo' && found.keep === acknowledged.keep;
  if (found.kind !== 'move' || found.decision !== acknowledged.decision) return false;
  return canonicalJson(found.move) === canonicalJson(acknowledged.move);
}

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

function push<T>(lists: Map<string, T[]>, table: string, item: T): void {
  const known = lists.get(table);
  if (known) known.push(item);
  else lists.set(table, [item]);
}
