import { describe, expect, it } from 'vitest';
import { SIDE } from '../../rules/board.ts';
import { EMPTY_BOARD, fixedChip, looseChip } from '../../rules/chips.ts';
import { growingRows } from '../board/runs.ts';

const at = (name: string) => name.charCodeAt(0) - 97 + (Number(name.slice(1)) - 1) * SIDE;

function board(chips: Readonly<Record<string, number>>): number[] {
  const spots = [...EMPTY_BOARD];
  for (const [name, spot] of Object.entries(chips)) spots[at(name)] = spot;
  return spots;
}
const red = looseChip(0);
const gold = looseChip(1);
const rowOf = (names: string, spot = red) => Object.fromEntries(names.split(' ').map((name) => [name, spot]));

describe('rows that grow', () => {
  const rows = (chips: Readonly<Record<string, number>>) =>
    growingRows(board(chips), [], 3).map(({ colour, count, from, to }) => [colour, count, from, to]);

  it('are four or five of six, in every direction', () => {
    expect(rows(rowOf('c5 d5 e5'))).toEqual([]);
    expect(rows(rowOf('c5 d5 e5 f5'))).toEqual([[0, 4, at('c5'), at('f5')]]);
    expect(rows(rowOf('c4 d5 e6 g8 h9'))).toEqual([[0, 5, at('c4'), at('h9')]]);
    expect(rows(rowOf('h3 g4 f5 e6', gold))).toEqual([[1, 4, at('h3'), at('e6')]]);
  });

  it('count a corner for everybody', () => {
    expect(rows(rowOf('b1 c1 d1'))).toEqual([[0, 4, at('a1'), at('d1')]]);
  });

  it('are none where another’s chip stands in the way on both sides', () => {
    expect(rows({ ...rowOf('c5 d5 e5 f5'), ...rowOf('b5 g5', gold) })).toEqual([]);
    expect(rows({ ...rowOf('d5 e5 f5 g5'), ...rowOf('c5', gold) })).toHaveLength(1);
  });

  it('are none along a line that was made', () => {
    const fixed = board(rowOf('c5 d5 e5 f5 g5 h5', fixedChip(0)));
    expect(growingRows(fixed, [{ colour: 0, from: at('c5'), to: at('h5') }], 3)).toEqual([]);
  });
});
