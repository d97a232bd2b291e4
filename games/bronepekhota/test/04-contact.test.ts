import type { TerrainPiece } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { activate, note, takeOver } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import { besideOf, placesBeside } from '../rules/movement/beside.ts';
import { nearestOf } from '../rules/movement/contact.ts';
import { type Walked, walkOf } from '../rules/movement/walk.ts';
import type { Act } from '../rules/moves.ts';
import { touches } from '../rules/space.ts';
import type { Machine, PieceId } from '../rules/state.ts';
import { block, named } from './asking.ts';
import { Battle, type Place, told } from './scenario.ts';

const EAST = { x: 1, y: 0 };

const walk = (by: PieceId, facing: { x: number; y: number }, ...path: Place[]) =>
  ({ kind: 'walk', by, facing, path: path.map(([x, y, z = 0]) => ({ x, y, z })) }) as const;

function why(battle: Battle, move: Act): string | null {
  const refusal = refuseAct(battle.battlefield, move);
  return (
    refusal && `${named(refusal)}${refusal.figures ? ` ${Object.values(refusal.figures).join(' ')}` : ''}`
  );
}

/** A soldier of speed 5 on its way; an enemy with its front to it. */
function charge(at: Place = [300, 400], terrain: readonly TerrainPiece[] = [], from: Place = [100, 400]) {
  const battle = new Battle({ terrain });
  const soldier = battle.soldier(0, 'light-assault-clones', 1, from);
  const enemy = battle.soldier(1, 'cyber-infantry', 1, at);
  battle.roll((game) => activate(game, 0, { squad: 0 }));
  battle.roll((game) => takeOver(game, soldier));
  return { battle, soldier, enemy };
}

describe('BRP-4.1.1 a walk stopped by an enemy', () => {
  test('costs what was gone, and is told as far as it went', () => {
    const { battle, soldier } = charge();
    const [walked] = told(
      battle.roll((game) =>
        carryOut(game, walk(soldier, EAST, [150, 400], [200, 400], [400, 400], [400, 500])),
      ),
      'walked',
    );
    expect(walked?.price).toBeCloseTo(179 / 50, 4);
    expect(walked?.path).toEqual([
      { x: 150, y: 400, z: 0 },
      { x: 200, y: 400, z: 0 },
      { x: expect.closeTo(279, 2), y: 400, z: 0 },
    ]);
  });
  test('counts its points for the way it went only', () => {
    const { battle, soldier } = charge([371, 400]);
    expect(why(battle, walk(soldier, EAST, [900, 400]))).toBeNull();
    const far = charge([372, 400]);
    expect(why(far.battle, walk(far.soldier, EAST, [900, 400]))).toMatch(/^BRP-4\.1 too-far/);
  });
  test('stops at whom it meets first, whoever stands on the legs behind', () => {
    const { battle, soldier, enemy } = charge([250, 400]);
    battle.soldier(0, 'regime-clones', 1, [300, 400]);
    battle.soldier(1, 'cyber-infantry', 1, [280, 400]);
    battle.roll((game) => carryOut(game, walk(soldier, EAST, [265, 400], [340, 400])));
    expect(battle.state.stage).toMatchObject({ contact: [enemy] });
  });
  test('goes past one it does not come near: 1 mm is contact, more is not', () => {
    const { battle, soldier, enemy } = charge([200, 425.9]);
    battle.roll((game) => carryOut(game, walk(soldier, EAST, [300, 400])));
    expect(battle.state.stage).toMatchObject({ contact: [enemy] });
    const past = charge([200, 426.1]);
    past.battle.roll((game) => carryOut(game, walk(past.soldier, EAST, [300, 400])));
    expect(past.battle.get(past.soldier).x).toBe(300);
    expect(past.battle.state.stage).toMatchObject({ contact: [] });
  });
  test('nor does whoever is touched from the beginning and not left join in when it meets another', () => {
    const { battle, soldier, enemy } = charge([233, 400], [], [200, 400]);
    battle.soldier(1, 'cyber-infantry', 1, [200, 430.5]);
    battle.roll((game) => carryOut(game, walk(soldier, EAST, [300, 400])));
    expect(battle.get(soldier).x).toBeCloseTo(212, 2);
    expect(battle.state.stage).toMatchObject({ contact: [enemy] });
  });
  test('nor one on another level', () => {
    const { battle, soldier } = charge([200, 440, 45], [block(150, 415, 100, 60, 45)]);
    battle.roll((game) => carryOut(game, walk(soldier, EAST, [300, 400])));
    expect(battle.get(soldier).x).toBe(300);
  });
  test('BRP-4.1.2 an enemy at a ladder’s head is not attacked from it, and it is said why', () => {
    const ladder: TerrainPiece = {
      kind: 'ladder',
      foot: { x: 190, y: 400, z: 0 },
      head: { x: 215, y: 400, z: 100 },
    };
    const { battle, soldier } = charge([230, 400, 100], [block(200, 300, 100, 200, 100), ladder], [140, 400]);
    expect(why(battle, walk(soldier, EAST, [190, 400], [215, 400, 100]))).toBe(
      'BRP-4.1.2 contact-on-the-way rise',
    );
  });
  test('whoever is touched from the start, what is in the way is in it on every leg', () => {
    const { battle, soldier } = charge([120, 400], [block(85, 300, 5, 60, 60)]);
    expect(why(battle, walk(soldier, EAST, [100, 340], [60, 340]))).toBe('BRP-4.1 way-blocked rise');
    expect(why(battle, walk(soldier, EAST, [60, 340]))).toBe('BRP-4.1 way-blocked terrain');
    expect(why(battle, walk(soldier, EAST, [60, 400], [60, 340]))).toBeNull();
  });
  test('left on one leg it stops on the next, with the points that are left', () => {
    const { battle, soldier } = charge([120, 400]);
    const again = walk(soldier, EAST, [60, 400], [160, 400]);
    expect((walkOf(battle.battlefield, again) as Walked).price).toBeCloseTo((40 + 39) / 50, 4);
    const paces = Array.from({ length: 8 }, (_, leg): Place => [leg % 2 === 0 ? 60 : 98, 300]);
    expect(why(battle, walk(soldier, EAST, [60, 400], ...paces))).toMatch(/^BRP-4\.1 too-far/);
  });
});

