import type { Game } from '@bridgehead/kernel';
import type { Move } from './moves.ts';
import { type Event, knowledge, manifest, rules, type State, type View } from './rules.ts';
import { text } from './text.ts';

/** A game of the tests, where seats bring documents: made on a page of its own, and answered with at the table. */
const muster: Game<State, Move, Event, View> = {
  manifest,
  documents: [
    {
      id: 'squad',
      title: { ru: 'Отряд', en: 'Squad' },
      // Loaded when the first one is read.
      read: async (body) => ({ title: (await import('./squad.ts')).readSquad(body).name }),
    },
  ],
  load: async () => ({
    rules,
    text,
    knowledge,
    content: { id: 'muster', hash: 'muster', pack: { tanks: 3, guns: 2 } },
  }),
};

export const anyMuster = muster as unknown as Game;
