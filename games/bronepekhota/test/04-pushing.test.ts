import type { TerrainPiece } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { activate, endActivation } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import type { WayThere } from '../rules/inquire/answers.ts';
import { type Walked, walkOf } from '../rules/movement/walk.ts';
import type { Act } from '../rules/moves.ts';
import type { Gun } from '../rules/state.ts';
import { named, way } from './asking.ts';
import { Battle, told } from './scenario.ts';

type Walk = Extract<Act, { kind: 'walk' }>;

/** A soldier of speed 4, and a mortar whose near side is a step away. */
function team(terrain: readonly TerrainPiece[] = []) {
  const battle = new Battle({ terrain });
  const [soldier = -1, other = -1] = battle.squad(0, 'heavy-clones', [100, 400], [100, 600]);
  const mortar = battle.gun(0, 'mortar', [182.5, 400]);
  battle.roll((game) => activate(game, 0, { squad: 0 }));
  const push = (...xs: number[]): Walk => ({
    kind: 'walk',
    by: soldier,
    path: xs.map((x) => ({ x, y: 400, z: 0 })),
    facing: { x: 1, y: 0 },
    push: { piece: mortar, from: 1, to: 2 },
  });
  return { battle, soldier, other, mortar, push };
}

function why(battle: Battle, move: Act): string | null {
  const refusal = refuseAct(battle.battlefield, move);
  return refusal && named(refusal);
}

const wall = (x: number, top: number): TerrainPiece => ({
  kind: 'block',
  corners: [
    { x, y: 300 },
    { x: x + 200, y: 300 },
    { x: x + 200, y: 500 },
    { x, y: 500 },
  ],
  base: 0,
  top,
  walkable: true,
  climbable: true,
});

