import { describe, expect, test } from 'vitest';
import type { Cover } from '../rules/events.ts';
import { ammoFor, spendAmmo } from '../rules/shooting/ammo.ts';
import { firearmOf } from '../rules/shooting/firearms.ts';
import { fire } from '../rules/shooting/shot.ts';
import { strike } from '../rules/shooting/strike.ts';
import type { Shot } from '../rules/stage.ts';
import type { Machine, PieceId } from '../rules/state.ts';
import { Battle, told } from './scenario.ts';

interface How {
  readonly with?: Shot;
  readonly cover?: Cover;
  readonly isAimed?: boolean;
}

/** One shot with these dice: range first, then power. */
function shot(battle: Battle, by: PieceId, at: PieceId, dice: readonly number[], how: How = {}) {
  const { with: weapon = 'own', cover = 'none', isAimed = false } = how;
  const firearm = firearmOf(battle.battlefield, by, weapon);
  if (!firearm) throw new Error('there is nothing to shoot with');
  return battle.part((game) => fire(game, { by, with: weapon, firearm, at, cover, isAimed }), ...dice);
}

describe('BRP-7.4.1 range', () => {
  test('page 31: just over four steps, D6+2: die 2 misses, die 3 hits', () => {
    const battle = new Battle();
    const shooter = battle.soldier(0, 'light-assault-clones', 1, [100, 100]);
    // 20 of the 221 mm between the centres are the two figures' own.
    const target = battle.soldier(1, 'cyber-infantry', 1, [321, 100]);
    expect(told(shot(battle, shooter, target, [2]), 'shot')[0]).toMatchObject({
      distance: 5,
      carries: 4,
      isHit: false,
    });
    expect(told(shot(battle, shooter, target, [3, 1, 1]), 'shot')[0]).toMatchObject({
      carries: 5,
      isHit: true,
    });
  });
  test('BRP-0.5 four steps and a hundredth of a millimetre are four; touching is one', () => {
    const battle = new Battle();
    const shooter = battle.soldier(0, 'light-assault-clones', 1, [100, 100]);
    const target = battle.soldier(1, 'cyber-infantry', 1, [320.01, 100]);
    expect(told(shot(battle, shooter, target, [1]), 'shot')[0]?.distance).toBe(4);
    const beside = battle.soldier(1, 'cyber-infantry', 1, [120, 100]);
    expect(told(shot(battle, shooter, beside, [1, 1, 1]), 'shot')[0]?.distance).toBe(1);
  });
  test('BRP-0.5 straight through space: 150 across and 200 up are five steps', () => {
    const battle = new Battle();
    const shooter = battle.soldier(0, 'light-assault-clones', 1, [100, 100]);
    const target = battle.soldier(1, 'cyber-infantry', 1, [270, 100, 245]);
    expect(told(shot(battle, shooter, target, [1]), 'shot')[0]?.distance).toBe(5);
  });
  test('BRP-11.1 page 50: aimed D6+1, die 5 → 12 steps', () => {
    const battle = new Battle({ rules: { aimed: true } });
    const shooter = battle.soldier(0, 'light-assault-clones', 5, [100, 100]);
    const target = battle.soldier(1, 'cyber-infantry', 1, [701, 100]);
    expect(told(shot(battle, shooter, target, [5, 1], { isAimed: true }), 'shot')[0]).toMatchObject({
      distance: 12,
      carries: 12,
      isHit: true,
    });
  });
  test('BRP-2.4 a gun’s distance is measured from the gun', () => {
    const battle = new Battle();
    const mortar = battle.gun(0, 'mortar', [132.5, 100]);
    const firer = battle.soldier(0, 'regime-clones', 1, [100, 100]);
    const target = battle.soldier(1, 'cyber-infantry', 1, [265, 100]);
    expect(
      told(shot(battle, firer, target, [1, 1, 1, 1], { with: { gun: mortar } }), 'shot')[0]?.distance,
    ).toBe(2);
  });
});

