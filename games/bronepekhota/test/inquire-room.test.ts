import type { TerrainPiece } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { refuseDeployment } from '../rules/deploy.ts';
import type { Room } from '../rules/inquire/answers.ts';
import type { Move } from '../rules/moves.ts';
import type { PieceId } from '../rules/state.ts';
import { zoneFor } from '../rules/zones.ts';
import { ask, block, named } from './asking.ts';
import { Battle } from './scenario.ts';

type Deploying = Extract<Move, { kind: 'deploy' }>;

/** Soldiers of seat 0 who wait, and a table with or without terrain. */
function reserve(
  kind: string,
  count: number,
  {
    terrain = [],
    sides = [0, 1],
    seat = 0,
  }: { terrain?: TerrainPiece[]; sides?: number[]; seat?: number } = {},
) {
  const battle = new Battle({ terrain, sides });
  const soldiers = battle.squad(seat, kind, ...Array.from({ length: count }, () => [0, 0] as const));
  for (const id of soldiers) battle.get(id).status = 'reserve';
  battle.state.stage = { stage: 'deploy', seat, order: [...sides.keys()] };
  return { battle, soldiers };
}

function room(battle: Battle, unit: object = { squad: 0 }, facing?: object): Room {
  return ask<Room>(battle, { ask: 'zone', unit, ...(facing && { facing }) });
}

function formed(battle: Battle, x: number, y: number, rest: { z?: number; facing?: object } = {}) {
  const { z = 0, ...asked } = rest;
  const answer = ask<{ move: Deploying } | { clause: string; reason: string }>(battle, {
    ask: 'places',
    unit: { squad: 0 },
    around: { x, y, z },
    ...asked,
  });
  if ('reason' in answer) return named(answer);
  expect(answer.move).toMatchObject({ kind: 'deploy', unit: { squad: 0 } });
  expect(refuseDeployment(battle.battlefield, 0, answer.move)).toBeNull();
  return answer.move.places;
}

/** Where its soldiers stand, in whole hundredths of a millimetre. */
function stood(battle: Battle, x: number, y: number, rest: { z?: number; facing?: object } = {}) {
  const places = formed(battle, x, y, rest);
  if (typeof places === 'string') return places;
  return places.map((place) => [Math.round(place.x * 100) / 100, Math.round(place.y * 100) / 100]);
}

function tall(x: number, y: number, width: number, depth: number): TerrainPiece {
  return { ...block(x, y, width, depth, 200), walkable: false } as TerrainPiece;
}

describe('BRP-1.6 the places offered for a unit', () => {
  test.each([
    ['two players, each edge', [0, 1], 0],
    ['two players, the other edge', [0, 1], 1],
    ['a corner', [0, 1, 2], 2],
  ] as const)('%s: on the grid what the rules accept, and all of it', (_, sides, seat) => {
    const terrain = [block(80, 380, 40, 40, 60), block(1000, 620, 90, 60, 30)];
    const { battle, soldiers } = reserve('regime-clones', 1, { terrain, sides: [...sides], seat });
    const zone = zoneFor(battle.battlefield, seat);
    const offered = room(battle);
    expect(offered.zone).toEqual(zone);
    expect(offered.grid).toBe(20);
    const places = new Set(offered.places.map(({ x, y, z }) => `${x} ${y} ${z}`));
    const facing = seat === 0 ? { x: 1, y: 0 } : { x: -1, y: 0 };
    let accepted = 0;
    for (let x = zone.x - 20; x <= zone.x + zone.width + 20; x += 20) {
      for (let y = zone.y - 20; y <= zone.y + zone.depth + 20; y += 20) {
        for (const z of [0, 30, 60]) {
          const move: Deploying = { kind: 'deploy', unit: { squad: 0 }, places: [{ x, y, z, facing }] };
          const isAccepted = !refuseDeployment(battle.battlefield, seat, move);
          expect(places.has(`${x} ${y} ${z}`), `${x} ${y} ${z}`).toBe(isAccepted);
          if (isAccepted) accepted++;
        }
      }
    }
    expect(accepted).toBe(places.size);
    expect(soldiers).toHaveLength(1);
  });
  test('by the heading that is wished for: a soldier is wider than long', () => {
    const { battle } = reserve('regime-clones', 1);
    const has = ({ places }: Room, x: number, y: number) =>
      places.some((place) => place.x === x && place.y === y);
    battle.soldier(0, 'regime-clones', 1, [100, 400]);
    expect(has(room(battle), 120, 400)).toBe(true);
    expect(has(room(battle, undefined, { x: 0, y: 1 }), 120, 400)).toBe(false);
    expect(has(room(battle, undefined, { x: 0, y: 1 }), 100, 420)).toBe(false);
    expect(has(room(battle, undefined, { x: 0, y: 1 }), 100, 440)).toBe(true);
  });
  test('is told only of who waits', () => {
    const { battle, soldiers } = reserve('regime-clones', 1);
    const cargo = battle.load('cargo', [600, 400]);
    for (const unit of [{ squad: 7 }, { piece: 99 }, { piece: soldiers[0] }, { piece: cargo }]) {
      expect(named(ask(battle, { ask: 'zone', unit }))).toBe('BRP-1.6 not-waiting');
      expect(named(ask(battle, { ask: 'places', unit, around: { x: 100, y: 400, z: 0 } }))).toBe(
        'BRP-1.6 not-waiting',
      );
    }
    battle.get(soldiers[0] as PieceId).status = 'table';
    expect(named(ask(battle, { ask: 'places', unit: { squad: 0 }, around: { x: 100, y: 400, z: 0 } }))).toBe(
      'BRP-1.6 not-waiting',
    );
  });
});

