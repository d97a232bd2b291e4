import type { TerrainPiece } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { activate } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import type { WayThere } from '../rules/inquire/answers.ts';
import { readMove } from '../rules/read-move.ts';
import { ask, block, far, reach, told, way } from './asking.ts';
import { Battle, type Place } from './scenario.ts';

const CREWS: Readonly<Record<string, string>> = { thunder: 'light-assault-landing', sprut: 'tribunators' };

/** A machine whose turn has begun: a Bronekhod is 65 × 50 and has four points, a Raptor 55 × 60 and five. */
function garage(kind: string, at: Place = [400, 400], terrain: readonly TerrainPiece[] = []) {
  const battle = new Battle({ terrain });
  const piece = battle.machine(0, kind, at, { pilot: CREWS[kind] ?? 'heavy-clones' });
  battle.roll((game) => activate(game, 0, { piece }));
  const to = (x: number, y: number, more: object = {}) => way(battle, { piece, to: { x, y, z: 0 }, ...more });
  return { battle, piece, to };
}

/** BRP-4.2: what the cheapest drive from its place costs in the open, as it looks to the right. */
const PRICES: Readonly<Record<string, (x: number, y: number) => number>> = {
  bronekhod: (x, y) => (y === 0 ? Math.abs(x) / 50 : 1 + Math.hypot(x, y) / 50),
  raptor: (x, y) => Math.min((x >= 0 ? x / 50 : -x / 25) + Math.abs(y) / 25, 1 + Math.hypot(x, y) / 50),
  thunder: (x, y) => (y === 0 && x >= 0 ? x : Math.hypot(x, y) + (x >= 0 ? 50 : 100)) / 50,
};

