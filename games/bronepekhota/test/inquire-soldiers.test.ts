import type { TerrainPiece } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { activate } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import type { Reach, WayThere } from '../rules/inquire/answers.ts';
import type { BronepekhotaRefusal } from '../rules/refusals.ts';
import { touches } from '../rules/space.ts';
import { ask, block, far, reach, told, way } from './asking.ts';
import { Battle } from './scenario.ts';

/** A low wall, a house, and somebody of either side. */
function street(kind: string) {
  const terrain: TerrainPiece[] = [block(450, 350, 12, 120, 40), block(330, 280, 80, 60, 60)];
  const battle = new Battle({ terrain, rules: { jumps: true } });
  const piece = battle.soldier(0, kind, 1, [400, 400]);
  const friend = battle.soldier(0, 'regime-clones', 1, [400, 450]);
  const enemy = battle.soldier(1, 'cyber-infantry', 1, [350, 450]);
  battle.roll((game) => activate(game, 0, { squad: 0 }));
  return { battle, piece, friend, enemy };
}

function aFew<Place>(places: readonly Place[]): Place[] {
  return places.filter((_, index) => index % 25 === 0);
}

describe.each([
  { how: 'walk', kind: 'light-assault-clones' },
  { how: 'jump', kind: 'heavy-assault-landing' },
])('the reach of a soldier: $how', ({ how, kind }) => {
  test('the rules accept every place, as it is said to stand there, for no more', () => {
    const { battle, piece, enemy } = street(kind);
    const { places, points } = reach(battle, { piece, how });
    expect(places.length).toBeGreaterThan(200);
    expect(Math.max(...places.map(({ price }) => price))).toBeLessThanOrEqual(points);
    for (const { x, y, z, price, facing } of aFew(places)) {
      const there = way(battle, { piece, how, to: { x, y, z }, facing }) as WayThere;
      expect(told(there)).toBeLessThanOrEqual(price + 1e-9);
      expect(refuseAct(battle.battlefield, there.move)).toBeNull();
      const stands = { ...battle.get(piece), x, y, z, hx: facing.x, hy: facing.y };
      expect(touches(battle.battlefield, stands, battle.get(enemy))).toBe(false);
    }
  });
  test('what is left out on the grid is refused, dearer than the points, or in contact', () => {
    const { battle, piece } = street(kind);
    const { places, points } = reach(battle, { piece, how });
    const isOffered = (x: number, y: number) => places.some((place) => place.x === x && place.y === y);
    let left = 0;
    for (let x = 100; x <= 700; x += 60) {
      for (let y = 100; y <= 700; y += 100) {
        if (isOffered(x, y)) continue;
        left++;
        const there = way(battle, { piece, how, to: { x, y, z: 0 } });
        // The reach asks for a little more than the cheapest way where a jump is at its limit.
        const isDear = 'reason' in there || there.price > points - 0.6;
        expect(isDear || there.contact.length > 0).toBe(true);
      }
    }
    expect(left).toBeGreaterThan(20);
  });
});

describe('BRP-4.1 the way of a soldier', () => {
  test('says what it would cost where it is too far, and that there is none', () => {
    const { battle, piece } = street('light-assault-clones');
    expect(way(battle, { piece, to: { x: 650, y: 400, z: 0 } })).toMatchObject({
      reason: 'too-far',
      figures: { points: 5 },
    });
    expect(told(way(battle, { piece, to: { x: 370, y: 310, z: 60 } }))).toBe('BRP-4.1 way-blocked');
    expect(told(way(battle, { piece, to: { x: 1100, y: 400, z: 0 } }))).toBe('BRP-4.1 too-far');
  });
  test('stands as it fits where no heading is wished for', () => {
    const { battle, piece } = street('light-assault-clones');
    const to = { x: 438, y: 400, z: 0 };
    expect(told(way(battle, { piece, to, facing: { x: 0, y: 1 } }))).toBe('BRP-0.7 cannot-stand');
    const there = way(battle, { piece, to }) as WayThere;
    expect(refuseAct(battle.battlefield, there.move)).toBeNull();
  });
  test('BRP-4.1.1 a charge ends in contact with whom it was meant for', () => {
    const { battle, piece, enemy } = street('light-assault-clones');
    const charge = ask<WayThere>(battle, { ask: 'charge', piece, enemy });
    expect(charge.contact).toEqual([enemy]);
    battle.roll((game) => carryOut(game, charge.move));
    expect(battle.state.stage).toMatchObject({ contact: [enemy] });
    expect(
      told(ask<Reach | BronepekhotaRefusal>(battle, { ask: 'reach', piece }) as BronepekhotaRefusal),
    ).toBe('BRP-3.2.1 has-moved');
  });
  test('out of its turn it is asked as if it came next', () => {
    const { battle, enemy } = street('light-assault-clones');
    expect(reach(battle, { piece: enemy }).places.length).toBeGreaterThan(100);
  });
});

describe('BRP-4.1.5 pushing a gun', () => {
  test('page 14: a mortar a step away is pushed 75 mm by a soldier of speed 4, not further', () => {
    const battle = new Battle();
    const [piece = -1] = battle.squad(0, 'heavy-clones', [100, 400]);
    const load = battle.gun(0, 'mortar', [182.5, 400]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    const there = way(battle, { piece, how: 'push', load, to: { x: 255, y: 400, z: 0 } }) as WayThere;
    expect(there.price).toBeLessThanOrEqual(4);
    expect(there.load).toMatchObject({ piece: load, to: { y: 400, z: 0 } });
    expect(there.load?.to.x).toBeCloseTo(255, 6);
    const to = { x: 255, y: 400, z: 0 };
    const turned = way(battle, { piece, how: 'push', load, to, facing: { x: -1, y: 0 } }) as WayThere;
    expect(turned.to.facing).toEqual({ x: -1, y: 0 });
    const { places } = reach(battle, { piece, how: 'push', load });
    expect(places.length).toBeGreaterThan(20);
    for (const place of aFew(places)) {
      const found = way(battle, {
        piece,
        how: 'push',
        load,
        to: { x: place.x, y: place.y, z: 0 },
      }) as WayThere;
      expect(found.price).toBe(place.price);
      expect(refuseAct(battle.battlefield, found.move)).toBeNull();
    }
    expect(Math.max(...places.map((place) => far(place, { x: 182.5, y: 400 })))).toBeLessThanOrEqual(75.5);
    expect(told(way(battle, { piece, how: 'push', load, to: { x: 260, y: 400, z: 0 } }))).toBe(
      'BRP-4.1 too-far',
    );
    battle.roll((game) => carryOut(game, there.move));
    expect(battle.get(load).x).toBeCloseTo(255, 6);
  });
  test('what cannot be pushed is refused', () => {
    const { battle, piece, friend } = street('light-assault-clones');
    expect(told(ask(battle, { ask: 'reach', piece, how: 'push', load: friend }))).toBe(
      'BRP-4.1.5 not-movable',
    );
    expect(told(ask(battle, { ask: 'reach', piece, how: 'push' }))).toBe('BRP-4.1.5 not-movable');
  });
});
