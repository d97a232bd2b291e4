import {
  type Chance,
  type Decision,
  type LoadedGame,
  nextDecision,
  type Outcome,
  type Seat,
} from '@bridgehead/kernel';

/** Nobody's win is better than a loss, and far from a win. */
const DRAW_WORTH = 0.25;

/** Plays a sampled world on by the game's own policy and says how it then stands for the seat, from 0 to 1. */
export function lookAhead<State, Move, Event, View>(
  { rules, knowledge }: LoadedGame<State, Move, Event, View>,
  state: State,
  seat: Seat,
  depth: number,
  chance: Chance,
): number {
  const isWanted = (decision: Decision) => !decision.must && knowledge.wants(decision);
  for (let played = 0; played < depth; played++) {
    const pending = rules.pending(state);
    const decision = pending.length > 1 ? (pending.find(isWanted) ?? nextDecision(pending)) : pending[0];
    if (!decision) break;
    rules.play(state, decision, knowledge.policy(state, decision, chance), chance);
  }
  const outcome = rules.outcome(state);
  return outcome ? worthOf(outcome, seat) : knowledge.prospect(state, seat);
}

function worthOf(outcome: Outcome, seat: Seat): number {
  switch (outcome.kind) {
    case 'win':
      return outcome.winners.includes(seat) ? 1 : 0;
    case 'draw':
      return outcome.between.includes(seat) ? DRAW_WORTH : 0;
    case 'won':
      return 1;
    case 'lost':
      return 0;
  }
}