describe('BRP-4.2 how far a machine gets', () => {
  test.each([
    ['bronekhod', 4],
    ['raptor', 5],
    ['thunder', 5],
  ])(
    '%s: in the open every place within its %i points, at the price of the cheapest drive',
    (kind, points) => {
      const { battle, piece } = garage(kind, [600, 400]);
      const told_ = reach(battle, { piece });
      expect([told_.grid, told_.points]).toEqual([20, points]);
      const z = kind === 'thunder' ? 100 : 0;
      const offered = new Map(told_.places.map((place) => [`${place.x} ${place.y}`, place]));
      expect(offered.size).toBe(told_.places.length);
      for (let x = -260; x <= 260; x += 20) {
        for (let y = -260; y <= 260; y += 20) {
          const price = PRICES[kind]?.(x, y) ?? 0;
          const place = offered.get(`${600 + x} ${400 + y}`);
          expect(place !== undefined, `${x}, ${y}: ${price}`).toBe(price <= points);
          if (!place) continue;
          expect(place.price, `${x}, ${y}`).toBeCloseTo(price, 9);
          expect(place.z).toBe(z);
          const isTurned = Math.abs((price % 1) - ((1 + Math.hypot(x, y) / 50) % 1)) < 1e-9 && y !== 0;
          if (isTurned) expect(place.facing.x * y).toBeCloseTo(place.facing.y * x, 9);
          else if (y === 0) expect(Math.abs(place.facing.y)).toBe(0);
        }
      }
    },
  );
  test.each([
    ['bronekhod', 607, 400, 4],
    ['bronekhod', 207, 400, 4],
    ['raptor', 657, 400, 5],
    ['raptor', 282, 400, 3.5],
    ['raptor', 407, 525, 3.5],
    ['raptor', 407, 275, 3.5],
    ['thunder', 657, 400, 5],
  ])('%s: along and across its heading to the end of its points, to %i, %i for %i', (kind, x, y, price) => {
    const { battle, piece } = garage(kind, [407, 400]);
    const { places, points } = reach(battle, { piece });
    const end = places.find((place) => place.x === x && place.y === y);
    expect(end?.price).toBe(price);
    if (price === points) expect(end?.facing).toEqual({ x: 1, y: 0 });
    expect(Math.max(...places.map((place) => place.price))).toBeLessThanOrEqual(points);
  });
  test.each([
    ['tracks at a corner of the table', () => garage('bronekhod', [60, 50])],
    ['a walker among walls', () => garage('raptor', [400, 400], town())],
    ['a flyer above them', () => garage('thunder', [400, 400], [...town(), block(500, 420, 40, 100, 120)])],
  ])('%s: every place offered is accepted, as it looks there', (_, begin) => {
    const { battle, piece, to } = begin();
    const { places } = reach(battle, { piece });
    expect(places.length).toBeGreaterThan(40);
    for (const place of places.filter((_place, index) => index % 17 === 3)) {
      const there = to(place.x, place.y, { to: { x: place.x, y: place.y, z: place.z } }) as WayThere;
      expect(there.price).toBe(place.price);
      expect(there.to).toEqual({ x: there.to.x, y: there.to.y, z: place.z, facing: place.facing });
      expect(far(there.to, place)).toBeLessThan(1e-9);
      expect(there.contact).toEqual([]);
      expect(refuseAct(battle.battlefield, there.move)).toBeNull();
    }
  });

  function town(): TerrainPiece[] {
    return [block(470, 330, 20, 90, 60), block(330, 480, 150, 12, 80), block(420, 440, 40, 30, 20)];
  }

  test('along a heading askew', () => {
    const { battle, piece } = garage('bronekhod', [407, 400]);
    battle.turn(piece, 3, 4);
    const { places } = reach(battle, { piece });
    for (const [x, y] of [
      [527, 560],
      [287, 240],
    ] as const) {
      const end = places.find((place) => far(place, { x, y }) < 1e-6);
      expect(end).toMatchObject({ facing: { x: 3, y: 4 } });
      expect(end?.price).toBeCloseTo(4, 9);
    }
  });
  test('a place on its line that lies within a millimetre of the grid is told once', () => {
    const { battle, piece } = garage('bronekhod', [401, 400]);
    const ahead = reach(battle, { piece }).places.filter(({ x, y }) => x > 401 && y === 400);
    expect(ahead.map(({ x }) => x).toSorted((one, other) => one - other)).toEqual([
      420, 440, 460, 480, 500, 520, 540, 560, 580, 600,
    ]);
  });
  test('BRP-0.8 nothing beyond the table, BRP-0.7 nor in the way of others', () => {
    const { battle, piece } = garage('bronekhod', [60, 50]);
    battle.machine(0, 'raptor', [140, 50]);
    const { places } = reach(battle, { piece });
    const has = (x: number, y: number) => places.some((place) => place.x === x && place.y === y);
    expect(has(80, 40)).toBe(true);
    expect(has(20, 40)).toBe(false);
    expect(has(140, 60)).toBe(false);
    expect(has(60, 160)).toBe(true);
    const away = battle.get(piece + 2);
    away.status = 'destroyed';
    expect(reach(battle, { piece }).places.some(({ x, y }) => x === 140 && y === 60)).toBe(true);
  });
  test('BRP-4.1.1 beyond an enemy it runs into it; BRP-3.2.1 once', () => {
    const { battle, piece, to } = garage('bronekhod');
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [500, 400]);
    const ahead = reach(battle, { piece }).places.filter(({ x, y }) => y === 400 && x > 400);
    expect(ahead.map(({ x }) => x).toSorted((one, other) => one - other)).toEqual([420, 440]);
    const behind = to(530, 400);
    expect(behind).toMatchObject({ contact: [enemy], move: { legs: [{ go: 'forward' }] } });
    expect(told(behind)).toBeCloseTo((100 - 32.5 - 10 - 1) / 50, 3);
    battle.roll((game) => carryOut(game, { kind: 'drive', by: piece, legs: [{ go: 'back', by: 10 }] }));
    expect(told(to(390, 400))).toBe('BRP-3.2.1 has-moved');
  });
});

