import type { Refusal } from './contract.ts';
import type { Manifest } from './manifest.ts';

/** Why what was begun under this version of the rules cannot go on here; null where it can. */
export function playableBy(
  { version: current, stillPlays = [], retired = {} }: Manifest,
  version: string,
): Refusal | null {
  if (version === current || stillPlays.includes(version)) return null;
  const why = Object.hasOwn(retired, version) ? retired[version] : undefined;
  return why
    ? { reason: 'retired-rules', figures: { version, ...why } }
    : { reason: 'wrong-rules', figures: { version, current } };
}
