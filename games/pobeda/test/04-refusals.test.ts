import { expect, test } from 'vitest';
import type { Card } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { event, IDLE, MINUS, PLUS, play, position, refused, SWAP } from './scenario.ts';

const [plus, minus, swap] = [PLUS[0], MINUS[0], SWAP[0]] as [Card, Card, Card];
const state = position({
  board: '* r g G R . . . . . . *',
  hands: [[plus, minus, swap, event('f1'), event('b1')], IDLE],
});
const empty = { ...state, supply: [0, 48] };

/** A refusal names its clause and all that a sentence about it needs. */
test.each([
  ['POB-4.1', 'card-not-held', { card: event('g1') }, play(event('g1'), 'g1'), state],
  ['POB-4.2', 'not-its-cell', { card: event('f1'), cell: 'f1' }, play(event('f1'), 'g1'), state],
  ['POB-4.3', 'cell-occupied', { cell: 'c1' }, play(plus, 'c1'), state],
  ['POB-6.1', 'corner', { cell: 'l1' }, play(plus, 'l1'), state],
  ['POB-1.5', 'supply-empty', { colour: 0 }, play(plus, 'g1'), empty],
  ['POB-6.3', 'supply-empty', { colour: 0 }, play(swap, 'c1'), empty],
  ['POB-6.2', 'no-chip', { cell: 'g1' }, play(minus, 'g1'), state],
  ['POB-6.3', 'no-chip', { cell: 'a1' }, play(swap, 'a1'), state],
  ['POB-6.2', 'own-chip', { cell: 'b1' }, play(minus, 'b1'), state],
  ['POB-6.3', 'own-chip', { cell: 'e1' }, play(swap, 'e1'), state],
  ['POB-5.2', 'fixed-chip', { cell: 'd1' }, play(minus, 'd1'), state],
  ['POB-4.4', 'card-not-dead', { card: event('f1') }, { kind: 'exchange', card: event('f1') }, state],
  ['POB-4.4', 'card-has-effect', { card: plus }, { kind: 'discard', card: event('b1') }, state],
] as const)('%s %s names %j', (clause, reason, figures, move, at) => {
  expect(refused(at, 0, move as Move)).toEqual({ clause, reason, figures });
});

test('POB-4.4 an exchange is refused once it was made, or with an empty deck', () => {
  const move: Move = { kind: 'exchange', card: event('b1') };
  expect(refused({ ...state, exchanged: true }, 0, move)).toEqual({
    clause: 'POB-4.4',
    reason: 'exchanged-already',
  });
  expect(refused({ ...state, deck: [] }, 0, move)).toEqual({ clause: 'POB-4.4', reason: 'deck-empty' });
});
