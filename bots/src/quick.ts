import type { Bot, LoadedGame } from '@bridgehead/kernel';

/** Plays at a glance: what the game's own knowledge thinks best, one move deep. */
export function quickBot<State, Move, Event, View>({
  knowledge,
}: LoadedGame<State, Move, Event, View>): Bot<View, Move> {
  return {
    id: 'quick',
    choose(view, decision) {
      const move = knowledge.glance(view, decision);
      return { move, why: knowledge.explain(view, decision, move) };
    },
    wants: (view, decision) => knowledge.wants(view, decision),
  };
}
