import type { SeatLabel } from '@bridgehead/kernel';
import { changeSettings, toast, useLanguage, useSettings } from '@bridgehead/kit';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ask } from '../carrier/engine.ts';
import type { CreateRequest } from '../engine/protocol.ts';
import { problemSentence } from '../text/problem.ts';
import { messagesIn, refusalSentence } from '../text/index.ts';
import type { CatalogueEntry } from './catalogue.ts';

/** Sets a table up and goes to it; what is wrong is said in a sentence. */
export function useStartTable() {
  const navigate = useNavigate();
  const language = useLanguage();
  return async (request: CreateRequest): Promise<string | null> => {
    try {
      const created = await ask('create', request);
      if (!('table' in created)) return refusalSentence(created, language);
      await navigate({ to: '/table/$id', params: { id: created.table } });
      return null;
    } catch (error) {
      return problemSentence(error, language);
    }
  };
}

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

/** Remembers what the player calls themselves, for the next table. */
export function rememberName(seats: readonly SeatLabel[]): void {
  const humans = seats.filter(({ kind }) => kind === 'human');
  if (humans.length === 1 && humans[0]) changeSettings({ playerName: humans[0].name });
}
