import { describe, expect, test } from 'vitest';
import { fight } from '../rules/hand-to-hand.ts';
import type { Machine } from '../rules/state.ts';
import { Battle, told } from './scenario.ts';

describe('BRP-8.1 strength', () => {
  test('page 40: melee 2 and 5 against armour 3 and 2: 7 > 5, destroyed', () => {
    const battle = new Battle();
    const attacker = battle.soldier(1, 'cyber-infantry', 2, [220, 100]);
    const defender = battle.soldier(0, 'regime-clones', 1, [200, 100]);
    const events = battle.roll((game) => fight(game, attacker, defender), 5, 2);
    expect(told(events, 'fought')[0]).toMatchObject({
      attack: { dice: [5], strength: 7 },
      defence: { die: 2, strength: 5 },
      damage: 2,
    });
    expect(battle.get(defender).status).toBe('destroyed');
  });
  test('page 39: armour 9, saw 2, claw 1, die 4 → 16 against a gun’s armour alone', () => {
    const battle = new Battle();
    const hurricane = battle.machine(0, 'hurricane', [100, 100], {
      weapons: [1, 2, 4],
      pilot: 'cyber-infantry',
    });
    battle.get<Machine>(hurricane).durability = 9;
    const cannon = battle.gun(1, 'twin-cannon', [176, 100]);
    battle.get<Machine>(cannon).durability = 8;
    const events = battle.roll((game) => fight(game, hurricane, cannon), 4);
    expect(told(events, 'fought')[0]).toMatchObject({
      attack: { strength: 16 },
      defence: { die: null, strength: 8 },
    });
    expect(battle.get(cannon).status).toBe('destroyed');
  });
  test('a machine defends with D6, armour and melee weapons; without a pilot with armour alone', () => {
    const battle = new Battle();
    const soldier = battle.soldier(0, 'tribunators', 4, [149, 100]);
    const manned = battle.machine(1, 'werewolf', [197, 100], { weapons: [4, 5], pilot: 'cyber-infantry' });
    const defence = told(
      battle.roll((game) => fight(game, soldier, manned), 6, 1),
      'fought',
    )[0]?.defence;
    expect(defence).toEqual({ die: 1, strength: 1 + 14 + 3 });
    const empty = battle.machine(1, 'werewolf', [197, 300], { weapons: [4, 5] });
    const alone = told(
      battle.roll((game) => fight(game, soldier, empty), 6),
      'fought',
    )[0]?.defence;
    expect(alone).toEqual({ die: null, strength: 14 });
  });
});

describe('BRP-8.2 outcome', () => {
  test('equal strengths change nothing', () => {
    const battle = new Battle();
    const attacker = battle.soldier(0, 'regime-clones', 1, [200, 100]);
    const defender = battle.soldier(1, 'cyber-infantry', 1, [220, 100]);
    battle.roll((game) => fight(game, attacker, defender), 2, 3);
    expect([battle.get(attacker).status, battle.get(defender).status]).toEqual(['table', 'table']);
  });
  test('a machine is damaged by the difference, and its pilot takes one survival test', () => {
    const battle = new Battle();
    const attacker = battle.soldier(0, 'heavy-clones', 6, [149, 100]);
    const salamander = battle.machine(1, 'salamander', [192, 100], { pilot: 'cyber-infantry' });
    battle.get<Machine>(salamander).durability = 3;
    const events = battle.roll((game) => fight(game, attacker, salamander), 3, 4, 2);
    expect(told(events, 'damaged')).toEqual([
      { kind: 'damaged', piece: salamander, damage: 2, durability: 1, cause: 'fight' },
    ]);
    expect(told(events, 'tested')).toHaveLength(1);
  });
});

describe('BRP-8.3 from behind', () => {
  test('page 41: the better of two dice, and the machine’s melee weapons do not count', () => {
    const battle = new Battle();
    const attacker = battle.soldier(0, 'tribunators', 4, [244, 100]);
    const werewolf = battle.machine(1, 'werewolf', [197, 100], { weapons: [4, 5], pilot: 'cyber-infantry' });
    const [fought] = told(
      battle.roll((game) => fight(game, attacker, werewolf), 2, 5, 1),
      'fought',
    );
    expect(fought).toMatchObject({
      isFromBehind: true,
      attack: { dice: [2, 5], strength: 10 },
      defence: { die: 1, strength: 15 },
    });
  });
  test('by the cabin’s heading, not by the legs’', () => {
    const battle = new Battle();
    const attacker = battle.soldier(0, 'tribunators', 4, [244, 100]);
    const werewolf = battle.machine(1, 'werewolf', [197, 100], { pilot: 'cyber-infantry' });
    Object.assign(battle.get(werewolf), { cx: 0, cy: 1 });
    const [fought] = told(
      battle.roll((game) => fight(game, attacker, werewolf), 2, 1),
      'fought',
    );
    expect(fought?.isFromBehind).toBe(false);
  });
  test('BRP-0.7 exactly beside is in front', () => {
    const battle = new Battle();
    const attacker = battle.soldier(0, 'tribunators', 4, [200, 125]);
    const defender = battle.soldier(1, 'cyber-infantry', 1, [200, 100]);
    expect(
      told(
        battle.roll((game) => fight(game, attacker, defender), 2, 1),
        'fought',
      )[0]?.isFromBehind,
    ).toBe(false);
  });
  test('guns and pilotless machines have no rear', () => {
    const battle = new Battle();
    const attacker = battle.soldier(0, 'tribunators', 4, [244, 100]);
    const empty = battle.machine(1, 'werewolf', [197, 100]);
    const [fought] = told(
      battle.roll((game) => fight(game, attacker, empty), 2),
      'fought',
    );
    expect(fought).toMatchObject({ isFromBehind: false, attack: { dice: [2] } });
  });
});
