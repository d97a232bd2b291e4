import { expect, test } from 'vitest';
import { uncrowded } from '../board/uncrowded.ts';

const at = (x: number, y: number) => ({ place: { x, y } });

test('a label gives way to one that came before it, and to no other', () => {
  const [first, beside, below, covered] = [at(0, 0), at(40, 0), at(0, 20), at(30, 15)] as const;
  expect(uncrowded([first, covered, beside, below], { width: 40, height: 20 })).toEqual([
    first,
    beside,
    below,
  ]);
  expect(uncrowded([covered, first], { width: 40, height: 20 })).toEqual([covered]);
});
