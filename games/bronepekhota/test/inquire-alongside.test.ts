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
    expect(told(alongside(battle, piece, battle.gun(0, 'mortar', [1100, 400])))).toBe('BRP-4.1 too-far');
    const walls = [block(460, 370, 80, 9, 100), block(460, 421, 80, 9, 100)];
    const ends = [block(460, 379, 16, 42, 100), block(524, 379, 16, 42, 100)];
    const yard = new Battle({ terrain: [...walls, ...ends] });
    const [soldier = -1] = yard.squad(0, 'heavy-clones', [400, 400]);
    const gun = yard.gun(0, 'mortar', [500, 400]);
    yard.roll((game) => activate(game, 0, { squad: 0 }));
    expect(told(alongside(yard, soldier, gun))).toBe('BRP-0.7 cannot-stand');
  });
  test('BRP-4.1.1 places within reach of an enemy are left alone', () => {
    const { battle, piece } = walker('heavy-clones');
    const gun = battle.gun(1, 'mortar', [500, 400]);
    const guard = battle.soldier(1, 'cyber-infantry', 1, [460, 360]);
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
  test.each<[string, Place]>([
    ['behind', [290, 400]],
    ['ahead', [520, 400]],
    ['aside', [400, 510]],
  ])('BRP-10.1 the platform comes with its rear edge to a gun %s', (_, place) => {
    const { battle, piece } = drive('helix', [2]);
    const object = battle.gun(0, 'mortar', place);
    battle.get<Gun>(object).durability = 1;
    goTo(battle, piece, object);
    expect(may(battle, { kind: 'mend', by: piece, object })).toBeNull();
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