describe('BRP-4.2 the way of a machine', () => {
  const WAYS_TO_LOOK = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
    [3, 1],
    [-2, 5],
    [-4, -1],
    [2, -3],
  ] as const;
  test.each(WAYS_TO_LOOK)('a flyer that looks to %d, %d turns once by up to 90°, twice by more', (hx, hy) => {
    for (const [x, y] of WAYS_TO_LOOK) {
      const { battle, piece, to } = garage('thunder', [600, 400]);
      battle.turn(piece, hx, hy);
      const share = 140 / Math.hypot(x, y);
      const there = to(600 + x * share, 400 + y * share) as WayThere;
      const isAhead = hx * y - hy * x === 0 && hx * x + hy * y > 0;
      const turns = isAhead ? 0 : hx * x + hy * y >= 0 ? 1 : 2;
      expect(there.price, `${x}, ${y}`).toBeCloseTo(turns + 140 / 50, 6);
      expect(readMove(there.move)).toEqual(there.move);
      expect(refuseAct(battle.battlefield, there.move)).toBeNull();
    }
  });
  test('on the level that was meant, or none', () => {
    const { to } = garage('bronekhod');
    expect(told(to(500, 400))).toBe(2);
    expect(told(to(500, 400, { to: { x: 500, y: 400, z: 1 } }))).toBe(2);
    expect(to(500, 400, { to: { x: 500, y: 400, z: 1.5 } })).toEqual({
      clause: 'BRP-4.2.2',
      reason: 'way-blocked',
      figures: { obstacle: 'no-way' },
    });
    const crate = garage('bronekhod', [400, 400], [block(440, 330, 120, 140, 15)]);
    expect(crate.to(500, 400, { to: { x: 500, y: 400, z: 15 } })).toMatchObject({ price: 2, to: { z: 15 } });
    expect(garage('thunder').to(500, 400)).toMatchObject({ price: 2, to: { z: 100 } });
  });
  test.each([
    ['bronekhod', { x: 2, y: 0 }, 0],
    ['bronekhod', { x: 0, y: 1 }, 1],
    ['bronekhod', { x: -1, y: 0 }, 1],
    ['raptor', { x: -3, y: 1 }, 1],
    ['thunder', { x: 5, y: 0 }, 0],
    ['thunder', { x: 0, y: -1 }, 1],
    ['thunder', { x: 1, y: 3 }, 1],
    ['thunder', { x: -1, y: 3 }, 2],
    ['thunder', { x: -1, y: -3 }, 2],
    ['thunder', { x: -1, y: 0 }, 2],
  ] as const)('%s, turned at its end to %j: %i more', (kind, facing, more) => {
    const { battle, to } = garage(kind);
    const there = to(450, 400, { facing }) as WayThere;
    expect(there.price).toBe(1 + more);
    const { x, y } = there.to.facing;
    expect(x * facing.y - y * facing.x).toBe(0);
    expect(x * facing.x + y * facing.y).toBeGreaterThan(0);
    expect(refuseAct(battle.battlefield, there.move)).toBeNull();
  });
  test('into a passage that is just wide enough', () => {
    const { battle, piece, to } = garage(
      'raptor',
      [400, 400],
      [block(440, 329, 160, 40, 80), block(440, 431, 160, 40, 80)],
    );
    expect(told(to(520, 400))).toBe(2.4);
    const { places } = reach(battle, { piece });
    expect(places.some(({ x, y }) => x === 520 && y === 400)).toBe(true);
    expect(places.some(({ x, y }) => x === 520 && y === 420)).toBe(false);
  });
  test('BRP-4.1.2 up a ramp onto a platform, measured along it', () => {
    const ramp: TerrainPiece = {
      kind: 'ramp',
      foot: { x: 450, y: 400, z: 0 },
      head: { x: 490, y: 400, z: 40 },
      width: 80,
    };
    const { battle, piece, to } = garage('bronekhod', [400, 400], [ramp, block(490, 330, 200, 140, 40)]);
    const up = (far_: number) => (far_ - 40 + Math.hypot(40, 40)) / 50;
    const there = to(540, 400, { to: { x: 540, y: 400, z: 40 } }) as WayThere;
    expect(there.price).toBeCloseTo(up(140), 3);
    expect(refuseAct(battle.battlefield, there.move)).toBeNull();
    const { places } = reach(battle, { piece });
    const above = places.filter(({ y, z }) => y === 400 && z === 40);
    expect(above.map(({ x }) => x).toSorted((one, other) => one - other)).toEqual([540, 560, 580]);
    expect(above.find(({ x }) => x === 580)?.price).toBeCloseTo(up(180), 3);
    expect(told(to(600, 400, { to: { x: 600, y: 400, z: 40 } }))).toBe('BRP-4.2 too-far');
    expect(told(to(540, 400))).toMatch(/way-blocked/);
  });
  test('as it came, whatever length the heading is told in, is no turn', () => {
    const { to } = garage('bronekhod');
    const price = (x: number, y: number, facing?: object) => told(to(x, y, { ...(facing && { facing }) }));
    const askew = Number(price(430, 440));
    expect(askew).toBeCloseTo(2, 9);
    expect(price(430, 440, { x: 6, y: 8 })).toBe(askew);
    expect(price(430, 440, { x: 6, y: -8 })).toBeCloseTo(askew + 1, 9);
    expect(price(430, 440, { x: -6, y: -8 })).toBeCloseTo(askew + 1, 9);
    expect(price(430, 440, { x: 8, y: 6 })).toBeCloseTo(askew + 1, 9);
    expect(price(400, 450, { x: 0, y: 7 })).toBe(2);
    expect(price(400, 450, { x: 0, y: -7 })).toBe(3);
  });
  test('where it stands, turned or not', () => {
    const { to } = garage('bronekhod');
    expect(to(400, 400)).toMatchObject({ price: 0, move: { legs: [] } });
    expect(to(400, 400, { facing: { x: -1, y: 1 } })).toMatchObject({
      price: 1,
      move: { legs: [{ turn: { x: -1, y: 1 } }] },
    });
  });
  test('a walker aside and ahead in the order that has room', () => {
    const ahead = garage('raptor', [400, 400], [block(380, 440, 40, 10, 80)]);
    const there = ahead.to(450, 412) as WayThere;
    expect(there.price).toBeCloseTo(1 + 12 / 25, 9);
    expect(there.move).toMatchObject({
      legs: [
        { go: 'forward', by: 50 },
        { go: 'left', by: 12 },
      ],
    });
    const aside = garage('raptor', [400, 400], [block(428, 360, 10, 15, 80)]);
    const up = aside.to(450, 412) as WayThere;
    expect(up.price).toBeCloseTo(1 + 12 / 25, 9);
    expect(up.move).toMatchObject({
      legs: [
        { go: 'left', by: 12 },
        { go: 'forward', by: 50 },
      ],
    });
    expect(garage('raptor').to(380, 390)).toMatchObject({
      price: expect.closeTo(20 / 25 + 10 / 25, 9) as number,
      move: {
        legs: [
          { go: 'back', by: 20 },
          { go: 'right', by: 10 },
        ],
      },
    });
  });
  test('BRP-4.1.2 past a hump, which is longer to go over than it is wide', () => {
    const head = { x: 475, y: 395, z: 15 };
    const slope = (x: number): TerrainPiece => ({ kind: 'ramp', foot: { x, y: 395, z: 0 }, head, width: 20 });
    const { battle, piece, to } = garage('raptor', [400, 400], [slope(460), slope(490)]);
    const past = 140 / 50 + 20 / 25;
    expect(to(540, 420)).toMatchObject({ move: { legs: [{ go: 'left' }, { go: 'forward' }] } });
    expect(told(to(540, 420))).toBeCloseTo(past, 9);
    const { places } = reach(battle, { piece });
    expect(places.find(({ x, y }) => x === 540 && y === 420)?.price).toBeCloseTo(past, 9);
    expect(told(to(540, 400))).toBeCloseTo((110 + 2 * Math.hypot(15, 15)) / 50, 3);
  });
  test('too far: what it would cost; into an enemy: who', () => {
    const { battle, to } = garage('bronekhod');
    expect(told(to(600, 400))).toBe(4);
    for (const x of [601, 199])
      expect(to(x, 400)).toMatchObject({ reason: 'too-far', figures: { price: 201 / 50, points: 4 } });
    expect(to(400, 551)).toMatchObject({ reason: 'too-far', figures: { price: 1 + 151 / 50, points: 4 } });
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [400, 500]);
    expect(to(400, 500)).toMatchObject({ contact: [enemy], to: { x: 400 } });
  });
});

