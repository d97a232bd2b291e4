import type { SeatLabel } from '@bridgehead/kernel';
import { toast, useLanguage, useSettings } from '@bridgehead/kit';
import { useState } from 'react';
import { messagesIn } from '../text/index.ts';
import { freeSign } from './call-signs.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { useStartTable } from './useStartTable.ts';

/** A table against bots in one press. */
export function usePlayNow({ id, quick }: CatalogueEntry) {
  const startTable = useStartTable();
  const language = useLanguage();
  const [starting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    const name = useSettings.getState().playerName || messagesIn(language).player;
    const seats: SeatLabel[] = [{ kind: 'human', name }];
    while (seats.length < quick.seats) {
      const taken = seats.map((seat) => seat.name);
      seats.push({ kind: 'bot', name: freeSign(language, taken), bot: quick.bot });
    }
    const wrong = await startTable({ game: id, options: {}, seats });
    if (wrong) toast({ text: wrong, tone: 'refusal' });
    setStarting(false);
  };
  return { start, starting };
}
