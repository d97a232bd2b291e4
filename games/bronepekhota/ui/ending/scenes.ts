import type { Outcome } from '@bridgehead/kernel';
import type { Pack } from '../../content/pack.ts';
import type { Colours } from '../../rules/armoury.ts';
import { findSquad } from '../../rules/kinds.ts';
import { ENDINGS } from '../../rules/endings.ts';
import type { View } from '../../rules/view.ts';

/** One for each way a battle ends, and one for all that nobody wins. */
export type Scene = (typeof ENDINGS)[number] | 'draw';

/** A side that gave up is beaten as one that fell. */
export function sceneOf(outcome: Outcome): Scene {
  if (outcome.kind !== 'win') return 'draw';
  return ENDINGS.find((ending) => ending === outcome.ending) ?? 'wipedOut';
}

/** The colours of whoever won; green where they are not of one side. */
export function winningColours(pack: Pack, view: View, outcome: Outcome): Colours {
  if (outcome.kind !== 'win') return 'green';
  const sides = new Set(outcome.winners.map((seat) => wornBy(pack, view, seat)));
  const [only = 'green'] = sides;
  return sides.size === 1 ? only : 'green';
}

/** What a player's soldiers wear. */
export function wornBy(pack: Pack, { squads }: View, seat: number): Colours {
  const worn = squads
    .filter((squad) => squad.seat === seat)
    .map(({ model }) => findSquad(pack, model)?.colours ?? 'green');
  return worn.find((colours) => colours !== 'green') ?? 'green';
}
