import type { Point } from '@bridgehead/wire';

/** "Something happened at this table": whoever cares reads it from the log. A hint may come late, or never. */
export interface Hint {
  readonly table: string;
  /** The record has at least so many entries. */
  readonly seq?: number;
  readonly room?: true;
  readonly chat?: true;
  readonly presence?: true;
  /** Where people point: the one thing that a hint tells itself, because it is kept nowhere. */
  readonly points?: readonly Point[];
}

export const CHANNEL = 'bridgehead_hints';

/** PostgreSQL carries less than 8,000 bytes at once. */
const LONGEST_PAYLOAD = 7_900;
/** While the database is away hints wait: of what was pointed at only the last is worth telling then. */
const MOST_POINTS = 8;

export function mergeHints(known: Hint | undefined, hint: Hint): Hint {
  if (!known) return hint;
  if (!known.points && !hint.points) return withLatest(known, hint, { ...known, ...hint });
  const points = [...(known.points ?? []), ...(hint.points ?? [])].slice(-MOST_POINTS);
  return withLatest(known, hint, { ...known, ...hint, points });
}

function withLatest(known: Hint, hint: Hint, merged: Hint): Hint {
  return known.seq !== undefined && known.seq > (hint.seq ?? 0) ? { ...merged, seq: known.seq } : merged;
}

/** As few payloads as will hold them: a JSON array of the sending node and its hints. */
export function packHints(node: string, hints: Iterable<Hint>): string[] {
  const payloads: string[] = [];
  const opening = `[${JSON.stringify(node)}`;
  let payload = opening;
  for (const hint of hints) {
    const text = `,${JSON.stringify(hint)}`;
    if (Buffer.byteLength(payload) + Buffer.byteLength(text) > LONGEST_PAYLOAD) {
      payloads.push(`${payload}]`);
      payload = opening;
    }
    payload += text;
  }
  if (payload !== opening) payloads.push(`${payload}]`);
  return payloads;
}

/** A payload without hints: somebody is there. */
export function greeting(node: string): string {
  return JSON.stringify([node]);
}

/** A node hears its own hints too, and most of what it hears is that: not worth reading. */
export function isFrom(node: string, payload: string): boolean {
  return payload.startsWith(`[${JSON.stringify(node)}`);
}

export function unpackHints(payload: string): { readonly node: string; readonly hints: readonly Hint[] } {
  const [node, ...hints] = JSON.parse(payload) as [string, ...Hint[]];
  return { node, hints };
}
