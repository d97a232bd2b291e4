import type { TerrainPiece } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { activate } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import type { WayThere } from '../rules/inquire/answers.ts';
import type { Act } from '../rules/moves.ts';
import type { BronepekhotaRefusal } from '../rules/refusals.ts';
import { touches } from '../rules/space.ts';
import type { Gun, PieceId } from '../rules/state.ts';
import { ask, block, told, way } from './asking.ts';
import { Battle, type Place } from './scenario.ts';

type Found = WayThere | BronepekhotaRefusal;

function alongside(battle: Battle, piece: PieceId, object: PieceId): Found {
  return ask(battle, { ask: 'alongside', piece, object });
}

/** The way is accepted for what it is said to cost, runs into nobody, and ends touching the thing. */
function goTo(battle: Battle, piece: PieceId, object: PieceId): WayThere {
  const found = alongside(battle, piece, object);
  if ('reason' in found) throw new Error(told(found) as string);
  expect(refuseAct(battle.battlefield, found.move)).toBeNull();
  expect(found.price).toBeLessThanOrEqual(found.points);
  battle.roll((game) => carryOut(game, found.move));
  expect(battle.state.stage).toMatchObject({ stage: 'act', contact: [] });
  expect(touches(battle.battlefield, battle.get(piece), battle.get(object))).toBe(true);
  return found;
}

function may(battle: Battle, act: Act): unknown {
  return refuseAct(battle.battlefield, act);
}

function walker(kind: string) {
  const battle = new Battle();
  const [piece = -1] = battle.squad(0, kind, [400, 400]);
  battle.roll((game) => activate(game, 0, { squad: 0 }));
  return { battle, piece };
}

