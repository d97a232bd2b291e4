import type { Localized, Outcome, Seat } from '@bridgehead/kernel';
import { formatList, useLanguage } from '@bridgehead/kit';
import { useMessages } from '../text/index.ts';

export interface Ended {
  readonly outcome: Outcome;
  /** What the winners play for, where the game has names for its sides. */
  readonly winners?: Localized | undefined;
}

/** Who won, in a few words for a list: «выиграли красные: Анна». */
export function useResultWords(): (ended: Ended, nameOf: (seat: Seat) => string) => string {
  const { result } = useMessages();
  const language = useLanguage();
  return ({ outcome, winners }, nameOf) => {
    if (outcome.kind !== 'win') return result[outcome.kind];
    const names = formatList(language, outcome.winners.map(nameOf));
    return winners ? result.side(winners[language], names) : result.win(outcome.winners.length, names);
  };
}
