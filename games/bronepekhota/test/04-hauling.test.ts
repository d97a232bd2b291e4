import type { TerrainPiece } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { activate } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import { type Walked, walkOf } from '../rules/movement/walk.ts';
import type { Act } from '../rules/moves.ts';
import { block, named } from './asking.ts';
import { Battle, type Place, told } from './scenario.ts';

type Walk = Extract<Act, { kind: 'walk' }>;

const EAST = { x: 1, y: 0 };

/** A soldier of speed 4 beside a mortar that looks along x, both on their way along x; the lane of the soldier is free. */
function abreast(terrain: readonly TerrainPiece[] = [], z = 0) {
  const battle = new Battle({ terrain });
  const soldier = battle.soldier(0, 'heavy-clones', 1, [190, 436, z]);
  const mortar = battle.gun(0, 'mortar', [190, 400]);
  battle.roll((game) => activate(game, 0, { squad: 0 }));
  const push = (...path: Place[]): Walk => ({
    ...walk(soldier, ...path),
    push: { piece: mortar, from: 0, to: path.length },
  });
  return { battle, soldier, mortar, push };
}

function walk(by: number, ...path: Place[]): Walk {
  return { kind: 'walk', by, path: path.map(([x, y, z = 0]) => ({ x, y, z })), facing: EAST };
}

function why(battle: Battle, move: Act): string | null {
  const refusal = refuseAct(battle.battlefield, move);
  return (
    refusal && `${named(refusal)}${refusal.figures ? ` ${Object.values(refusal.figures).join(' ')}` : ''}`
  );
}

const ladder: TerrainPiece = {
  kind: 'ladder',
  foot: { x: 200, y: 436, z: 0 },
  head: { x: 225, y: 436, z: 60 },
};

describe('BRP-4.1.5 who moves a gun does not climb', () => {
  test('a step of 10 mm, and no higher', () => {
    const low = abreast([block(215, 425, 5, 20, 10)]);
    expect(why(low.battle, low.push([260, 436]))).toBeNull();
    const high = abreast([block(215, 425, 5, 20, 11)]);
    expect(why(high.battle, high.push([260, 436]))).toBe('BRP-4.1 way-blocked rise');
    expect(why(high.battle, walk(high.soldier, [260, 436]))).toBeNull();
  });
  test.each<[string, TerrainPiece[], Place, Place[], string]>([
    ['a fence of two points', [block(215, 425, 5, 20, 50)], [190, 436], [[250, 436]], 'rise'],
    [
      'a wall',
      [{ ...block(205, 421, 80, 60, 60), climbable: true } as TerrainPiece],
      [190, 436],
      [[225, 436, 60]],
      'rise',
    ],
    [
      'a ladder',
      [block(210, 421, 80, 60, 60), ladder],
      [190, 436],
      [
        [200, 436],
        [225, 436, 60],
      ],
      'rise',
    ],
    ['a jump down', [block(160, 421, 60, 60, 30)], [190, 436, 30], [[240, 436]], 'drop'],
  ])('not over %s, whoever could without it', (_, terrain, at, path, obstacle) => {
    const { battle, soldier, push } = abreast(terrain, at[2]);
    expect(why(battle, walk(soldier, ...path))).toBeNull();
    expect(why(battle, push(...path))).toBe(`BRP-4.1 way-blocked ${obstacle}`);
  });
});

