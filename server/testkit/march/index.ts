import type { Game, GameText, Knowledge, Localized } from '@bridgehead/kernel';
import { type Event, manifest, type Move, rules, type State, type View } from './rules.ts';

const both = (words: string): Localized => ({ ru: words, en: words });

const text: GameText<Move, Event, View> = {
  rulebook: async () => [],
  summary: manifest.title,
  guide: () => [],
  refusal: () => undefined,
  decision: ({ seat }, _view, names) => both(names.seat(seat)),
  move: (move) => both(move),
  event: ({ kind, seat }, names) => both(`${names.seat(seat)}: ${kind}`),
  reason: ({ reason }) => both(reason),
  outcome: ({ ending }) => both(ending),
};

const knowledge: Knowledge<State, Move, View> = {
  glance: () => 'step',
  candidates: () => ['step'],
  explain: () => ({ reason: 'march' }),
  wants: () => true,
  foresee: () => 0.5,
};

export const march: Game<State, Move, Event, View> = {
  manifest,
  load: async () => ({ rules, content: { id: 'march', hash: 'march', pack: null }, text, knowledge }),
};
