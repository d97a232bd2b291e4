import { useLanguage } from '@bridgehead/kit';
import type { TableBrief } from '@bridgehead/wire';
import { calledIn } from '../games/call-signs.ts';
import { useOnlineMessages } from '../text/online/index.ts';

/** Whoever sits at a table of a list, as the reader calls them; null for a free seat. Somebody who was deleted has no name. */
export function useListed({ seats, bots }: Pick<TableBrief, 'seats' | 'bots'>): readonly (string | null)[] {
  const { lobby } = useOnlineMessages();
  const language = useLanguage();
  return seats.map((name, seat) => {
    if (name === null) return null;
    return calledIn(language, { kind: bots.includes(seat) ? 'bot' : 'human', name }) || lobby.formerPlayer;
  });
}
