import { type Manifest, type RecordHeader, type SeatKind, type Seed, writeHeader } from '@bridgehead/kernel';

/** A record header for a table with these options; throws when the game refuses them. */
export function headerFor(
  manifest: Manifest,
  options: Readonly<Record<string, unknown>>,
  kinds: readonly SeatKind[],
  seed: Seed,
  practice = false,
): RecordHeader {
  const seats = kinds.map((kind, seat) => ({ kind, name: `P${seat + 1}` }));
  const written = writeHeader(manifest, { id: 'test', hash: 'test' }, { options, seats, seed, practice });
  if ('refusal' in written)
    throw new Error(`${manifest.id} refuses ${JSON.stringify(options)}: ${written.refusal.reason}`);
  return written.header;
}
