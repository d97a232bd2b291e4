import { expect, test } from 'vitest';
import { burstsOf, strikeOf } from '../step.ts';

test('BRP-7.8 a grenade is shown to where it goes off, not to whom it was thrown at; off the table it is a miss', () => {
  const burst = { x: 700, y: 280, z: 0 };
  const thrown = { kind: 'grenade', by: 4, at: 23, die: 4, burst } as const;
  expect(strikeOf(thrown)).toEqual([{ from: 4, to: burst, isHit: true }]);
  expect(burstsOf(thrown)).toEqual([burst]);
  const lost = { ...thrown, burst: null };
  expect(strikeOf(lost)).toEqual([{ from: 4, to: 23, isHit: false }]);
  expect(burstsOf(lost)).toEqual([]);
});

test('BRP-5.3 whoever falls is marked where they stood; a pilot who dies aboard stood nowhere', () => {
  expect(burstsOf({ kind: 'destroyed', piece: 7, cause: 'shot' })).toEqual([7]);
  expect(burstsOf({ kind: 'destroyed', piece: 7, cause: 'test' })).toEqual([]);
});
