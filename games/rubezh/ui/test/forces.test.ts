import { expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import { forcesOf } from '../info/counted.ts';

test('what may yet come is what neither stands on a point nor has fallen', () => {
  const point = { isHeld: true, tokens: 0, fury: 0, cover: 0, withheld: 0 };
  const forces = forcesOf(packFrom(), { points: [{ ...point, enemies: [0, 1, 24] }], fallen: [2] });
  expect(forces[0]).toMatchObject({ first: 0, left: 21, onPoints: 2, fallen: 1 });
  expect(forces[1]).toMatchObject({ first: 24, left: 9, onPoints: 1, fallen: 0 });
  expect(forces.reduce((sum, { left }) => sum + left, 0)).toBe(62);
});
