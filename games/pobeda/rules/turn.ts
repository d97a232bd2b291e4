import type { Chance, Emit, Hearing, Seat } from '@bridgehead/kernel';
import type { Cell, Line } from './board.ts';
import { cellsOf, isCorner } from './board.ts';
import { type Card, effectOf, removeCard } from './cards.ts';
import { colourOn, FREE, fixedChip, looseChip, type Spot } from './chips.ts';
import { drawCard, oweDraw } from './drawing.ts';
import { endTurn, winIfReached } from './ending.ts';
import type { Event } from './events.ts';
import { completions, redrawnBy } from './lines.ts';
import type { Move } from './moves.ts';
import { mayExchange, targetFrom, targets } from './playable.ts';
import { colourOf, handOf, type State } from './state.ts';
import type { Colour } from './teams.ts';

type Play = Extract<Move, { kind: 'play' }>;

/** A card leaves a secret hand for everybody to see. */
const SHOWN: Hearing = { reveals: true };

/** POB-4.1: one card is played, resolved and discarded; then one is drawn and the turn passes on. */
export function playCard(state: State, seat: Seat, move: Play, emit?: Emit<Event>): void {
  const colour = colourOf(state, seat);
  emit?.({ kind: 'played', seat, card: move.card, cell: move.cell }, SHOWN);
  discard(state, seat, move.card);
  const effect = effectOf(move.card);
  if (effect === 'remove' || effect === 'replace') removeChip(state, move.cell, emit);
  if (effect !== 'remove') placeChip(state, seat, colour, move, emit);
  if (winIfReached(state, colour, emit)) return;
  oweDraw(state, seat, emit);
  endTurn(state, emit);
}

/** POB-4.4: a dead card is shown and replaced; the turn goes on. Immediate even under strict draw (POB-7.2). */
export function exchangeCard(state: State, seat: Seat, card: Card, emit?: Emit<Event>): void {
  emit?.({ kind: 'exchanged', seat, card }, SHOWN);
  discard(state, seat, card);
  state.exchanged = true;
  drawCard(state, seat, emit);
}

/** POB-4.4: with no card that can do anything, one is laid aside as an empty turn. */
export function passTurn(state: State, seat: Seat, card: Card, emit?: Emit<Event>): void {
  emit?.({ kind: 'emptyTurn', seat, card }, SHOWN);
  discard(state, seat, card);
  oweDraw(state, seat, emit);
  endTurn(state, emit);
}

function discard(state: State, seat: Seat, card: Card): void {
  removeCard(handOf(state, seat), card);
  const pile = state.options.edition === 'classic' ? seat : 0;
  state.discards[pile]?.push(card);
}

function removeChip(state: State, cell: Cell, emit?: Emit<Event>): void {
  const colour = colourOn(state.board[cell] as Spot) as Colour;
  state.board[cell] = FREE;
  state.supply[colour] = (state.supply[colour] as number) + 1;
  emit?.({ kind: 'removed', colour, cell });
}

function placeChip(
  state: State,
  seat: Seat,
  colour: Colour,
  { cell, lines }: Play,
  emit?: Emit<Event>,
): void {
  state.board[cell] = looseChip(colour);
  state.supply[colour] = (state.supply[colour] as number) - 1;
  emit?.({ kind: 'placed', colour, cell });
  const sets = completions(state.board, state.lines, colour, cell);
  const taken = sets.length > 1 ? lines : sets[0];
  if (taken) for (const line of taken) takeLine(state, seat, colour, line, emit);
}

function takeLine(state: State, seat: Seat, colour: Colour, line: Line, emit?: Emit<Event>): void {
  const redrawn = redrawnBy(state.board, state.lines, colour, line);
  if (redrawn) {
    state.lines[state.lines.indexOf(redrawn.was)] = { colour, ...redrawn.line };
    fix(state, colour, redrawn.line);
    const { from, to } = redrawn.was;
    emit?.({ kind: 'redrawn', colour, was: { from, to }, line: redrawn.line });
  }
  state.lines.push({ colour, ...line });
  fix(state, colour, line);
  emit?.({ kind: 'line', seat, colour, line });
}

/** POB-5.2: the chips of a line turn star up; corners hold none to turn. */
function fix(state: State, colour: Colour, line: Line): void {
  for (const cell of cellsOf(line)) if (!isCorner(cell)) state.board[cell] = fixedChip(colour);
}

/** Every way to play a card on a cell: more than one only where lines must be chosen. */
function plays(state: State, colour: Colour, card: Card, cell: Cell): Play[] {
  const play: Play = { kind: 'play', card, cell };
  const sets = lineSets(state, colour, card, cell);
  return sets.length > 1 ? sets.map((lines) => ({ ...play, lines })) : [play];
}

/** The sets of lines a play could complete; a removal completes none. */
export function lineSets(state: State, colour: Colour, card: Card, cell: Cell): readonly (readonly Line[])[] {
  return effectOf(card) === 'remove' ? [[]] : completions(state.board, state.lines, colour, cell);
}

export function* turnMoves(state: State, seat: Seat): Iterable<Move> {
  const colour = colourOf(state, seat);
  const hand = handOf(state, seat);
  let useless = true;
  for (const card of hand) {
    for (const cell of targets(state, colour, card)) {
      useless = false;
      yield* plays(state, colour, card, cell);
    }
    if (mayExchange(state, state.deck.length, card)) yield { kind: 'exchange', card };
  }
  if (useless) for (const card of hand) yield { kind: 'discard', card };
}

export function randomTurnMove(state: State, seat: Seat, chance: Chance): Move {
  const colour = colourOf(state, seat);
  const hand = handOf(state, seat);
  const start = chance.below(hand.length);
  const first = hand[start] as Card;
  if (mayExchange(state, state.deck.length, first)) return { kind: 'exchange', card: first };
  for (let offset = 0; offset < hand.length; offset++) {
    const card = hand[(start + offset) % hand.length] as Card;
    const from = effectOf(card) === 'event' ? 0 : chance.below(state.board.length);
    const cell = targetFrom(state, colour, card, from);
    if (cell === undefined) continue;
    const sets = lineSets(state, colour, card, cell);
    if (sets.length === 1) return { kind: 'play', card, cell };
    return { kind: 'play', card, cell, lines: sets[chance.below(sets.length)] as readonly Line[] };
  }
  return { kind: 'discard', card: first };
}
