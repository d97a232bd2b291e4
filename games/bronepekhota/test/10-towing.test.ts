import type { TerrainPiece } from '@bridgehead/geometry';
import { chanceFrom, seedFromText } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { activate } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import type { WayThere } from '../rules/inquire/answers.ts';
import type { Deed } from '../rules/inquire/deeds.ts';
import { type Driven, driveOf } from '../rules/movement/drive.ts';
import type { Act, Leg } from '../rules/moves.ts';
import { randomAct } from '../rules/random/act.ts';
import { readMove } from '../rules/read-move.ts';
import { retell } from '../rules/retell.ts';
import type { Gun, Machine } from '../rules/state.ts';
import { observe } from '../rules/view.ts';
import { ask, block, named, reach, way } from './asking.ts';
import { Battle, told } from './scenario.ts';

/** Half of Helix with the platform, of a mortar, of Raptor, along their headings. */
const [HELIX, MORTAR, RAPTOR] = [57.5, 22.5, 27.5];

/** Helix with its platform looks along x; what it tows is right behind it. */
function depot(terrain: readonly TerrainPiece[] = [], weapons: readonly number[] = [2]) {
  const battle = new Battle({ terrain });
  const helix = battle.machine(0, 'helix', [400, 400], { weapons, pilot: 'regime-clones' });
  const mortar = battle.gun(0, 'mortar', [400 - HELIX - MORTAR, 400]);
  battle.roll((game) => activate(game, 0, { piece: helix }));
  const tow = (legs: readonly Leg[], to = legs.length, piece = mortar) =>
    ({ kind: 'drive', by: helix, legs, tow: { piece, to } }) as const;
  return { battle, helix, mortar, tow };
}

function why(battle: Battle, move: Act): string | null {
  const refusal = refuseAct(battle.battlefield, move);
  return refusal && named(refusal);
}

const forward = (by: number): Leg => ({ go: 'forward', by });

