import { chanceFrom, seedFromText } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { CHASSIS } from '../rules/armoury.ts';
import { manifest } from '../rules/manifest.ts';
import {
  farFrom,
  faultInAir,
  foesOf,
  foesTouching,
  inSteps,
  isBehind,
  isInFront,
  isManned,
  isServed,
  solidOf,
  touches,
} from '../rules/space.ts';
import { isSameShot, isSameUnit } from '../rules/stage.ts';
import type { Machine } from '../rules/state.ts';
import { block } from './asking.ts';
import { Battle, type Place } from './scenario.ts';

describe('BRP-0.4 two pieces touch', () => {
  const isTouching = (at: Place) => {
    const battle = new Battle();
    const one = battle.soldier(0, 'tribunators', 1, [100, 100]);
    const other = battle.soldier(1, 'cyber-infantry', 1, at);
    return touches(battle.battlefield, battle.get(one), battle.get(other));
  };
  test('at most 1 mm apart: bases 20 mm deep touch at 21, not at 21.1', () => {
    expect(isTouching([121, 100])).toBe(true);
    expect(isTouching([121.1, 100])).toBe(false);
  });
  test('if their heights overlap at all: not one upon another, 45 mm up', () => {
    expect(isTouching([120, 100, 44.9])).toBe(true);
    expect(isTouching([120, 100, 45])).toBe(false);
  });
});

describe('BRP-0.4 touching', () => {
  const touching = (battle: Battle, one: number, other: number) =>
    touches(battle.battlefield, battle.get(one), battle.get(other));
  test('corner to corner as well', () => {
    const near = (x: number, y: number) => {
      const battle = new Battle();
      const [one = 0, other = 0] = battle.squad(0, 'tribunators', [100, 100], [x, y]);
      return touching(battle, one, other);
    };
    expect(near(120.55, 130.83)).toBe(true);
    expect(near(120.56, 130.84)).toBe(false);
    expect(near(99.45, 130.9)).toBe(true);
  });
  test('nobody touches itself, nor whoever is not on the table, nor in the air (BRP-4.2.3)', () => {
    const battle = new Battle();
    const [one = 0, other = 0] = battle.squad(0, 'tribunators', [100, 100], [120, 100]);
    expect(touching(battle, one, one)).toBe(false);
    expect(touching(battle, one, other)).toBe(true);
    battle.get(one).status = 'destroyed';
    expect([touching(battle, one, other), touching(battle, other, one)]).toEqual([false, false]);
    const high = battle.soldier(1, 'cyber-infantry', 1, [465, 400, 100]);
    const flyer = battle.machine(0, 'thunder', [400, 400], { pilot: 'light-assault-landing' });
    expect([touching(battle, flyer, high), touching(battle, high, flyer)]).toEqual([false, false]);
    battle.get<Machine>(flyer).isFlying = false;
    expect([touching(battle, flyer, high), touching(battle, high, flyer)]).toEqual([true, true]);
  });
});

describe('BRP-0.5 distance', () => {
  test('in whole steps, at least 1, past a hundredth of a millimetre', () => {
    expect([0, 50, 50.005, 50.02, 100, 101, 150].map(inSteps)).toEqual([1, 1, 1, 2, 2, 3, 3]);
  });
  test('straight, between footprints and between heights', () => {
    const battle = new Battle();
    const [one = 0, other = 0] = battle.squad(0, 'tribunators', [100, 100], [150, 100, 85]);
    expect(farFrom(battle.battlefield, battle.get(one), battle.get(other))).toBeCloseTo(50, 9);
    battle.get(other).z = 30;
    expect(farFrom(battle.battlefield, battle.get(one), battle.get(other))).toBeCloseTo(30, 9);
  });
});

