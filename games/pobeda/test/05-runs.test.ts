import { describe, expect, test } from 'vitest';
import { cellsOf } from '../rules/board.ts';
import type { Card } from '../rules/cards.ts';
import { rules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import {
  at,
  decisionOf,
  event,
  IDLE,
  legalMoves,
  line,
  linesOfColour,
  on,
  PLUS,
  play,
  played,
  position,
  RED,
  refused,
  SWAP,
  withSpecials,
} from './scenario.ts';

const plus = PLUS[0] as Card;
const TOP = '* . . . . . . . . . . *\n. . . . . . . . . . . .\n';

/** Red to fill the gap `_` of the third row, with a line taken in it before. */
function third(row: string, from: string, to: string): State {
  return withSpecials(TOP + row.replace('_', '.'), { lines: [{ colour: RED, line: line(from, to) }] });
}

function gapOf(row: string): string {
  return `${'abcdefghijkl'.charAt(row.split(' ').indexOf('_'))}3`;
}

describe('POB-5.4 a run of eleven is two lines wherever the first was taken', () => {
  test.each([
    ['r r r R R R R R R r _ .', 'd3', 'i3'],
    ['r r _ R R R R R R r r .', 'd3', 'i3'],
    ['_ r r R R R R R R r r .', 'd3', 'i3'],
    ['_ R R R R R R r r r r .', 'b3', 'g3'],
    ['r R R R R R R _ r r r .', 'b3', 'g3'],
    ['r r r r R R R R R R _ .', 'e3', 'j3'],
    ['R R R R R R r r r r _ .', 'a3', 'f3'],
    ['_ r r r r R R R R R R .', 'f3', 'k3'],
  ])('%s', (row, from, to) => {
    const { state } = played(third(row, from, to), 0, play(plus, gapOf(row)));
    expect(new Set(linesOfColour(state, RED))).toEqual(new Set([line('a3', 'f3'), line('f3', 'k3')]));
    expect(state.board.slice(at('a3'), at('l3'))).toEqual(Array(11).fill(4));
    expect(on(state, 'l3')).toBe('.');
  });
  test('the new line is the half with the chip just placed, and the first is told to lie in the other', () => {
    const { state, events } = played(third('r r r R R R R R R r _ .', 'd3', 'i3'), 0, play(plus, 'k3'));
    expect(linesOfColour(state, RED)).toEqual([line('a3', 'f3'), line('f3', 'k3')]);
    const told = events.map((heard) => heard.event);
    expect(told).toContainEqual({
      kind: 'redrawn',
      colour: RED,
      was: line('d3', 'i3'),
      line: line('a3', 'f3'),
    });
    expect(told).toContainEqual({ kind: 'line', seat: 0, colour: RED, line: line('f3', 'k3') });
    const other = played(third('_ r r R R R R R R r r .', 'd3', 'i3'), 0, play(plus, 'a3'));
    expect(other.events.map((heard) => heard.event)).toContainEqual({
      kind: 'line',
      seat: 0,
      colour: RED,
      line: line('a3', 'f3'),
    });
  });
  test('it comes to the same when nobody listens', () => {
    const state = third('r r r R R R R R R r _ .', 'd3', 'i3');
    const unheard = rules.clone(state);
    rules.play(unheard, decisionOf(state, 0, 'turn')!, play(plus, 'k3'), { below: () => 0 });
    expect(unheard).toEqual(played(state, 0, play(plus, 'k3')).state);
  });
  test('a first line that is a half already stays as it is', () => {
    const { state, events } = played(third('R R R R R R r r r r _ .', 'a3', 'f3'), 0, play(plus, 'k3'));
    expect(linesOfColour(state, RED)).toEqual([line('a3', 'f3'), line('f3', 'k3')]);
    expect(events.map((heard) => heard.event.kind)).not.toContain('redrawn');
  });
  test.each(['r r r R R R R R R _ . .', '. r r R R R R R R _ r .', 'r r r R R R R R R . _ r'])(
    'ten are not enough, nor eleven with a gap: %s',
    (row) => {
      const { state } = played(third(row, 'd3', 'i3'), 0, play(plus, gapOf(row)));
      expect(linesOfColour(state, RED)).toEqual([line('d3', 'i3')]);
      expect([on(state, 'b3'), on(state, gapOf(row))]).toEqual(['r', 'r']);
    },
  );
  test.each([
    ['R R R R R R r r r r _ r', 'a3', 'f3'],
    ['r R R R R R R r r _ r r', 'b3', 'g3'],
    ['r r _ R R R R R R r r r', 'd3', 'i3'],
    ['r r r r _ R R R R R R r', 'f3', 'k3'],
    ['r r r r r _ R R R R R R', 'g3', 'l3'],
  ])(
    'a run that grows to twelve at once is its two halves, all fixed and nothing to choose: %s',
    (row, from, to) => {
      const state = third(row, from, to);
      const cell = gapOf(row);
      expect(refused(state, 0, play(plus, cell, [line('g3', 'l3')]))).toMatchObject({
        reason: 'no-lines-to-choose',
      });
      const next = played(state, 0, play(plus, cell)).state;
      expect(new Set(linesOfColour(next, RED))).toEqual(new Set([line('a3', 'f3'), line('g3', 'l3')]));
      expect(next.board.slice(at('a3'), at('a4'))).toEqual(Array(12).fill(4));
    },
  );
  test('a run that holds two lines already takes a twelfth chip loose', () => {
    const lines = [
      { colour: RED, line: line('a3', 'f3') },
      { colour: RED, line: line('f3', 'k3') },
    ];
    const state = played(withSpecials('', { lines }), 0, play(plus, 'l3')).state;
    expect(linesOfColour(state, RED)).toHaveLength(2);
    expect(on(state, 'l3')).toBe('r');
  });
  test('ten chips and a corner are two lines', () => {
    const state = withSpecials('* r r r R R R R R R . *', {
      lines: [{ colour: RED, line: line('e1', 'j1') }],
    });
    const next = played({ ...state, board: state.board.with(at('l1'), 2) }, 0, play(plus, 'k1')).state;
    expect(linesOfColour(next, RED)).toEqual([line('a1', 'f1'), line('f1', 'k1')]);
    expect(next.board.slice(at('b1'), at('l1'))).toEqual(Array(10).fill(4));
  });
  test('ten chips between two corners are two lines', () => {
    const state = withSpecials('* r r R R R R R R r . *', {
      lines: [{ colour: RED, line: line('d1', 'i1') }],
    });
    const next = played(state, 0, play(plus, 'k1')).state;
    expect(linesOfColour(next, RED)).toEqual([line('a1', 'f1'), line('g1', 'l1')]);
    expect([on(next, 'a1'), on(next, 'l1')]).toEqual(['*', '*']);
    expect(next.board.slice(at('b1'), at('l1'))).toEqual(Array(10).fill(4));
  });
  test.each([
    ['a column', 'c1', 'c4', 'c9', 'c11'],
    ['a falling diagonal', 'a2', 'd5', 'i10', 'k12'],
    ['a rising diagonal', 'k1', 'h4', 'c9', 'a11'],
  ])('along %s too', (_, first, from, to, last) => {
    const step = (at(to) - at(from)) / 5;
    const run = Array.from({ length: 11 }, (_, index) => at(first) + index * step);
    expect(run.at(-1)).toBe(at(last));
    const empty = withSpecials('', { lines: [{ colour: RED, line: line(from, to) }] });
    const board = empty.board.map((spot, cell) => (run.slice(0, 10).includes(cell) && spot === 0 ? 1 : spot));
    const state = played({ ...empty, board }, 0, play(plus, last)).state;
    const [top, bottom] = linesOfColour(state, RED).map(cellsOf);
    expect([top, bottom]).toEqual([run.slice(0, 6), run.slice(5)]);
    expect(run.every((cell) => state.board[cell] === 4)).toBe(true);
  });
  test.each([
    [
      'a row that begins on it',
      'c4',
      ['c2', 'c3', 'c5', 'c6', 'c7'],
      line('c2', 'c7'),
      line('c4', 'h4'),
      'c7',
    ],
    ['a row that ends on it', 'h4', ['h2', 'h3', 'h5', 'h6', 'h7'], line('h2', 'h7'), line('c4', 'h4'), 'h2'],
    [
      'a column that begins on it',
      'd3',
      ['a3', 'b3', 'c3', 'e3', 'f3'],
      line('a3', 'f3'),
      line('d3', 'd8'),
      'a3',
    ],
    [
      'a column that ends on it',
      'd8',
      ['a8', 'b8', 'c8', 'e8', 'f8'],
      line('a8', 'f8'),
      line('d3', 'd8'),
      'f8',
    ],
    ['a row above', 'c4', ['b4', 'd4', 'e4', 'f4', 'g4'], line('b4', 'g4'), line('b2', 'g2'), 'c4'],
    ['a row below', 'c4', ['b4', 'd4', 'e4', 'f4', 'g4'], line('b4', 'g4'), line('b5', 'g5'), 'c4'],
    ['a column to the left', 'd4', ['d2', 'd3', 'd5', 'd6', 'd7'], line('d2', 'd7'), line('c3', 'c8'), 'd4'],
    ['a column to the right', 'd4', ['d2', 'd3', 'd5', 'd6', 'd7'], line('d2', 'd7'), line('e1', 'e6'), 'd4'],
    [
      'a diagonal beyond the rim',
      'c4',
      ['f1', 'e2', 'd3', 'b5', 'a6'],
      line('f1', 'a6'),
      line('l6', 'g11'),
      'c4',
    ],
    [
      'a diagonal before the rim',
      'j8',
      ['l6', 'k7', 'i9', 'h10', 'g11'],
      line('l6', 'g11'),
      line('f1', 'a6'),
      'j8',
    ],
  ])('a line elsewhere does not count as taken in the run: %s', (_, shared, others, made, taken, last) => {
    const empty = withSpecials('', { lines: [{ colour: RED, line: taken }] });
    const chips = [...others, shared].filter((cell) => cell !== last).map(at);
    const board = empty.board.map((spot, cell) => (chips.includes(cell) && spot === 0 ? 1 : spot));
    const next = played({ ...empty, board }, 0, play(plus, last)).state;
    expect(linesOfColour(next, RED)).toEqual([taken, made]);
  });
  test('a longer run beside a line of the same direction has its choice all the same', () => {
    const empty = withSpecials('', { lines: [{ colour: RED, line: line('d2', 'd7') }] });
    const chips = ['c2', 'c3', 'c4', 'c6', 'c7', 'c8'].map(at);
    const board = empty.board.map((spot, cell) => (chips.includes(cell) ? 1 : spot));
    const sets = legalMoves({ ...empty, board }, 0).flatMap((move) =>
      move.kind === 'play' && move.card === plus && move.lines ? [move.lines] : [],
    );
    expect(sets).toEqual([[line('c2', 'c7')], [line('c3', 'c8')]]);
  });
  test('a line across is taken at the same time, and chosen if there is a choice', () => {
    const rows = Array.from({ length: 6 }, () => '. . . . . . . . . . r .').join('\n');
    const board = `${TOP}r r r R R R R R R r . .\n${rows}`;
    const state = withSpecials(board, {
      lines: [{ colour: RED, line: line('d3', 'i3') }],
      options: { lines: 3 },
    });
    const across = line('k3', 'k8');
    expect(linesOfColour(played(state, 0, play(plus, 'k3')).state, RED)).toEqual([
      line('a3', 'f3'),
      line('f3', 'k3'),
      across,
    ]);
    const seven = { ...state, board: state.board.with(at('k2'), 1) };
    const sets = [line('k2', 'k7'), across].map((column) => [line('f3', 'k3'), column]);
    const moves = legalMoves(seven, 0).filter(
      (move) => move.kind === 'play' && move.card === plus && move.lines,
    );
    expect(moves).toEqual(sets.map((set) => play(plus, 'k3', set)));
  });
  test('a chip that is replaced completes the run as one that is placed', () => {
    const state = third('r r r R R R R R R g r .', 'd3', 'i3');
    const next = played(state, 0, play(SWAP[0] as Card, 'j3')).state;
    expect(linesOfColour(next, RED)).toEqual([line('a3', 'f3'), line('f3', 'k3')]);
  });
  test('the whole run is safe from then on', () => {
    const { state } = played(third('r r r R R R R R R r _ .', 'd3', 'i3'), 0, play(plus, 'k3'));
    const gold = { ...state, hands: [[...IDLE], [SWAP[0] as Card]] };
    expect(refused(gold, 1, play(SWAP[0] as Card, 'a3'))).toMatchObject({ clause: 'POB-5.2' });
  });
});

test('POB-8.1 the second line of a run wins like any other', () => {
  const state = position({
    board: `${TOP}r r r R R R R R R r . .`,
    hands: [[event('k3')], IDLE],
    lines: [{ colour: RED, line: line('d3', 'i3') }],
    options: { lines: 2 },
  });
  expect(played(state, 0, play(event('k3'), 'k3')).state.outcome).toMatchObject({
    kind: 'win',
    winners: [0],
  });
});
