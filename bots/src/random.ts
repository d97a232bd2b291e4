import type { Bot, LoadedGame } from '@bridgehead/kernel';

/** Any legal move: the measure of how much the others know. */
export function randomBot<State, Move, Event, View>({
  rules,
  knowledge,
}: LoadedGame<State, Move, Event, View>): Bot<View, Move> {
  return {
    id: 'random',
    choose(view, decision, { chance }) {
      const move = rules.randomMove(rules.sample(view, chance), decision, chance);
      return { move, why: { reason: 'random' } };
    },
    wants: (view, decision) => knowledge.wants(view, decision),
  };
}