describe('BRP-0.7 in front', () => {
  test('half of everything, the line through its middle too', () => {
    const battle = new Battle();
    const id = battle.soldier(0, 'tribunators', 1, [100, 100]);
    battle.turn(id, 2, 1);
    const ahead = (x: number, y: number) => isInFront(battle.get(id), { x, y });
    expect([ahead(150, 100), ahead(50, 200), ahead(49, 200), ahead(150, 0), ahead(50, 100)]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });
  test('a machine looks where its cabin does', () => {
    const battle = new Battle();
    const id = battle.machine(0, 'raptor', [100, 100]);
    Object.assign(battle.get<Machine>(id), { cx: 0, cy: 1 });
    expect(isInFront(battle.get(id), { x: 50, y: 150 })).toBe(true);
    expect(isInFront(battle.get(id), { x: 150, y: 50 })).toBe(false);
  });
});

describe('BRP-2.4, BRP-4.1.1 who serves what', () => {
  test('a gun is manned by whoever is on its owner’s side and touches it', () => {
    const battle = new Battle({ sides: [0, 1, 0] });
    const mortar = battle.gun(0, 'mortar', [400, 400]);
    const manned = () => isManned(battle.battlefield, battle.get(mortar));
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [432.5, 400]);
    expect(manned()).toBe(false);
    const ally = battle.soldier(2, 'regime-clones', 1, [367.5, 400]);
    expect(manned()).toBe(true);
    battle.get(ally).x = 360;
    expect(manned()).toBe(false);
    battle.gun(0, 'mortar', [400, 440.5]);
    expect(manned()).toBe(false);
    expect(isServed(battle.battlefield, battle.get(enemy))).toBe(true);
    expect(isServed(battle.battlefield, battle.get(mortar))).toBe(false);
    battle.get(ally).x = 367.5;
    expect(isServed(battle.battlefield, battle.get(mortar))).toBe(true);
  });
  test('a machine by its pilot, cargo by nobody', () => {
    const battle = new Battle();
    const empty = battle.machine(0, 'raptor', [400, 400]);
    const piloted = battle.machine(0, 'raptor', [500, 400], { pilot: 'regime-clones' });
    const cargo = battle.load('cargo', [600, 400]);
    expect([empty, piloted, cargo].map((id) => isServed(battle.battlefield, battle.get(id)))).toEqual([
      false,
      true,
      false,
    ]);
  });
  test('enemies who stop somebody: no allies, no flyers, nobody’s pieces (BRP-12.3)', () => {
    const battle = new Battle({ sides: [0, 1, 0, 1] });
    const soldier = battle.soldier(0, 'regime-clones', 1, [400, 400]);
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [420, 400]);
    battle.soldier(2, 'regime-clones', 1, [380, 400]);
    const second = battle.soldier(3, 'cyber-infantry', 1, [400, 430]);
    battle.machine(1, 'salamander', [400, 340]);
    battle.machine(1, 'sprut', [800, 400], { pilot: 'assault-special-forces' });
    const far = battle.soldier(1, 'cyber-infantry', 1, [800, 700]);
    const { battlefield } = battle;
    expect(foesOf(battlefield, battle.get(soldier))).toEqual([enemy, second, far]);
    expect(foesTouching(battlefield, battle.get(soldier))).toEqual([enemy, second]);
    battle.state.out.push(3);
    expect(foesTouching(battlefield, battle.get(soldier))).toEqual([enemy]);
  });
  test('BRP-10 behind a machine is what touches its rear edge', () => {
    const battle = new Battle();
    const id = battle.machine(0, 'helix', [400, 400]);
    const behind = (x: number, y: number, z = 0) => {
      const other = battle.gun(0, 'mortar', [x, y, z]);
      return isBehind(battle.battlefield, battle.get<Machine>(id), battle.get(other));
    };
    expect([behind(400 - 47.5 - 23.5, 400), behind(400 - 47.5 - 23.6, 400)]).toEqual([true, false]);
    expect([behind(400 - 47.5 - 22.5, 462.5), behind(400 - 47.5 + 21.5, 462.5)]).toEqual([true, true]);
    expect([behind(400 - 47.5 + 24, 462.5), behind(400 + 47.5 + 22.5, 400)]).toEqual([false, false]);
    expect(behind(400 - 47.5 - 22.5, 400, 75)).toBe(false);
  });
});