describe('BRP-4.1.5 with a mobile gun', () => {
  test('page 14: speed 4, the mortar touched after one step: 75 mm with it', () => {
    const { battle, soldier, mortar, push } = team();
    expect((walkOf(battle.battlefield, push(150, 225)) as Walked).price).toBe(4);
    expect(why(battle, push(150, 226))).toBe('BRP-4.1 too-far');
    const events = battle.roll((game) => carryOut(game, push(150, 225)));
    expect(battle.get(soldier).x).toBe(225);
    expect(battle.get(mortar)).toMatchObject({ x: 257.5, y: 400, hasMoved: true });
    expect(told(events, 'walked')[0]?.pushed).toMatchObject({ piece: mortar, to: { x: 257.5 } });
  });
  test('the gun may be left at any moment, and the way goes on without it', () => {
    const { battle, soldier, mortar, push } = team();
    const { path, ...rest } = push(150, 175);
    const on: Walk = { ...rest, path: [...path, { x: 125, y: 400, z: 0 }] };
    expect((walkOf(battle.battlefield, on) as Walked).price).toBe(1 + 1 + 1);
    battle.roll((game) => carryOut(game, on));
    expect([battle.get(soldier).x, battle.get(mortar).x]).toEqual([125, 207.5]);
  });
  test('only what is mobile, at hand, and touched by no enemy', () => {
    const { battle, mortar, push } = team();
    expect(why(battle, push(140, 200))).toBe('BRP-4.1.5 not-at-hand');
    const cannon = battle.gun(0, 'twin-cannon', [182.5, 600]);
    expect(why(battle, { ...push(150, 200), push: { piece: cannon, from: 1, to: 2 } })).toBe(
      'BRP-4.1.5 not-movable',
    );
    expect(why(battle, { ...push(150, 200), push: { piece: mortar, from: 1, to: 3 } })).toBe(
      'BRP-4.1.5 push-nowhere',
    );
    battle.soldier(1, 'cyber-infantry', 1, [182.5, 435]);
    expect(why(battle, push(150, 200))).toBe('BRP-4.1.5 enemy-near');
  });
  test('an enemy by a gun that is nobody’s any more keeps others from pushing it too', () => {
    const battle = new Battle({ sides: [0, 1, 2] });
    const [soldier = -1] = battle.squad(0, 'heavy-clones', [100, 400]);
    const mortar = battle.gun(2, 'mortar', [182.5, 400]);
    battle.state.out.push(2);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    const push: Walk = {
      kind: 'walk',
      by: soldier,
      path: [150, 200].map((x) => ({ x, y: 400, z: 0 })),
      facing: { x: 1, y: 0 },
      push: { piece: mortar, from: 1, to: 2 },
    };
    expect(why(battle, push)).toBeNull();
    battle.soldier(1, 'cyber-infantry', 1, [182.5, 435]);
    expect(why(battle, push)).toBe('BRP-4.1.5 enemy-near');
  });
  test('a comrade by a gun of the enemy’s does not', () => {
    const { battle, mortar, push } = team();
    battle.get<Gun>(mortar).seat = 1;
    battle.soldier(0, 'heavy-clones', 1, [182.5, 435]);
    expect(why(battle, push(150, 200))).toBeNull();
  });
  test('what nobody serves does not: it is the enemy’s soldiers who hold a gun', () => {
    const { battle, mortar, push } = team();
    battle.get<Gun>(mortar).seat = 1;
    const other = battle.gun(1, 'mortar', [182.5, 440.5]);
    expect(why(battle, push(150, 200))).toBeNull();
    battle.soldier(1, 'cyber-infantry', 1, [182.5, 475]);
    expect(why(battle, push(150, 200))).toBe('BRP-4.1.5 enemy-near');
    expect(battle.get(other).status).toBe('table');
  });
  test('whichever side of its base a soldier touches it with', () => {
    const { battle, soldier, mortar } = team();
    const push: Walk = {
      kind: 'walk',
      by: soldier,
      path: [{ x: 190, y: 400, z: 0 }],
      facing: { x: 1, y: 0 },
      push: { piece: mortar, from: 0, to: 1 },
    };
    battle.turn(soldier, 0, 1);
    battle.get(soldier).x = 144;
    expect(why(battle, push)).toBeNull();
    const hold = way(battle, {
      piece: soldier,
      how: 'push',
      load: mortar,
      to: { x: 200, y: 400, z: 0 },
    }) as WayThere;
    expect(hold.move).toMatchObject({ push: { from: 0 } });
    battle.get(soldier).x = 143;
    expect(why(battle, push)).toBe('BRP-4.1.5 not-at-hand');
  });
  test('in one soldier’s activation a tour', () => {
    const { battle, other, mortar, push } = team();
    battle.roll((game) => carryOut(game, push(150, 200)));
    battle.get(other).x = 200;
    battle.get(other).y = 430.5;
    const second: Walk = {
      kind: 'walk',
      by: other,
      path: [{ x: 220, y: 430.5, z: 0 }],
      facing: { x: 1, y: 0 },
      push: { piece: mortar, from: 0, to: 1 },
    };
    expect(why(battle, second)).toBe('BRP-4.1.5 moved-already');
    battle.get<Gun>(mortar).hasMoved = false;
    battle.squad(1, 'velian-militia', [1000, 400]);
    battle.roll((game) => endActivation(game));
  });
  test('over what is up to 10 mm, not over more', () => {
    const low = team([wall(230, 10)]);
    expect(why(low.battle, low.push(150, 180))).toBe('BRP-4.1.5 cannot-stand');
    const high = team([wall(230, 11)]);
    expect(why(high.battle, high.push(150, 180))).toBe('BRP-4.1.5 way-blocked');
  });
  test('the gun runs over nobody; running it into an enemy stops both (BRP-4.1.1)', () => {
    const { battle, soldier, mortar, push } = team();
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [240, 400]);
    battle.roll((game) => carryOut(game, push(150, 225)));
    expect(battle.get(mortar).x).toBeCloseTo(240 - 10 - 22.5 - 1, 2);
    expect(battle.get(soldier).x).toBeCloseTo(240 - 10 - 22.5 - 1 - 32.5, 2);
    expect(battle.get(enemy).status).toBe('table');
    const blocked = team();
    blocked.battle.soldier(0, 'regime-clones', 1, [240, 400]);
    expect(why(blocked.battle, blocked.push(150, 225))).toBe('BRP-4.1.5 way-blocked');
  });
  test('BRP-4.1.1 whoever was left on the way to the gun stops who comes back with it', () => {
    const { battle, soldier, push } = team();
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [100, 425.5]);
    const { path } = push(150, 160);
    const back = [
      { x: 160, y: 425.5, z: 0 },
      { x: 100, y: 425.5, z: 0 },
    ];
    battle.roll((game) => carryOut(game, { ...push(), path: [...path, ...back] }));
    expect(battle.get(soldier).x).toBeCloseTo(121, 2);
    expect(battle.state.stage).toMatchObject({ contact: [enemy] });
  });
  test('BRP-4.1.1 so does whoever was left while it was pushed', () => {
    const { battle, soldier, mortar } = team();
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [129.5, 400]);
    battle.get(soldier).x = 150;
    const path = [170, 130].map((x) => ({ x, y: 400, z: 0 }));
    const push = { piece: mortar, from: 0, to: 2 };
    battle.roll((game) => carryOut(game, { kind: 'walk', by: soldier, path, facing: { x: 1, y: 0 }, push }));
    expect(battle.get(soldier).x).toBeCloseTo(150.5, 2);
    expect(battle.state.stage).toMatchObject({ contact: [enemy] });
  });
  test('BRP-4.1.1 a gun run into whom the soldier touches already stops both too', () => {
    const { battle, soldier, mortar } = team();
    battle.soldier(1, 'cyber-infantry', 1, [170.5, 430.5]);
    battle.get(soldier).x = 150;
    Object.assign(battle.get(mortar), { x: 183, y: 390 });
    const path = [{ x: 125, y: 425, z: 0 }];
    const push = { piece: mortar, from: 0, to: 1 };
    battle.roll((game) => carryOut(game, { kind: 'walk', by: soldier, path, facing: { x: 1, y: 0 }, push }));
    expect(battle.get(soldier).y).toBeCloseTo(404.5, 2);
    expect(battle.state.stage).toMatchObject({ contact: [] });
  });
  test('along a part of the way, not along none of it', () => {
    const { battle, mortar, push } = team();
    const none: Walk = { ...push(150, 200), push: { piece: mortar, from: 1, to: 1 } };
    expect(why(battle, none)).toBe('BRP-4.1.5 push-nowhere');
  });
  test('stopped with the gun nobody goes on without it', () => {
    const { battle, soldier, push } = team();
    battle.soldier(1, 'cyber-infantry', 1, [240, 400]);
    battle.roll((game) => carryOut(game, push(150, 200, 120)));
    expect(battle.get(soldier).x).toBeCloseTo(240 - 10 - 22.5 - 1 - 32.5, 2);
  });
  test('not from beneath: a gun on a roof is not at hand', () => {
    const { battle, mortar, push } = team([wall(160, 60)]);
    battle.get(mortar).z = 60;
    expect(why(battle, push(149.5, 140))).toBe('BRP-4.1.5 not-at-hand');
  });
  test('BRP-4.1.1 an enemy met on the way to the gun: it stays where it is', () => {
    const { battle, soldier, mortar, push } = team();
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [140, 422]);
    battle.roll((game) => carryOut(game, push(150, 200)));
    expect(battle.get(soldier).x).toBeLessThan(130);
    expect(battle.get(mortar)).toMatchObject({ x: 182.5, hasMoved: false });
    expect(battle.state.stage).toMatchObject({ contact: [enemy] });
  });
});
