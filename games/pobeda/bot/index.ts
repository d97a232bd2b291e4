import type { Knowledge } from '@bridgehead/kernel';
import { rules, type Move, type State, type View } from '../rules/index.ts';

/** Provisional while the real one is being written. */
export const knowledge: Knowledge<State, Move, View> = {
  glance: (view, decision, chance) => ({
    move: rules.randomMove(rules.sample(view, chance), decision, chance),
    why: { reason: 'spare' },
  }),
  wants: (_view, decision) => decision.kind === 'draw',
  candidates: (state, decision) => [...rules.moves(state, decision)],
  policy: (state, decision, chance) => rules.randomMove(state, decision, chance),
  prospect: () => 0.5,
  explain: () => ({ reason: 'spare' }),
};