describe('BRP-0.7 how it stands then', () => {
  test('straight at the nearest point of the enemy: at its side, or at a corner', () => {
    const side = charge([300, 390]);
    side.battle.roll((game) => carryOut(game, walk(side.soldier, { x: 1, y: 5 }, [345, 400])));
    const { x, hx, hy } = side.battle.get(side.soldier);
    expect(hx).toBeCloseTo(290 - x, 6);
    expect(hy).toBe(0);
    const corner = charge([300, 423]);
    corner.battle.roll((game) => carryOut(game, walk(corner.soldier, EAST, [345, 400])));
    const there = corner.battle.get(corner.soldier);
    expect(there.hx).toBeCloseTo(290 - there.x, 6);
    expect(there.hy).toBeCloseTo(8, 6);
  });
  test('or straight away from it, whichever is nearer to what was wished', () => {
    for (const [wish, side] of [
      [{ x: 1, y: -2 }, -1],
      [{ x: -2, y: 1.5 }, -1],
      [{ x: 1.5, y: -2 }, -1],
      [{ x: 2, y: -1.5 }, 1],
      [{ x: -1.5, y: 2 }, 1],
    ] as const) {
      const { battle, soldier } = charge([300, 423]);
      battle.roll((game) => carryOut(game, walk(soldier, wish, [345, 400])));
      const { x, hx, hy } = battle.get(soldier);
      expect(hx).toBeCloseTo(side * (290 - x), 6);
      expect(hy).toBeCloseTo(side * 8, 6);
    }
  });
  test('at right angles to what was wished it looks at the enemy', () => {
    const { battle, soldier } = charge();
    battle.roll((game) => carryOut(game, walk(soldier, { x: 0, y: 1 }, [345, 400])));
    expect(battle.get(soldier).hx).toBeGreaterThan(0);
  });
  test('the nearest point is on a side, or the corner that ends it', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ];
    expect(nearestOf(square, { x: 4, y: -3 })).toEqual({ x: 4, y: 0 });
    expect(nearestOf(square, { x: 14, y: 7 })).toEqual({ x: 10, y: 7 });
    expect(nearestOf(square, { x: -5, y: 2 })).toEqual({ x: 0, y: 2 });
    expect(nearestOf(square, { x: -5, y: 14 })).toEqual({ x: 0, y: 10 });
  });
  test('where it cannot stand so, it may not go', () => {
    const { battle, soldier } = charge([300, 400], [block(200, 411, 100, 40, 60)]);
    expect(why(battle, walk(soldier, EAST, [345, 400]))).toBe('BRP-0.7 cannot-stand terrain');
  });
});

