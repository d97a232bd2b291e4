import type { TerrainPiece } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { activate } from '../rules/activation.ts';
import { refuseAct } from '../rules/acts.ts';
import type { WayThere } from '../rules/inquire/answers.ts';
import { ask, block, far, reach, told, way } from './asking.ts';
import { Battle, type Place } from './scenario.ts';

describe('BRP-10.2 how a platform tows', () => {
  /** Its rear edge is at 542.5. */
  function platform(gun: Place, terrain: readonly TerrainPiece[] = []) {
    const battle = new Battle({ terrain });
    const piece = battle.machine(0, 'helix', [600, 400], { weapons: [2], pilot: 'regime-clones' });
    const load = battle.gun(0, 'mortar', gun);
    battle.roll((game) => activate(game, 0, { piece }));
    return { battle, piece, load };
  }

  test('what it touches at once', () => {
    const { battle, piece, load } = platform([519.5, 400]);
    const there = way(battle, { piece, load, to: { x: 660, y: 400, z: 0 } }) as WayThere;
    expect(there).toMatchObject({
      price: 1.2,
      points: 4,
      move: { legs: [{ go: 'forward', by: 60 }], tow: { piece: load, to: 1 } },
      load: { piece: load, to: { x: 579.5, y: 400, z: 0, facing: { x: 1, y: 0 } } },
    });
    expect(there.move).not.toHaveProperty('tow.from');
    expect(refuseAct(battle.battlefield, there.move)).toBeNull();
  });
  test('what is behind it after going back to it', () => {
    const { battle, piece, load } = platform([490, 400]);
    const there = way(battle, { piece, load, to: { x: 640, y: 400, z: 0 } }) as WayThere;
    expect(there.price).toBeCloseTo((29 + 69) / 50, 3);
    expect(there.move).toMatchObject({
      legs: [{ go: 'back' }, { go: 'forward' }],
      tow: { piece: load, from: 1, to: 2 },
    });
    expect(there.load?.to.x).toBeCloseTo(490 + 69, 1);
    expect(refuseAct(battle.battlefield, there.move)).toBeNull();
  });
  test.each([
    ['far', 0, 1],
    ['near', 0, -2],
    ['left and far', -3, 4],
  ])('looking to the %s as well', (_, hx, hy) => {
    const { battle, piece, load } = platform([490, 400]);
    const length = Math.hypot(hx, hy);
    const [x, y] = [hx / length, hy / length];
    for (const id of [piece, load]) battle.turn(id, hx, hy);
    Object.assign(battle.get(load), { x: 600 - x * 110, y: 400 - y * 110 });
    const there = way(battle, { piece, load, to: { x: 600 + x * 40, y: 400 + y * 40, z: 0 } }) as WayThere;
    expect(there.price).toBeCloseTo((29 + 69) / 50, 3);
    expect(there.load?.to.x).toBeCloseTo(600 - x * 41, 1);
    expect(there.load?.to.y).toBeCloseTo(400 - y * 41, 1);
    expect(refuseAct(battle.battlefield, there.move)).toBeNull();
  });
  test('back to it and no further, where that was asked', () => {
    const { battle, piece, load } = platform([490, 400]);
    const beyond = way(battle, { piece, load, to: { x: 640, y: 400, z: 0 } }) as WayThere;
    const [up] = beyond.move.kind === 'drive' ? beyond.move.legs : [];
    if (!up || 'turn' in up) throw new Error('it does not go back to its load');
    const there = way(battle, { piece, load, to: { x: 600 - up.by, y: 400, z: 0 } }) as WayThere;
    expect(there).toMatchObject({ price: up.by / 50, to: { x: 600 - up.by }, move: { legs: [up] } });
    expect(there.move).not.toHaveProperty('tow');
    const near = platform([519.5, 400]);
    const asked = { piece: near.piece, load: near.load, to: { x: 600, y: 400, z: 0 } };
    expect(way(near.battle, asked)).toMatchObject({ price: 0, to: { x: 600 }, move: { legs: [] } });
  });
  test('everywhere it gets to with it, the way up to it paid', () => {
    const { battle, piece, load } = platform([490, 400], [block(700, 460, 60, 60, 90)]);
    const { places, points } = reach(battle, { piece, load });
    expect(points).toBe(4);
    expect(places.length).toBeGreaterThan(20);
    for (const place of places.filter((_, index) => index % 7 === 0)) {
      const there = way(battle, { piece, load, to: { x: place.x, y: place.y, z: 0 } }) as WayThere;
      expect(there.price).toBe(place.price);
      expect(refuseAct(battle.battlefield, there.move)).toBeNull();
      expect(far(there.to, place)).toBeLessThan(1e-9);
      if (far(place, { x: 571, y: 400 }) > 1) expect(there.load?.piece).toBe(load);
    }
    const furthest = Math.max(...places.filter(({ y }) => y === 400).map(({ x }) => x));
    expect(furthest).toBeGreaterThan(571 + 200 - 29 - 20);
    expect(furthest).toBeLessThanOrEqual(571 + 200 - 29 + 0.01);
  });
  test('too far with it: what it would cost straight on, or after a turn, since it does not push', () => {
    const { battle, piece, load } = platform([519.5, 400]);
    const to = (x: number) => way(battle, { piece, load, to: { x, y: 400, z: 0 } });
    expect(told(to(800))).toBe(4);
    expect(to(801)).toMatchObject({ reason: 'too-far', figures: { price: 201 / 50, points: 4 } });
    expect(to(420)).toMatchObject({ reason: 'too-far', figures: { price: 1 + 180 / 50, points: 4 } });
  });
  test('no further than where its load, which is wider, runs into an enemy', () => {
    const battle = new Battle();
    const piece = battle.machine(0, 'helix', [600, 400], { weapons: [2], pilot: 'regime-clones' });
    const load = battle.machine(0, 'mad-bull', [499.5, 400]);
    battle.soldier(1, 'cyber-infantry', 1, [600, 459]);
    battle.roll((game) => activate(game, 0, { piece }));
    const ahead = reach(battle, { piece, load }).places.filter(({ x, y }) => y === 400 && x > 600);
    expect(ahead.map(({ x }) => x).toSorted((one, other) => one - other)).toEqual([620, 640]);
    expect(reach(battle, { piece }).places.some(({ x, y }) => y === 400 && x === 700)).toBe(true);
  });
  test('BRP-0.7 nowhere where its load cannot stand, though it could itself', () => {
    const battle = new Battle({ terrain: [block(520, 444, 60, 20, 15)] });
    const piece = battle.machine(0, 'helix', [600, 400], { weapons: [2], pilot: 'regime-clones' });
    const load = battle.machine(0, 'mad-bull', [499.5, 400]);
    battle.roll((game) => activate(game, 0, { piece }));
    const straight = reach(battle, { piece, load }).places.filter(
      ({ y, facing }) => y === 400 && facing.y === 0,
    );
    const ahead = straight.filter(({ x }) => x > 600);
    expect(ahead.map(({ x }) => x).toSorted((one, other) => one - other)).toEqual([740, 760, 780, 800]);
  });
  test('its load swings round with it', () => {
    const { battle, piece, load } = platform([519.5, 400]);
    const there = way(battle, {
      piece,
      load,
      to: { x: 600, y: 400, z: 0 },
      facing: { x: 0, y: 1 },
    }) as WayThere;
    expect(there.price).toBe(1);
    expect(there.load?.to).toMatchObject({ x: 600, y: 400 - 80.5, facing: { x: 0, y: 1 } });
    const blocked = platform([519.5, 400], [block(590, 300, 20, 10, 60)]);
    const asked = { piece: blocked.piece, load: blocked.load, to: { x: 600, y: 400, z: 0 } };
    expect('reason' in way(blocked.battle, { ...asked, facing: { x: 0, y: 1 } })).toBe(true);
  });
  test.each<[string, Place, readonly TerrainPiece[], string]>([
    ['beside it', [600, 470], [], 'BRP-10.2 not-behind'],
    ['farther behind than it can go', [315, 400], [], 'BRP-10.2 not-behind'],
    ['behind a wall', [480, 400], [block(515, 380, 10, 40, 60)], 'BRP-10.2 not-behind'],
  ])('not what is %s', (_, at, terrain, why) => {
    const { battle, piece, load } = platform(at, terrain);
    expect(told(ask(battle, { ask: 'reach', piece, load }))).toBe(why);
    expect(told(way(battle, { piece, load, to: { x: 660, y: 400, z: 0 } }))).toBe(why);
  });
  test('not while an enemy stands between them', () => {
    const { battle, piece, load } = platform([470, 400]);
    battle.soldier(1, 'cyber-infantry', 1, [520, 435]);
    expect(told(ask(battle, { ask: 'reach', piece, load }))).toBe('BRP-10.2 not-behind');
    battle.get(load + 1).y = 500;
    expect(reach(battle, { piece, load }).points).toBe(4);
  });
  test('not what is an enemy’s and served, what cannot be moved, or without a platform', () => {
    const { battle, piece, load } = platform([519.5, 400]);
    const cannon = battle.gun(0, 'twin-cannon', [510, 470]);
    expect(told(ask(battle, { ask: 'reach', piece, load: cannon }))).toBe('BRP-10.2 not-movable');
    expect(told(ask(battle, { ask: 'reach', piece, load: 99 }))).toBe('BRP-10.2 not-movable');
    battle.soldier(1, 'cyber-infantry', 1, [486, 400]);
    expect(told(ask(battle, { ask: 'reach', piece, load }))).toBe('BRP-10.2 enemy-by-load');
    const other = new Battle();
    const bronekhod = other.machine(0, 'bronekhod', [400, 400], { pilot: 'regime-clones' });
    expect(told(ask(other, { ask: 'reach', piece: bronekhod, load: 0 }))).toBe('BRP-10.2 no-platform');
  });
});
