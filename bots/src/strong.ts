import type { Bot, LoadedGame } from '@bridgehead/kernel';

/** Searches sampled worlds until the time is up. */
export function strongBot<State, Move, Event, View>({
  knowledge,
}: LoadedGame<State, Move, Event, View>): Bot<View, Move> {
  return {
    id: 'strong',
    choose: (view, decision, { chance }) => knowledge.glance(view, decision, chance),
    wants: (view, decision) => knowledge.wants(view, decision),
  };
}
