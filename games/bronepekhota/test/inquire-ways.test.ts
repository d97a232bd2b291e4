import { describe, expect, test } from 'vitest';
import { activate } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import type { WayThere } from '../rules/inquire/answers.ts';
import type { Act } from '../rules/moves.ts';
import type { Machine, PieceId } from '../rules/state.ts';
import { ask, block, far, named, reach, told, way } from './asking.ts';
import { Battle } from './scenario.ts';

const EAST = { x: 1, y: 0 };

/** Somebody of every kind; nobody acts yet. */
function parade() {
  const battle = new Battle({ rules: { jumps: true } });
  const clone = battle.soldier(0, 'regime-clones', 1, [300, 300]);
  const mortar = battle.gun(0, 'mortar', [333, 300]);
  const raptor = battle.machine(0, 'raptor', [600, 600], { pilot: 'regime-clones' });
  const empty = battle.machine(0, 'raptor', [900, 600]);
  const foe = battle.soldier(1, 'cyber-infantry', 1, [120, 300]);
  return { battle, clone, mortar, raptor, empty, foe };
}

function answer(battle: Battle, question: object): string | null {
  const got = ask<object | null>(battle, question);
  if (got === null) return null;
  return 'reason' in got ? named(got as never) : 'answered';
}

describe('BRP-4.1, BRP-4.2 who goes how', () => {
  test.each([
    [undefined, 'answered', 'answered'],
    ['walk', 'answered', 'BRP-4.1 on-foot-only'],
    ['jump', 'answered', 'BRP-4.1 on-foot-only'],
    ['push', 'answered', 'BRP-4.1 on-foot-only'],
    ['drive', 'BRP-4.2 machines-only', 'answered'],
  ])('%s: a soldier %s, a machine %s', (how, onFoot, driving) => {
    const { battle, clone, mortar, raptor } = parade();
    const asked = { ...(how && { how }) };
    const load = how === 'push' ? { load: mortar } : {};
    const near = { x: 360, y: 300, z: 0 };
    const there = how === 'push' ? near : { x: 300, y: 350, z: 0 };
    expect(answer(battle, { ask: 'reach', piece: clone, ...asked, ...load })).toBe(onFoot);
    expect(answer(battle, { ask: 'reach', piece: raptor, ...asked })).toBe(driving);
    const to = how === 'jump' ? { x: 300, y: 400, z: 0 } : there;
    expect(answer(battle, { ask: 'way', piece: clone, to, ...asked, ...load })).toBe(onFoot);
    expect(answer(battle, { ask: 'way', piece: raptor, to: { x: 650, y: 600, z: 0 }, ...asked })).toBe(
      driving,
    );
  });
  test('BRP-4.1.5 pushing takes something to push', () => {
    const { battle, clone, foe } = parade();
    for (const load of [{}, { load: 99 }]) {
      const asked = { piece: clone, how: 'push', ...load };
      expect(answer(battle, { ask: 'reach', ...asked })).toBe('BRP-4.1.5 not-movable');
      expect(answer(battle, { ask: 'way', ...asked, to: { x: 400, y: 300, z: 0 } })).toBe(
        'BRP-4.1.5 not-movable',
      );
    }
    expect(answer(battle, { ask: 'reach', piece: clone, how: 'push', load: foe })).toBe(
      'BRP-4.1.5 not-at-hand',
    );
  });
  test('BRP-2.0 a gun, a pilotless machine and whoever is gone go nowhere', () => {
    const { battle, clone, mortar, empty, foe } = parade();
    battle.get(foe).status = 'destroyed';
    const to = { x: 310, y: 500, z: 0 };
    for (const piece of [mortar, empty, foe]) {
      for (const question of [
        { ask: 'reach' },
        { ask: 'way', to },
        { ask: 'charge', enemy: clone },
        { ask: 'out' },
      ])
        expect(answer(battle, { ...question, piece })).toBe('BRP-2.0 not-in-this-unit');
    }
  });
});

