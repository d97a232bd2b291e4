import type { Bot, LoadedGame } from '@bridgehead/kernel';
import { laterThan } from './plans.ts';

/** Plays at a glance: what the game's own knowledge thinks best, one move deep. */
export function quickBot<State, Move, Event, View>(
  game: LoadedGame<State, Move, Event, View>,
): Bot<View, Move> {
  const { knowledge } = game;
  return {
    id: 'quick',
    choose(view, decision) {
      const move = knowledge.glance(view, decision);
      const why = knowledge.explain(view, decision, move);
      return { move, why, ...laterThan(game, view, decision, move) };
    },
    wants: (view, decision) => knowledge.wants(view, decision),
  };
}
