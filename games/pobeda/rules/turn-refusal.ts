import type { Seat } from '@bridgehead/kernel';
import { cellName, isCorner } from './board.ts';
import { type Card, effectOf } from './cards.ts';
import { colourOn, FREE, isFixed, type Spot } from './chips.ts';
import { cellOfEvent } from './layout.ts';
import { sameLines } from './lines.ts';
import type { Move } from './moves.ts';
import { isDead, usefulCard } from './playable.ts';
import type { PobedaRefusal } from './refusals.ts';
import { colourOf, handOf, type State } from './state.ts';
import { lineSets } from './turn.ts';

type Play = Extract<Move, { kind: 'play' }>;

/** Why a move cannot answer a turn: the clause that forbids it. */
export function refuseTurn(state: State, seat: Seat, move: Move): PobedaRefusal | null {
  if (move.kind !== 'play' && move.kind !== 'exchange' && move.kind !== 'discard') {
    return { clause: 'POB-4.1', reason: 'not-a-turn' };
  }
  if (!handOf(state, seat).includes(move.card)) {
    return { clause: 'POB-4.1', reason: 'card-not-held', figures: { card: move.card } };
  }
  switch (move.kind) {
    case 'play':
      return refusePlay(state, seat, move);
    case 'exchange':
      return refuseExchange(state, move.card);
    case 'discard':
      return refuseDiscard(state, seat);
  }
}

function refusePlay(state: State, seat: Seat, move: Play): PobedaRefusal | null {
  switch (effectOf(move.card)) {
    case 'event':
      return refuseEvent(state, move) ?? refusePlacing(state, seat, move);
    case 'place':
      return refusePlacing(state, seat, move);
    case 'remove':
      return refuseRemoving(state, seat, move, 'POB-6.2') ?? refuseLines(state, seat, move);
    case 'replace':
      return (
        refuseRemoving(state, seat, move, 'POB-6.3') ??
        refuseEmptySupply(state, seat, 'POB-6.3') ??
        refuseLines(state, seat, move)
      );
  }
}

function refuseEvent(state: State, { card, cell }: Play): PobedaRefusal | null {
  const own = cellOfEvent(state, card);
  if (own === cell) return null;
  return { clause: 'POB-4.2', reason: 'not-its-cell', figures: { card, cell: cellName(own) } };
}

function refusePlacing(state: State, seat: Seat, move: Play): PobedaRefusal | null {
  const figures = { cell: cellName(move.cell) };
  if (isCorner(move.cell)) return { clause: 'POB-6.1', reason: 'corner', figures };
  if (state.board[move.cell] !== FREE) return { clause: 'POB-4.3', reason: 'cell-occupied', figures };
  return refuseEmptySupply(state, seat, 'POB-1.5') ?? refuseLines(state, seat, move);
}

function refuseRemoving(state: State, seat: Seat, { cell }: Play, clause: string): PobedaRefusal | null {
  const spot = state.board[cell] as Spot;
  const figures = { cell: cellName(cell) };
  const owner = colourOn(spot);
  if (owner === undefined) return { clause, reason: 'no-chip', figures };
  if (owner === colourOf(state, seat)) return { clause, reason: 'own-chip', figures };
  return isFixed(spot) ? { clause: 'POB-5.2', reason: 'fixed-chip', figures } : null;
}

function refuseEmptySupply(state: State, seat: Seat, clause: string): PobedaRefusal | null {
  const colour = colourOf(state, seat);
  return state.supply[colour] === 0 ? { clause, reason: 'supply-empty', figures: { colour } } : null;
}

function refuseLines(state: State, seat: Seat, { card, cell, lines }: Play): PobedaRefusal | null {
  const sets = lineSets(state, colourOf(state, seat), card, cell);
  const clause = 'POB-5.6';
  if (sets.length === 1) return lines ? { clause, reason: 'no-lines-to-choose' } : null;
  if (!lines) return { clause, reason: 'choose-lines', figures: { sets: sets.length } };
  return sets.some((set) => sameLines(set, lines)) ? null : { clause, reason: 'not-those-lines' };
}

function refuseExchange(state: State, card: Card): PobedaRefusal | null {
  const clause = 'POB-4.4';
  if (!isDead(state, card)) return { clause, reason: 'card-not-dead', figures: { card } };
  if (state.exchanged) return { clause, reason: 'exchanged-already' };
  return state.deck.length === 0 ? { clause, reason: 'deck-empty' } : null;
}

function refuseDiscard(state: State, seat: Seat): PobedaRefusal | null {
  const card = usefulCard(state, seat);
  return card === undefined ? null : { clause: 'POB-4.4', reason: 'card-has-effect', figures: { card } };
}