describe('BRP-4.1.5 what it costs, and where it is refused', () => {
  test('two points a step, of a speed of four', () => {
    const { battle, push } = abreast();
    expect((walkOf(battle.battlefield, push([290, 436])) as Walked).price).toBe(4);
    expect(why(battle, push([290.02, 436]))).toBeNull();
    expect(why(battle, push([295, 436]))).toBe('BRP-4.1 too-far 4.2 4');
  });
  test('what costs many times its points is not followed to the end, wherever that leads', () => {
    const { battle, push } = abreast();
    const paces = (count: number) =>
      Array.from({ length: count }, (_, leg): Place => [leg % 2 === 0 ? 290 : 190, 436]);
    expect(why(battle, push(...paces(6), [190, 900]))).toBe('BRP-4.1 too-far 24 4');
    expect(why(battle, push(...paces(5), [290, 900]))).toMatch(/way-blocked/);
  });
  test('what is not there, or not on the table, is not moved', () => {
    const { battle, mortar, push } = abreast();
    const to = push([200, 436]);
    expect(why(battle, { ...to, push: { piece: 99, from: 0, to: 1 } })).toBe('BRP-4.1.5 not-movable');
    battle.get(mortar).status = 'destroyed';
    expect(why(battle, to)).toBe('BRP-4.1.5 not-movable');
  });
  test('BRP-12.4 cargo is moved like a gun, a comrade or a machine is not', () => {
    const battle = new Battle();
    const soldier = battle.soldier(0, 'heavy-clones', 1, [100, 400]);
    const cargo = battle.load('cargo', [120, 400]);
    const comrade = battle.soldier(0, 'regime-clones', 1, [100, 430]);
    const machine = battle.machine(0, 'raptor', [100, 352]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    const push = (piece: number): Walk => ({ ...walk(soldier, [80, 400]), push: { piece, from: 0, to: 1 } });
    expect(why(battle, push(comrade))).toBe('BRP-4.1.5 not-movable');
    expect(why(battle, push(machine))).toBe('BRP-4.1.5 not-movable');
    battle.roll((game) => carryOut(game, push(cargo)));
    expect(battle.get(cargo)).toMatchObject({ x: 100, hasMoved: true });
  });
  test('at hand within 1 mm, on the way as a disc too (BRP-0.7)', () => {
    const { battle, soldier, push } = abreast();
    Object.assign(battle.get(soldier), { x: 120, y: 400 });
    const from = (x: number): Walk => ({
      ...push([x, 400], [x + 10, 400]),
      push: { piece: 1, from: 1, to: 2 },
    });
    expect(why(battle, from(156.5))).toBeNull();
    expect(why(battle, from(156.4))).toBe('BRP-4.1.5 not-at-hand');
  });
  test('the way up to the gun is walked like any other', () => {
    const { battle, soldier, push } = abreast([block(140, 380, 5, 40, 60)]);
    Object.assign(battle.get(soldier), { x: 120, y: 400 });
    const round: Walk = { ...push([157, 400], [167, 400]), push: { piece: 1, from: 1, to: 2 } };
    expect(why(battle, round)).toBe('BRP-4.1 way-blocked rise');
  });
  test('so is the way on from it, and the gun is in the way where it was left', () => {
    const { battle, push } = abreast();
    const on = (...path: Place[]): Walk => ({
      ...push([210, 436], ...path),
      push: { piece: 1, from: 0, to: 1 },
    });
    expect(why(battle, on([210, 350]))).toBe('BRP-4.1 way-blocked piece');
    expect(why(battle, on([265, 436], [265, 400]))).toBeNull();
    expect(why(battle, on([285, 436], [285, 351]))).toBeNull();
    expect(why(battle, on([285, 436], [285, 346]))).toBe('BRP-4.1 too-far 4.1 4');
  });
  test('the gun must be able to stand where it is left', () => {
    const over = abreast([block(230, 370, 20, 40, 10)]);
    expect(why(over.battle, over.push([220, 436]))).toBe('BRP-4.1.5 cannot-stand terrain');
    const stand = abreast();
    stand.battle.machine(0, 'thunder', [270, 385], { pilot: 'light-assault-landing' });
    expect(why(stand.battle, stand.push([250, 436]))).toBe('BRP-4.1.5 cannot-stand piece');
  });
  test('it goes neither through anybody nor over the edge', () => {
    const { battle, mortar, push } = abreast();
    battle.soldier(0, 'regime-clones', 1, [240, 400]);
    expect(why(battle, push([230, 436]))).toBe('BRP-4.1.5 way-blocked piece');
    Object.assign(battle.get(mortar), { y: 420 });
    Object.assign(battle.get(mortar - 1), { y: 456 });
    Object.assign(battle.get(mortar), { x: 1170 });
    Object.assign(battle.get(mortar - 1), { x: 1160 });
    expect(why(battle, push([1168, 456]))).toBe('BRP-4.1.5 way-blocked edge');
    expect(why(battle, push([1167, 456]))).toBeNull();
  });
  test('BRP-4.1.1 stopped by an enemy it costs what was gone', () => {
    const { battle, soldier, mortar } = abreast();
    Object.assign(battle.get(soldier), { x: 117.5, y: 400 });
    battle.soldier(1, 'cyber-infantry', 1, [253.5, 400]);
    const pushing: Walk = {
      ...walk(soldier, [157.5, 400], [217.5, 400]),
      push: { piece: mortar, from: 1, to: 2 },
    };
    const events = battle.roll((game) => carryOut(game, pushing));
    expect(battle.get(mortar).x).toBeCloseTo(220, 2);
    expect(told(events, 'walked')[0]?.price).toBeCloseTo(0.8 + 1.2, 3);
  });
  test('BRP-4.1.1 run into an enemy itself the soldier goes no further, and looks at it', () => {
    const { battle, soldier, mortar, push } = abreast();
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [251, 436]);
    const move = { ...push([240, 436], [240, 470]), facing: { x: 0, y: 1 } };
    const [walked] = told(
      battle.roll((game) => carryOut(game, move)),
      'walked',
    );
    expect(walked?.path).toHaveLength(1);
    expect(battle.get(soldier)).toMatchObject({ x: expect.closeTo(230, 2), y: 436, hy: 0 });
    expect(battle.get(soldier).hx).toBeGreaterThan(0);
    expect(battle.get(mortar).x).toBeCloseTo(230, 2);
    expect(battle.state.stage).toMatchObject({ contact: [enemy] });
  });
  test('BRP-4.1.1 nor with the gun stopped, on any leg that is left', () => {
    const { battle, soldier, mortar, push } = abreast();
    battle.soldier(1, 'cyber-infantry', 1, [263.5, 400]);
    battle.roll((game) => carryOut(game, push([235, 436], [235, 470], [235, 480])));
    expect(battle.get(soldier)).toMatchObject({ x: expect.closeTo(230, 2), y: 436 });
    expect(battle.get(mortar)).toMatchObject({ x: expect.closeTo(230, 2), y: 400 });
  });
});
