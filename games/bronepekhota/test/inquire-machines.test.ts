import type { TerrainPiece } from '@bridgehead/geometry';
import { chanceFrom, seedFromText } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { activate } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import type { WayThere } from '../rules/inquire/answers.ts';
import { driveOf } from '../rules/movement/drive.ts';
import { type Act, type Leg, WAYS } from '../rules/moves.ts';
import { touches } from '../rules/space.ts';
import { ask, block, far, reach, told, way } from './asking.ts';
import { Battle } from './scenario.ts';

const CREWS: Readonly<Record<string, string>> = { thunder: 'light-assault-landing' };

function garage(kind: string, terrain: readonly TerrainPiece[] = []) {
  const battle = new Battle({ terrain });
  const piece = battle.machine(0, kind, [400, 400], { pilot: CREWS[kind] ?? 'heavy-clones' });
  battle.roll((game) => activate(game, 0, { piece }));
  return { battle, piece };
}

/** A low step, a wall to go round, a house. */
const TOWN = [block(520, 370, 60, 60, 15), block(330, 520, 150, 12, 80), block(200, 330, 70, 90, 60)];

describe('BRP-4.2 the reach of a machine', () => {
  test.each(['bronekhod', 'raptor', 'thunder', 'spider'])(
    '%s: the rules accept the way to every place, at its price',
    (kind) => {
      const { battle, piece } = garage(kind, TOWN);
      battle.soldier(1, 'cyber-infantry', 1, [400, 300]);
      battle.soldier(0, 'regime-clones', 1, [480, 300]);
      const { places, points } = reach(battle, { piece });
      expect(places.length).toBeGreaterThan(40);
      for (const place of places.filter((_, index) => index % 23 === 0)) {
        const there = way(battle, { piece, to: { x: place.x, y: place.y, z: place.z } }) as WayThere;
        expect(there.price).toBe(place.price);
        expect(there.price).toBeLessThanOrEqual(points);
        expect(far(there.to, place)).toBeLessThan(1e-6);
        expect(there.contact).toEqual([]);
        expect(refuseAct(battle.battlefield, there.move)).toBeNull();
      }
    },
  );
  test('tracks: a turn is one of the points, so three steps around and four ahead and back', () => {
    const { battle, piece } = garage('bronekhod');
    const { places } = reach(battle, { piece });
    const furthest = (isThere: (place: { x: number; y: number }) => boolean) =>
      Math.max(...places.filter(isThere).map((place) => far(place, { x: 400, y: 400 })));
    expect(furthest(({ y }) => y === 400)).toBe(200);
    expect(furthest(({ y }) => y !== 400)).toBeLessThanOrEqual(150);
    expect(furthest(({ y }) => y !== 400)).toBeGreaterThan(140);
    expect(
      places.filter(({ x, y }) => x < 400 && y === 400 && far({ x, y }, { x: 400, y: 400 }) > 190),
    ).toHaveLength(1);
  });
  test('walkers go a little aside cheaper than by a turn', () => {
    const { battle, piece } = garage('raptor');
    expect(told(way(battle, { piece, to: { x: 480, y: 410, z: 0 } }))).toBeCloseTo(80 / 50 + 10 / 25, 9);
    expect(told(way(battle, { piece, to: { x: 400, y: 480, z: 0 } }))).toBeCloseTo(1 + 80 / 50, 9);
  });
  test('flyers turn by 90° a point, and have a second move', () => {
    const { battle, piece } = garage('thunder');
    expect(told(way(battle, { piece, to: { x: 400, y: 500, z: 0 } }))).toBeCloseTo(1 + 2, 9);
    expect(told(way(battle, { piece, to: { x: 300, y: 400, z: 0 } }))).toBeCloseTo(2 + 2, 9);
    const first = way(battle, { piece, to: { x: 600, y: 400, z: 0 } }) as WayThere;
    battle.roll((game) => carryOut(game, first.move));
    expect(reach(battle, { piece }).places.length).toBeGreaterThan(60);
    const second = way(battle, { piece, to: { x: 800, y: 400, z: 0 } }) as WayThere;
    battle.roll((game) => carryOut(game, second.move));
    expect(told(ask(battle, { ask: 'reach', piece }))).toBe('BRP-3.2.1 has-moved');
  });
  test.each(['bronekhod', 'raptor', 'thunder'])(
    '%s in the open: no drive that the rules accept gets anywhere cheaper, or further',
    (kind) => {
      const { battle, piece } = garage(kind);
      const chance = chanceFrom(seedFromText('drives'));
      let accepted = 0;
      for (let tried = 0; tried < 60; tried++) {
        const legs: Leg[] = Array.from({ length: 1 + chance.below(3) }, () =>
          chance.below(3) === 0
            ? { turn: { x: chance.below(201) - 100, y: 1 + chance.below(100) } }
            : { go: WAYS[chance.below(4)] as (typeof WAYS)[number], by: chance.below(150) },
        );
        const move: Act = { kind: 'drive', by: piece, legs };
        if (refuseAct(battle.battlefield, move)) continue;
        accepted++;
        const driven = driveOf(battle.battlefield, move);
        if ('reason' in driven) throw new Error(driven.reason);
        const there = way(battle, { piece, to: { x: driven.to.x, y: driven.to.y, z: 0 } });
        expect(told(there)).toBeLessThanOrEqual(driven.price + 1e-9);
      }
      expect(accepted).toBeGreaterThan(4);
    },
  );
  test('beyond it the rules refuse, and say what it would cost', () => {
    const { battle, piece } = garage('bronekhod');
    expect(way(battle, { piece, to: { x: 400, y: 551, z: 0 } })).toMatchObject({
      reason: 'too-far',
      figures: { points: 4 },
    });
    const walled = garage('bronekhod', [block(330, 470, 140, 20, 60)]);
    expect(told(way(walled.battle, { piece: walled.piece, to: { x: 400, y: 545, z: 0 } }))).toMatch(
      /way-blocked/,
    );
  });
  test('round a corner it turns twice', () => {
    const { battle, piece } = garage('bronekhod', [block(440, 380, 10, 45, 60)]);
    const there = way(battle, { piece, to: { x: 450, y: 460, z: 0 } }) as WayThere;
    expect(there.move).toMatchObject({
      legs: [{ turn: {} }, { go: 'forward' }, { turn: {} }, { go: 'forward' }],
    });
    expect(refuseAct(battle.battlefield, there.move)).toBeNull();
  });
  test('with a heading wished for, turned at the end for one more point', () => {
    const { battle, piece } = garage('bronekhod');
    const to = { x: 460, y: 400, z: 0 };
    expect(told(way(battle, { piece, to }))).toBeCloseTo(1.2, 9);
    expect(told(way(battle, { piece, to, facing: { x: 3, y: 0 } }))).toBeCloseTo(1.2, 9);
    expect(way(battle, { piece, to, facing: { x: 0, y: 1 } })).toMatchObject({
      price: 2.2,
      to: { facing: { x: 0, y: 1 } },
    });
  });
  test('BRP-4.1.1 no place touches an enemy; a charge does', () => {
    const { battle, piece } = garage('bronekhod');
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [480, 460]);
    for (const { x, y, facing } of reach(battle, { piece }).places) {
      const there = { ...battle.get(piece), x, y, hx: facing.x, hy: facing.y };
      expect(touches(battle.battlefield, there, battle.get(enemy))).toBe(false);
    }
    const charge = ask<WayThere>(battle, { ask: 'charge', piece, enemy });
    expect(charge.contact).toEqual([enemy]);
    battle.roll((game) => carryOut(game, charge.move));
    expect(battle.state.stage).toMatchObject({ contact: [enemy] });
  });
  test('nobody drives a gun, a pilotless machine or a soldier', () => {
    const { battle } = garage('bronekhod');
    const empty = battle.machine(0, 'raptor', [700, 400]);
    const soldier = battle.soldier(0, 'regime-clones', 1, [900, 400]);
    expect(told(ask(battle, { ask: 'reach', piece: empty }))).toBe('BRP-2.0 not-in-this-unit');
    expect(told(ask(battle, { ask: 'reach', piece: soldier, how: 'drive' }))).toBe('BRP-4.2 machines-only');
  });
});
