import { type Decision, type Game, type Knowledge, nextDecision } from '@bridgehead/kernel';
import { type Army, armies, MOST_STRENGTH, UNITS } from './army.ts';
import { type Event, manifest, type Move, rules, type State, type View } from './rules.ts';
import { text } from './text.ts';

const EVEN: Army = {
  title: 'Line',
  units: ['I', 'II', 'III'].map((name) => ({ name, strength: MOST_STRENGTH / UNITS })),
};

/** An even line, and one unit after another. */
function glance({ sent }: Pick<State, 'sent'>, { kind, seat }: Decision): Move {
  if (kind === 'bring') return { kind, army: EVEN };
  const left = EVEN.units.findIndex((_, unit) => !sent[seat]?.includes(unit));
  return { kind: 'send', unit: left };
}

const knowledge: Knowledge<State, Move, View> = {
  glance,
  candidates: (view, decision) => [glance(view, decision)],
  explain: (_view, _decision, { kind }) => ({ reason: kind === 'bring' ? 'even' : 'next' }),
  wants: () => true,
  foresee(state, seat, chance) {
    for (;;) {
      const decision = nextDecision(rules.pending(state));
      if (!decision) break;
      rules.play(state, decision, glance(state, decision), chance);
    }
    return (state.scores[seat] ?? 0) / Math.max(...state.scores);
  },
};

export const muster: Game<State, Move, Event, View> = {
  manifest,
  documents: [armies],
  load: async () => ({ rules, content: { id: 'muster', hash: 'muster', pack: null }, text, knowledge }),
};
