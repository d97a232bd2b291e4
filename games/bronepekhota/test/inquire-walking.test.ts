import type { TerrainPiece } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { activate } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import type { ReachedPlace, WayThere } from '../rules/inquire/answers.ts';
import { walkOf } from '../rules/movement/walk.ts';
import type { Act, Heading, Spot } from '../rules/moves.ts';
import type { PieceId } from '../rules/state.ts';
import { ask, block, far, named, reach, told, way } from './asking.ts';
import { Battle, type Place } from './scenario.ts';

/** A tribunator: speed 3. Its turn has begun. */
function walker([x, y, z = 0]: Place, terrain: readonly TerrainPiece[] = []) {
  const battle = new Battle({ terrain });
  const piece = battle.soldier(0, 'tribunators', 1, [x, y, z]);
  battle.roll((game) => activate(game, 0, { squad: 0 }));
  return { battle, piece };
}

function walk(by: PieceId, path: readonly Spot[], facing: Heading): Extract<Act, { kind: 'walk' }> {
  return { kind: 'walk', by, path, facing };
}

const HEADINGS: readonly Heading[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
  { x: 1, y: -1 },
];

function at(places: readonly ReachedPlace[], x: number, y: number, z = 0): ReachedPlace | undefined {
  return places.find((place) => place.x === x && place.y === y && place.z === z);
}

describe('BRP-4.1 how far a soldier gets', () => {
  test('in the open every place within its points, for a point a step, facing as it came', () => {
    const { battle, piece } = walker([100, 90]);
    const { grid, places, points } = reach(battle, { piece });
    expect([grid, points]).toEqual([20, 3]);
    for (let x = -60; x <= 260; x += 20) {
      for (let y = -60; y <= 260; y += 20) {
        const to = { x, y, z: 0 };
        const price = far(to, { x: 100, y: 90 }) / 50;
        const came = price > 0 ? { x: x - 100, y: y - 90 } : { x: 1, y: 0 };
        const accepted = [came, { x: 1, y: 0 }, ...HEADINGS].find(
          (facing) => !refuseAct(battle.battlefield, walk(piece, price > 0 ? [to] : [], facing)),
        );
        const offered = at(places, x, y);
        expect(offered?.facing, `${x}, ${y}`).toEqual(accepted);
        if (offered) expect(offered.price).toBeCloseTo(price, 9);
      }
    }
    expect(places.length).toBeGreaterThan(120);
  });
  test('where it stands it stays as it looks, for nothing', () => {
    const { battle, piece } = walker([100, 100]);
    battle.turn(piece, -3, 4);
    expect(at(reach(battle, { piece }).places, 100, 100)).toEqual({
      x: 100,
      y: 100,
      z: 0,
      price: 0,
      facing: { x: -3, y: 4 },
    });
    expect(way(battle, { piece, to: { x: 100, y: 100, z: 0 } })).toMatchObject({
      price: 0,
      points: 3,
      move: { path: [], facing: { x: -3, y: 4 } },
    });
  });
  test.each<[string, () => ReturnType<typeof walker>]>([
    ['round a wall', () => walker([300, 300], [block(340, 250, 10, 80, 100)])],
    ['over a fence, up a crate, under a slab', () => street()],
    ['past an enemy and a friend', () => crowd()],
    ['away from whom it touches', () => crowd([321, 300])],
  ])(
    '%s: what is offered is accepted at its price, what is not is refused, too dear, or contact',
    (_, begin) => {
      const { battle, piece } = begin();
      const { places, points } = reach(battle, { piece });
      let left = 0;
      for (let x = 140; x <= 460; x += 20) {
        for (let y = 140 + (x % 40); y <= 460; y += 40) {
          for (const z of [0, 20, 60]) {
            const offered = at(places, x, y, z);
            if (!offered && z > 0) continue;
            const there = way(battle, { piece, to: { x, y, z }, ...(offered && { facing: offered.facing }) });
            if (offered) {
              expect(told(there), `${x}, ${y}, ${z}`).toBeLessThanOrEqual(offered.price + 1e-9);
              const { move, contact, to, price } = there as WayThere;
              expect(price).toBeGreaterThan(offered.price - 0.01);
              expect(contact).toEqual([]);
              expect(to).toEqual({ x, y, z, facing: offered.facing });
              expect(price).toBeLessThanOrEqual(points + 0.001);
              expect(refuseAct(battle.battlefield, move)).toBeNull();
            } else {
              left++;
              expect(
                'reason' in there || there.contact.length > 0 || there.price > points - 0.01,
                `${x}, ${y}, ${z}`,
              ).toBe(true);
            }
          }
        }
      }
      expect(places.length).toBeGreaterThan(90);
      expect(left).toBeGreaterThan(15);
    },
  );

  function street() {
    const slab = { ...block(230, 320, 60, 60, 60), base: 50 } as TerrainPiece;
    return walker([300, 300], [block(330, 250, 10, 100, 20), block(240, 220, 50, 50, 60), slab]);
  }

  function crowd(foe: Place = [340, 300]) {
    const begun = walker([300, 300]);
    begun.battle.soldier(1, 'cyber-infantry', 1, foe);
    begun.battle.soldier(0, 'regime-clones', 1, [300, 340]);
    begun.battle.machine(1, 'raptor', [250, 250]);
    begun.battle.get(begun.battle.soldier(1, 'cyber-infantry', 2, [280, 300])).status = 'destroyed';
    return begun;
  }

  test('BRP-4.1.1 no nearer to an enemy than a millimetre and a hair, passing or standing', () => {
    const offered = (gap: number) => {
      const { battle, piece } = walker([300, 300]);
      battle.soldier(1, 'cyber-infantry', 1, [360 + 20 + gap, 300]);
      const place = at(reach(battle, { piece }).places, 360, 300);
      return place?.facing;
    };
    expect(offered(1)).toBeUndefined();
    expect(offered(1.02)).toEqual({ x: 60, y: 0 });
    const passes = (gap: number) => {
      const { battle, piece } = walker([300, 300]);
      battle.soldier(1, 'cyber-infantry', 1, [360, 300 + 10 + 15 + gap]);
      return told(way(battle, { piece, to: { x: 420, y: 300, z: 0 } }));
    };
    expect(passes(1.02)).toBeCloseTo(2.4, 9);
    expect(passes(1)).toBeGreaterThan(2.4);
    expect(passes(1)).toBeLessThan(2.41);
  });
  test('BRP-3.2.1 once; BRP-12.4 nobody who has to be led goes alone', () => {
    const { battle, piece } = walker([300, 300]);
    battle.roll((game) => carryOut(game, walk(piece, [], { x: 0, y: 1 })));
    expect(told(ask(battle, { ask: 'reach', piece }))).toBe('BRP-3.2.1 has-moved');
    expect(told(way(battle, { piece, to: { x: 320, y: 300, z: 0 } }))).toBe('BRP-3.2.1 has-moved');
  });
});

