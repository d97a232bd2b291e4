import type { TerrainPiece } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { carryOut } from '../rules/acts.ts';
import { catches, throwGrenade } from '../rules/shooting/grenade.ts';
import type { PieceId } from '../rules/state.ts';
import { block } from './asking.ts';
import { duel, shoot, wall, why } from './duel.ts';
import { Battle, type Place, told } from './scenario.ts';

describe('BRP-7.8 grenades', () => {
  const thrown = (by: PieceId, at: PieceId) => shoot(by, at, 'grenade');
  test('need the option, and no flyer for a target', () => {
    const plain = duel();
    expect(why(plain.battle, thrown(plain.shooter, plain.target))).toBe('BRP-7.8 no-grenades');
    const { battle, shooter, target } = duel({ rules: { grenades: true } });
    const sprut = battle.machine(1, 'sprut', [600, 400], { pilot: 'heavy-cyber-infantry' });
    expect(why(battle, thrown(shooter, target))).toBeNull();
    expect(why(battle, thrown(shooter, sprut))).toBe('BRP-7.8 grenade-at-flyer');
  });
  test('page 37: die 4, and whoever is within a step of the burst suffers 1D20', () => {
    const { battle, shooter, target } = duel({ rules: { grenades: true } }, 270);
    const events = battle.roll((game) => carryOut(game, thrown(shooter, target)), 4, 20);
    expect(told(events, 'grenade')[0]?.burst).toEqual({ x: 410, y: 400, z: 0 });
    expect(told(events, 'struck')).toEqual([
      { kind: 'struck', piece: target, cause: 'grenade', die: 20, dice: [20], armour: 3, damage: 1 },
    ]);
    expect(battle.get(target).status).toBe('destroyed');
    expect(battle.get(shooter).status).toBe('table');
  });
  test('page 37: die 1, and the thrower suffers too', () => {
    const { battle, shooter, target } = duel({ rules: { grenades: true } }, 270);
    const events = battle.roll((game) => carryOut(game, thrown(shooter, target)), 1, 20);
    expect(told(events, 'blast')[0]?.victims).toEqual([shooter]);
    expect(battle.get(shooter).status).toBe('destroyed');
  });
  test('stops at a wall that is too high, goes over a low one and up on what is under it', () => {
    const high = duel({ rules: { grenades: true }, terrain: [wall(300, 60, 0, 390)] }, 270);
    high.battle.get(high.shooter).y = 380;
    high.battle.get(high.target).y = 380;
    const events = high.battle.roll((game) => carryOut(game, thrown(high.shooter, high.target)), 6);
    expect(told(events, 'grenade')[0]?.burst).toEqual({ x: 300, y: 380, z: 0 });
    const low = duel(
      {
        rules: { grenades: true },
        terrain: [
          {
            ...wall(400, 40),
            corners: [
              { x: 400, y: 0 },
              { x: 600, y: 0 },
              { x: 600, y: 800 },
              { x: 400, y: 800 },
            ],
          },
        ],
      },
      270,
    );
    low.battle.get(low.target).z = 40;
    const over = low.battle.roll((game) => carryOut(game, thrown(low.shooter, low.target)), 5, 1);
    expect(told(over, 'grenade')[0]?.burst).toEqual({ x: 460, y: 400, z: 40 });
  });
  const slab = (x: number, base: number, top: number): TerrainPiece => ({
    ...wall(x, top),
    base,
    corners: [
      { x, y: 0 },
      { x: x + 400, y: 0 },
      { x: x + 400, y: 800 },
      { x, y: 800 },
    ],
  });
  test('passes under a slab whose base is 50 mm above its way, from outside it or from beneath', () => {
    for (const [from, base] of [
      [250, 50],
      [150, 50],
      [150, 47],
      [150, 45],
    ] as const) {
      const { battle, shooter, target } = duel(
        { rules: { grenades: true }, terrain: [slab(from, base, 60)] },
        270,
      );
      const events = battle.roll((game) => carryOut(game, thrown(shooter, target)), 4, 20);
      expect(told(events, 'grenade')[0]?.burst).toEqual({ x: 410, y: 400, z: 0 });
    }
    const low = duel({ rules: { grenades: true }, terrain: [slab(250, 49.9, 60)] }, 270);
    const events = low.battle.roll((game) => carryOut(game, thrown(low.shooter, low.target)), 4, 1);
    expect(told(events, 'grenade')[0]?.burst).toEqual({ x: 250, y: 400, z: 0 });
  });
  test('stays under it where it comes nearer to it on its way', () => {
    const { battle, shooter, target } = duel(
      { rules: { grenades: true }, terrain: [slab(250, 70, 80), slab(400, 0, 25)] },
      270,
    );
    battle.get(target).z = 25;
    const events = battle.roll((game) => carryOut(game, thrown(shooter, target)), 6, 1);
    expect(told(events, 'grenade')[0]?.burst).toEqual({ x: 510, y: 400, z: 25 });
  });
  test('goes up a ramp to who stands at its head, and stops where one rises more than 50 mm above its way', () => {
    const ramp = (foot: number, head: number): TerrainPiece => ({
      kind: 'ramp',
      foot: { x: foot, y: 400, z: 0 },
      head: { x: head, y: 400, z: 100 },
      width: 120,
    });
    const up = duel({ rules: { grenades: true }, terrain: [ramp(270, 420), slab(420, 0, 100)] }, 270);
    up.battle.get(up.target).z = 100;
    const above = up.battle.roll((game) => carryOut(game, thrown(up.shooter, up.target)), 5, 20);
    expect(told(above, 'grenade')[0]?.burst).toEqual({ x: 460, y: 400, z: 100 });
    const over = duel({ rules: { grenades: true }, terrain: [ramp(350, 450)] }, 170);
    const burst = over.battle.roll((game) => carryOut(game, thrown(over.shooter, over.target)), 6, 1);
    expect(told(burst, 'grenade')[0]?.burst).toEqual({ x: 400, y: 400, z: 50 });
  });
  test('thrown straight up it goes the way the thrower looks, a step a pip', () => {
    const { battle, shooter, target } = duel({ rules: { grenades: true } }, 0);
    battle.get(target).z = 100;
    battle.turn(shooter, 3, 4);
    const events = battle.roll((game) => carryOut(game, thrown(shooter, target)), 4);
    const { x = 0, y = 0, z } = told(events, 'grenade')[0]?.burst ?? {};
    expect([x, y, z]).toEqual([expect.closeTo(326), expect.closeTo(568), 100]);
  });
  test('off the table it is lost, over whichever edge', () => {
    for (const [x, y, aside, along] of [
      [1000, 400, 50, 0],
      [200, 400, -50, 0],
      [600, 600, 0, 50],
      [600, 200, 0, -50],
    ] as const) {
      const { battle, shooter, target } = duel({ rules: { grenades: true } });
      Object.assign(battle.get(shooter), { x, y });
      battle.turn(shooter, aside, along);
      Object.assign(battle.get(target), { x: x + aside, y: y + along });
      const events = battle.roll((game) => carryOut(game, thrown(shooter, target)), 5);
      expect(told(events, 'grenade')[0]?.burst).toBeNull();
    }
  });
});

