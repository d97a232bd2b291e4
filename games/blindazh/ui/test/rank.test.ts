import { expect, test } from 'vitest';
import { rank } from '../marks/rank.ts';

test('BLN-1.7 an infantry tile shows as many men as its shield, apart from each other and on the tile', () => {
  for (let shield = 1; shield <= 9; shield++) {
    const men = rank(shield);
    expect(men).toHaveLength(shield);
    for (const [index, { x, y }] of men.entries()) {
      expect(Math.abs(x)).toBeLessThan(44);
      for (const other of men.slice(index + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(9);
    }
  }
});