describe('BRP-4.1 the way of a soldier', () => {
  test('faces as its last leg goes, unless it is wished otherwise', () => {
    const { battle, piece } = walker([300, 300], [block(320, 200, 10, 110, 100)]);
    const there = way(battle, { piece, to: { x: 350, y: 290, z: 0 } }) as WayThere;
    const { path } = there.move as ReturnType<typeof walk>;
    expect(path.length).toBeGreaterThan(1);
    const [before, end] = [path.at(-2), path.at(-1)] as [Spot, Spot];
    expect(there.to.facing).toEqual({ x: end.x - before.x, y: end.y - before.y });
    const wished = way(battle, { piece, to: { x: 350, y: 290, z: 0 }, facing: { x: 0, y: 1 } }) as WayThere;
    expect(wished.to.facing).toEqual({ x: 0, y: 1 });
    expect(wished.price).toBe(there.price);
  });
  test('says what it would cost as far as twice the points, straight or round', () => {
    const { battle, piece } = walker([300, 300]);
    const cost = (x: number) => way(battle, { piece, to: { x, y: 300, z: 0 } });
    expect(cost(450)).toMatchObject({ price: 3 });
    for (const [x, price] of [
      [451, 3.02],
      [600, 6],
      [601, 6.02],
      [900, 12],
    ] as const)
      expect(cost(x)).toMatchObject({ clause: 'BRP-4.1', reason: 'too-far', figures: { points: 3, price } });
    const wall = (depth: number) => walker([300, 400], [block(310, 400 - depth / 2, 10, depth, 100)]);
    const round = (depth: number) => {
      const begun = wall(depth);
      return way(begun.battle, { piece: begun.piece, to: { x: 330, y: 400, z: 0 } });
    };
    expect(told(round(100))).toBeLessThan(3);
    expect(round(200)).toMatchObject({ reason: 'too-far', figures: { points: 3 } });
    expect(round(400)).toMatchObject({ reason: 'way-blocked', figures: { obstacle: 'no-way' } });
  });
  test('BRP-0.7 says that nobody can stand there', () => {
    const { battle, piece } = walker(
      [300, 300],
      [block(340, 200, 10, 87, 100), block(340, 313, 10, 87, 100)],
    );
    const narrow = { x: 345, y: 300, z: 0 };
    expect(told(way(battle, { piece, to: narrow }))).toBe(0.9);
    const slit = walker([300, 300], [block(320, 200, 50, 89, 100), block(320, 311, 50, 89, 100)]);
    expect(told(way(slit.battle, { piece: slit.piece, to: narrow }))).toBe(0.9);
    battle.soldier(0, 'regime-clones', 1, [345, 300]);
    expect(told(way(battle, { piece, to: narrow }))).toBe('BRP-0.7 cannot-stand');
  });
  test('BRP-0.7 stands across a narrow passage, whichever way that runs, and not at its dead end', () => {
    const passage = [
      block(329, 320, 20, 70, 100),
      block(371, 320, 20, 70, 100),
      block(329, 372, 62, 20, 100),
    ];
    const { battle, piece } = walker([360, 300], passage);
    battle.turn(piece, 0, 1);
    const { places } = reach(battle, { piece });
    expect(at(places, 360, 340)?.facing).toEqual({ x: 1, y: 0 });
    expect(at(places, 360, 360)).toBeUndefined();
    for (const { price } of places) expect(price).toBeLessThanOrEqual(3);
    expect(told(way(battle, { piece, to: { x: 360, y: 360, z: 0 } }))).toBe('BRP-0.7 cannot-stand');
    for (const side of [1, -1]) {
      const wall = (off: number): TerrainPiece => ({
        kind: 'block',
        corners: [
          [-30, off - 10],
          [30, off - 10],
          [30, off + 10],
          [-30, off + 10],
        ].map(([along = 0, across = 0]) => ({
          x: 340 + (along - across * side) * Math.SQRT1_2,
          y: 340 + (along * side + across) * Math.SQRT1_2,
        })),
        base: 0,
        top: 100,
        walkable: true,
        climbable: false,
      });
      const askew = walker([300, 340 - 40 * side], [wall(21), wall(-21)]);
      askew.battle.turn(askew.piece, 1, side);
      const place = at(reach(askew.battle, { piece: askew.piece }).places, 340, 340);
      expect(place?.facing).toEqual({ x: 1, y: -side });
    }
  });
  test('not through a roof to where it stands above', () => {
    const slab = { ...block(270, 270, 60, 60, 60), base: 50 } as TerrainPiece;
    const { battle, piece } = walker([300, 300], [slab]);
    expect(told(way(battle, { piece, to: { x: 300, y: 300, z: 60 } }))).toBe('BRP-4.1 way-blocked');
  });
  test('BRP-4.1.1 to a place in contact it runs into whoever stands by it, and round everybody else', () => {
    const { battle, piece } = walker([300, 300]);
    const foe = battle.soldier(1, 'cyber-infantry', 1, [420, 300]);
    battle.soldier(1, 'cyber-infantry', 2, [420, 400]);
    const there = way(battle, { piece, to: { x: 399.5, y: 300, z: 0 } }) as WayThere;
    expect(there.contact).toEqual([foe]);
    expect(refuseAct(battle.battlefield, there.move)).toBeNull();
    expect(told(way(battle, { piece, to: { x: 420, y: 300, z: 0 } }))).toBe('BRP-0.7 cannot-stand');
  });
  test('BRP-4.1.1 whoever stands above the place is not by it', () => {
    const slab = { ...block(370, 270, 60, 60, 60), base: 55 } as TerrainPiece;
    const { battle, piece } = walker([300, 300], [slab]);
    battle.soldier(1, 'cyber-infantry', 1, [400, 300, 60]);
    battle.soldier(1, 'cyber-infantry', 2, [350, 325.4]);
    const there = way(battle, { piece, to: { x: 400, y: 300, z: 0 } }) as WayThere;
    expect(there.contact).toEqual([]);
    expect(far(there.to, { x: 400, y: 300 })).toBe(0);
    expect(refuseAct(battle.battlefield, there.move)).toBeNull();
  });
});

