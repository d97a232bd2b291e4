import { readOptions } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import type { Move } from '../rules/moves.ts';
import { rules } from './scenario.ts';

/** What may be asked of a table, and what may be sent to it. */

test('BLN-2.5, BLN-5.1, BLN-3.1 the options of a table, each with its values, the usual one first', () => {
  const values = rules.manifest.options.map((spec) => [spec.id, spec.values({ seats: 3, options: {} })]);
  expect(Object.fromEntries(values)).toEqual({
    difficulty: ['printed', 'recruit', 'veteran', 'stalwart'],
    strictFit: [true, false],
    first: [1, 2, 3],
  });
  const said = rules.manifest.options.map((spec) =>
    spec.values({ seats: 3, options: {} }).map((value) => spec.describe(value).en),
  );
  expect(said).toEqual([
    [
      'as printed: 8 out, limit 10',
      'recruits: 16 out, limit 12',
      'veterans: 4 out, limit 9',
      'to the last: 0 out, limit 7',
    ],
    ['yes', 'no'],
    ['seat 1', 'seat 2', 'seat 3'],
  ]);
});

test.each([
  ['BLN-2.5', { difficulty: 'hard' }],
  ['BLN-5.1', { strictFit: 'no' }],
  ['BLN-3.1', { first: 4 }],
  ['BLN-3.1', { first: 0 }],
])('%s another value is refused with the clause: %j', (clause, given) => {
  expect(readOptions(rules.manifest, 3, given)).toMatchObject({
    refusal: { reason: 'option-value', clause },
  });
});

test('one to four play, all against the enemy, and nobody has a secret', () => {
  const { seats, hiddenInformation, cooperative, simultaneous, endings } = rules.manifest;
  expect({ seats, hiddenInformation, cooperative, simultaneous, endings }).toEqual({
    seats: { min: 1, max: 4 },
    hiddenInformation: 'common',
    cooperative: true,
    simultaneous: true,
    endings: ['held', 'noFlag', 'overrun'],
  });
});

describe('BLN-4.3 a move is read', () => {
  const whole: readonly Move[] = [
    { kind: 'post', cell: 0 },
    { kind: 'move', to: 255 },
    { kind: 'dig', to: 1, tile: 0, turn: 3 },
    { kind: 'dig', to: 1, tile: -1, turn: 0 },
    { kind: 'flag', to: 6 },
    { kind: 'clear', cell: 1 },
    { kind: 'attack', cell: 1 },
    { kind: 'take' },
    { kind: 'throw', side: 0 },
    { kind: 'throw', side: 3 },
    { kind: 'replace' },
    { kind: 'end' },
  ];
  test('as it was sent', () => {
    for (const move of whole) expect(rules.readMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
  });
  test.each([
    null,
    7,
    'end',
    [],
    {},
    { kind: 'fly' },
    { kind: 'end', seat: 0 },
    { kind: 'take', slot: 1 },
    { kind: 'replace', slot: 1 },
    { kind: 'post' },
    { kind: 'post', cell: -1 },
    { kind: 'post', cell: 1, seat: 0 },
    { kind: 'move', to: 256 },
    { kind: 'move', to: 0.5 },
    { kind: 'move', to: '1' },
    { kind: 'move', to: 1, steps: 1 },
    { kind: 'dig', to: 1, tile: -2, turn: 0 },
    { kind: 'dig', to: 1, tile: 256, turn: 0 },
    { kind: 'dig', to: 1, tile: 0.5, turn: 0 },
    { kind: 'dig', to: 1, tile: 1, turn: 4 },
    { kind: 'dig', to: 1, tile: 1, turn: -1 },
    { kind: 'dig', to: 1, tile: 1 },
    { kind: 'dig', to: 1, tile: 1, turn: 1, seat: 0 },
    { kind: 'flag', to: 1, seat: 0 },
    { kind: 'flag' },
    { kind: 'clear', cell: 1, seat: 0 },
    { kind: 'clear' },
    { kind: 'attack', cell: 1, seat: 0 },
    { kind: 'attack' },
    { kind: 'throw', side: 4 },
    { kind: 'throw', side: 1, seat: 0 },
    { kind: 'throw' },
  ])('and anything else is none: %j', (json) => {
    expect(rules.readMove(json)).toBeNull();
  });
});