describe('BRP-10.2 the platform tows', () => {
  test('a mobile gun behind its rear edge, at its own speed', () => {
    const { battle, helix, mortar, tow } = depot();
    expect((driveOf(battle.battlefield, tow([forward(200)])) as Driven).price).toBe(4);
    expect(why(battle, tow([forward(201)]))).toBe('BRP-4.2 too-far');
    battle.roll((game) => carryOut(game, tow([forward(200)])));
    expect([battle.get(helix).x, battle.get(mortar).x]).toEqual([600, 520]);
  });
  test('rigidly: it swings round with a turn, heading and cabin too', () => {
    const { battle, helix, tow } = depot();
    const raptor = battle.machine(0, 'raptor', [400 - HELIX - RAPTOR, 400]);
    battle.get(1).x = 100;
    battle.turn(raptor, 0, 1);
    battle.get(raptor).x = 400 - HELIX - 30;
    battle.roll((game) => carryOut(game, tow([{ turn: { x: 0, y: 2 } }, forward(50)], 2, raptor)));
    expect(battle.get(helix)).toMatchObject({ x: 400, y: 450, hx: 0, hy: 2 });
    expect(battle.get(raptor)).toMatchObject({ x: 400, y: 450 - HELIX - 30, hx: -1, hy: 0, cx: -1, cy: 0 });
    expect(battle.get<Machine>(raptor).hasActed).toBe(false);
  });
  test('as long as its player likes: it is left, and Helix goes on', () => {
    const { battle, helix, mortar, tow } = depot();
    battle.roll((game) => carryOut(game, tow([forward(50), forward(100)], 1)));
    expect([battle.get(helix).x, battle.get(mortar).x]).toEqual([550, 370]);
    const { battle: other, tow: again } = depot();
    expect(why(other, again([forward(50), { go: 'back', by: 10 }], 1))).toMatch(/way-blocked|cannot-stand/);
  });
  test('only forward or turning, and along a part of the way', () => {
    const { battle, tow } = depot();
    expect(why(battle, tow([{ go: 'back', by: 10 }]))).toBe('BRP-10.2 tows-forward');
    expect(why(battle, tow([forward(10)], 0))).toBe('BRP-10.2 tow-nowhere');
    expect(why(battle, tow([forward(10)], 2))).toBe('BRP-10.2 tow-nowhere');
  });
  test('not without the platform, nor what is beside it, fixed, flying or a soldier', () => {
    const armed = depot([], [0]);
    expect(why(armed.battle, armed.tow([forward(10)]))).toBe('BRP-10.2 no-platform');
    const { battle, mortar, tow } = depot();
    battle.get(mortar).x -= 1.1;
    expect(why(battle, tow([forward(10)]))).toBe('BRP-10.2 not-behind');
    const cannon = battle.gun(0, 'twin-cannon', [400 - HELIX - 28, 400]);
    expect(why(battle, tow([forward(10)], 1, cannon))).toBe('BRP-10.2 not-movable');
    const soldier = battle.soldier(0, 'regime-clones', 1, [400 - HELIX - 10, 400]);
    expect(why(battle, tow([forward(10)], 1, soldier))).toBe('BRP-10.2 not-movable');
    const flyer = battle.machine(0, 'thunder', [400 - HELIX - 55, 400], { pilot: 'light-assault-landing' });
    expect(why(battle, tow([forward(10)], 1, flyer))).toBe('BRP-10.2 not-movable');
    expect(why(battle, tow([forward(10)], 1, 99))).toBe('BRP-10.2 not-movable');
  });
  test('own, allied or pilotless, and touched by no enemy', () => {
    const { battle, mortar, tow } = depot();
    battle.get(mortar).x = 100;
    const crewed = battle.machine(1, 'salamander', [400 - HELIX - 32.5, 400], { pilot: 'velian-militia' });
    expect(why(battle, tow([forward(10)], 1, crewed))).toBe('BRP-10.2 enemy-load');
    const { battle: other, mortar: gun, tow: pull } = depot();
    other.get(gun).x = 100;
    const empty = other.machine(1, 'salamander', [400 - HELIX - 32.5, 400]);
    expect(why(other, pull([forward(10)], 1, empty))).toBeNull();
    other.soldier(1, 'cyber-infantry', 1, [400 - HELIX - 75, 400]);
    expect(why(other, pull([forward(10)], 1, empty))).toBe('BRP-10.2 enemy-by-load');
  });
  test('BRP-4.1.1 an enemy’s gun too, as long as nobody serves it', () => {
    const { battle, mortar, tow } = depot();
    battle.get<Gun>(mortar).seat = 1;
    expect(why(battle, tow([forward(10)]))).toBeNull();
    battle.soldier(1, 'cyber-infantry', 1, [400 - HELIX - MORTAR, 435]);
    expect(why(battle, tow([forward(10)]))).toBe('BRP-10.2 enemy-load');
  });
  test('the load’s own way must be free, its steps within Helix’s limit', () => {
    const friend = depot();
    friend.battle.soldier(0, 'regime-clones', 1, [400, 310]);
    expect(why(friend.battle, friend.tow([{ turn: { x: 0, y: 1 } }]))).toBe('BRP-10.2 cannot-stand');
    const low = depot([block(480, 300, 300, 200, 28)]);
    expect(why(low.battle, low.tow([forward(200)]))).toBeNull();
    expect(why(low.battle, low.tow([forward(170)]))).toBe('BRP-10.2 cannot-stand');
    for (const [top, reason] of [
      [28, 'BRP-10.2 cannot-stand'],
      [29, 'BRP-10.2 way-blocked'],
    ] as const) {
      const { battle, mortar, tow } = depot([block(360, 446, 20, 20, top)]);
      battle.get(mortar).x = 100;
      const wide = battle.machine(0, 'demolisher', [400 - HELIX - 45, 400]);
      expect(why(battle, tow([forward(50)], 1, wide))).toBe(reason);
    }
  });
  test('BRP-4.1.1 the load runs into an enemy: both stop, and Helix fights nobody it does not touch', () => {
    const { battle, helix, mortar, tow } = depot();
    const raptor = battle.machine(0, 'demolisher', [400 - HELIX - 45, 400]);
    battle.get(mortar).x = 100;
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [380, 459]);
    const stopped = 380 - 10 - 1 - 45 + HELIX + 45;
    const events = battle.roll((game) => carryOut(game, tow([forward(100), forward(50)], 2, raptor)));
    expect(battle.get(helix).x).toBeCloseTo(stopped, 2);
    expect(battle.get(raptor).x).toBeCloseTo(stopped - HELIX - 45, 2);
    expect(battle.state.stage).toMatchObject({ contact: [], deeds: { moves: 1 } });
    expect(told(events, 'drove')[0]?.legs).toHaveLength(1);
    expect(battle.get(enemy).status).toBe('table');
  });
  test('nor goes on with a load that runs into whom Helix touches itself', () => {
    const { battle, helix, mortar, tow } = depot();
    const wide = battle.machine(0, 'demolisher', [400 - HELIX - 45, 400]);
    battle.get(mortar).x = 100;
    battle.soldier(1, 'cyber-infantry', 1, [380, 458]);
    battle.roll((game) => carryOut(game, tow([forward(100)], 1, wide)));
    expect(battle.get(helix).x).toBeCloseTo(426.5, 2);
  });
  test('stopped by its load it does not go on without it either', () => {
    const { battle, helix, mortar, tow } = depot();
    const wide = battle.machine(0, 'demolisher', [400 - HELIX - 45, 400]);
    battle.get(mortar).x = 100;
    battle.soldier(1, 'cyber-infantry', 1, [380, 459]);
    battle.roll((game) => carryOut(game, tow([forward(100), forward(50)], 1, wide)));
    expect(battle.get(helix).x).toBeCloseTo(426.5, 2);
  });
  test('BRP-4.2.3 the load is not left on the stand of a flyer', () => {
    const { battle, tow } = depot();
    battle.machine(0, 'thunder', [370, 400], { pilot: 'light-assault-landing' });
    expect(why(battle, tow([forward(50)]))).toBe('BRP-10.2 cannot-stand');
    expect(why(battle, tow([forward(150)]))).toBeNull();
  });
  test('swinging the load into an enemy stops it too', () => {
    const { battle, helix, mortar, tow } = depot();
    battle.soldier(1, 'cyber-infantry', 1, [400, 400 + HELIX + 2 * MORTAR + 15.5]);
    battle.roll((game) => carryOut(game, tow([{ turn: { x: 0, y: -1 } }, { turn: { x: 1, y: 0 } }])));
    expect(battle.get(helix)).toMatchObject({ x: 400, y: 400, hx: 0, hy: -1 });
    expect(battle.get(mortar)).toMatchObject({ x: 400, y: 400 + HELIX + MORTAR });
    expect(battle.state.stage).toMatchObject({ contact: [] });
  });
  test('it comes up to the load, touches it and tows it in one move', () => {
    const { battle, helix, mortar } = depot();
    battle.get(mortar).x -= 50;
    const move: Act = {
      kind: 'drive',
      by: helix,
      legs: [{ go: 'back', by: 50 }, forward(150)],
      tow: { piece: mortar, from: 1, to: 2 },
    };
    expect(why(battle, { ...move, tow: { piece: mortar, to: 2 } })).toBe('BRP-10.2 not-behind');
    expect(why(battle, { ...move, tow: { piece: mortar, from: 2, to: 2 } })).toBe('BRP-10.2 tow-nowhere');
    expect(why(battle, { ...move, legs: [{ go: 'back', by: 48 }, forward(150)] })).toBe(
      'BRP-10.2 not-behind',
    );
    expect(why(battle, { ...move, legs: [{ go: 'back', by: 50 }, forward(151)] })).toBe('BRP-4.2 too-far');
    expect(readMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
    battle.roll((game) => carryOut(game, move));
    expect([battle.get(helix).x, battle.get(mortar).x]).toEqual([500, 420]);
  });
  test('BRP-4.1.1 an enemy met on the way to the load: it stays where it is', () => {
    const { battle, helix, mortar } = depot();
    battle.get(mortar).x -= 100;
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [400 - HELIX - 20, 430]);
    const legs: Leg[] = [{ go: 'back', by: 100 }, forward(50)];
    battle.roll((game) =>
      carryOut(game, { kind: 'drive', by: helix, legs, tow: { piece: mortar, from: 1, to: 2 } }),
    );
    expect(battle.state.stage).toMatchObject({ contact: [enemy] });
    expect(battle.get(mortar).x).toBe(400 - HELIX - MORTAR - 100);
  });
  test('a table that asks is told how to come up to it', () => {
    const { battle, helix, mortar } = depot();
    battle.get(mortar).x -= 50;
    const { places } = reach(battle, { piece: helix, load: mortar });
    expect(places.length).toBeGreaterThan(5);
    for (const { x, y, z, price } of places.filter((_, index) => index % 5 === 0)) {
      const there = way(battle, { piece: helix, load: mortar, to: { x, y, z } }) as WayThere;
      expect(there).toMatchObject({ price, move: { tow: { from: 1 } }, load: { piece: mortar } });
      expect(why(battle, there.move)).toBeNull();
    }
    const deeds = ask<Deed[]>(battle, { ask: 'deeds', piece: helix });
    const tow = deeds.find(({ move }) => move.kind === 'drive' && move.tow);
    expect(tow).toMatchObject({ move: { tow: { piece: mortar } }, refusal: null });
  });
  test('whoever only hears of it has the same table; and it can be sent', () => {
    const { battle, mortar, tow } = depot();
    const seen = observe(structuredClone(battle.state), 0);
    const move = tow([{ turn: { x: 1, y: 1 } }, forward(50)]);
    expect(readMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
    let view = seen;
    for (const event of battle.roll((game) => carryOut(game, move))) view = retell(view, event);
    expect(view.pieces[mortar]).toEqual(battle.get(mortar));
  });
  test('a table that asks hears where it gets with the load, by moves the rules accept', () => {
    const { battle, helix, mortar } = depot();
    const { places } = reach(battle, { piece: helix, load: mortar });
    expect(places.length).toBeGreaterThan(20);
    for (const { x, y, z, price } of places.filter((_, index) => index % 12 === 0)) {
      const there = way(battle, { piece: helix, load: mortar, to: { x, y, z } }) as WayThere;
      expect(there.price).toBe(price);
      expect(why(battle, there.move)).toBeNull();
    }
    const aside = way(battle, { piece: helix, load: mortar, to: { x: 400, y: 500, z: 0 } }) as WayThere;
    battle.roll((game) => carryOut(game, aside.move));
    expect(battle.get(mortar)).toMatchObject({ x: 400, y: 500 - HELIX - MORTAR });
    battle.get(mortar).x = 100;
    expect(way(battle, { piece: helix, load: mortar, to: { x: 450, y: 500, z: 0 } })).toMatchObject({
      reason: 'not-behind',
    });
  });
  test('whoever plays at random tows now and then', () => {
    const chance = chanceFrom(seedFromText('tow'));
    const { battle } = depot();
    const moves = Array.from({ length: 400 }, () => randomAct(battle.battlefield, chance));
    expect(moves.some((move) => move.kind === 'drive' && move.tow)).toBe(true);
  });
});