describe('BRP-7.8 where a grenade goes off', () => {
  /** Thrown from one place towards another; the thrower looks there, unless it says otherwise. */
  function burst(
    from: Place,
    to: Place,
    die: number,
    { terrain = [], facing }: { terrain?: readonly TerrainPiece[]; facing?: readonly [number, number] } = {},
  ) {
    const battle = new Battle({ rules: { grenades: true }, terrain });
    const thrower = battle.soldier(0, 'light-assault-clones', 1, from);
    const target = battle.soldier(1, 'cyber-infantry', 1, to);
    const [hx, hy] = facing ?? [to[0] - from[0], to[1] - from[1]];
    battle.turn(thrower, hx, hy);
    return told(
      battle.roll((game) => throwGrenade(game, thrower, target), die),
      'grenade',
    )[0]?.burst;
  }
  const ramp = (foot: number, head: number, z: number): TerrainPiece => ({
    kind: 'ramp',
    foot: { x: foot, y: 400, z: 0 },
    head: { x: head, y: 400, z },
    width: 120,
  });

  test('a block of exactly 50 mm is flown over, one a hair higher stops it', () => {
    const over = (top: number) =>
      burst([200, 400], [560, 400], 5, { terrain: [block(300, 0, 10, 800, top)] });
    expect(over(50)).toEqual({ x: 460, y: 400, z: 0 });
    expect(over(50.01)).toEqual({ x: 300, y: 400, z: 0 });
  });
  test('the nearest of several stops it, wherever it stands in the list', () => {
    const walls = [block(400, 0, 10, 800, 60), block(300, 0, 10, 800, 60)];
    for (const terrain of [walls, walls.toReversed()])
      expect(burst([200, 400], [700, 400], 6, { terrain })?.x).toBe(300);
  });
  test('what is beside its way, behind the thrower or beyond the burst does not', () => {
    const terrain = [
      block(250, 0, 200, 399, 90),
      block(250, 401, 200, 399, 90),
      block(100, 380, 50, 40, 90),
      block(470, 0, 10, 800, 90),
    ];
    expect(burst([200, 400], [800, 400], 5, { terrain })).toEqual({ x: 460, y: 400, z: 0 });
    expect(burst([200, 400], [800, 400], 6, { terrain })).toEqual({ x: 470, y: 400, z: 0 });
    const aside = { terrain: [block(400, 250, 50, 50, 90)] };
    expect(burst([200, 200], [600, 600], 6, aside)).toEqual(burst([200, 200], [600, 600], 6));
  });
  test('exactly between two blocks that stand side by side it does not get; past a corner it does', () => {
    const side = { terrain: [block(300, 300, 50, 100, 90), block(300, 400, 50, 100, 90)] };
    expect(burst([200, 400], [800, 400], 5, side)?.x).toBe(300);
    for (const one of side.terrain) expect(burst([200, 400], [800, 400], 5, { terrain: [one] })?.x).toBe(300);
    const corner = { terrain: [block(400, 300, 100, 100, 90)] };
    expect(burst([200, 200], [600, 600], 6, corner)).toEqual(burst([200, 200], [600, 600], 6));
  });
  test('its level goes evenly from the thrower’s base to the target’s, and stays there beyond', () => {
    const terrain = [block(100, 300, 200, 200, 60)];
    expect(burst([200, 400, 60], [500, 400], 3, { terrain })).toEqual({ x: 360, y: 400, z: 28 });
    expect(burst([200, 400, 60], [340, 400], 6, { terrain })).toEqual({ x: 510, y: 400, z: 0 });
    const up = { terrain: [block(380, 300, 60, 200, 60)] };
    expect(burst([200, 400], [400, 400, 60], 6, up)).toEqual({ x: 510, y: 400, z: 60 });
  });
  test('but never below the ground under it, and no higher than that ground’s own edge reaches', () => {
    const terrain = [block(100, 300, 250, 200, 60)];
    expect(burst([200, 400, 60], [500, 400], 2, { terrain })).toEqual({ x: 310, y: 400, z: 60 });
    const roof = { terrain: [{ ...block(100, 300, 250, 200, 60), base: 40 } as TerrainPiece] };
    expect(burst([200, 400, 60], [500, 400], 2, roof)).toEqual({ x: 310, y: 400, z: 60 });
    const steps = { terrain: [block(100, 300, 210, 200, 60)] };
    expect(burst([200, 400, 60], [500, 400], 2, steps)).toEqual({ x: 310, y: 400, z: 38 });
  });
  test('a wall higher than the head that begins where the thrower stands on it is left behind', () => {
    const terrain = [block(150, 300, 100, 200, 60), block(300, 300, 10, 200, 111)];
    expect(burst([200, 400, 60], [700, 400, 60], 4, { terrain })).toEqual({ x: 300, y: 400, z: 60 });
  });
  test('a ramp stops it where it is 50 mm above its way: before the target, at it or beyond', () => {
    const stop = (to: Place, head: number, z: number) =>
      burst([200, 400], to, 6, { terrain: [ramp(250, head, z)] });
    expect(stop([700, 400], 450, 100)).toEqual({ x: 350, y: 400, z: 50 });
    expect(stop([240, 400], 450, 100)).toEqual({ x: 350, y: 400, z: 50 });
    expect(stop([350, 400, 50], 450, 100)).toEqual({ x: 510, y: 400, z: 50 });
    expect(stop([350, 400, 50], 470, 110)).toEqual({ x: 450, y: 400, z: 100 });
  });
  test('a ramp that falls away stops it at its head if that is higher', () => {
    const falling = (z: number): TerrainPiece => ({
      kind: 'ramp',
      foot: { x: 450, y: 400, z: 0 },
      head: { x: 300, y: 400, z },
      width: 120,
    });
    expect(burst([200, 400], [700, 400], 6, { terrain: [falling(60)] })?.x).toBe(300);
    expect(burst([200, 400], [700, 400], 3, { terrain: [falling(45)] })).toEqual({ x: 360, y: 400, z: 27 });
  });
  test('measured from the thrower’s own edge in that direction, however it stands', () => {
    const towards = burst([200, 200], [500, 600, 100], 4);
    expect([towards?.x, towards?.y, towards?.z]).toEqual([
      expect.closeTo(326),
      expect.closeTo(368),
      expect.closeTo(42),
    ]);
    const across = burst([200, 200], [500, 600], 4, { facing: [1, 0] });
    expect([across?.x, across?.y]).toEqual([expect.closeTo(330), expect.closeTo(200 + (216 + 2 / 3) * 0.8)]);
  });
  test.each<[string, Place, Place, { x: number; y: number }]>([
    ['right', [940, 400], [1100, 400], { x: 1200, y: 400 }],
    ['left', [260, 400], [100, 400], { x: 0, y: 400 }],
    ['far', [600, 540], [600, 700], { x: 600, y: 800 }],
    ['near', [600, 260], [600, 100], { x: 600, y: 0 }],
  ])('exactly on the %s edge it goes off, a hair beyond it is lost', (_, from, to, edge) => {
    expect(burst(from, to, 5)).toEqual({ ...edge, z: 0 });
    const beyond = (one: number, other: number) => one + Math.sign(other - one) * 0.01;
    expect(burst([beyond(from[0], to[0]), beyond(from[1], to[1])], to, 5)).toBeNull();
  });
});

