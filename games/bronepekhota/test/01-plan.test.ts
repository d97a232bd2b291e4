import type { TerrainPiece } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { refuseDeployment } from '../rules/deploy.ts';
import { closeOrder, sureDeployment } from '../rules/room.ts';
import { standOf } from '../rules/space.ts';
import type { PieceId } from '../rules/state.ts';
import { block } from './asking.ts';
import { Battle } from './scenario.ts';

/** The zone of seat 0 is 200 by 600, its corner at (0, 100). */
function zone(terrain: readonly TerrainPiece[] = []) {
  const battle = new Battle({ terrain });
  const wait = (...ids: PieceId[]) => {
    for (const id of ids) battle.get(id).status = 'reserve';
  };
  return { battle, wait };
}

/** Walls on whose tops nobody stands, but for a hole. */
function hole(x: number, y: number, width: number, depth: number): TerrainPiece[] {
  return [
    block(0, 100, x, 600, 60),
    block(x + width, 100, 200 - x - width, 600, 60),
    block(x, 100, width, y - 100, 60),
    block(x, y + depth, width, 700 - y - depth, 60),
  ].map((wall) => ({ ...wall, walkable: false }) as TerrainPiece);
}

const EAST = { x: 1, y: 0 };
const NORTH = { x: 0, y: 1 };

describe('BRP-1.6 a plan that finds room for all', () => {
  test('the largest first, each kind in lines from the corner of the zone', () => {
    const { battle, wait } = zone();
    wait(...battle.squad(0, 'regime-clones', [0, 0], [0, 0]));
    wait(battle.gun(0, 'mortar', [0, 0]));
    wait(battle.machine(0, 'raptor', [0, 0]));
    expect(closeOrder(battle.battlefield, 0)).toEqual({
      plan: [
        { kind: 'deploy', unit: { piece: 3 }, places: [{ x: 30, y: 130, z: 0, facing: EAST }] },
        { kind: 'deploy', unit: { piece: 2 }, places: [{ x: 20, y: 190, z: 0, facing: NORTH }] },
        {
          kind: 'deploy',
          unit: { squad: 0 },
          places: [
            { x: 10, y: 230, z: 0, facing: EAST },
            { x: 10, y: 260, z: 0, facing: EAST },
          ],
        },
      ],
      crowded: null,
    });
  });
  test('can be played from its beginning to its end', () => {
    const { battle, wait } = zone([block(0, 100, 200, 300, 60)]);
    wait(...battle.squad(0, 'regime-clones', [0, 0], [0, 0], [0, 0]));
    wait(battle.machine(0, 'raptor', [0, 0]), battle.gun(0, 'mortar', [0, 0]));
    const { plan } = closeOrder(battle.battlefield, 0);
    expect(plan).toHaveLength(3);
    expect(plan[0]?.places[0]?.z).toBe(60);
    for (const move of plan) expect(refuseDeployment(battle.battlefield, 0, move)).toBeNull();
    expect(sureDeployment(battle.battlefield, 0)).toEqual(plan[0]);
  });
  test('turned where there is no other way to stand', () => {
    const { battle, wait } = zone(hole(55, 300, 31, 21));
    wait(...battle.squad(0, 'regime-clones', [0, 0]));
    expect(closeOrder(battle.battlefield, 0).plan[0]?.places).toEqual([
      { x: 70, y: 310, z: 0, facing: { x: 0, y: 1 } },
    ]);
  });
  test('and says what finds none: the first of the largest', () => {
    const { battle, wait } = zone(hole(55, 300, 31, 21));
    const [one = -1, other = -1] = battle.squad(0, 'regime-clones', [0, 0], [0, 0]);
    wait(one, other);
    expect(closeOrder(battle.battlefield, 0)).toEqual({ plan: [], crowded: 'regime-clones' });
    battle.get(other).status = 'destroyed';
    expect(closeOrder(battle.battlefield, 0).crowded).toBeNull();
    wait(battle.gun(0, 'mortar', [0, 0]));
    expect(closeOrder(battle.battlefield, 0)).toEqual({ plan: [], crowded: 'mortar' });
    wait(battle.machine(0, 'raptor', [0, 0]));
    expect(closeOrder(battle.battlefield, 0)).toEqual({ plan: [], crowded: 'raptor' });
    expect(closeOrder(battle.battlefield, 0, [{ squad: 0 }]).crowded).toBeNull();
  });
  test('round who stands there already, and where somebody else is to stand', () => {
    const { battle, wait } = zone();
    battle.soldier(0, 'heavy-clones', 1, [10, 115]);
    wait(...battle.squad(0, 'regime-clones', [0, 0]));
    const place = (x: number, y: number) => [{ x, y, z: 0, facing: EAST }];
    expect(closeOrder(battle.battlefield, 0).plan[0]?.places).toEqual(place(10, 150));
    const stand = [standOf({ x: 10, y: 120 })];
    expect(closeOrder(battle.battlefield, 0, [{ squad: 1 }], stand).plan[0]?.places).toEqual(place(10, 160));
    expect(stand).toHaveLength(1);
  });
  test('BRP-4.2.3 a flyer in the air, its stand clear of who is there', () => {
    const { battle, wait } = zone();
    wait(battle.machine(0, 'thunder', [0, 0], { pilot: 'light-assault-landing' }));
    const place = () => closeOrder(battle.battlefield, 0).plan[0]?.places[0];
    expect(place()).toEqual({ x: 50, y: 160, z: 0, facing: NORTH });
    battle.soldier(0, 'heavy-clones', 1, [50, 160]);
    expect(place()).toEqual({ x: 50, y: 200, z: 0, facing: NORTH });
  });
});