describe('BRP-3.2.1 in its turn what it has done counts, out of it it is asked as if it came next', () => {
  test('before anybody acts, for either side', () => {
    const { battle, clone, foe, raptor } = parade();
    expect(reach(battle, { piece: clone }).points).toBe(4);
    expect(reach(battle, { piece: foe }).points).toBe(5);
    expect(reach(battle, { piece: raptor }).points).toBe(5);
    const charge = ask<WayThere>(battle, { ask: 'charge', piece: foe, enemy: clone });
    expect(charge.contact).toEqual([clone]);
  });
  test('whoever has moved moves no more; the rest of its squad, and others, may', () => {
    const battle = new Battle();
    const [first = -1, second = -1] = battle.squad(0, 'tribunators', [300, 300], [300, 400]);
    const other = battle.soldier(0, 'regime-clones', 1, [300, 500]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    battle.roll((game) => carryOut(game, { kind: 'walk', by: first, path: [], facing: EAST }));
    expect(answer(battle, { ask: 'reach', piece: first })).toBe('BRP-3.2.1 has-moved');
    expect(answer(battle, { ask: 'charge', piece: first, enemy: second })).toBe('BRP-3.2.1 has-moved');
    expect(answer(battle, { ask: 'reach', piece: second })).toBe('answered');
    expect(answer(battle, { ask: 'reach', piece: other })).toBe('answered');
    battle.roll((game) => carryOut(game, { kind: 'walk', by: second, path: [], facing: EAST }));
    expect(answer(battle, { ask: 'reach', piece: first })).toBe('answered');
    expect(answer(battle, { ask: 'reach', piece: second })).toBe('BRP-3.2.1 has-moved');
  });
  test('a machine’s turn is not its neighbour’s', () => {
    const { battle, raptor } = parade();
    const other = battle.machine(0, 'raptor', [600, 300], { pilot: 'regime-clones' });
    battle.roll((game) => activate(game, 0, { piece: raptor }));
    battle.roll((game) => carryOut(game, { kind: 'drive', by: raptor, legs: [] }));
    expect(answer(battle, { ask: 'reach', piece: raptor })).toBe('BRP-3.2.1 has-moved');
    expect(answer(battle, { ask: 'reach', piece: other })).toBe('answered');
  });
});

describe('what a move comes to', () => {
  test('a walk, a jump or a drive at the price the rules take; a refusal as they refuse', () => {
    const { battle, clone, raptor } = parade();
    const walk: Act = { kind: 'walk', by: clone, path: [{ x: 300, y: 400, z: 0 }], facing: EAST };
    const jump: Act = { kind: 'jump', by: clone, to: { x: 300, y: 395, z: 0 }, facing: EAST };
    const drive: Act = { kind: 'drive', by: raptor, legs: [{ go: 'left', by: 50 }] };
    const price = (move: object) => ask<WayThere>(battle, { ask: 'price', move });
    for (const move of [walk, jump, drive]) expect(price(move)).toBeNull();
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    expect(price(walk)).toEqual({
      move: walk,
      price: 2,
      points: 4,
      to: { x: 300, y: 400, z: 0, facing: EAST },
      contact: [],
    });
    expect(price(jump)).toEqual({
      move: jump,
      price: 1.5,
      points: 3,
      to: { x: 300, y: 395, z: 0, facing: EAST },
      contact: [],
    });
    expect(told(price(drive))).toBe('BRP-3.2.1 not-in-this-unit');
    expect(told(price({ ...jump, to: { x: 300, y: 900, z: 0 } }))).toBe('BRP-9.4 jump-too-far');
    battle.roll((game) => activate(game, 0, { piece: raptor }));
    expect(price(drive)).toEqual({
      move: drive,
      price: 2,
      points: 5,
      to: { x: 600, y: 650, z: 0, facing: EAST },
      contact: [],
    });
    expect(told(price({ ...drive, legs: [{ go: 'left', by: 126 }] }))).toBe('BRP-4.2 too-far');
    expect(told(price(walk))).toBe('BRP-3.2.1 not-in-this-unit');
    expect(told(price({ ...walk, by: 99 }))).toBe('BRP-3.2.1 no-such-piece');
    for (const move of [{ kind: 'end' }, { kind: 'fight', by: raptor, enemy: clone }])
      expect(price(move)).toBeNull();
  });
  test('by the next soldier of the squad as if its turn had begun', () => {
    const battle = new Battle();
    const [first = -1, second = -1] = battle.squad(0, 'tribunators', [300, 300], [300, 400]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    battle.roll((game) => carryOut(game, { kind: 'walk', by: first, path: [], facing: EAST }));
    const walk = (by: PieceId, y: number) => ({
      kind: 'walk',
      by,
      path: [{ x: 350, y, z: 0 }],
      facing: EAST,
    });
    expect(told(ask(battle, { ask: 'price', move: walk(second, 400) }))).toBe(1);
    expect(told(ask(battle, { ask: 'price', move: walk(first, 300) }))).toBe('BRP-3.2.1 has-moved');
  });
});

describe('BRP-9.4 where a jump pack takes its soldier', () => {
  /** A clone infantryman jumps three steps. */
  function jumper(terrain: Parameters<typeof block>[] = []) {
    const battle = new Battle({ rules: { jumps: true }, terrain: terrain.map((box) => block(...box)) });
    const piece = battle.soldier(0, 'regime-clones', 1, [300, 300]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    return { battle, piece };
  }

  test('in the open as far as its steps and its own length, the rest at its price', () => {
    const { battle, piece } = jumper();
    const { grid, places, points } = reach(battle, { piece, how: 'jump' });
    expect([grid, points]).toEqual([20, 3]);
    const all = new Map(places.map((place) => [`${place.x} ${place.y}`, place]));
    for (let x = 100; x <= 500; x += 20) {
      for (let y = 100; y <= 500; y += 20) {
        const length = far({ x, y }, { x: 300, y: 300 });
        const offered = all.get(`${x} ${y}`);
        expect(offered !== undefined, `${x}, ${y}`).toBe(length <= 170);
        if (!offered) continue;
        expect(offered.price).toBeCloseTo(Math.max(0, length - 20) / 50, 9);
        expect(offered.facing).toEqual(length > 0 ? { x: x - 300, y: y - 300 } : EAST);
      }
    }
  });
  test.each([
    [310, 300, 480, 300],
    [310, 300, 140, 300],
    [300, 310, 300, 480],
    [300, 310, 300, 140],
  ])('from %d, %d to the very end of a jump at %d, %d', (x, y, toX, toY) => {
    const { battle, piece } = jumper();
    Object.assign(battle.get(piece), { x, y });
    const { places } = reach(battle, { piece, how: 'jump' });
    expect(places.find((place) => place.x === toX && place.y === toY)?.price).toBe(3);
  });
  test('onto and over what is in the way, and not where nobody can stand: just as the rules say', () => {
    const { battle, piece } = jumper([
      [340, 240, 80, 60, 60],
      [240, 240, 20, 200, 90],
    ]);
    battle.soldier(1, 'cyber-infantry', 1, [300, 380]);
    const { places } = reach(battle, { piece, how: 'jump' });
    const offered = new Set(places.map(({ x, y, z }) => `${x} ${y} ${z}`));
    for (let x = 120; x <= 480; x += 20) {
      for (let y = 120 + (x % 40); y <= 480; y += 40) {
        for (const z of [0, 60, 90]) {
          const to = { x, y, z };
          const there = way(battle, { piece, how: 'jump', to });
          const isFree = !('reason' in there) && there.contact.length === 0;
          expect(offered.has(`${x} ${y} ${z}`), `${x}, ${y}, ${z}`).toBe(isFree);
          if (isFree) expect(refuseAct(battle.battlefield, there.move)).toBeNull();
        }
      }
    }
    for (const { price } of places) expect(price).toBeLessThanOrEqual(3);
    expect(offered.size).toBeGreaterThan(80);
    expect(places.some(({ z }) => z === 60)).toBe(true);
  });
  test('the wished heading, or one that fits; else it is said that none does', () => {
    const { battle, piece } = jumper([
      [380, 200, 10, 87, 100],
      [380, 313, 10, 87, 100],
    ]);
    const to = { x: 385, y: 300, z: 0 };
    const there = way(battle, { piece, how: 'jump', to }) as WayThere;
    expect(there).toMatchObject({ price: 1.3, points: 3, to: { ...to, facing: { x: 0, y: 1 } } });
    expect(refuseAct(battle.battlefield, there.move)).toBeNull();
    expect(told(way(battle, { piece, how: 'jump', to, facing: EAST }))).toBe('BRP-0.7 cannot-stand');
    expect(told(way(battle, { piece, how: 'jump', to: { x: 385, y: 320, z: 0 } }))).toMatch(/^BRP-(0.7|9.4)/);
  });
  test('it lands as it jumped', () => {
    const { battle, piece } = jumper();
    for (const [x, y] of [
      [340, 330],
      [270, 220],
    ] as const)
      expect(way(battle, { piece, how: 'jump', to: { x, y, z: 0 } })).toMatchObject({
        to: { facing: { x: x - 300, y: y - 300 } },
      });
  });
  test('BRP-4.1.1 a jump into an enemy is a way, and told of', () => {
    const { battle, piece } = jumper();
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [400, 300]);
    const there = way(battle, { piece, how: 'jump', to: { x: 379.5, y: 300, z: 0 } });
    expect(there).toMatchObject({ contact: [enemy], move: { kind: 'jump' } });
  });
  test('not without a pack, without agreement, or a second time', () => {
    const { battle, piece } = jumper();
    battle.roll((game) => carryOut(game, { kind: 'walk', by: piece, path: [], facing: EAST }));
    expect(answer(battle, { ask: 'reach', piece, how: 'jump' })).toBe('BRP-3.2.1 has-moved');
    const tribunator = battle.soldier(0, 'tribunators', 1, [600, 600]);
    expect(answer(battle, { ask: 'reach', piece: tribunator, how: 'jump' })).toBe('BRP-9.4 no-jump-pack');
    const other = new Battle();
    const clone = other.soldier(0, 'regime-clones', 1, [300, 300]);
    expect(answer(other, { ask: 'reach', piece: clone, how: 'jump' })).toBe('BRP-9.4 no-jumps');
  });
});

describe('a question about somebody who is not there, or that is none', () => {
  test.each<[string, object]>([
    ['reach', {}],
    ['way', { to: { x: 0, y: 0, z: 0 } }],
    ['out', {}],
    ['deeds', {}],
    ['sees', {}],
    ['targets', { with: 'own' }],
    ['charge', { enemy: 0 }],
    ['fight', { enemy: 0 }],
    ['measure', { to: 0 }],
  ])('%s', (about, more) => {
    const { battle } = parade();
    expect(ask(battle, { ask: about, piece: 99, ...more })).toBeNull();
    expect(ask(battle, { ask: about, ...more })).toBeNull();
    expect(ask(battle, { ask: about, piece: 0, more: 1, ...more })).toBeNull();
    if ('enemy' in more) expect(ask(battle, { ask: about, piece: 0, enemy: 99 })).toBeNull();
    const known = ask(battle, { ask: about, piece: 0, ...more });
    if (about !== 'deeds' && about !== 'targets') expect(known).not.toBeNull();
  });
  test('a machine that is broken goes less far', () => {
    const { battle, raptor } = parade();
    battle.get<Machine>(raptor).durability = 3;
    expect(reach(battle, { piece: raptor }).points).toBe(3);
  });
});
