import type { Chance, Decision, Emit, Seat } from '@bridgehead/kernel';
import type { Event, Move } from './moves.ts';
import { alive, askedAbout, type Card, type Chain, onTurn, type State } from './state.ts';

export function play(
  state: State,
  { seat }: Decision,
  move: Move,
  _chance: Chance,
  emit?: Emit<Event>,
): void {
  const { chain } = state;
  switch (move.kind) {
    case 'wait':
      return wait(state, seat, emit);
    case 'shoot':
      discard(state, seat, move.card);
      emit?.({ kind: 'shot', seat, target: move.target }, { reveals: true });
      return ask(state, seat, move.target, [], emit);
    case 'cover':
      if (!chain) return;
      discard(state, seat, move.card);
      emit?.({ kind: 'covered', seat }, { reveals: true });
      return ask(state, chain.shooter, chain.target, [...chain.covers, seat], emit);
    case 'pass':
    case 'rest': {
      if (!chain) return;
      if (move.kind === 'rest') state.resting = [...state.resting, seat];
      const asked = chain.asked.filter((other) => other !== seat);
      state.chain = { ...chain, asked };
      if (asked.length === 0) resolve(state, state.chain, emit);
    }
  }
}

function wait(state: State, seat: Seat, emit?: Emit<Event>): void {
  emit?.({ kind: 'waited', seat });
  const [card, ...deck] = state.deck;
  if (card === undefined) {
    state.isOver = true;
    return;
  }
  state.deck = deck;
  state.hands = state.hands.map((hand, other) => (other === seat ? [...hand, card] : hand));
  emit?.({ kind: 'drew', seat, card }, { to: [seat] });
  pass(state);
}

function discard(state: State, seat: Seat, card: Card): void {
  state.hands = state.hands.map((hand, other) =>
    other === seat ? hand.filter((held) => held !== card) : hand,
  );
  state.played = [...state.played, card];
}

/** Opens a window; where nobody could react it is closed at once. */
function ask(state: State, shooter: Seat, target: Seat, covers: readonly Seat[], emit?: Emit<Event>): void {
  const sizes = state.hands.map(({ length }) => length);
  state.chain = { shooter, target, covers, asked: askedAbout(shooter, covers, state, sizes) };
  if (state.chain.asked.length === 0) resolve(state, state.chain, emit);
}

function resolve(state: State, { target, covers }: Chain, emit?: Emit<Event>): void {
  state.chain = null;
  if (covers.length % 2 === 1) {
    emit?.({ kind: 'saved', target });
  } else {
    state.lives = state.lives.map((left, seat) => (seat === target ? left - 1 : left));
    emit?.({ kind: 'hit', target });
  }
  state.isOver = alive(state).length === 1;
  pass(state);
}

function pass(state: State): void {
  state.resting = [];
  do state.turn++;
  while ((state.lives[onTurn(state)] ?? 0) === 0);
}
