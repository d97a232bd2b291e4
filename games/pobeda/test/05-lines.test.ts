import { describe, expect, test } from 'vitest';
import { ALL_LINES, CELLS, cellsOf, SIDE } from '../rules/board.ts';
import type { Card } from '../rules/cards.ts';
import {
  at,
  BLUE,
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
  withChips,
  withSpecials,
} from './scenario.ts';

const plus = PLUS[0] as Card;

describe('POB-5.1 a line is six of one colour in a row', () => {
  test('in any of 266 places: seven in every row and column, forty-nine along each kind of diagonal', () => {
    const ways = [
      [0, 1],
      [1, 0],
      [1, 1],
      [1, -1],
    ] as const;
    const places = Array.from({ length: CELLS }, (_, from) => {
      const [row, column] = [Math.floor(from / SIDE), from % SIDE];
      return ways.flatMap(([down, across]) => {
        const [lastRow, lastColumn] = [row + 5 * down, column + 5 * across];
        const isOnBoard = lastRow < SIDE && lastColumn >= 0 && lastColumn < SIDE;
        return isOnBoard ? [{ from, to: lastRow * SIDE + lastColumn }] : [];
      });
    }).flat();
    expect(places).toHaveLength(266);
    expect(new Set(ALL_LINES)).toEqual(new Set(places));
  });
  test('along a row', () => {
    const state = played(withSpecials('* . r r r . r r . . . *'), 0, play(plus, 'f1')).state;
    expect(linesOfColour(state, RED)).toEqual([line('c1', 'h1')]);
  });
  test('along a column', () => {
    const rows = ['. . . r . . . . . . . .'];
    const board = ['* . . . . . . . . . . *', ...rows, ...rows, ...rows, ...rows, ...rows].join('\n');
    const state = played(withSpecials(board), 0, play(plus, 'd7')).state;
    expect(linesOfColour(state, RED)).toEqual([line('d2', 'd7')]);
  });
  test('along either diagonal', () => {
    const falling = `* . . . . . . . . . . *
      . . r . . . . . . . . .
      . . . r . . . . . . . .
      . . . . r . . . . . . .
      . . . . . r . . . . . .
      . . . . . . . . . . . .
      . . . . . . . r . . . .`;
    expect(linesOfColour(played(withSpecials(falling), 0, play(plus, 'g6')).state, RED)).toEqual([
      line('c2', 'h7'),
    ]);
    const rising = `* . . . . . . . . . . *
      . . . . . . . . r . . .
      . . . . . . . r . . . .
      . . . . . . r . . . . .
      . . . . . r . . . . . .
      . . . . r . . . . . . .`;
    expect(linesOfColour(played(withSpecials(rising), 0, play(plus, 'd7')).state, RED)).toEqual([
      line('i2', 'd7'),
    ]);
  });
  test('not five, not six with a gap, not two colours', () => {
    for (const board of ['* . r r r . r . . . . *', '* . r r r . r . r . . *', '* . r r g . r r r . . *']) {
      expect(played(withSpecials(board), 0, play(plus, 'f1')).state.lines).toEqual([]);
    }
  });
  test('never round the rim of the board', () => {
    const board = `* . . . . . . . . . . *
      . . . . . . . . . r r r
      r r . . . . . . . . . .`;
    expect(played(withSpecials(board), 0, play(plus, 'c3')).state.lines).toEqual([]);
    const back = board.replace('r r r', '. r r').replace('r r .', 'r r r');
    expect(played(withSpecials(back), 0, play(plus, 'j2')).state.lines).toEqual([]);
  });
  test.each([
    ['a row', 'l2', ['h2', 'i2', 'j2', 'k2', 'a3']],
    ['a row, backwards', 'a3', ['b3', 'c3', 'd3', 'e3', 'l2']],
    ['a falling diagonal', 'l5', ['h1', 'i2', 'j3', 'k4', 'a7']],
    ['a falling diagonal, backwards', 'a7', ['b8', 'c9', 'd10', 'e11', 'l5']],
    ['a rising diagonal', 'a5', ['e1', 'd2', 'c3', 'b4', 'l5']],
    ['a rising diagonal, backwards', 'l5', ['k6', 'j7', 'i8', 'h9', 'a5']],
  ])('nor a single cell round it: %s', (_, last, five) => {
    expect(played(withChips(five), 0, play(plus, last)).state.lines).toEqual([]);
  });
  test.each([
    ['d3', ['a3', 'b3', 'c3', 'e3', 'f3'], 'a3', 'f3'],
    ['i3', ['g3', 'h3', 'j3', 'k3', 'l3'], 'g3', 'l3'],
    ['c4', ['c1', 'c2', 'c3', 'c5', 'c6'], 'c1', 'c6'],
    ['c9', ['c7', 'c8', 'c10', 'c11', 'c12'], 'c7', 'c12'],
    ['d6', ['a3', 'b4', 'c5', 'e7', 'f8'], 'a3', 'f8'],
    ['d5', ['a8', 'b7', 'c6', 'e4', 'f3'], 'f3', 'a8'],
  ])('may begin at the rim and be closed in its middle, at %s', (last, five, from, to) => {
    expect(linesOfColour(played(withChips(five), 0, play(plus, last)).state, RED)).toEqual([line(from, to)]);
  });
  test.each([
    ['falling', ['j2', 'k3', 'l4', 'a6', 'b7', 'c8']],
    ['rising', ['c2', 'b3', 'a4', 'l4', 'k5', 'j6']],
  ])('nor by a %s diagonal that leaves the board on one side', (_, cells) => {
    for (const last of ['first', 'last'] as const) {
      const [open, rest] = last === 'first' ? [cells[0], cells.slice(1)] : [cells[5], cells.slice(0, 5)];
      expect(played(withChips(rest), 0, play(plus, open as string)).state.lines).toEqual([]);
    }
  });
});