describe('BRP-1.6 where a unit forms up until somebody says otherwise', () => {
  /** One soldier after another, each a squad of its own. */
  function oneByOne(sides: number[]) {
    const battle = new Battle({ sides });
    const squads = Array.from({ length: 5 }, () => battle.soldier(0, 'regime-clones', 1, [0, 0]));
    for (const id of squads) battle.get(id).status = 'reserve';
    battle.state.stage = { stage: 'deploy', seat: 0, order: [...sides.keys()] };
    return squads.map((id, squad) => {
      const { around } = room(battle, { squad });
      Object.assign(battle.get(id), { ...around, status: 'table' });
      return [around.x, around.y, around.z];
    });
  }

  test('at a short edge along it, well apart and off its ends', () => {
    expect(oneByOne([0, 1])).toEqual([
      [100, 400, 0],
      [100, 240, 0],
      [100, 500, 0],
      [100, 340, 0],
      [100, 600, 0],
    ]);
  });
  test('in a corner along the long edge', () => {
    expect(oneByOne([0, 1, 2])).toEqual([
      [300, 100, 0],
      [140, 100, 0],
      [400, 100, 0],
      [240, 100, 0],
      [500, 100, 0],
    ]);
  });
  test('machines and guns count like squads; what is another’s, waits or is gone does not', () => {
    const { battle } = reserve('regime-clones', 1);
    const at = () => room(battle).around.y;
    battle.soldier(1, 'regime-clones', 1, [1100, 400]);
    battle.machine(1, 'raptor', [1100, 200], { pilot: 'regime-clones' });
    battle.gun(1, 'mortar', [1100, 600]);
    battle.load('cargo', [600, 400]);
    for (const id of [battle.gun(0, 'mortar', [100, 600]), battle.soldier(0, 'regime-clones', 1, [100, 600])])
      battle.get(id).status = 'reserve';
    expect(at()).toBe(400);
    battle.gun(0, 'mortar', [30, 650]);
    expect(at()).toBe(240);
    battle.machine(0, 'raptor', [100, 600]);
    expect(at()).toBe(500);
    battle.squad(0, 'regime-clones', [30, 120], [30, 160]);
    expect(at()).toBe(340);
  });
  test('on the ground rather than on a roof, but on a step rather than round it', () => {
    const near = (top: number) => {
      const { battle } = reserve('regime-clones', 1, { terrain: [block(80, 380, 40, 40, top)] });
      const { x, y, z } = room(battle).around;
      return [x, y, z];
    };
    expect(near(60)).toEqual([100, 360, 0]);
    expect(near(3)).toEqual([100, 400, 3]);
  });
  test('where the whole of it does not fit, at the place nearest to the middle', () => {
    const pocket = [
      tall(0, 100, 200, 250),
      tall(0, 430, 200, 270),
      tall(0, 350, 20, 80),
      tall(70, 350, 130, 80),
    ];
    const { battle } = reserve('regime-clones', 6, { terrain: pocket });
    battle.gun(0, 'mortar', [600, 400]);
    const { around, places } = room(battle);
    expect(places.map(({ x, y }) => [x, y])).toEqual([
      [40, 380],
      [60, 380],
      [40, 400],
      [60, 400],
    ]);
    expect(around).toEqual({ x: 60, y: 400, z: 0 });
    expect(formed(battle, around.x, around.y)).toBe('BRP-0.7 cannot-stand');
  });
  test('where nobody can stand at all, in the middle', () => {
    const { battle } = reserve('regime-clones', 1, { terrain: [tall(0, 100, 200, 600)] });
    expect(room(battle)).toMatchObject({ places: [], around: { x: 100, y: 400, z: 0 } });
  });
});

