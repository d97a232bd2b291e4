import {
  commitment,
  type Manifest,
  readOptions,
  RECORD_FORMAT,
  type RecordHeader,
  type SeatKind,
  type Seed,
} from '@bridgehead/kernel';

/** A record header for a table with these options; throws when the game refuses them. */
export function headerFor(
  manifest: Manifest,
  given: Readonly<Record<string, unknown>>,
  seats: readonly SeatKind[],
  seed: Seed,
): RecordHeader {
  const plan = readOptions(manifest, seats.length, given);
  if ('refusal' in plan)
    throw new Error(`${manifest.id} refuses ${JSON.stringify(given)}: ${plan.refusal.reason}`);
  return {
    format: RECORD_FORMAT,
    game: manifest.id,
    rules: manifest.version,
    content: { id: 'test', hash: 'test' },
    options: plan.options,
    seats: seats.map((kind, seat) => ({ kind, name: `P${seat + 1}` })),
    commitment: commitment(seed),
  };
}