describe('POB-5.2 the chips of a line', () => {
  const completed = () => played(withSpecials('* . r r r . r r . . . *'), 0, play(plus, 'f1')).state;

  test('turn star up the moment it is complete', () => {
    expect(['c1', 'd1', 'e1', 'f1', 'g1', 'h1'].map((cell) => on(completed(), cell))).toEqual(
      Array(6).fill('R'),
    );
  });
  test('turn in every line that is completed, and no others do', () => {
    const board = `* . . . . . . . . . . *
      . r r r r . r . . r . .
      ${'. . . . . r . . . . . . '.repeat(5)}
      . . . . r . . . . . . .`;
    const { board: spots } = played(withSpecials(board), 0, play(plus, 'f2')).state;
    expect(spots.filter((spot) => spot === 4)).toHaveLength(11);
    expect([spots[at('j2')], spots[at('e8')]]).toEqual([1, 1]);
  });
  test('of a third colour are fixed as well, and count as its own ever after', () => {
    const board = `* b b b b . . . . . . *
      . . . . . b . . . . . .
      . . . . . b . . . . . .
      . . . . . b . . . . . .
      . . . . . b . . . . . .`;
    const third = { ...position({ board, hands: [[MINUS[0] as Card], [...IDLE], [...PLUS]] }), place: 2 };
    const fixed = played(third, 2, play(plus, 'f1')).state;
    expect(['b1', 'c1', 'd1', 'e1', 'f1'].map((cell) => on(fixed, cell))).toEqual(Array(5).fill('B'));
    expect(refused(fixed, 0, play(MINUS[0] as Card, 'b1'))).toMatchObject({ reason: 'fixed-chip' });
    const crossed = played({ ...fixed, place: 2 }, 2, play(PLUS[1] as Card, 'f6')).state;
    expect(linesOfColour(crossed, BLUE)).toEqual([line('a1', 'f1'), line('f1', 'f6')]);
  });
  test('are never removed or replaced', () => {
    const gold = { ...completed(), hands: [IDLE.slice(), [MINUS[0] as Card, SWAP[0] as Card]], place: 1 };
    for (const card of [MINUS[0] as Card, SWAP[0] as Card]) {
      expect(refused(gold, 1, play(card, 'c1'))).toMatchObject({ clause: 'POB-5.2', reason: 'fixed-chip' });
    }
    expect(legalMoves(gold, 1).filter(({ kind }) => kind === 'play')).toEqual([]);
  });
});

describe('POB-5.3 lines', () => {
  const board = `* . R R R R R R . . . *
    . . r . . . . . . . . .
    . . r . . . . . . . . .
    . . r . . . . . . . . .
    . . r . . . . . . . . .`;
  const lines = [{ colour: RED, line: line('c1', 'h1') }];

  test('of one colour may cross; the chip at the crossing belongs to both', () => {
    const state = played(withSpecials(board, { lines, options: { lines: 3 } }), 0, play(plus, 'c6')).state;
    expect(linesOfColour(state, RED)).toEqual([line('c1', 'h1'), line('c1', 'c6')]);
  });
  test('[2019] of different colours share no chip', () => {
    const gold = [{ colour: GOLD, line: line('c1', 'h1') }];
    const state = played(withSpecials(board, { lines: gold }), 0, play(plus, 'c6')).state;
    expect(linesOfColour(state, RED)).toEqual([]);
  });
  test('[2019] of different colours may share a corner', () => {
    const gold = [{ colour: GOLD, line: line('a1', 'a6') }];
    const state = played(withSpecials('* r r r r . . . . . . *', { lines: gold }), 0, play(plus, 'f1')).state;
    expect(linesOfColour(state, RED)).toEqual([line('a1', 'f1')]);
  });
  test('[2019] of different colours may pass between each other’s cells', () => {
    const crossing = `* . . . . . . . . . . *
      . r . . . . g . . . . .
      . . r . . g . . . . . .
      . . . r g . . . . . . .
      . . . g r . . . . . . .
      . . g . . r . . . . . .
      . g . . . . . . . . . .`;
    const gold = [{ colour: GOLD, line: line('g2', 'b7') }];
    const state = played(withSpecials(crossing, { lines: gold }), 0, play(plus, 'g7')).state;
    expect(linesOfColour(state, RED)).toEqual([line('b2', 'g7')]);
  });
});