describe('BRP-1.6 a whole unit round a point', () => {
  test('in ranks of three, 45 mm apart and 35 behind each other, the middle where it was wished', () => {
    const { battle } = reserve('regime-clones', 6);
    expect(stood(battle, 100, 250)).toEqual([
      [117.5, 205],
      [117.5, 250],
      [117.5, 295],
      [82.5, 205],
      [82.5, 250],
      [82.5, 295],
    ]);
    const five = reserve('regime-clones', 5);
    expect(stood(five.battle, 100, 250).slice(3)).toEqual([
      [82.5, 227.5],
      [82.5, 272.5],
    ]);
    const four = reserve('regime-clones', 4);
    expect(stood(four.battle, 100, 250).slice(3)).toEqual([[82.5, 250]]);
    const one = reserve('regime-clones', 1);
    expect(stood(one.battle, 100, 250)).toEqual([[100, 250]]);
  });
  test('the way it is to look, however long the heading', () => {
    const { battle } = reserve('regime-clones', 4);
    const facing = { x: -3, y: 4 };
    const places = formed(battle, 100, 300, { facing });
    if (typeof places === 'string') throw new Error(places);
    expect(places.map((place) => place.facing)).toEqual([facing, facing, facing, facing]);
    expect(stood(battle, 100, 300, { facing })).toEqual([
      [125.5, 341],
      [89.5, 314],
      [53.5, 287],
      [110.5, 286],
    ]);
  });
  test.each([
    ['to the right from the left edge', 0, [100, 400], { x: 1, y: 0 }],
    ['as far to the side as ahead still straight ahead', 0, [300, 100], { x: 1, y: 0 }],
    ['up from the near edge', 0, [585, 100], { x: 0, y: 1 }],
    ['to the left from the right edge', 2, [1100, 700], { x: -1, y: 0 }],
    ['down from the far edge', 2, [620, 700], { x: 0, y: -1 }],
  ] as const)('it looks towards the middle of the table: %s', (_, seat, [x, y], facing) => {
    const sides = x === 100 ? [0, 1] : [0, 1, 2];
    const { battle } = reserve('regime-clones', 1, { sides, seat });
    const { move } = ask<{ move: Deploying }>(battle, {
      ask: 'places',
      unit: { squad: 0 },
      around: { x, y, z: 0 },
    });
    expect(move.places).toEqual([{ x, y, z: 0, facing }]);
  });
  test.each([
    [490, 400, 190, 400],
    [205, 400, 185, 400],
    [100, 990, 100, 690],
    [100, -190, 100, 110],
    [203, 712, 183, 682],
  ])('beside the zone the nearest place of it, up to 300 mm away: from %i, %i', (x, y, ...to) => {
    const { battle } = reserve('regime-clones', 1);
    expect(stood(battle, x, y)).toEqual([to]);
  });
  test.each([
    [491, 400],
    [100, 991],
    [100, -191],
    [485, -190],
  ])('farther away it is refused: from %i, %i', (x, y) => {
    const { battle } = reserve('regime-clones', 1);
    expect(stood(battle, x, y)).toBe('BRP-1.6 outside-the-zone');
  });
  test('of places as near the lower y first, then the lower x', () => {
    const { battle } = reserve('regime-clones', 1);
    const other = battle.soldier(1, 'regime-clones', 1, [100, 400]);
    expect(stood(battle, 100, 400)).toEqual([[80, 400]]);
    for (const x of [80, 120]) battle.soldier(1, 'regime-clones', 1, [x, 400]);
    battle.turn(other, 1, 0);
    expect(stood(battle, 100, 400)).toEqual([[100, 370]]);
  });
  test('from the right edge too', () => {
    const { battle } = reserve('regime-clones', 1, { seat: 1 });
    const { move } = ask<{ move: Deploying }>(battle, {
      ask: 'places',
      unit: { squad: 0 },
      around: { x: 710, y: 400, z: 0 },
    });
    expect(move.places).toMatchObject([{ x: 1010, y: 400 }]);
  });
  test('on the level that was meant, if there is room on it', () => {
    const slab = { ...block(60, 360, 80, 80, 60), base: 50 } as TerrainPiece;
    const { battle } = reserve('regime-clones', 1, { terrain: [slab] });
    battle.soldier(0, 'regime-clones', 1, [100, 400, 60]);
    battle.soldier(0, 'regime-clones', 1, [100, 400, 0]);
    expect(formed(battle, 100, 400, { z: 60 })).toMatchObject([{ z: 60 }]);
    expect(formed(battle, 100, 400, { z: 0 })).toMatchObject([{ z: 0 }]);
  });
});
