import { carryOut, type Game, type Knowledge, nextDecision } from '@bridgehead/kernel';
import { type Event, manifest, type Move, rules, type State } from './rules.ts';
import { text } from './text.ts';

/** What lands near the target in still air. */
const BEST: Move = { kind: 'fire', charge: 63 };

const knowledge: Knowledge<State, Move, State> = {
  glance: () => BEST,
  candidates: () => [BEST, { kind: 'fire', charge: 60 }, { kind: 'fire', charge: 66 }],
  explain: (_view, _decision, { charge }) => ({ reason: 'aim', figures: { charge } }),
  wants: () => true,
  foresee(state, seat, chance) {
    for (;;) {
      const decision = nextDecision(rules.pending(state));
      const outcome = rules.outcome(state);
      if (!decision) return outcome?.kind === 'win' && outcome.winners.includes(seat) ? 1 : 0;
      carryOut(rules, state, decision, BEST, chance);
    }
  },
};

export const mortar: Game<State, Move, Event, State> = {
  manifest,
  load: async () => ({ rules, content: { id: 'mortar', hash: 'mortar', pack: null }, text, knowledge }),
};