describe('BRP-4.1.1 a charge of a machine', () => {
  const charge = ({ battle, piece }: ReturnType<typeof garage>, enemy: number) =>
    ask<ReturnType<typeof way>>(battle, { ask: 'charge', piece, enemy });

  test.each([
    ['ahead', 'bronekhod', [500, 400], 'forward', (100 - 32.5 - 10 - 1) / 50],
    ['behind', 'bronekhod', [300, 400], 'back', (100 - 32.5 - 10 - 1) / 50],
    ['beside a walker', 'raptor', [400, 460], 'left', (60 - 30 - 15 - 1) / 25],
    ['on its other side', 'raptor', [400, 340], 'right', (60 - 30 - 15 - 1) / 25],
  ] as const)('%s: as it stands', (_, kind, at, go, price) => {
    const begun = garage(kind);
    const enemy = begun.battle.soldier(1, 'cyber-infantry', 1, at);
    const there = charge(begun, enemy) as WayThere;
    expect(there).toMatchObject({
      contact: [enemy],
      to: { facing: { x: 1, y: 0 } },
      move: { legs: [{ go }] },
    });
    expect(there.price).toBeCloseTo(price, 3);
    expect(refuseAct(begun.battle.battlefield, there.move)).toBeNull();
  });
  test('after a turn, at the least price', () => {
    const begun = garage('bronekhod');
    const enemy = begun.battle.soldier(1, 'cyber-infantry', 1, [400, 500]);
    const there = charge(begun, enemy) as WayThere;
    expect(there.contact).toEqual([enemy]);
    expect(there.price).toBeCloseTo(1 + (100 - 32.5 - 15 - 1) / 50, 3);
    expect(there.move).toMatchObject({ legs: [{ turn: { x: 0, y: 100 } }, { go: 'forward' }] });
  });
  test('round a wall, first to a place from which it is ahead', () => {
    const begun = garage('bronekhod', [400, 400], [block(440, 380, 10, 45, 60)]);
    const enemy = begun.battle.soldier(1, 'cyber-infantry', 1, [455, 500]);
    const there = charge(begun, enemy) as WayThere;
    expect(there.contact).toEqual([enemy]);
    expect(there.price).toBeLessThanOrEqual(4);
    expect(there.move).toMatchObject({ legs: { length: 4 } });
    expect(refuseAct(begun.battle.battlefield, there.move)).toBeNull();
  });
  test('not farther than its points: what it would cost', () => {
    const begun = garage('bronekhod');
    const enemy = begun.battle.soldier(1, 'cyber-infantry', 1, [400 + 200 + 43.4, 400]);
    expect((charge(begun, enemy) as WayThere).contact).toEqual([enemy]);
    begun.battle.get(enemy).x += 1;
    expect(charge(begun, enemy)).toMatchObject({
      reason: 'too-far',
      figures: { price: expect.closeTo((201.9 - 1) / 50, 2) as number, points: 4 },
    });
    Object.assign(begun.battle.get(enemy), { x: 400, y: 400 + 150 + 32.5 + 15.9 });
    expect((charge(begun, enemy) as WayThere).contact).toEqual([enemy]);
    begun.battle.get(enemy).y += 1;
    expect(charge(begun, enemy)).toMatchObject({ reason: 'too-far', figures: { points: 4 } });
  });
  test('not at a friend, nor at who is gone', () => {
    const begun = garage('bronekhod');
    const friend = begun.battle.soldier(0, 'regime-clones', 1, [500, 400]);
    expect(told(charge(begun, friend))).toBe('BRP-4.2.2 way-blocked');
    begun.battle.get(friend).status = 'destroyed';
    expect(told(charge(begun, friend))).toBe('BRP-4.1.1 no-enemy-touched');
  });
});
