import { describe, expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import type { Heading } from '../../rules/moves.ts';
import { touches } from '../../rules/space.ts';
import { observe } from '../../rules/view.ts';
import { Battle, type Place } from '../../test/scenario.ts';
import { snapped } from '../snap.ts';

const AHEAD: Heading = { x: 1, y: 0 };

/** Where a soldier, or a gun, comes to stand that is let go there, by a gun or soldier at 400, 400. */
function letGo(
  kind: 'soldier' | 'gun',
  [x, y, z = 0]: Place,
  { facing = AHEAD, model = 'mortar', seat = 0 } = {},
) {
  const battle = new Battle();
  const gun = battle.gun(kind === 'soldier' ? seat : 0, model, kind === 'gun' ? [900, 700] : [400, 400]);
  const soldier = battle.soldier(0, 'heavy-clones', 1, kind === 'soldier' ? [900, 700] : [400, 400]);
  const id = kind === 'soldier' ? soldier : gun;
  const place = { x, y, z, facing };
  const scene = { pack: packFrom(), view: observe(battle.state, 0), viewer: 0 };
  const to = snapped(scene, id, place);
  const there = { ...battle.get(id), ...to, hx: facing.x, hy: facing.y };
  const other = battle.get(kind === 'soldier' ? gun : soldier);
  return { isTouching: touches(battle.battlefield, there, other), isMoved: to !== place };
}

describe('BRP-2.4 whoever is put down by a gun serves it', () => {
  test.each<[string, Place]>([
    ['behind', [362, 404]],
    ['aside, a little into it', [400, 440]],
    ['at its corner', [440, 428]],
  ])('a soldier %s touches the gun', (_, place) => {
    expect(letGo('soldier', place)).toEqual({ isTouching: true, isMoved: true });
  });
  test('askew, and by a gun of eight sides', () => {
    expect(letGo('soldier', [358, 400], { facing: { x: 1, y: 1 } }).isTouching).toBe(true);
    expect(letGo('soldier', [370, 365], { facing: { x: 1, y: 1 }, model: 'twin-cannon' }).isTouching).toBe(
      true,
    );
  });
  test('a gun by a soldier', () => {
    expect(letGo('gun', [440, 402])).toEqual({ isTouching: true, isMoved: true });
  });
  test('further away, on another level, or by somebody else’s gun everybody stands where they were put', () => {
    expect(letGo('soldier', [340, 400])).toEqual({ isTouching: false, isMoved: false });
    expect(letGo('soldier', [362, 404, 60])).toEqual({ isTouching: false, isMoved: false });
    expect(letGo('soldier', [362, 404], { seat: 1 }).isMoved).toBe(false);
  });
});
