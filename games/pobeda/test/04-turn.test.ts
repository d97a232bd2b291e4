import { describe, expect, test } from 'vitest';
import type { Card } from '../rules/cards.ts';
import { rules } from '../rules/rules.ts';
import {
  at,
  decisionOf,
  event,
  IDLE,
  legalMoves,
  MINUS,
  on,
  PLUS,
  play,
  played,
  playEvent,
  position,
  refused,
  SWAP,
} from './scenario.ts';

const plus = PLUS[0] as Card;
const minus = MINUS[0] as Card;
const swap = SWAP[0] as Card;

describe('POB-4.1 a turn', () => {
  const state = position({ hands: [[event('b1'), event('c1')], IDLE], deck: [event('d1'), event('e1')] });

  test('plays one card, discards it, draws one and passes on', () => {
    const next = played(state, 0, playEvent('b1')).state;
    expect(next.hands[0]).toEqual([event('c1'), event('e1')]);
    expect(next.discards).toEqual([[event('b1')]]);
    expect(next.deck).toEqual([event('d1')]);
    expect(rules.pending(next).map(({ seat }) => seat)).toEqual([1]);
  });
  test.each([
    [plus, 'd5'],
    [minus, 'b1'],
    [swap, 'b1'],
  ])('with the special card %i is a turn like any other', (card, cell) => {
    const board = '* g . . . . . . . . . *';
    const special = position({ board, hands: [[card, event('c1')], IDLE], deck: [event('d1'), event('e1')] });
    const next = played(special, 0, play(card, cell)).state;
    expect(next.hands[0]).toEqual([event('c1'), event('e1')]);
    expect(next.discards).toEqual([[card]]);
    expect(rules.pending(next).map(({ seat }) => seat)).toEqual([1]);
  });
  test('is for the seat on turn only, with a card it holds', () => {
    expect(decisionOf(state, 1, 'turn')).toBeUndefined();
    expect(refused(state, 1, playEvent('l12'))).toEqual({ clause: 'POB-3.3', reason: 'not-your-turn' });
    expect(refused(state, 0, playEvent('d1'))).toMatchObject({ clause: 'POB-4.1', reason: 'card-not-held' });
  });
  test('cannot be answered with anything but a card', () => {
    const decision = decisionOf(state, 0, 'turn')!;
    expect(rules.refusal(state, decision, { kind: 'draw' })).toMatchObject({ clause: 'POB-4.1' });
  });
});

describe('POB-4.2 an event card', () => {
  const state = position({ hands: [[event('f7')], IDLE] });
  test('puts one loose chip of your colour on its own cell', () => {
    const next = played(state, 0, playEvent('f7')).state;
    expect(on(next, 'f7')).toBe('r');
    expect(next.supply).toEqual([47, 48]);
    expect(next.board.filter((spot) => spot > 0 && spot < 7)).toHaveLength(1);
  });
  test('and the table is told which card was played, and whose chip lies where', () => {
    const told = played(state, 0, playEvent('f7')).events.map((heard) => heard.event);
    expect(told.slice(0, 2)).toEqual([
      { kind: 'played', seat: 0, card: event('f7'), cell: at('f7') },
      { kind: 'placed', colour: 0, cell: at('f7') },
    ]);
  });
  test('of each player in their own colour', () => {
    const cells = ['f7', 'g7', 'h7'];
    const round = position({ hands: cells.map((cell) => [event(cell)]) });
    const next = cells.reduce((now, cell, seat) => played(now, seat, playEvent(cell)).state, round);
    expect(cells.map((cell) => on(next, cell))).toEqual(['r', 'g', 'b']);
  });
  test('cannot be used for another cell', () => {
    expect(refused(state, 0, play(event('f7'), 'f8'))).toMatchObject({
      clause: 'POB-4.2',
      figures: { cell: 'f7' },
    });
  });
  test('is shown to everybody', () => {
    const { events } = played(state, 0, playEvent('f7'));
    const shown = events.find((heard) => heard.event.kind === 'played');
    expect(shown).toMatchObject({ event: { card: event('f7') }, reveals: true });
    expect(shown).not.toHaveProperty('to');
  });
});

describe('POB-4.3 a chip is never placed', () => {
  const board = '* r g R . . . . . . . *';
  const cards = ['b1', 'c1', 'd1', 'e1'].map(event);
  const state = position({ board, hands: [[...cards, plus], IDLE] });
  test.each(['b1', 'c1', 'd1'])('on the occupied cell %s, whoever owns the chip', (cell) => {
    expect(refused(state, 0, playEvent(cell))).toMatchObject({ clause: 'POB-4.3', reason: 'cell-occupied' });
    expect(refused(state, 0, play(plus, cell))).toMatchObject({ clause: 'POB-4.3', figures: { cell } });
  });
  test.each(['a1', 'l1', 'a12', 'l12'])('on the corner %s', (cell) => {
    expect(refused(state, 0, play(plus, cell))).toMatchObject({ reason: 'corner' });
  });
  test('where it would be refused, and is not offered there either', () => {
    const offered = legalMoves(state, 0).flatMap((move) => (move.kind === 'play' ? [move.cell] : []));
    expect(['a1', 'b1', 'c1', 'd1', 'l1', 'a12', 'l12'].filter((cell) => offered.includes(at(cell)))).toEqual(
      [],
    );
    expect(offered).toContain(at('e1'));
  });
});

test('POB-4.6 with the deck empty, play goes on with the cards in hand', () => {
  const state = position({ hands: [[event('b1'), event('c1')], [event('d1')]], deck: [] });
  const next = played(state, 0, playEvent('b1')).state;
  expect(next.hands[0]).toEqual([event('c1')]);
  expect(next.outcome).toBeNull();
  expect(decisionOf(next, 1, 'turn')).toBeDefined();
});

test('POB-4.7 a player whose hand is empty is passed over', () => {
  const hands = [[event('b1'), event('c1')], [], [event('d1')]];
  const state = played(position({ hands, deck: [] }), 0, playEvent('b1')).state;
  expect(rules.pending(state).map(({ seat }) => seat)).toEqual([2]);
  expect(rules.pending(played(state, 2, playEvent('d1')).state).map(({ seat }) => seat)).toEqual([0]);
});

test('POB-4.7 so are two of them in a row, and nobody draws for being passed over', () => {
  const hands = [[event('b1')], [], [], [event('d1')]];
  const next = played(position({ hands, options: { teams: '2+2' } }), 0, playEvent('b1')).state;
  expect(decisionOf(next, 3, 'turn')).toBeDefined();
  expect(next.hands.map((hand) => hand.length)).toEqual([1, 0, 0, 1]);
});
