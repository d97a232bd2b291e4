import { canonicalJson, type Refusal } from '@bridgehead/kernel';
import { refuse } from '@bridgehead/wire';

/** A document somebody wants kept, as its game has read it. */
export interface NewVersion {
  readonly id: string;
  readonly owner: string;
  readonly game: string;
  readonly kind: string;
  readonly title: string;
  readonly body: unknown;
  readonly bytes: number;
  /** The version it was made from; 0 for one that is new. */
  readonly version: number;
}

export type KeptVersion = Omit<NewVersion, 'id' | 'title'>;

/** Of one owner, all together. */
export interface Hoard {
  readonly documents: number;
  readonly bytes: number;
}

/** To be written; or kept already, by the same message sent before; or why it is not to be kept. */
export type Verdict = 'write' | 'kept' | Refusal;

/** `others` is what the owner has besides this one. */
export function judgeSave(kept: KeptVersion | null, wish: NewVersion, others: Hoard, most: Hoard): Verdict {
  if (kept ? kept.owner !== wish.owner : wish.version > 0) return refuse('no-document');
  if (kept && (kept.game !== wish.game || kept.kind !== wish.kind)) {
    return refuse('no-document-kind', { kind: wish.kind });
  }
  if (kept && kept.version !== wish.version) {
    const isSentAgain = kept.version === wish.version + 1 && isSame(kept.body, wish.body);
    return isSentAgain ? 'kept' : refuse('document-changed');
  }
  // Whoever has too much may still make it less.
  if (kept && wish.bytes <= kept.bytes) return 'write';
  const isTooMuch = others.documents >= most.documents || others.bytes + wish.bytes > most.bytes;
  return isTooMuch
    ? refuse('too-many-documents', { most: most.documents, kilobytes: most.bytes / 1000 })
    : 'write';
}

function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