describe('BRP-4.1.1 a charge on foot', () => {
  const charge = (battle: Battle, piece: PieceId, enemy: PieceId) =>
    ask<ReturnType<typeof way>>(battle, { ask: 'charge', piece, enemy });

  test('by the shortest way, up to contact, facing whom it meets', () => {
    const { battle, piece } = walker([300, 300]);
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [400, 300]);
    const there = charge(battle, piece, enemy) as WayThere;
    expect(there).toMatchObject({ contact: [enemy], points: 3, move: { kind: 'walk', by: piece } });
    expect(there.price).toBeCloseTo((100 - 10 - 10 - 1) / 50, 3);
    expect(there.to.facing.x).toBeGreaterThan(0);
    expect(there.to.facing.y).toBeCloseTo(0, 6);
    Object.assign(battle.get(enemy), { x: 240, y: 240 });
    const back = charge(battle, piece, enemy) as WayThere;
    expect(back.contact).toEqual([enemy]);
    expect(Math.max(back.to.facing.x, back.to.facing.y)).toBeLessThanOrEqual(0);
    battle.get(enemy).y = 300;
    battle.get(enemy).x = 300 + 150 + 20.9;
    expect(told(charge(battle, piece, enemy))).toBeCloseTo(3, 2);
    battle.get(enemy).x = 300 + 150 + 21.2;
    expect(charge(battle, piece, enemy)).toMatchObject({ reason: 'too-far', figures: { points: 3 } });
  });
  test('at the nearest side of something long', () => {
    const { battle, piece } = walker([300, 300]);
    const enemy = battle.machine(1, 'mad-bull', [400, 360], { pilot: 'cyber-infantry' });
    const there = charge(battle, piece, enemy) as WayThere;
    const straight = walkOf(battle.battlefield, walk(piece, [{ x: 400, y: 310, z: 0 }], { x: 1, y: 0 }));
    if ('reason' in straight) throw new Error(straight.reason);
    expect(straight.contact).toEqual([enemy]);
    expect(there.price).toBeLessThanOrEqual(straight.price);
    expect(there.price).toBeCloseTo((Math.hypot(57.5, 10) - 11) / 50, 2);
  });
  test('not at the nearest point of it, if another is cheaper to come to', () => {
    const { battle, piece } = walker([290, 400], [block(320, 390, 10, 90, 100)]);
    const enemy = battle.machine(1, 'mad-bull', [400, 400], { pilot: 'cyber-infantry' });
    const path = [
      { x: 315, y: 379, z: 0 },
      { x: 330, y: 379, z: 0 },
      { x: 400, y: 400, z: 0 },
    ];
    const straight = walkOf(battle.battlefield, walk(piece, path, { x: 1, y: 0 }));
    if ('reason' in straight) throw new Error(straight.reason);
    expect((charge(battle, piece, enemy) as WayThere).price).toBeLessThan(straight.price + 0.02);
  });
  test('at nobody who is gone', () => {
    const { battle, piece } = walker([300, 300]);
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [360, 300]);
    battle.get(enemy).status = 'destroyed';
    expect(told(charge(battle, piece, enemy))).toBe('BRP-4.1.1 no-enemy-touched');
  });
  test('round another enemy, a friend and a wall', () => {
    const { battle, piece } = walker([300, 300], [block(370, 240, 5, 50, 100)]);
    const other = battle.soldier(1, 'cyber-infantry', 2, [350, 300]);
    battle.soldier(0, 'regime-clones', 1, [350, 331]);
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [410, 300]);
    const there = charge(battle, piece, enemy) as WayThere;
    expect(there.contact).toEqual([enemy]);
    expect(there.price).toBeGreaterThan((110 - 21) / 50 + 0.1);
    expect(refuseAct(battle.battlefield, there.move)).toBeNull();
    expect((charge(battle, piece, other) as WayThere).contact).toEqual([other]);
  });
  test('at nobody who is walled in; nor at whom it touches, who is no enemy or whom nobody serves', () => {
    const walls = [block(380, 280, 5, 60, 100), block(430, 280, 5, 60, 100)];
    const { battle, piece } = walker(
      [300, 300],
      [...walls, block(380, 270, 55, 10, 100), block(380, 340, 55, 10, 100)],
    );
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [407, 310]);
    expect(told(charge(battle, piece, enemy))).toBe('BRP-4.1 way-blocked');
    const friend = battle.soldier(0, 'regime-clones', 1, [300, 250]);
    const empty = battle.machine(1, 'raptor', [300, 400]);
    const touched = battle.soldier(1, 'cyber-infantry', 2, [320.5, 300]);
    for (const id of [friend, empty, touched])
      expect(named(charge(battle, piece, id) as never)).toMatch(/^BRP-4/);
  });
});
