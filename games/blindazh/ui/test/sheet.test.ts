import { expect, test } from 'vitest';
import { cellAt } from '../../rules/index.ts';
import { sheetPlace } from '../board/sheet.ts';

const board = { lanes: 6, length: 7 };
const nothing = { cell: null, inspected: null, targets: new Map() };

test('a panel over the board lies away from the cell it is about, or from most of what can be pressed', () => {
  expect(sheetPlace(board, { ...nothing, cell: cellAt(board, 2, 0) })).toBe('above');
  expect(sheetPlace(board, { ...nothing, inspected: cellAt(board, 2, 6) })).toBe('below');
  const low = new Map([0, 1, 2].map((lane) => [cellAt(board, lane, 1), 'dig' as const]));
  expect(sheetPlace(board, { ...nothing, targets: low })).toBe('above');
});