describe('BRP-7.8 whom it catches', () => {
  test('everybody within a step of where it goes off, each by so many of six faces', () => {
    const { battle, shooter, target } = duel({ rules: { grenades: true } });
    const friend = battle.soldier(0, 'regime-clones', 1, [410, 464.99]);
    const last = battle.soldier(1, 'regime-clones', 1, [569.99, 400]);
    const high = battle.machine(1, 'sprut', [310, 400], { pilot: 'heavy-cyber-infantry' });
    battle.load('cargo', [310, 430]);
    const chances = catches(battle.battlefield, shooter, target);
    expect([...chances.keys()].toSorted((one, other) => one - other)).toEqual([
      shooter,
      target,
      friend,
      last,
    ]);
    expect(chances.get(shooter)).toBeCloseTo(1 / 6, 12);
    expect(chances.get(target)).toBeCloseTo(3 / 6, 12);
    expect(chances.get(friend)).toBeCloseTo(1 / 6, 12);
    expect(chances.get(last)).toBeCloseTo(1 / 6, 12);
    expect(chances.has(high)).toBe(false);
  });
  test('nobody by the faces that carry it off the table', () => {
    const { battle, shooter, target } = duel({ rules: { grenades: true } });
    Object.assign(battle.get(shooter), { x: 1040 });
    Object.assign(battle.get(target), { x: 1180 });
    const chances = catches(battle.battlefield, shooter, target);
    expect([...chances.keys()]).toEqual([shooter, target]);
    expect(chances.get(target)).toBeCloseTo(2 / 6, 12);
  });
});