describe('BRP-4.1.1 whoever has fought', () => {
  test('still walks, as long as it touches no other enemy at the end', () => {
    const { battle, soldier } = charge();
    battle.roll((game) => note(game, { hasFought: true }));
    expect(why(battle, walk(soldier, EAST, [278, 400]))).toBeNull();
    expect(why(battle, walk(soldier, EAST, [279.5, 400]))).toBe('BRP-4.1.1 contact-after-fight');
  });
});

describe('BRP-4.1 what is refused is never done', () => {
  test('a walk that is too far', () => {
    const { battle, soldier } = charge();
    expect(() => battle.roll((game) => carryOut(game, walk(soldier, EAST, [100, 100])))).toThrow(
      'a walk that cannot be: too-far',
    );
  });
});

describe('BRP-0.4 beside a piece', () => {
  test('whoever is offered a place there touches it, in the middle of a side and looking away', () => {
    const battle = new Battle();
    const raptor = battle.machine(0, 'raptor', [400, 400]);
    expect(
      besideOf(battle.battlefield, battle.get(raptor)).toSorted(
        (one, other) => one.x - other.x || one.y - other.y,
      ),
    ).toEqual([
      { x: 362, y: 400, z: 0, facing: { x: -1, y: 0 } },
      { x: 400, y: 359.5, z: 0, facing: { x: 0, y: -1 } },
      { x: 400, y: 440.5, z: 0, facing: { x: 0, y: 1 } },
      { x: 438, y: 400, z: 0, facing: { x: 1, y: 0 } },
    ]);
  });
  test('a pilot is offered a place every centimetre along each side, corners included', () => {
    const battle = new Battle();
    const raptor = battle.get<Machine>(battle.machine(0, 'raptor', [400, 400]));
    const places = placesBeside(battle.battlefield, raptor);
    expect(places).toHaveLength(2 * 6 + 2 * 7);
    const front = places.filter(({ facing }) => facing.x === 1);
    expect(front.map(({ y }) => y).sort((one, other) => one - other)).toEqual([
      370, 380, 390, 400, 410, 420, 430,
    ]);
    for (const { x, y, z, facing } of places) {
      const pilot = battle.get(battle.soldier(0, 'regime-clones', 1, [x, y, z]));
      Object.assign(pilot, { hx: facing.x, hy: facing.y });
      expect(touches(battle.battlefield, raptor, pilot)).toBe(true);
    }
    expect(placesBeside(battle.battlefield, raptor)).toEqual([]);
  });
});

describe('BRP-3.2.1 a soldier moves and shoots in any order', () => {
  test('after its walk it still shoots, though not what was over before (BRP-7.6)', () => {
    const { battle, soldier, enemy } = charge([400, 400]);
    battle.roll((game) => carryOut(game, walk(soldier, EAST, [150, 400])));
    expect(battle.state.stage).toMatchObject({ deeds: { moves: 1, hasShot: false } });
    expect(why(battle, { kind: 'shoot', by: soldier, with: 'own', at: [enemy] })).toBeNull();
    const other = charge([400, 400]);
    other.battle.roll((game) => note(game, { hasShot: true }));
    other.battle.roll((game) => carryOut(game, walk(other.soldier, EAST, [150, 400])));
    expect(other.battle.state.stage).toMatchObject({ deeds: { hasShot: true } });
  });
});