describe('BRP-7.4.2 power', () => {
  test('page 33: Salamander 7, 4D12 3 7 8 11 → two damage, one pilot’s test', () => {
    const battle = new Battle();
    const thunder = battle.machine(0, 'thunder', [100, 100], {
      weapons: [2],
      pilot: 'light-assault-landing',
    });
    const salamander = battle.machine(1, 'salamander', [300, 100], { pilot: 'velian-militia' });
    const events = shot(battle, thunder, salamander, [12, 3, 7, 8, 11, 2], { with: { weapon: 2 } });
    expect(battle.durability(salamander)).toBe(5);
    expect(told(events, 'struck')).toEqual([
      {
        kind: 'struck',
        piece: salamander,
        cause: 'shot',
        die: 12,
        dice: [3, 7, 8, 11],
        armour: 7,
        damage: 2,
      },
    ]);
    expect(told(events, 'tested')).toHaveLength(1);
  });
  test('BRP-7.4.3 a pilot is not tested where nothing was pierced', () => {
    const battle = new Battle();
    const shooter = battle.soldier(0, 'light-assault-clones', 5, [100, 100]);
    const salamander = battle.machine(1, 'salamander', [200, 100], { pilot: 'velian-militia' });
    expect(told(shot(battle, shooter, salamander, [6, 7]), 'tested')).toEqual([]);
  });
  test.each<[Cover, number, number]>([
    ['none', 3, 4],
    ['part', 4, 5],
    ['most', 6, 7],
  ])('BRP-7.3.2 cover “%s”: %i bounces off armour 3, %i goes through', (cover, bounces, pierces) => {
    const battle = new Battle();
    const shooter = battle.soldier(0, 'light-assault-clones', 5, [100, 100]);
    const target = battle.soldier(1, 'cyber-infantry', 1, [150, 100]);
    shot(battle, shooter, target, [6, bounces], { cover });
    expect(battle.get(target).status).toBe('table');
    shot(battle, shooter, target, [6, pierces], { cover });
    expect(battle.get(target).status).toBe('destroyed');
  });
});

describe('BRP-7.4.4 special weapons', () => {
  const field = (specials: boolean) => {
    const battle = new Battle({ rules: { specials } });
    const bull = battle.machine(0, 'mad-bull', [100, 400], { weapons: [0], pilot: 'heavy-clones' });
    const target = battle.soldier(1, 'assault-special-forces', 1, [500, 400]);
    const friend = battle.soldier(1, 'assault-special-forces', 2, [620, 400]);
    const near = battle.soldier(0, 'heavy-clones', 2, [560, 400]);
    const far = battle.soldier(1, 'assault-special-forces', 3, [620.02, 480]);
    return { battle, bull, target, near, friend, far };
  };
  test('page 34: a heavy rocket hits, and all within two steps suffer 1D20, friend and foe, the nearest first', () => {
    const { battle, bull, target, near, friend, far } = field(true);
    const events = shot(battle, bull, target, [12, 1, 1, 1, 1, 2, 20], { with: { weapon: 0 } });
    expect(told(events, 'blast')).toEqual([{ kind: 'blast', within: 2, victims: [near, friend] }]);
    const struck = told(events, 'struck').map(({ piece, cause }) => [piece, cause]);
    expect(struck).toEqual([
      [target, 'shot'],
      [near, 'blast'],
      [friend, 'blast'],
    ]);
    expect([target, near, friend, far].map((id) => battle.get(id).status)).toEqual([
      'table',
      'table',
      'destroyed',
      'table',
    ]);
  });
  test('a miss goes off nowhere, and without the option nothing goes off', () => {
    const missed = field(true);
    expect(
      told(shot(missed.battle, missed.bull, missed.target, [1], { with: { weapon: 0 } }), 'blast'),
    ).toEqual([]);
    const plain = field(false);
    const events = shot(plain.battle, plain.bull, plain.target, [12, 1, 1, 1, 1], { with: { weapon: 0 } });
    expect(told(events, 'blast')).toEqual([]);
  });
  test('whoever the shot throws out of its machine is no victim', () => {
    const battle = new Battle({ rules: { specials: true } });
    const bull = battle.machine(0, 'mad-bull', [100, 400], { weapons: [0], pilot: 'heavy-clones' });
    const salamander = battle.machine(1, 'salamander', [500, 400], { pilot: 'assault-special-forces' });
    const { pilot } = battle.get<Machine>(salamander);
    battle.get<Machine>(salamander).durability = 4;
    const events = shot(battle, bull, salamander, [12, 20, 20, 20, 20, 1], { with: { weapon: 0 } });
    expect(told(events, 'blast')[0]?.victims).toEqual([]);
    expect(battle.get(pilot).status).toBe('table');
  });
  test('cover and walls do not help against a blast', () => {
    const battle = new Battle();
    const target = battle.soldier(1, 'cyber-infantry', 1, [200, 100]);
    battle.roll((game) => strike(game, target, { dice: 1, die: 20 }, 'none', 'blast'), 4);
    expect(battle.get(target).status).toBe('destroyed');
  });
});

