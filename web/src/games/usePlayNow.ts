import type { SeatLabel } from '@bridgehead/kernel';
import { toast, useLanguage, useSettings } from '@bridgehead/kit';
import { useState } from 'react';
import { messagesIn } from '../text/index.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { useStartTable } from './useStartTable.ts';

/** A table against bots in one press. */
export function usePlayNow({ id, quick }: CatalogueEntry) {
  const startTable = useStartTable();
  const language = useLanguage();
  const [starting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    const { player, callSigns } = messagesIn(language);
    const name = useSettings.getState().playerName || player;
    const bots = callSigns.slice(0, quick.seats - 1).map(
      (sign): SeatLabel => ({
        kind: 'bot',
        name: sign,
        bot: quick.bot,
      }),
    );
    const wrong = await startTable({ game: id, options: {}, seats: [{ kind: 'human', name }, ...bots] });
    if (wrong) toast({ text: wrong, tone: 'refusal' });
    setStarting(false);
  };
  return { start, starting };
}
