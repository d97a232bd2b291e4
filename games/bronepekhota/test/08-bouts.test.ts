import { describe, expect, test } from 'vitest';
import { activate } from '../rules/activation.ts';
import { boutOf, fight } from '../rules/hand-to-hand.ts';
import type { Act } from '../rules/moves.ts';
import type { Machine, PieceId } from '../rules/state.ts';
import { why } from './duel.ts';
import { Battle, told } from './scenario.ts';

const bout = (battle: Battle, attacker: PieceId, defender: PieceId) =>
  boutOf(battle.battlefield, battle.get(attacker), battle.get(defender));

describe('BRP-8.1 what is added to the dice', () => {
  test('a soldier attacks with its melee and defends with its armour', () => {
    const battle = new Battle();
    const gunner = battle.soldier(0, 'heavy-clones', 1, [200, 400]);
    const brawler = battle.soldier(0, 'heavy-clones', 6, [200, 500]);
    const tribune = battle.soldier(1, 'tribunators', 4, [220, 400]);
    expect(bout(battle, gunner, tribune)).toEqual({
      attack: { dice: 1, plus: 0 },
      defence: { rolls: true, plus: 6 },
      isFromBehind: false,
    });
    expect(bout(battle, brawler, tribune).attack.plus).toBe(6);
    expect(bout(battle, tribune, brawler)).toMatchObject({ attack: { plus: 5 }, defence: { plus: 2 } });
  });
  test('a machine with what is left of it and its melee weapons, in attack and defence', () => {
    const battle = new Battle();
    const hurricane = battle.machine(0, 'hurricane', [100, 100], {
      weapons: [1, 2, 4],
      pilot: 'cyber-infantry',
    });
    const raptor = battle.machine(1, 'raptor', [180, 100], { pilot: 'velian-militia' });
    battle.get<Machine>(hurricane).durability = 9;
    battle.get<Machine>(raptor).durability = 4;
    expect(bout(battle, hurricane, raptor)).toEqual({
      attack: { dice: 1, plus: 12 },
      defence: { rolls: true, plus: 4 },
      isFromBehind: false,
    });
    expect(bout(battle, raptor, hurricane)).toMatchObject({ attack: { plus: 4 }, defence: { plus: 12 } });
  });
  test('without a pilot, or a gun: armour alone, from whatever side, melee weapons or not', () => {
    const battle = new Battle();
    const soldier = battle.soldier(0, 'tribunators', 4, [244, 100]);
    const werewolf = battle.machine(1, 'werewolf', [197, 100], { weapons: [4, 5] });
    const mortar = battle.gun(1, 'mortar', [280, 100]);
    for (const [id, plus] of [
      [werewolf, 14],
      [mortar, 4],
    ] as const)
      expect(bout(battle, soldier, id)).toEqual({
        attack: { dice: 1, plus: 5 },
        defence: { rolls: false, plus },
        isFromBehind: false,
      });
  });
  test('BRP-8.3 from behind two dice against no melee weapons; a soldier’s armour stays', () => {
    const battle = new Battle();
    const attacker = battle.soldier(0, 'tribunators', 4, [244, 100]);
    const werewolf = battle.machine(1, 'werewolf', [197, 100], { weapons: [4, 5], pilot: 'cyber-infantry' });
    const soldier = battle.soldier(1, 'cyber-infantry', 1, [224, 100]);
    expect(bout(battle, attacker, werewolf)).toEqual({
      attack: { dice: 2, plus: 5 },
      defence: { rolls: true, plus: 14 },
      isFromBehind: true,
    });
    expect(bout(battle, attacker, soldier)).toMatchObject({ attack: { dice: 2 }, defence: { plus: 3 } });
    battle.turn(werewolf, 1, 0);
    expect(bout(battle, attacker, werewolf)).toMatchObject({ attack: { dice: 1 }, defence: { plus: 17 } });
  });
});

