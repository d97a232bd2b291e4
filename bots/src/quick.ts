import type { Bot, LoadedGame } from '@bridgehead/kernel';

/** Plays at a glance: what the game's own knowledge says, one move deep. */
export function quickBot<State, Move, Event, View>({
  knowledge,
}: LoadedGame<State, Move, Event, View>): Bot<View, Move> {
  return {
    id: 'quick',
    choose: (view, decision, { chance }) => knowledge.glance(view, decision, chance),
    wants: (view, decision) => knowledge.wants(view, decision),
  };
}
