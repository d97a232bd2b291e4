import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChanges, ChangesWriter, changesBetween } from '../src/index.ts';

const view = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.string({ maxLength: 3 }),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'board', 'x.y', ''), tie('value'), { maxKeys: 4 }),
  ),
})).value;

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('whatever changed, the changes lead from the one view to the other', () => {
  fc.assert(
    fc.property(view, view, (before, after) => {
      const old = overTheWire(before);
      const changes = overTheWire(changesBetween(before, after)) as Record<string, unknown>;
      expect(applyChanges(old, changes)).toEqual(after);
      expect(old).toEqual(before);
    }),
    { numRuns: 2000 },
  );
});

test('a cell that changed and a list that grew are told by themselves', () => {
  const before = { board: [0, 0, 0], discards: [[7, 8]], turn: 3, hand: [1, 2] };
  const after = { board: [0, 2, 0], discards: [[7, 8, 9]], turn: 4, hand: [2] };
  expect(changesBetween(before, after)).toEqual({ 'board.1': 2, 'discards.0.2': 9, turn: 4, hand: [2] });
});

test('what stayed the same is shared', () => {
  const before = { board: [0, 0], cells: [1, 2] };
  const after = applyChanges(before, { 'board.0': 1 }) as typeof before;
  expect(after.cells).toBe(before.cells);
  expect(after.board).toEqual([1, 0]);
});

test('what is written for several viewers is what each would have been told alone', () => {
  fc.assert(
    fc.property(fc.array(view, { minLength: 2, maxLength: 4 }), (values) => {
      const writer = new ChangesWriter();
      const [before, after] = values;
      const pairs = values.map((own) => [
        { shared: before, own: before, listed: [before] },
        { shared: after, own, listed: [before, own] },
      ]);
      for (const [old, now] of pairs) {
        expect(JSON.parse(writer.write(old, now))).toEqual(overTheWire(changesBetween(old, now)));
      }
    }),
  );
});
