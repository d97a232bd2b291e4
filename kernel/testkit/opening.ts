import { chanceFrom, type Rules, type SeatKind, seedFromText } from '@bridgehead/kernel';
import { headerFor } from './header.ts';

/** The table before the first move, as a spectator sees it. */
export function openingView<S, M, E, V>(
  { manifest, setup, observe }: Rules<S, M, E, V>,
  seats: readonly SeatKind[],
  given: Readonly<Record<string, unknown>> = {},
): V {
  const seed = seedFromText('opening');
  const { options } = headerFor(manifest, given, seats, seed);
  return observe(setup(options, seats, chanceFrom(seed)), 'spectator');
}
