import { expect, test } from 'vitest';
import { groundOf } from '../../rules/ground.ts';
import { Battle } from '../../test/scenario.ts';
import { advisedBy } from '../advice.ts';
import { isOut } from '../exit-edge.ts';
import type { Scene } from '../scene.ts';

/** «Bait» is fought on 1200 × 800 mm; side 1 may leave by the right edge. */
function bait() {
  const battle = new Battle({ mission: 'bait' });
  const soldier = battle.soldier(1, 'cyber-infantry', 1, [1100, 400]);
  const enemy = battle.soldier(0, 'regime-clones', 1, [1000, 400]);
  const { armoury, state } = battle.battlefield;
  const scene = { pack: armoury, view: state, ground: groundOf(armoury, state.ground) } as unknown as Scene;
  const points = (id: number, x: number, y = 400) => isOut(scene, battle.get(id), { x, y });
  return { battle, soldier, enemy, points };
}

test('whoever points at an exit edge, or beyond it, means to leave; where one can stand, to go there', () => {
  const { soldier, enemy, points } = bait();
  expect(points(soldier, 1195)).toBe(true);
  expect(points(soldier, 1260)).toBe(true);
  expect(points(soldier, 1180)).toBe(false);
  expect(points(soldier, 1100, 2)).toBe(false);
  expect(points(enemy, 1195)).toBe(false);
});

test('advice to leave is shown as the way out', () => {
  const { battle, soldier } = bait();
  const leaving = { kind: 'walk', by: soldier, path: [], facing: { x: 1, y: 0 }, exits: true } as const;
  const view = { ...battle.state, viewer: 1 };
  expect(advisedBy(view, leaving)).toEqual({ selected: soldier, plan: { do: 'exit' } });
});