describe('BRP-7.7 ammunition', () => {
  const fitted = (ammo: boolean) => {
    const battle = new Battle({ rules: { ammo } });
    const hurricane = battle.machine(0, 'hurricane', [100, 100], {
      weapons: [4, 6],
      pilot: 'cyber-infantry',
    });
    return { battle, hurricane };
  };
  const spend = (battle: Battle, by: PieceId, weapon: Shot) => {
    const firearm = firearmOf(battle.battlefield, by, weapon);
    if (firearm) battle.roll((game) => spendAmmo(game, by, weapon, firearm));
  };
  test('page 36: a shot costs as many cells as its power has dice, from one scale for all weapons', () => {
    const battle = new Battle({ rules: { ammo: true } });
    const demolisher = battle.machine(0, 'demolisher', [100, 100], {
      weapons: [6, 3],
      pilot: 'heavy-clones',
    });
    spend(battle, demolisher, { weapon: 6 });
    spend(battle, demolisher, { weapon: 3 });
    expect(told(battle.events, 'ammo').map(({ spent, left }) => [spent, left])).toEqual([
      [3, 17],
      [2, 15],
    ]);
  });
  test('BRP-7.4.4 the triple machine gun three cells, and one where it has one shot', () => {
    for (const [specials, spent] of [
      [true, 3],
      [false, 1],
    ] as const) {
      const battle = new Battle({ rules: { ammo: true, specials } });
      const gryphon = battle.machine(0, 'gryphon', [100, 100], { weapons: [2], pilot: 'cyber-infantry' });
      spend(battle, gryphon, { weapon: 2 });
      expect(told(battle.events, 'ammo')).toMatchObject([{ spent, left: 14 - spent }]);
    }
  });
  test('a gun has its own; soldiers never run out', () => {
    const { battle } = fitted(true);
    const mortar = battle.gun(0, 'mortar', [300, 100]);
    const soldier = battle.soldier(0, 'cyber-infantry', 2, [277, 100]);
    spend(battle, soldier, { gun: mortar });
    spend(battle, soldier, 'own');
    expect(told(battle.events, 'ammo')).toEqual([{ kind: 'ammo', piece: mortar, spent: 3, left: 9 }]);
    expect(ammoFor(battle.state, soldier, 'own')).toBeNull();
    expect(ammoFor(battle.state, soldier, { gun: mortar })).toBe(9);
  });
  test('nobody counts at a table without the option', () => {
    const { battle, hurricane } = fitted(false);
    spend(battle, hurricane, { weapon: 4 });
    expect(battle.get<Machine>(hurricane).ammo).toBe(18);
    expect(ammoFor(battle.state, hurricane, { weapon: 4 })).toBeNull();
  });
});