describe('BRP-0.4 a soldier comes to touch what it means to lay a hand on', () => {
  test.each<[string, Place]>([
    ['ahead', [500, 400]],
    ['behind', [300, 400]],
    ['to the left', [400, 500]],
    ['askew', [480, 320]],
  ])('BRP-9.2 an unmanned gun %s is taken and fired, the soldier looking where it looked', (_, place) => {
    const { battle, piece } = walker('heavy-clones');
    const gun = battle.gun(1, 'mortar', place);
    const target = battle.soldier(1, 'cyber-infantry', 1, [700, 400]);
    const { to } = goTo(battle, piece, gun);
    expect(to.facing.x).toBeCloseTo(1, 9);
    expect(may(battle, { kind: 'take', by: piece, gun })).toBeNull();
    battle.roll((game) => carryOut(game, { kind: 'take', by: piece, gun }));
    expect(may(battle, { kind: 'shoot', by: piece, with: { gun }, at: [target] })).toBeNull();
  });
  test.each<[string, Place, number]>([
    ['in front', [400, 400], 67],
    ['behind', [600, 400], 67],
    ['to the right', [500, 300], 64.5],
    ['to the left', [500, 500], 64.5],
    ['askew before', [440, 330], Math.hypot(45, 34.5)],
    ['askew beyond', [580, 480], Math.hypot(65, 44.5)],
    ['askew to the left', [440, 470], Math.hypot(45, 34.5)],
    ['askew to the right', [565, 330], Math.hypot(50, 34.5)],
  ])('by the shortest line to its side, half a millimetre from it, from %s', (_, place, length) => {
    const { battle, piece } = walker('heavy-clones');
    Object.assign(battle.get(piece), { x: place[0], y: place[1] });
    const found = goTo(battle, piece, battle.gun(1, 'mortar', [500, 400]));
    expect(found.price).toBeCloseTo(length / 50, 6);
    expect(found.to.facing).toEqual({ x: 1, y: 0 });
  });
  test.each<[readonly [number, number], readonly [number, number], number]>([
    [[2, 1], [0.6, 0.8], 0],
    [[-2, -1], [-0.6, -0.8], 0],
    [[1, -2], [0.8, -0.6], 5],
    [[-1, 2], [-0.8, 0.6], 5],
  ])('looking %j it is turned square to a side that stands askew: %j', (looks, faces, deeper) => {
    const { battle, piece } = walker('heavy-clones');
    battle.turn(piece, ...looks);
    const gun = battle.gun(0, 'mortar', [400 + 0.6 * 100, 400 + 0.8 * 100]);
    battle.turn(gun, 3, 4);
    const { price, to } = goTo(battle, piece, gun);
    expect(price).toBeCloseTo((100 - 22.5 - 10.5 - deeper) / 50, 6);
    expect(to.facing.x).toBeCloseTo(faces[0], 9);
    expect(to.facing.y).toBeCloseTo(faces[1], 9);
  });
  test.each([
    ['dearer', 470],
    ['too dear', 520],
  ])('the cheapest way, where those to nearer places are %s', (_, end) => {
    const walls = [block(440, 371, 6, end - 371, 100), block(440, 365, 30, 6, 100)];
    const battle = new Battle({ terrain: walls });
    const [piece = -1] = battle.squad(0, 'heavy-clones', [400, 405]);
    const gun = battle.gun(0, 'mortar', [500, 400]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    const { price, to } = goTo(battle, piece, gun);
    expect(price).toBeLessThan(2.6);
    expect(to.y).toBeLessThan(380);
  });
  test('BRP-2.0 nobody else: a gun goes nowhere by itself', () => {
    const { battle } = walker('heavy-clones');
    const gun = battle.gun(0, 'mortar', [500, 400]);
    expect(told(alongside(battle, gun, 0))).toBe('BRP-2.0 not-in-this-unit');
  });
  test('BRP-9.1 a machine without a pilot is boarded', () => {
    const { battle, piece } = walker('heavy-clones');
    const machine = battle.machine(1, 'raptor', [500, 450]);
    goTo(battle, piece, machine);
    expect(may(battle, { kind: 'board', by: piece, machine })).toBeNull();
  });
  test('a fixed gun of eight sides is touched as well', () => {
    const { battle, piece } = walker('heavy-clones');
    expect(goTo(battle, piece, battle.gun(0, 'twin-cannon', [470, 330])).price).toBeLessThan(2);
  });
  test('round a wall, and where others have left a place', () => {
    const battle = new Battle({ terrain: [block(440, 350, 12, 100, 100)] });
    const [piece = -1] = battle.squad(0, 'heavy-clones', [400, 400], [477, 400], [500, 431]);
    const gun = battle.gun(0, 'mortar', [510, 400]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    expect(goTo(battle, piece, gun).price).toBeGreaterThan(2);
  });
  test('BRP-4.1 too far away it says what the way costs; walled in, that nobody can stand there', () => {
    const { battle, piece } = walker('heavy-clones');
    expect(alongside(battle, piece, battle.gun(0, 'mortar', [650, 400]))).toMatchObject({
      clause: 'BRP-4.1',
      reason: 'too-far',
      figures: { points: 4 },
    });
    expect(alongside(battle, piece, battle.gun(0, 'mortar', [1100, 400]))).toMatchObject({
      clause: 'BRP-4.1',
      reason: 'too-far',
      figures: { price: (1067 - 400) / 50, points: 4 },
    });
  });
  test('BRP-0.7 in a yard there is no room; into a wider one there is no way', () => {
    const walls = [block(460, 370, 80, 9, 100), block(460, 421, 80, 9, 100)];
    const ends = [block(460, 379, 16, 42, 100), block(524, 379, 16, 42, 100)];
    const yard = new Battle({ terrain: [...walls, ...ends] });
    const [soldier = -1] = yard.squad(0, 'heavy-clones', [400, 400]);
    const gun = yard.gun(0, 'mortar', [500, 400]);
    yard.roll((game) => activate(game, 0, { squad: 0 }));
    expect(alongside(yard, soldier, gun)).toEqual({
      clause: 'BRP-0.7',
      reason: 'cannot-stand',
      figures: { fault: 'piece' },
    });
    const sides = [block(450, 350, 100, 9, 100), block(450, 441, 100, 9, 100)];
    const wider = new Battle({
      terrain: [...sides, block(441, 350, 9, 100, 100), block(550, 350, 9, 100, 100)],
    });
    const [outside = -1] = wider.squad(0, 'heavy-clones', [400, 400]);
    const mortar = wider.gun(0, 'mortar', [500, 400]);
    wider.roll((game) => activate(game, 0, { squad: 0 }));
    expect(told(alongside(wider, outside, mortar))).toBe('BRP-4.1 way-blocked');
  });
  test('BRP-4.1.1 places within reach of an enemy are left alone', () => {
    const { battle, piece } = walker('heavy-clones');
    const gun = battle.gun(1, 'mortar', [500, 400]);
    const guard = battle.soldier(1, 'cyber-infantry', 1, [460, 360]);
    goTo(battle, piece, gun);
    expect(touches(battle.battlefield, battle.get(piece), battle.get(guard))).toBe(false);
  });
  test('BRP-4.1.1 the nearest place too, where it would touch an enemy without a wall between', () => {
    const { battle, piece } = walker('heavy-clones');
    const gun = battle.gun(0, 'mortar', [500, 400]);
    const guard = battle.soldier(1, 'cyber-infantry', 1, [455, 430.5]);
    goTo(battle, piece, gun);
    expect(touches(battle.battlefield, battle.get(piece), battle.get(guard))).toBe(false);
  });
  test('a place that is pressed beside a gun says what is in the way', () => {
    const { battle, piece } = walker('heavy-clones');
    battle.gun(0, 'mortar', [500, 400]);
    expect(told(way(battle, { piece, to: { x: 472, y: 400, z: 0 } }))).toBe('BRP-0.7 cannot-stand');
  });
});

describe('BRP-0.4 a machine comes to touch what it means to fight or to mend', () => {
  const drive = (kind: string, weapons: readonly number[] = [0]) => {
    const battle = new Battle();
    const piece = battle.machine(0, kind, [400, 400], { weapons, pilot: 'heavy-clones' });
    battle.roll((game) => activate(game, 0, { piece }));
    return { battle, piece };
  };
  test.each<[string, Place]>([
    ['ahead', [520, 400]],
    ['behind', [300, 400]],
    ['askew', [450, 500]],
  ])('BRP-8.1 an unmanned gun of the enemy %s can be fought', (_, place) => {
    const { battle, piece } = drive('raptor');
    const enemy = battle.gun(1, 'mortar', place);
    goTo(battle, piece, enemy);
    expect(may(battle, { kind: 'fight', by: piece, enemy })).toBeNull();
  });
  test.each<[string, Place, number]>([
    ['behind', [290, 400], 29],
    ['ahead', [520, 400], 50 + 39],
    ['aside', [400, 510], 50 + 31.5],
  ])('BRP-10.1 the platform comes with its rear edge to a gun %s', (_, place, length) => {
    const { battle, piece } = drive('helix', [2]);
    const object = battle.gun(0, 'mortar', place);
    battle.get<Gun>(object).durability = 1;
    expect(goTo(battle, piece, object).price).toBeCloseTo(length / 50, 3);
    expect(may(battle, { kind: 'mend', by: piece, object })).toBeNull();
  });
  test.each<[string, number, number]>([
    ['aside, where that is cheaper than a turn', 480, 29 / 25],
    ['after a turn, where that is cheaper', 520, 1 + 71.5 / 50],
    ['after a turn, where it gets no further aside', 590, 1 + 141.5 / 50],
  ])('BRP-4.2 a walker goes as is cheapest: %s', (_, y, price) => {
    const { battle, piece } = drive('raptor');
    expect(goTo(battle, piece, battle.gun(1, 'mortar', [400, y])).price).toBeCloseTo(price, 3);
  });
  test('BRP-0.4 as far as its points reach, and the millimetre that is contact', () => {
    const gap = (millimetres: number) => {
      const { battle, piece } = drive('raptor');
      return { battle, piece, gun: battle.gun(1, 'mortar', [450 + millimetres, 400]) };
    };
    const { battle, piece, gun } = gap(250.5);
    expect(goTo(battle, piece, gun).price).toBeCloseTo(249.5 / 50, 3);
    const far = gap(251.5);
    expect(alongside(far.battle, far.piece, far.gun)).toMatchObject({
      reason: 'too-far',
      figures: { price: 251.5 / 50, points: 5 },
    });
  });
  test.each<[string, number, Place, number]>([
    ['before what it goes to', 560, [470, 425], 40 / 25 + 109 / 50],
    ['beside it, so that both would be touched at once', 560, [547.5, 437], 40 / 25 + 109 / 50],
    ['beside it and near', 490, [477.5, 437], 1 + Math.hypot(40, 40) / 50 + 2.59 / 25],
  ])('BRP-4.1.1 round an enemy %s, as is cheapest', (_, x, place, price) => {
    const { battle, piece } = drive('raptor');
    const gun = battle.gun(1, 'mortar', [x, 400]);
    const guard = battle.soldier(1, 'cyber-infantry', 1, place);
    expect(goTo(battle, piece, gun).price).toBeCloseTo(price, 3);
    expect(touches(battle.battlefield, battle.get(piece), battle.get(guard))).toBe(false);
  });
  test('BRP-4.1.1 where an enemy stops it and it cannot turn, it is said what is in the way of turning', () => {
    const walls = [block(300, 360, 300, 9.5, 100), block(300, 430.5, 300, 9.5, 100)];
    const battle = new Battle({ terrain: [...walls, block(300, 369.5, 70, 61, 100)] });
    const piece = battle.machine(0, 'raptor', [400, 400], { pilot: 'heavy-clones' });
    const gun = battle.gun(1, 'mortar', [560, 405]);
    battle.soldier(1, 'cyber-infantry', 1, [470, 400]);
    battle.roll((game) => activate(game, 0, { piece }));
    expect(told(alongside(battle, piece, gun))).toBe('BRP-0.7 cannot-stand');
    battle.get(gun).y = 400;
    expect(told(alongside(battle, piece, gun))).toBe('BRP-0.4 not-alongside');
  });
  test('BRP-4.2 what a wall hides is behind a wall, though tracks do not go aside either', () => {
    const battle = new Battle({ terrain: [block(360, 450, 80, 10, 100)] });
    const piece = battle.machine(0, 'bronekhod', [400, 400], { pilot: 'heavy-clones' });
    const gun = battle.gun(1, 'mortar', [400, 520]);
    battle.roll((game) => activate(game, 0, { piece }));
    expect(told(alongside(battle, piece, gun))).toBe('BRP-4.2.2 way-blocked');
  });
  test('BRP-0.3 nor what stands on a slab that it can only drive beneath', () => {
    const battle = new Battle({
      terrain: [{ ...block(420, 300, 200, 200, 160), base: 150 } as TerrainPiece],
    });
    const piece = battle.machine(0, 'raptor', [400, 400], { pilot: 'heavy-clones' });
    const gun = battle.gun(1, 'mortar', [520, 400, 160]);
    battle.roll((game) => activate(game, 0, { piece }));
    expect(told(way(battle, { piece, to: { x: 520, y: 400, z: 0 } }))).toBeCloseTo(120 / 50, 9);
    expect(told(alongside(battle, piece, gun))).toBe('BRP-0.4 not-alongside');
  });
  test('what is too far, and what stands where no machine gets, is refused', () => {
    const { battle, piece } = drive('raptor');
    expect(told(alongside(battle, piece, battle.gun(1, 'mortar', [900, 400])))).toBe('BRP-4.2 too-far');
    const ends = [block(440, 370, 9, 60, 100), block(551, 370, 9, 60, 100)];
    const sides = [block(449, 360, 102, 9, 100), block(449, 431, 102, 9, 100)];
    const yard = new Battle({ terrain: [...ends, ...sides] });
    const machine = yard.machine(0, 'raptor', [380, 400], { pilot: 'heavy-clones' });
    const gun = yard.gun(1, 'mortar', [500, 400]);
    yard.roll((game) => activate(game, 0, { piece: machine }));
    expect(told(alongside(yard, machine, gun))).toBe('BRP-4.2.2 way-blocked');
  });
});
