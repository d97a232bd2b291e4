import type { TerrainPiece } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { hurt } from '../rules/damage.ts';
import { land } from '../rules/landing.ts';
import type { Machine, Soldier } from '../rules/state.ts';
import { block } from './asking.ts';
import { Battle, type Place, told } from './scenario.ts';

/** Thunder, 110 by 100 and 55 high, in the air above the middle of the table. */
function above(terrain: readonly TerrainPiece[] = [], prepare?: (battle: Battle) => void) {
  const battle = new Battle({ terrain });
  const id = battle.machine(0, 'thunder', [600, 400], { pilot: 'light-assault-landing' });
  prepare?.(battle);
  const events = battle.roll((game) => land(game, id));
  return { battle, id, events };
}

describe('BRP-4.2.3 where a flyer lands', () => {
  test('where it is, looking where it looked, and that is told', () => {
    const { battle, id, events } = above([], (other) => other.turn(0, 0, 2));
    const facing = { x: 0, y: 2 };
    expect(events).toEqual([{ kind: 'landed', piece: id, to: { x: 600, y: 400, z: 0, facing } }]);
    expect(battle.get<Machine>(id)).toMatchObject({ isFlying: false, x: 600, y: 400, z: 0, hx: 0, hy: 2 });
  });
  test('on the highest level below, up to the height it flies at', () => {
    for (const [terrain, z] of [
      [[block(500, 300, 200, 200, 60)], 60],
      [[block(500, 300, 200, 200, 100)], 100],
      [[block(500, 300, 200, 200, 40), { ...block(500, 300, 200, 200, 90), base: 80 } as TerrainPiece], 90],
    ] as const) {
      const { battle, id } = above(terrain);
      expect(battle.get(id)).toMatchObject({ x: 600, y: 400, z });
    }
  });
  test('beneath what is higher than it flies', () => {
    const { battle, id } = above([{ ...block(500, 300, 200, 200, 170), base: 160 } as TerrainPiece]);
    expect(battle.get(id)).toMatchObject({ x: 600, y: 400, z: 0 });
  });
  test('else on the nearest place of a grid of 10 mm, and nothing beneath is hurt', () => {
    const { battle, id } = above([], (other) => other.squad(1, 'cyber-infantry', [600, 410]));
    expect(battle.get(id)).toMatchObject({ x: 600, y: 340, z: 0 });
    expect(battle.get(2).status).toBe('table');
  });
  test('of two as near the one with the lower y, then the lower x', () => {
    const one = above([], (other) => other.squad(1, 'cyber-infantry', [600, 400]));
    expect(one.battle.get(one.id)).toMatchObject({ x: 600, y: 330 });
    const row = above([], (other) => other.squad(1, 'cyber-infantry', [600, 300], [600, 400], [600, 500]));
    expect(row.battle.get(row.id)).toMatchObject({ x: 530, y: 400 });
  });
  test('not where a corner would hang over an edge of what is below', () => {
    const { battle, id } = above([block(550, 360, 200, 200, 60)]);
    expect(battle.get(id)).toMatchObject({ x: 610, y: 410, z: 60 });
  });
  test('its own pilot, and its own stand, are in nobody’s way', () => {
    const { battle, id } = above([], (other) => Object.assign(other.get<Soldier>(1), { x: 600, y: 400 }));
    expect(battle.get(id)).toMatchObject({ x: 600, y: 400 });
  });
  test('not on the stand of another flyer', () => {
    const { battle, id } = above([], (other) => {
      other.machine(0, 'sprut', [600, 460], { pilot: 'assault-special-forces' });
    });
    expect(battle.get(id)).toMatchObject({ x: 600, y: 390 });
  });
});

describe('BRP-5.4 whoever is thrown out', () => {
  const thrown = (terrain: readonly TerrainPiece[], at: Place, prepare?: (battle: Battle) => void) => {
    const battle = new Battle({ terrain });
    const id = battle.machine(0, 'raptor', at, { pilot: 'light-assault-landing' });
    battle.turn(id, 0, 3);
    prepare?.(battle);
    const events = battle.roll((game) => hurt(game, id, 9, 'shot'), 1);
    return { battle, pilot: battle.get<Soldier>(id + 1), events };
  };
  test('stands where the machine stood, looking where it looked', () => {
    const { pilot, events } = thrown([], [600, 400]);
    expect(pilot).toMatchObject({ status: 'table', machine: -1, x: 600, y: 400, z: 0, hx: 0, hy: 3 });
    const to = { x: 600, y: 400, z: 0, facing: { x: 0, y: 3 } };
    expect(told(events, 'setDown')).toMatchObject([{ to, how: 'thrown', hasActed: false }]);
  });
  test('on the level it stood on', () => {
    const roofs = [block(500, 300, 200, 200, 60)];
    expect(thrown(roofs, [600, 400, 60]).pilot.z).toBe(60);
    expect(thrown([block(500, 300, 200, 200, 1)], [600, 400]).pilot).toMatchObject({ x: 600, y: 400, z: 1 });
    const bridge = [{ ...block(500, 300, 200, 200, 130), base: 120 } as TerrainPiece];
    expect(thrown(bridge, [600, 400]).pilot.z).toBe(0);
  });
  test('or on the nearest place, where a flyer’s stand is', () => {
    const { pilot } = thrown([], [600, 400], (battle) => {
      battle.machine(0, 'thunder', [600, 400], { pilot: 'light-assault-landing' });
    });
    expect(pilot).toMatchObject({ x: 600, y: 370 });
  });
});
