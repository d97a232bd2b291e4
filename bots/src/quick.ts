import type { Bot, LoadedGame } from '@bridgehead/kernel';
import { choiceOf } from './lines.ts';

/** Plays at a glance: what the game's own knowledge thinks best, without a search. */
export function quickBot<State, Move, Event, View>(
  game: LoadedGame<State, Move, Event, View>,
): Bot<View, Move> {
  const { knowledge } = game;
  return {
    id: 'quick',
    choose(view, decision) {
      const [best] = knowledge.lines?.(view, decision, 1) ?? [[knowledge.glance(view, decision)]];
      return choiceOf(game, view, decision, best as readonly Move[]);
    },
    wants: (view, decision) => knowledge.wants(view, decision),
  };
}
