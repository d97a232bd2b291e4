import type { Refusal, Rules } from './contract.ts';
import type { Content } from './game.ts';
import { type Manifest, readOptions } from './manifest.ts';
import { type Course, humansOf, RECORD_FORMAT, type RecordHeader, type SeatLabel } from './record.ts';
import { chanceFrom, commitment, type Seed } from './seed.ts';
import { Table } from './table.ts';

/** Who wants to play, by which options, with which chance. */
export interface Wish {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatLabel[];
  readonly seed: Seed;
  /** Means something only to somebody who plays alone. */
  readonly practice?: boolean | undefined;
  /** The table on a server. */
  readonly table?: string;
}

export type Beginning = Pick<Course, 'header' | 'setup'>;

/** The header promises the seed and does not tell it. */
export function writeHeader(
  manifest: Manifest,
  content: Pick<Content, 'id' | 'hash'>,
  { options, seats, seed, practice, table }: Wish,
): { readonly header: RecordHeader } | { readonly refusal: Refusal } {
  const read = readOptions(manifest, seats.length, options);
  if ('refusal' in read) return read;
  return {
    header: {
      format: RECORD_FORMAT,
      game: manifest.id,
      rules: manifest.version,
      content: { id: content.id, hash: content.hash },
      options: read.options,
      seats,
      commitment: commitment(seed),
      ...(practice && humansOf({ seats }).length === 1 && { practice }),
      ...(table !== undefined && { table }),
    },
  };
}

/** Deals, and keeps what the game begins with. */
export function beginGame<S, M, E, V>(
  { rules, content }: { readonly rules: Rules<S, M, E, V>; readonly content: Pick<Content, 'id' | 'hash'> },
  wish: Wish,
): Beginning | { readonly refusal: Refusal } {
  const written = writeHeader(rules.manifest, content, wish);
  if ('refusal' in written) return written;
  const { header } = written;
  return { header, setup: Table.open(rules, header, chanceFrom(wish.seed)).setup };
}