describe('POB-5.4 two lines share at most one cell', () => {
  test.each([7, 8, 9, 10])('%i in a row are one line', (count) => {
    const taken = [{ colour: RED, line: line('b2', 'g2') }];
    const more = '. R R R R R R r r r r .'.split(' ').map((mark, index) => (index > count ? '.' : mark));
    more[count] = '.';
    const board = `* . . . . . . . . . . * ${more.join(' ')}`;
    const cell = `${'abcdefghijkl'.charAt(count)}2`;
    const state = played(withSpecials(board, { lines: taken }), 0, play(plus, cell)).state;
    expect(linesOfColour(state, RED)).toEqual([line('b2', 'g2')]);
    expect(on(state, cell)).toBe('r');
  });
  test.each(['e2', 'd2', 'c2'])('nor do more to the left of it make another: %s', (cell) => {
    const loose = ['e2', 'd2', 'c2'].filter((other) => other > cell);
    const empty = withSpecials('', { lines: [{ colour: RED, line: line('f2', 'k2') }] });
    const board = empty.board.map((spot, place) => (loose.map(at).includes(place) ? 1 : spot));
    const state = played({ ...empty, board }, 0, play(plus, cell)).state;
    expect(linesOfColour(state, RED)).toEqual([line('f2', 'k2')]);
  });
  test('eleven in a row are two', () => {
    const board = '* . . . . . . . . . . * . R R R R R R r r r r .';
    const state = played(
      withSpecials(board, { lines: [{ colour: RED, line: line('b2', 'g2') }] }),
      0,
      play(plus, 'l2'),
    ).state;
    expect(linesOfColour(state, RED)).toEqual([line('b2', 'g2'), line('g2', 'l2')]);
  });
  test('eleven completed by one chip in the middle are two at once', () => {
    const board = '* . . . . . . . . . . * . r r r r r . r r r r r';
    const state = played(withSpecials(board), 0, play(plus, 'g2')).state;
    expect(linesOfColour(state, RED)).toEqual([line('b2', 'g2'), line('g2', 'l2')]);
  });
});

describe('POB-5.5 a corner counts as a chip of whatever colour needs it', () => {
  test('five chips and a corner make a line; the corner holds no chip', () => {
    const state = played(withSpecials('* r r r r . . . . . . *'), 0, play(plus, 'f1')).state;
    expect(linesOfColour(state, RED)).toEqual([line('a1', 'f1')]);
    expect(on(state, 'a1')).toBe('*');
    expect(state.supply[RED]).toBe(43);
  });
  test.each([
    ['a1', 'f1'],
    ['a1', 'a6'],
    ['a1', 'f6'],
    ['g1', 'l1'],
    ['l1', 'l6'],
    ['l1', 'g6'],
    ['a12', 'f12'],
    ['a7', 'a12'],
    ['f7', 'a12'],
    ['g12', 'l12'],
    ['l7', 'l12'],
    ['g7', 'l12'],
  ])('in every direction from every corner: %s–%s', (from, to) => {
    const cells = cellsOf(line(from, to));
    const inner = cells.slice(1, 5);
    const state = withSpecials('');
    const board = state.board.map((spot, cell) => (inner.includes(cell) ? 1 : spot));
    const last = [from, to].find((name) => state.board[at(name)] === 0) as string;
    expect(linesOfColour(played({ ...state, board }, 0, play(plus, last)).state, RED)).toEqual([
      line(from, to),
    ]);
  });
  test('several colours may use the same corner', () => {
    const board =
      '* r r r r . . . . . . * g . . . . . . . . . . . g . . . . . . . . . . . g . . . . . . . . . . . g . . . . . . . . . . .';
    const red = played(withSpecials(board), 0, play(plus, 'f1')).state;
    const gold = { ...red, hands: [[...IDLE], [...PLUS]] };
    const both = played(gold, 1, play(plus, 'a6')).state;
    expect(linesOfColour(both, GOLD)).toEqual([line('a1', 'a6')]);
    expect(linesOfColour(both, RED)).toEqual([line('a1', 'f1')]);
  });
  test('several lines of one colour may use the same corner', () => {
    const board =
      '* R R R R R . . . . . * r . . . . . . . . . . . r . . . . . . . . . . . r . . . . . . . . . . . r . . . . . . . . . . .';
    const state = withSpecials(board, { lines: [{ colour: RED, line: line('a1', 'f1') }] });
    expect(linesOfColour(played(state, 0, play(plus, 'a6')).state, RED)).toEqual([
      line('a1', 'f1'),
      line('a1', 'a6'),
    ]);
  });
  test('four chips and a corner do not', () => {
    expect(played(withSpecials('* r r r . . . . . . . *'), 0, play(plus, 'e1')).state.lines).toEqual([]);
  });
  test('for a third colour as well', () => {
    const hands = [[...IDLE], [...IDLE], [...PLUS]];
    const state = { ...position({ board: '* b b b b . . . . . . *', hands }), place: 2 };
    expect(linesOfColour(played(state, 2, play(plus, 'f1')).state, BLUE)).toEqual([line('a1', 'f1')]);
  });
});
