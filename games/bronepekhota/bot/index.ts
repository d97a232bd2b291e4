import { chanceFrom, type Decision, type Knowledge, type Rules, seedFromText } from '@bridgehead/kernel';
import { armyFrom } from '../content/armies.ts';
import type { Pack } from '../content/pack.ts';
import type { Event, Move, State, View } from '../rules/index.ts';

/** Whoever brings a ready-made army and then leaves everything to chance. */
export function knowledgeOver(
  rules: Rules<State, Move, Event, View>,
  pack: Pack,
): Knowledge<State, Move, View> {
  const armies = pack.armies.map(
    (ready): Move => ({ kind: 'bring', army: armyFrom(pack, ready, ready.title.ru) }),
  );
  const answer = (state: State, decision: Decision): Move =>
    (decision.kind === 'bring' && armies.find((move) => !rules.refusal(state, decision, move))) ||
    rules.randomMove(state, decision, chanceFrom(seedFromText(decision.id)));
  return {
    glance: (view, decision) => answer(rules.sample(view, chanceFrom(seedFromText(decision.id))), decision),
    candidates: (view, decision) => [
      answer(rules.sample(view, chanceFrom(seedFromText(decision.id))), decision),
    ],
    explain: (_view, { kind }) => ({ reason: kind === 'bring' ? 'ready' : 'random' }),
    wants: () => true,
    foresee: ({ outcome }, seat) => (outcome?.kind === 'win' ? Number(outcome.winners.includes(seat)) : 0.5),
  };
}
