import { describe, expect, test } from 'vitest';
import type { Card } from '../rules/cards.ts';
import { rules } from '../rules/rules.ts';
import {
  at,
  decisionOf,
  event,
  IDLE,
  legalMoves,
  line,
  linesOfColour,
  MINUS,
  on,
  play,
  played,
  PLUS,
  RED,
  refused,
  withChips,
  withSpecials,
} from './scenario.ts';

const plus = PLUS[0] as Card;

describe('POB-5.6 one chip may complete several lines', () => {
  const cross = `* . . . . . . . . . . *
    . r r r r . r . . . . .
    . . . . . r . . . . . .
    . . . . . r . . . . . .
    . . . . . r . . . . . .
    . . . . . r . . . . . .
    . . . . . r . . . . . .`;

  test('in different directions, all of them', () => {
    const state = played(withSpecials(cross, { options: { lines: 3 } }), 0, play(plus, 'f2')).state;
    expect(linesOfColour(state, RED)).toEqual([line('b2', 'g2'), line('f2', 'f7')]);
  });
  test('and where several sets are possible the player chooses', () => {
    const seven = withSpecials('* . r r r . r r r . . *');
    const choices = [[line('c1', 'h1')], [line('d1', 'i1')]];
    expect(
      legalMoves(seven, 0).filter((move) => move.kind === 'play' && move.card === plus && move.lines),
    ).toEqual(choices.map((lines) => play(plus, 'f1', lines)));
    const byEvent = withSpecials('* . r r r . r r r . . *', { hands: [[event('f1')], IDLE] });
    expect(legalMoves(byEvent, 0)).toEqual(choices.map((lines) => play(event('f1'), 'f1', lines)));
    for (const chosen of choices) {
      const state = played(seven, 0, play(plus, 'f1', chosen)).state;
      expect(linesOfColour(state, RED)).toEqual(chosen);
    }
    const second = played(seven, 0, play(plus, 'f1', [line('d1', 'i1')])).state;
    expect([on(second, 'c1'), on(second, 'i1')]).toEqual(['r', 'R']);
  });
  test('the choice cannot be left out, invented, or made where there is none', () => {
    const seven = withSpecials('* . r r r . r r r . . *');
    const clause = 'POB-5.6';
    expect(refused(seven, 0, play(plus, 'f1'))).toEqual({
      clause,
      reason: 'choose-lines',
      figures: { sets: 2 },
    });
    const invented = play(plus, 'f1', [line('b1', 'g1')]);
    expect(refused(seven, 0, invented)).toEqual({ clause, reason: 'not-those-lines' });
    for (const half of [line('c1', 'i1'), line('b1', 'h1'), line('d1', 'h1')]) {
      expect(refused(seven, 0, play(plus, 'f1', [half]))).toEqual({ clause, reason: 'not-those-lines' });
    }
    const needless = play(plus, 'j9', [line('c1', 'h1')]);
    expect(refused(seven, 0, needless)).toEqual({ clause, reason: 'no-lines-to-choose' });
  });
  test('the largest set is taken: a second line cannot be declined', () => {
    expect(refused(withSpecials(cross), 0, play(plus, 'f2', [line('b2', 'g2')]))).toMatchObject({
      clause: 'POB-5.6',
    });
  });
  test('sets in two directions are chosen together', () => {
    const board = cross.replace('. r r r r . r . . . . .', '. r r r r . r r . . . .');
    const moves = legalMoves(withSpecials(board), 0).filter((move) => move.kind === 'play' && move.lines);
    const sets = moves.flatMap((move) => (move.kind === 'play' && move.card === plus ? [move.lines] : []));
    expect(sets).toEqual([
      [line('b2', 'g2'), line('f2', 'f7')],
      [line('c2', 'h2'), line('f2', 'f7')],
    ]);
    const [left, right, down] = [line('b2', 'g2'), line('c2', 'h2'), line('f2', 'f7')];
    for (const wrong of [
      [],
      [left],
      [down],
      [left, right],
      [left, right, down],
      [left, down, line('a12', 'f12')],
    ]) {
      expect(refused(withSpecials(board), 0, play(plus, 'f2', wrong))).toMatchObject({
        reason: 'not-those-lines',
      });
    }
  });
  test('chance chooses among the sets, too', () => {
    const state = withSpecials('* . r r r . r r r . . *', { hands: [[event('f1')], IDLE] });
    const chosen = [0, 1].map((result) =>
      rules.randomMove(state, decisionOf(state, 0, 'turn')!, { below: (sides) => result % sides }),
    );
    expect(chosen).toEqual(legalMoves(state, 0));
  });
  test('two in one direction that share it are no choice: both are taken', () => {
    const board = '* . . . . . . . . . . * . r r r r r . r r r r r';
    const moves = legalMoves(withSpecials(board), 0).filter(
      (move) => move.kind === 'play' && move.cell === at('g2'),
    );
    expect(moves).toEqual(PLUS.map((card) => play(card, 'g2')));
    expect(linesOfColour(played(withSpecials(board), 0, play(plus, 'g2')).state, RED)).toHaveLength(2);
  });
});

describe('POB-5.7 every new line contains the chip just placed', () => {
  test('a chip elsewhere takes nothing, whatever else stands on the board', () => {
    const board = '* . R R R R R R r r r *';
    const state = withSpecials(board, { lines: [{ colour: RED, line: line('c1', 'h1') }] });
    expect(linesOfColour(played(state, 0, play(plus, 'f9')).state, RED)).toEqual([line('c1', 'h1')]);
  });
  test('six that stand already are nobody’s business any more: neither a chip nor a removal elsewhere takes them', () => {
    const state = withSpecials('* . r r r r r r . . g *');
    for (const [card, cell] of [
      [plus, 'f9'],
      [MINUS[0] as Card, 'k1'],
    ] as const) {
      expect(played(state, 0, play(card, cell)).state.lines).toEqual([]);
    }
  });
  test.each(['c1', 'd1', 'e1', 'f1', 'g1', 'h1'])(
    'wherever in it that chip lies, the line is taken at once: %s',
    (cell) => {
      const six = ['c1', 'd1', 'e1', 'f1', 'g1', 'h1'];
      const state = {
        ...withChips(six.filter((other) => other !== cell)),
        hands: [[event(cell)], [...IDLE]],
      };
      const next = played(state, 0, play(event(cell), cell)).state;
      expect(linesOfColour(next, RED)).toEqual([line('c1', 'h1')]);
      expect(next.turn).toBe(1);
    },
  );
});
