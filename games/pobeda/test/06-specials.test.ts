import { describe, expect, test } from 'vitest';
import type { Card } from '../rules/cards.ts';
import { isTarget, targetFrom } from '../rules/playable.ts';
import {
  at,
  BLUE,
  event,
  GOLD,
  IDLE,
  legalMoves,
  line,
  linesOfColour,
  MINUS,
  on,
  PLUS,
  play,
  played,
  position,
  RED,
  refused,
  SWAP,
} from './scenario.ts';

const plus = PLUS[0] as Card;
const minus = MINUS[0] as Card;
const swap = SWAP[0] as Card;

const board = `* r g R G . . . . . . *
  . . . . . . . . . . . .`;
const hands = [[plus, minus, swap], IDLE];
const fixed = [
  { colour: RED, line: line('d1', 'd6') },
  { colour: GOLD, line: line('e1', 'e6') },
];

const targetsOf = (card: Card, state = position({ board, hands, lines: fixed })) =>
  legalMoves(state, 0).flatMap((move) => (move.kind === 'play' && move.card === card ? [move.cell] : []));

/** Red on turn against two opponents, each with one loose chip. */
const against = (cards: readonly Card[]) =>
  position({ board: '* r g b . . . . . . . *', hands: [cards, IDLE, IDLE] });

describe('POB-6.1 «+1»', () => {
  test('places a loose chip of yours on any free cell', () => {
    const state = played(position({ board, hands, lines: fixed }), 0, play(plus, 'h9')).state;
    expect(on(state, 'h9')).toBe('r');
  });
  test('has every free cell for a target, and no corner', () => {
    const occupied = 2 + 6 + 6;
    expect(targetsOf(plus)).toHaveLength(140 - occupied);
    expect(refused(position({ hands }), 0, play(plus, 'a1'))).toMatchObject({
      clause: 'POB-6.1',
      reason: 'corner',
    });
  });
});

test('POB-6.1 «+1» takes no occupied cell, and needs a chip to place', () => {
  const state = position({ board, hands, lines: fixed });
  for (const cell of ['b1', 'c1', 'd1', 'e1']) {
    expect(refused(state, 0, play(plus, cell))).toMatchObject({ reason: 'cell-occupied', figures: { cell } });
  }
  const empty = position({ board, hands, supply: [0, 40] });
  expect(refused(empty, 0, play(plus, 'h9'))).toMatchObject({ reason: 'supply-empty' });
  expect(targetsOf(plus, empty)).toEqual([]);
});

describe('POB-6.2 «−1»', () => {
  const state = position({ board, hands, lines: fixed });
  test('removes a loose chip of another colour to its supply', () => {
    const next = played(state, 0, play(minus, 'c1')).state;
    expect(on(next, 'c1')).toBe('.');
    expect(next.supply[GOLD]).toBe((state.supply[GOLD] as number) + 1);
    expect(next.supply[RED]).toBe(state.supply[RED]);
  });
  test.each([minus, swap])('tells the table whose chip left which cell: %i', (card) => {
    const told = played(state, 0, play(card, 'c1')).events.map((heard) => heard.event);
    expect(told).toContainEqual({ kind: 'removed', colour: GOLD, cell: at('c1') });
  });
  test('never touches your own chip, a fixed chip, an empty cell or a corner', () => {
    expect(refused(state, 0, play(minus, 'b1'))).toMatchObject({ clause: 'POB-6.2', reason: 'own-chip' });
    expect(refused(state, 0, play(minus, 'e1'))).toMatchObject({ clause: 'POB-5.2', reason: 'fixed-chip' });
    expect(refused(state, 0, play(minus, 'h8'))).toMatchObject({ clause: 'POB-6.2', reason: 'no-chip' });
    expect(refused(state, 0, play(minus, 'a1'))).toMatchObject({ clause: 'POB-6.2', reason: 'no-chip' });
    expect(targetsOf(minus)).toEqual([2]);
  });
  test('completes no line, though a chip of yours on that cell would', () => {
    const gap = position({ board: '* . r r r g r r r . . *', hands: [[minus], IDLE] });
    expect(legalMoves(gap, 0)).toEqual([play(minus, 'f1')]);
    expect(played(gap, 0, play(minus, 'f1')).state.lines).toEqual([]);
    expect(refused(gap, 0, play(minus, 'f1', [line('c1', 'h1')]))).toEqual({
      clause: 'POB-5.6',
      reason: 'no-lines-to-choose',
    });
  });
  test('spares a team mate’s chip: it is your own colour', () => {
    const team = position({ board, hands: [[minus], IDLE, IDLE, IDLE], options: { teams: '2+2' } });
    expect(refused(team, 0, play(minus, 'b1'))).toMatchObject({ reason: 'own-chip' });
  });
  test.each([
    ['c1', GOLD],
    ['d1', BLUE],
  ])('takes a chip of either opponent, and it returns to its owner: %s', (cell, owner) => {
    const before = against([minus]);
    expect(targetsOf(minus, before)).toEqual([at('c1'), at('d1')]);
    const next = played(before, 0, play(minus, cell)).state;
    expect(on(next, cell)).toBe('.');
    expect(next.supply).toEqual([RED, GOLD, BLUE].map((colour) => (colour === owner ? 48 : 47)));
  });
  test('works with an empty supply of one’s own', () => {
    const empty = position({ board, hands, supply: [0, 40] });
    expect(targetsOf(minus, empty)).toContain(at('c1'));
    expect(on(played(empty, 0, play(minus, 'c1')).state, 'c1')).toBe('.');
  });
});