describe('BRP-4.2.3 in the air', () => {
  test('over every edge it is stopped, at the very edge it is not', () => {
    const fault = (x: number, y: number) => {
      const battle = new Battle();
      const id = battle.machine(0, 'thunder', [x, y], { pilot: 'light-assault-landing' });
      return faultInAir(battle.battlefield, solidOf(battle.battlefield.armoury, battle.get(id)), []);
    };
    expect([fault(55, 400), fault(1145, 400), fault(600, 50), fault(600, 750)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect([fault(54, 400), fault(1146, 400), fault(600, 49), fault(600, 751)]).toEqual(
      Array(4).fill('edge'),
    );
  });
  test('into what is as high as it flies, beside it or not', () => {
    for (const [x, top, expected] of [
      [640, 150, 'terrain'],
      [640, 100, null],
      [655, 150, null],
    ] as const) {
      const battle = new Battle({ terrain: [block(x, 300, 50, 200, top)] });
      const id = battle.machine(0, 'thunder', [600, 400], { pilot: 'light-assault-landing' });
      const body = solidOf(battle.battlefield.armoury, battle.get(id));
      expect(faultInAir(battle.battlefield, body, [])).toBe(expected);
      expect(faultInAir(battle.battlefield, body, [body])).toBe(expected ?? 'piece');
    }
  });
});

test('BRP-2.0 a squad and a machine are never the same unit, whatever their numbers', () => {
  expect(isSameUnit({ squad: 1 }, { squad: 1 })).toBe(true);
  expect(isSameUnit({ squad: 1 }, { squad: 2 })).toBe(false);
  expect(isSameUnit({ piece: 1 }, { piece: 1 })).toBe(true);
  expect(isSameUnit({ piece: 1 }, { piece: 2 })).toBe(false);
  expect(isSameUnit({ squad: 1 }, { piece: 1 })).toBe(false);
  expect(isSameUnit({ piece: 1 }, { squad: 1 })).toBe(false);
});

test('BRP-7.6 a shot is the same one by its weapon, or its gun', () => {
  expect(isSameShot('own', 'own')).toBe(true);
  expect(isSameShot('own', 'grenade')).toBe(false);
  expect(isSameShot('own', { gun: 1 })).toBe(false);
  expect(isSameShot({ gun: 1 }, 'own')).toBe(false);
  expect(isSameShot({ gun: 1 }, { gun: 1 })).toBe(true);
  expect(isSameShot({ gun: 1 }, { gun: 2 })).toBe(false);
  expect(isSameShot({ weapon: 1 }, { weapon: 1 })).toBe(true);
  expect(isSameShot({ weapon: 1 }, { weapon: 2 })).toBe(false);
  expect(isSameShot({ gun: 1 }, { weapon: 1 })).toBe(false);
  expect(isSameShot({ weapon: 1 }, { gun: 1 })).toBe(false);
});

test('BRP-1.1 two to four play, each for themselves or in alliance', () => {
  expect(manifest.seats).toEqual({ min: 2, max: 4 });
  const teams = manifest.options.find(({ id }) => id === 'teams');
  expect([2, 3, 4].map((seats) => teams?.values({ seats, options: {} }))).toEqual([
    ['1+1'],
    ['1+1+1', '2+1'],
    ['2+2', '1+1+1+1', '2+1+1', '3+1'],
  ]);
});

test('BRP-12.2 nobody can dispute a distance: it is the same from either side, wherever pieces stand', () => {
  const luck = chanceFrom(seedFromText('disputes'));
  for (let pair = 0; pair < 200; pair++) {
    const battle = new Battle();
    const place = (): Place => [50 + luck.below(1100), 50 + luck.below(700), luck.below(3) * 60];
    const one = battle.machine(0, 'raptor', place(), { pilot: 'regime-clones' });
    const other = battle.soldier(1, 'cyber-infantry', 1, place());
    battle.turn(one, luck.below(200) - 100, 1 + luck.below(100));
    const [machine, soldier] = [battle.get(one), battle.get(other)];
    expect(farFrom(battle.battlefield, machine, soldier)).toBe(farFrom(battle.battlefield, soldier, machine));
  }
});

test('BRP-4.2.2 machines have wheels, tracks, legs or wings', () => {
  expect([...CHASSIS]).toEqual(['wheels', 'tracks', 'legs', 'wings']);
});