describe('BRP-8.2 only an attacker above the defender does harm', () => {
  const strike = (attack: number, defence: number) => {
    const battle = new Battle();
    const attacker = battle.soldier(0, 'regime-clones', 1, [149, 100]);
    const salamander = battle.machine(1, 'salamander', [192, 100], { pilot: 'tribunators' });
    battle.get<Machine>(salamander).durability = 2;
    const dice = [attack, defence, ...(attack + 4 > defence + 2 ? [1] : [])];
    const events = battle.roll((game) => fight(game, attacker, salamander), ...dice);
    return { kinds: events.map(({ kind }) => kind), left: battle.durability(salamander), events };
  };
  test('one above is one damage', () => {
    const { kinds, left, events } = strike(1, 2);
    expect(kinds).toEqual(['fought', 'damaged', 'tested']);
    expect(left).toBe(1);
    expect(told(events, 'fought')[0]).toMatchObject({
      attack: { dice: [1], strength: 5 },
      defence: { die: 2, strength: 4 },
      damage: 1,
    });
  });
  test.each([
    [1, 3],
    [1, 6],
  ])('attack %i against %i: nothing', (attack, defence) => {
    const { kinds, left, events } = strike(attack, defence);
    expect([kinds, left]).toEqual([['fought'], 2]);
    expect(told(events, 'fought')[0]?.damage).toBe(0);
  });
});

describe('BRP-8.1 whom one may fight', () => {
  function crowd() {
    const battle = new Battle({ sides: [0, 1, 0, 2] });
    const soldier = battle.soldier(0, 'regime-clones', 1, [200, 400]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    const fighting = (enemy: PieceId): Act => ({ kind: 'fight', by: soldier, enemy });
    return { battle, soldier, fighting };
  }
  test('no load, nobody who is not there, not oneself', () => {
    const { battle, soldier, fighting } = crowd();
    const cargo = battle.load('cargo', [220, 400]);
    for (const id of [cargo, 99, soldier]) expect(why(battle, fighting(id))).toBe('BRP-8.1 no-enemy-touched');
  });
  test('no ally and no manned gun of an ally; what stands idle is anyone’s', () => {
    const { battle, fighting } = crowd();
    const ally = battle.soldier(2, 'regime-clones', 1, [180, 400]);
    const mortar = battle.gun(2, 'mortar', [200, 435]);
    const gunner = battle.soldier(2, 'regime-clones', 1, [200, 470]);
    for (const id of [ally, mortar]) expect(why(battle, fighting(id))).toBe('BRP-8.1 no-enemy-touched');
    Object.assign(battle.get(gunner), { x: 600 });
    Object.assign(battle.get(ally), { x: 600, y: 500 });
    expect(why(battle, fighting(mortar))).toBe('BRP-8.1 no-enemy-touched');
    Object.assign(battle.get(mortar), { seat: 1 });
    expect(why(battle, fighting(mortar))).toBeNull();
  });
  test('an enemy’s gun with its crew, its machine with its pilot, a third player’s soldier', () => {
    const { battle, fighting } = crowd();
    const mortar = battle.gun(1, 'mortar', [200, 435]);
    battle.soldier(1, 'velian-militia', 1, [200, 470]);
    const raptor = battle.machine(1, 'raptor', [238, 400], { pilot: 'velian-militia' });
    const third = battle.soldier(3, 'velian-militia', 1, [180, 400]);
    for (const id of [mortar, raptor, third]) expect(why(battle, fighting(id))).toBeNull();
    battle.state.out = [3];
    expect(why(battle, fighting(third))).toBe('BRP-8.1 no-enemy-touched');
  });
  test('BRP-3.2.2 a flyer that has landed is fought, one that flies is not touched', () => {
    const { battle, fighting } = crowd();
    const thunder = battle.machine(1, 'thunder', [265, 400], { pilot: 'light-assault-landing' });
    expect(why(battle, fighting(thunder))).toBe('BRP-8.1 no-enemy-touched');
    Object.assign(battle.get(thunder), { isFlying: false, z: 0, pilot: -1 });
    expect(why(battle, fighting(thunder))).toBeNull();
  });
  test('BRP-3.2 a walker fights', () => {
    const battle = new Battle();
    const raptor = battle.machine(0, 'raptor', [200, 400], { pilot: 'regime-clones' });
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [238, 400]);
    battle.roll((game) => activate(game, 0, { piece: raptor }));
    expect(why(battle, { kind: 'fight', by: raptor, enemy })).toBeNull();
  });
});