describe('POB-6.3 «−1/+1»', () => {
  const state = position({ board, hands, lines: fixed });
  test('replaces a loose chip of another colour by yours on the same cell', () => {
    const next = played(state, 0, play(swap, 'c1')).state;
    expect(on(next, 'c1')).toBe('r');
    expect(next.supply[GOLD]).toBe((state.supply[GOLD] as number) + 1);
    expect(next.supply[RED]).toBe((state.supply[RED] as number) - 1);
  });
  test.each([
    ['c1', GOLD],
    ['d1', BLUE],
  ])('takes the place of either opponent: %s', (cell, owner) => {
    const before = against([swap]);
    expect(targetsOf(swap, before)).toEqual([at('c1'), at('d1')]);
    const next = played(before, 0, play(swap, cell)).state;
    expect(on(next, cell)).toBe('r');
    expect(next.supply).toEqual(
      [RED, GOLD, BLUE].map((colour) => (colour === owner ? 48 : colour === RED ? 46 : 47)),
    );
  });
  test('can complete a line', () => {
    const almost = position({ board: '* . r r g r r r . . . *', hands });
    expect(linesOfColour(played(almost, 0, play(swap, 'e1')).state, RED)).toEqual([line('c1', 'h1')]);
  });
  test('works on nothing else', () => {
    expect(refused(state, 0, play(swap, 'b1'))).toMatchObject({ clause: 'POB-6.3', reason: 'own-chip' });
    expect(refused(state, 0, play(swap, 'e1'))).toMatchObject({ clause: 'POB-5.2' });
    expect(refused(state, 0, play(swap, 'h8'))).toMatchObject({ clause: 'POB-6.3', reason: 'no-chip' });
    expect(targetsOf(swap)).toEqual([2]);
  });
  test('is not playable with an empty supply', () => {
    const empty = position({ board, hands, supply: [0, 40] });
    expect(refused(empty, 0, play(swap, 'c1'))).toMatchObject({ clause: 'POB-6.3', reason: 'supply-empty' });
    expect(targetsOf(swap, empty)).toEqual([]);
  });
});

test('POB-6.2 «−1» needs no chip of one’s own: with an empty supply it can be played, so no empty turn is allowed', () => {
  const state = position({
    board: '* g . . . . . . . . . *',
    hands: [[minus, event('c1')], IDLE],
    supply: [0, 48],
  });
  expect(on(played(state, 0, play(minus, 'b1')).state, 'b1')).toBe('.');
  expect(legalMoves(state, 0)).toEqual([play(minus, 'b1')]);
  expect(refused(state, 0, { kind: 'discard', card: event('c1') })).toMatchObject({
    clause: 'POB-4.4',
    figures: { card: minus },
  });
});

test('POB-4.2, POB-6 a card has its targets and no others', () => {
  const state = position({
    board: '* r g . . . . . . . . *',
    hands: [[plus, minus, swap, event('d1')], IDLE],
  });
  const cells = ['a1', 'b1', 'c1', 'd1', 'e1'];
  const targetsAmong = (card: Card) => cells.filter((cell) => isTarget(state, RED, card, at(cell)));
  expect([event('d1'), event('c1'), plus, minus, swap].map(targetsAmong)).toEqual([
    ['d1'],
    [],
    ['d1', 'e1'],
    ['c1'],
    ['c1'],
  ]);
  const empty = { ...state, supply: [0, 48] };
  expect(
    [plus, minus, swap].map((card) => isTarget(empty, RED, card, at(card === plus ? 'd1' : 'c1'))),
  ).toEqual([false, true, false]);
});

test('POB-6.1 a target is looked for from any cell on, round the board', () => {
  const state = position({ board: '* g . . . . . . . . . *', hands: [[plus, minus, swap], IDLE] });
  const from = (card: Card, cell: string) => targetFrom(state, RED, card, at(cell));
  expect(['c1', 'k1', 'l1', 'l12'].map((cell) => from(plus, cell))).toEqual(['c1', 'k1', 'a2', 'c1'].map(at));
  expect([from(minus, 'c1'), from(swap, 'b1'), from(event('b1'), 'b1')]).toEqual([
    at('b1'),
    at('b1'),
    undefined,
  ]);
  const bare = position({ hands: [[minus, swap], IDLE] });
  expect([minus, swap].map((card) => targetFrom(bare, RED, card, at('f6')))).toEqual([undefined, undefined]);
});
