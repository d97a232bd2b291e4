import type { Outcome, Seat } from '@bridgehead/kernel';
import type { EndedTable, EndResult } from '@bridgehead/kit';
import type { Pack } from '../../content/schema.ts';
import { looseChip } from '../../rules/chips.ts';
import type { Colour } from '../../rules/teams.ts';
import type { View } from '../../rules/view.ts';
import { victoryOf } from '../../text/names.ts';
import { Chip } from '../marks/Chip.tsx';
import { WORDS } from './words.ts';

export function result({ view, language, outcome }: EndedTable<View, Pack>): EndResult {
  const words = WORDS[language];
  const colour = wonBy(view, outcome);
  return {
    title: colour === undefined ? words.draw : victoryOf(colour)[language],
    people: seatsIn(outcome).map((seat) => ({
      seat,
      mark: <Chip spot={looseChip(view.colours[seat] ?? 0)} />,
    })),
  };
}

/** The colour that won; undefined where nobody did. */
export function wonBy({ colours }: View, outcome: Outcome): Colour | undefined {
  return outcome.kind === 'win' ? colours[outcome.winners[0] ?? 0] : undefined;
}

function seatsIn(outcome: Outcome): readonly Seat[] {
  if (outcome.kind === 'win') return outcome.winners;
  return outcome.kind === 'draw' ? outcome.between : [];
}
