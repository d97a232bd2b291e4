import { type Decision, type Game, type Knowledge, nextDecision } from '@bridgehead/kernel';
import { type Event, type Move, moves } from './moves.ts';
import { rules } from './rules.ts';
import { kindOf, type State, type View } from './state.ts';
import { text } from './text.ts';

function glance(view: View, decision: Decision): Move {
  return decision.kind === 'turn' ? turn(view, decision) : reaction(view, decision);
}

function turn({ hand, lives }: View, { seat }: Decision): Move {
  const card = hand.find((held) => kindOf(held) === 'shot');
  const target = lives.findIndex((left, other) => other !== seat && left > 0);
  return card === undefined ? { kind: 'wait' } : { kind: 'shoot', card, target };
}

/** The target covers itself, the shooter covers that cover, and everybody else stays out of it. */
function reaction({ hand, chain }: View, { seat }: Decision): Move {
  if (seat !== chain?.target && seat !== chain?.shooter) return { kind: 'rest' };
  const isGoingBadly = (chain.covers.length % 2 === 0) === (seat === chain.target);
  const card = isGoingBadly ? hand.find((held) => kindOf(held) === 'cover') : undefined;
  return card === undefined ? { kind: 'pass' } : { kind: 'cover', card };
}

/** A world that fits is good enough to list one's own moves in. */
function ownMoves({ viewer, hand, sizes, ...open }: View, decision: Decision): Move[] {
  const hands = sizes.map((_, seat) => (seat === viewer ? hand : []));
  return moves({ ...open, hands, deck: [] }, decision);
}

const knowledge: Knowledge<State, Move, View> = {
  glance,
  candidates(view, decision) {
    const best = glance(view, decision);
    return [best, ...ownMoves(view, decision).filter(({ kind }) => kind !== best.kind)];
  },
  // The last to pass and the last to rest sound alike, so they are explained alike.
  explain: (_view, _decision, { kind }) => ({
    reason: kind === 'pass' || kind === 'rest' ? 'stay-out' : kind,
  }),
  wants: () => true,
  foresee(state, seat) {
    for (;;) {
      const decision = nextDecision(rules.pending(state));
      if (!decision) return (state.lives[seat] ?? 0) / Math.max(...state.lives);
      rules.play(state, decision, glance(rules.observe(state, decision.seat), decision), NO_LUCK);
    }
  },
};

const NO_LUCK = { below: () => 0 };

export const ambush: Game<State, Move, Event, View> = {
  manifest: rules.manifest,
  load: async () => ({ rules, content: { id: 'ambush', hash: 'ambush', pack: null }, text, knowledge }),
};
