import { describe, expect, test } from 'vitest';
import type { Move } from '../rules/moves.ts';
import { rules } from '../rules/rules.ts';

/** What may be asked of a table, and what may be sent to it. */

describe('POB-1 a move is read', () => {
  const line = { from: 0, to: 5 };
  const whole: readonly Move[] = [
    { kind: 'draw' },
    { kind: 'plead', guilty: true },
    { kind: 'give', card: 7 },
    { kind: 'play', card: 150, cell: 143 },
    { kind: 'play', card: 0, cell: 0, lines: [line, line] },
    { kind: 'play', card: 0, cell: 0, lines: Array.from({ length: 8 }, () => line) },
    { kind: 'exchange', card: 139 },
    { kind: 'discard', card: 140 },
    { kind: 'claim', colour: 2 },
    { kind: 'vote', guilty: false },
  ];
  test('as it was sent', () => {
    for (const move of whole) expect(rules.readMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
  });
  test.each([
    null,
    42,
    'draw',
    [],
    {},
    { kind: 'fly' },
    { kind: 'draw', card: 1 },
    { kind: 'exchange' },
    { kind: 'exchange', card: 151 },
    { kind: 'discard', card: -1 },
    { kind: 'discard', card: 1, cell: 1 },
    { kind: 'give', card: 0.5 },
    { kind: 'give', card: '1' },
    { kind: 'give', card: 1, seat: 0 },
    { kind: 'play', card: 1 },
    { kind: 'play', card: 1, cell: 144 },
    { kind: 'play', card: 1, cell: -1 },
    { kind: 'play', card: 1, cell: 1.5 },
    { kind: 'play', card: 1, cell: 1, lines: line },
    { kind: 'play', card: 1, cell: 1, lines: [{ from: 0 }] },
    { kind: 'play', card: 1, cell: 1, lines: [{ ...line, colour: 0 }] },
    { kind: 'play', card: 1, cell: 1, lines: [{ from: 0, to: 144 }] },
    { kind: 'play', card: 1, cell: 1, lines: Array.from({ length: 9 }, () => line) },
    { kind: 'play', card: 1, cell: 1, seat: 0 },
    { kind: 'claim', colour: 3 },
    { kind: 'claim', colour: -1 },
    { kind: 'claim', colour: 1, seat: 0 },
    { kind: 'plead', guilty: 1 },
    { kind: 'plead', guilty: true, seat: 0 },
    { kind: 'vote' },
    { kind: 'vote', guilty: null },
    { kind: 'vote', guilty: true, seat: 0 },
  ])('and anything else is none: %j', (json) => {
    expect(rules.readMove(json)).toBeNull();
  });
});

test('POB-2, POB-3.4 the options of a table, each with its values, the usual one first', () => {
  const values = (edition: string) =>
    Object.fromEntries(
      rules.manifest.options.map((spec) => [spec.id, spec.values({ seats: 4, options: { edition } })]),
    );
  expect(values('2019')).toEqual({
    edition: ['2019', 'classic'],
    teams: ['2+2', '2+1+1', '3+1'],
    lines: [1, 2, 3],
    strictDraw: [false, true],
    shuffledBoard: [false, true],
  });
  expect(values('classic')).toMatchObject({ teams: ['2+2'], lines: [3] });
  const described = rules.manifest.options.map(({ id, describe: say, values: of }) => [
    id,
    of({ seats: 4, options: { edition: '2019' } }).map((value) => say(value).en),
  ]);
  expect(Object.fromEntries(described)).toEqual({
    edition: ['2019', 'classic'],
    teams: ['2+2', '2+1+1', '3+1'],
    lines: ['1', '2', '3'],
    strictDraw: ['no', 'yes'],
    shuffledBoard: ['no', 'yes'],
  });
  const teams = rules.manifest.options[1];
  expect(['1+1', '1+1+1', '1+1+2', '11+1'].map((value) => teams?.describe(value).en)).toEqual([
    'each for themselves',
    'each for themselves',
    '1+1+2',
    '11+1',
  ]);
});
