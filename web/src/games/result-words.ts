import type { Localized, Outcome, Seat } from '@bridgehead/kernel';
import { formatList, useLanguage } from '@bridgehead/kit';
import { useMessages } from '../text/index.ts';

export interface Ended {
  readonly outcome: Outcome;
  /** Whose victory it was, where the game has names for its sides. */
  readonly victory?: Localized | undefined;
}

/** Who won, in a few words for a list: «победа красных: Анна». */
export function useResultWords(): (ended: Ended, nameOf: (seat: Seat) => string) => string {
  const { result } = useMessages();
  const language = useLanguage();
  return ({ outcome, victory }, nameOf) => {
    if (outcome.kind !== 'win') return result[outcome.kind];
    const names = formatList(language, outcome.winners.map(nameOf));
    return victory ? `${inPassing(victory[language])}: ${names}` : result.win(outcome.winners.length, names);
  };
}

/** In the middle of a line it begins small. */
function inPassing(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}
