import type { Chance, Decision, Emit, ListingRules, Seat } from '@bridgehead/kernel';
import { pick } from '@bridgehead/kernel';
import {
  accusable,
  breachDecisions,
  claimDecisions,
  giveBack,
  giveVerdict,
  openClaim,
  refuseClaim,
} from './breach.ts';
import { refuseUnasked } from './closed.ts';
import { drawLate } from './drawing.ts';
import { settle } from './ending.ts';
import type { Event } from './events.ts';
import { manifest } from './manifest.ts';
import { type Move, readMove } from './moves.ts';
import type { PobedaRefusal } from './refusals.ts';
import { setup } from './setup.ts';
import { cloneState, handOf, seatOnTurn, type State } from './state.ts';
import { exchangeCard, passTurn, playCard, randomTurnMove, turnMoves } from './turn.ts';
import { refuseTurn } from './turn-refusal.ts';
import { observe, sample, type View } from './view.ts';

/** Kept once made, by seat: search plays thousands of games, and every game asks the same. */
const turnDecisions: Decision[][] = [];

function turnDecision({ turn, exchanged }: State, seat: Seat): Decision {
  turnDecisions[seat] ??= [];
  const asked = turnDecisions[seat];
  const question = exchanged ? 2 * turn + 1 : 2 * turn;
  asked[question] ??= {
    id: exchanged ? `turn:${turn}:exchanged` : `turn:${turn}`,
    kind: 'turn',
    seat,
    must: true,
  };
  return asked[question];
}

function pending(state: State): readonly Decision[] {
  if (state.outcome) return [];
  if (state.breach) return breachDecisions(state, state.breach);
  const seat = seatOnTurn(state);
  const holdsCards = handOf(state, seat).length > 0;
  const decisions: Decision[] = holdsCards ? [turnDecision(state, seat)] : [];
  for (const { seat, turn } of state.undrawn) {
    decisions.push({ id: `draw:${turn}`, kind: 'draw', seat, must: !holdsCards, fleeting: true });
  }
  if (state.colours.length > state.supply.length) decisions.push(...claimDecisions(state));
  return decisions;
}

function* moves(state: State, { kind, seat }: Decision): Iterable<Move> {
  switch (kind) {
    case 'turn':
      yield* turnMoves(state, seat);
      break;
    case 'draw':
      yield { kind: 'draw' };
      break;
    case 'claim':
      for (const colour of accusable(state, seat)) yield { kind: 'claim', colour };
      break;
    case 'give':
      for (const card of handOf(state, seat)) yield { kind: 'give', card };
      break;
    case 'plead':
    case 'vote':
      yield { kind, guilty: true };
      yield { kind, guilty: false };
      break;
  }
}

function randomMove(state: State, decision: Decision, chance: Chance): Move {
  if (decision.kind === 'turn') return randomTurnMove(state, decision.seat, chance);
  return pick([...moves(state, decision)], chance);
}

interface Expected {
  readonly move: Move['kind'];
  readonly clause: string;
}

const ANSWERS: Readonly<Record<string, Expected>> = {
  draw: { move: 'draw', clause: 'POB-7.2' },
  claim: { move: 'claim', clause: 'POB-9.3' },
  give: { move: 'give', clause: 'POB-9.2' },
  plead: { move: 'plead', clause: 'POB-9.3' },
  vote: { move: 'vote', clause: 'POB-9.3' },
};

function refusal(state: State, { kind, seat }: Decision, move: Move): PobedaRefusal | null {
  if (kind === 'turn') return refuseTurn(state, seat, move);
  const { move: expected, clause } = ANSWERS[kind] as Expected;
  if (move.kind !== expected) return { clause, reason: 'wrong-answer' };
  if (move.kind === 'claim') return refuseClaim(state, seat, move.colour);
  if (move.kind === 'give' && !handOf(state, seat).includes(move.card)) {
    return { clause, reason: 'card-not-held', figures: { card: move.card } };
  }
  return null;
}

function play(state: State, { seat }: Decision, move: Move, chance: Chance, emit?: Emit<Event>): void {
  switch (move.kind) {
    case 'play':
      return playCard(state, seat, move, emit);
    case 'exchange':
      return exchangeCard(state, seat, move.card, emit);
    case 'discard':
      return passTurn(state, seat, move.card, emit);
    case 'draw':
      drawLate(state, seat, emit);
      return settle(state, emit);
    case 'claim':
      return openClaim(state, seat, move.colour, emit);
    case 'plead':
    case 'vote':
      if (state.breach) giveVerdict(state, state.breach, seat, move, emit);
      return;
    case 'give':
      if (state.breach) giveBack(state, state.breach, seat, move.card, chance, emit);
      return;
  }
}

/** «Победа», both editions: the whole game through the kernel's contract. */
export const rules: ListingRules<State, Move, Event, View> = {
  manifest,
  setup,
  clone: cloneState,
  pending,
  moves,
  randomMove,
  readMove,
  refusal,
  closed: refuseUnasked,
  play,
  observe,
  sample,
  outcome: (state) => state.outcome,
};
