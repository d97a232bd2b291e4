import { canonicalJson } from './canonical.ts';
import type { Closing, Course, Ending, GameRecord, Linked, Seal } from './record.ts';
import { sha256 } from './sha256.ts';

/** Where a chain breaks: at the number of an entry, before the first, or behind the last. */
export type Place = number | 'beginning' | 'closing';

/**
 * Ties a game together. The first link is the hash of header and set-up, every other one the hash of the link before
 * and of what it is tied to, so that nothing can be changed, left out, added or moved without breaking a link. Links
 * that are there already are made anew. A host may know a faster SHA-256 than the kernel's own.
 */
export function bind(course: Course, ending?: Ending, hash = sha256): GameRecord {
  const tying = binding(course, ending, hash);
  for (;;) {
    const { done, value } = tying.next();
    if (done) return value;
  }
}

/** The same, entry by entry, for whoever has something else to do in between. */
export function* binding(
  { header, setup, entries }: Course,
  ending?: Ending,
  hash = sha256,
): Generator<void, GameRecord> {
  const link = hash(canonicalJson({ header, setup }));
  let last = link;
  const tied = <Body extends object>(body: Body): Linked<Body> => {
    const next = { ...body, link: linkTo(last, body, hash) };
    last = next.link;
    return next;
  };
  const linked: GameRecord['entries'][number][] = [];
  for (const entry of entries) {
    linked.push(tied(entry));
    yield;
  }
  return { header, setup, link, entries: linked, ...(ending && { closing: tied(ending) }) };
}

/** The first place that is not tied to everything before it. */
export function brokenLink(record: GameRecord): Place | null {
  const { link, entries, closing } = bind(record, record.closing);
  if (link !== record.link) return 'beginning';
  const broken = entries.findIndex((entry, index) => entry.link !== record.entries[index]?.link);
  if (broken >= 0) return broken;
  return closing?.link === record.closing?.link ? null : 'closing';
}

/** What a server signs. The closing's link stands for the whole record. */
export function sealedText(
  table: string,
  { link }: Closing,
  { closedAt, key }: Omit<Seal, 'signature'>,
): string {
  return canonicalJson({ seal: 'bridgehead-seal/1', table, link, closedAt, key });
}

/** A link is tied to everything but itself. What is undefined is no part of canonical JSON. */
function linkTo(last: string, body: object, hash: typeof sha256): string {
  return hash(last + canonicalJson('link' in body ? { ...body, link: undefined } : body));
}
