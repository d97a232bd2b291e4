import { describe, expect, test } from 'vitest';
import { activate, note } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import type { Act } from '../rules/moves.ts';
import type { OptionalRules } from '../rules/options.ts';
import { firearmOf } from '../rules/shooting/firearms.ts';
import { isSameShot, type Shot } from '../rules/stage.ts';
import type { Gun, Machine, PieceId } from '../rules/state.ts';
import { duel, shoot, why } from './duel.ts';
import { Battle, told } from './scenario.ts';

const aimed = (by: PieceId, at: PieceId, weapon: Shot = 'own'): Act => ({
  ...(shoot(by, at, weapon) as Extract<Act, { kind: 'shoot' }>),
  aimed: true,
});

function figures(battle: Battle, move: Act) {
  const refusal = refuseAct(battle.battlefield, move);
  return refusal && 'figures' in refusal ? refusal.figures : null;
}

/** A mortar to the left of a soldier and a twin cannon to its right; the enemy is far ahead. */
function battery(rules: Partial<OptionalRules> = {}, sides: readonly number[] = [0, 1]) {
  const battle = new Battle({ sides, rules });
  const firer = battle.soldier(0, 'heavy-clones', 1, [200, 400]);
  const mortar = battle.gun(0, 'mortar', [200, 435]);
  const cannon = battle.gun(0, 'twin-cannon', [200, 357]);
  const target = battle.soldier(1, 'cyber-infantry', 1, [800, 400]);
  battle.roll((game) => activate(game, 0, { squad: 0 }));
  return { battle, firer, mortar, cannon, target };
}

describe('BRP-7.1 what somebody can shoot with', () => {
  test('a soldier with its own weapon if it has one, or a gun; a machine with what it is fitted with', () => {
    const { battle, firer, mortar, target } = battery();
    const raptor = battle.machine(1, 'raptor', [900, 400], { pilot: 'velian-militia' });
    for (const weapon of ['own', { gun: mortar }] as const)
      expect(why(battle, shoot(firer, target, weapon))).toBeNull();
    for (const weapon of [{ weapon: 0 }, { gun: target }, { gun: raptor }, { gun: 99 }] as const)
      expect(why(battle, shoot(firer, target, weapon))).toBe('BRP-7.1 no-weapon');
    battle.roll((game) => activate(game, 1, { piece: raptor }));
    for (const weapon of ['own', 'grenade', { gun: mortar }, { weapon: 1 }] as const)
      expect(why(battle, shoot(raptor, firer, weapon))).toBe('BRP-7.1 no-weapon');
    expect(why(battle, shoot(raptor, firer, { weapon: 0 }))).toBeNull();
  });
  test('not one who has no weapon of its own', () => {
    const { battle, target } = duel();
    const unarmed = battle.soldier(0, 'light-assault-clones', 2, [200, 300]);
    battle.roll((game) => activate(game, 0, { squad: 2 }));
    expect(why(battle, shoot(unarmed, target))).toBe('BRP-7.1 no-weapon');
  });
  test('nothing by itself: not a gun without a soldier, not a load', () => {
    const { battle, mortar } = battery({ grenades: true });
    const cargo = battle.load('cargo', [600, 600]);
    for (const by of [mortar, cargo])
      for (const weapon of ['own', 'grenade', { gun: mortar }, { weapon: 0 }] as const)
        expect(firearmOf(battle.battlefield, by, weapon)).toBeUndefined();
  });
});

describe('BRP-7.6 what has been fired before', () => {
  test('the same gun, the same weapon, one’s own, a grenade: each is like itself alone', () => {
    const shots: Shot[] = ['own', 'grenade', { gun: 1 }, { gun: 2 }, { weapon: 1 }, { weapon: 2 }];
    for (const [place, one] of shots.entries())
      expect(shots.map((other) => isSameShot(one, other))).toEqual(shots.map((_, index) => index === place));
  });
});

describe('BRP-7.5 one soldier, one weapon', () => {
  test('who fired one gun does not fire another, nor its own weapon, nor throws a grenade', () => {
    const { battle, firer, mortar, cannon, target } = battery({ grenades: true });
    battle.roll((game) => carryOut(game, shoot(firer, target, { gun: cannon })), 1);
    expect(why(battle, shoot(firer, target, { gun: mortar }))).toBe('BRP-7.5 chose-other');
    expect(why(battle, shoot(firer, target, 'grenade'))).toBe('BRP-7.6 has-shot');
    expect(why(battle, shoot(firer, target, { gun: cannon }))).toBeNull();
  });
  test('who fired its own weapon fires no gun', () => {
    const { battle, firer, mortar, target } = battery();
    battle.roll((game) => carryOut(game, shoot(firer, target)), 1);
    expect(why(battle, shoot(firer, target, { gun: mortar }))).toBe('BRP-7.5 chose-other');
    expect(battle.get<Gun>(mortar).shots).toBe(0);
  });
  test('whose shooting is over fires nothing', () => {
    const { battle, firer, mortar, target } = battery();
    const raptor = battle.machine(0, 'raptor', [300, 700], { pilot: 'regime-clones' });
    battle.roll((game) => carryOut(game, { kind: 'take', by: firer, gun: mortar }));
    battle.roll((game) => note(game, { hasShot: true }));
    for (const weapon of ['own', { gun: mortar }] as const)
      expect(why(battle, shoot(firer, target, weapon))).toBe('BRP-7.6 has-shot');
    battle.roll((game) => activate(game, 0, { piece: raptor }));
    expect(why(battle, shoot(raptor, target, { weapon: 0 }))).toBeNull();
    battle.roll((game) => note(game, { hasShot: true }));
    expect(why(battle, shoot(raptor, target, { weapon: 0 }))).toBe('BRP-7.6 has-shot');
  });
});

describe('BRP-7.6 a gun fires up to its rate a tour in all', () => {
  test('whoever serves it: one shot each, and there is none left', () => {
    const battle = new Battle();
    const [one = -1, other = -1] = battle.squad(0, 'heavy-clones', [162, 400], [238, 400]);
    const cannon = battle.gun(0, 'twin-cannon', [200, 400]);
    const target = battle.soldier(1, 'cyber-infantry', 1, [800, 400]);
    const shot = (by: PieceId) => shoot(by, target, { gun: cannon });
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    battle.roll((game) => carryOut(game, shot(one)), 1);
    expect(why(battle, shot(other))).toBeNull();
    battle.roll((game) => carryOut(game, shot(other)), 1);
    expect(why(battle, shot(other))).toBe('BRP-7.6 rate-reached');
    expect(figures(battle, shot(other))).toEqual({ rate: 2 });
    expect(battle.get<Gun>(cannon).shots).toBe(2);
  });
  test('a machine’s rate is said too', () => {
    const battle = new Battle();
    const raptor = battle.machine(0, 'raptor', [100, 400], { weapons: [0, 1], pilot: 'regime-clones' });
    const target = battle.soldier(1, 'cyber-infantry', 1, [1100, 400]);
    battle.roll((game) => activate(game, 0, { piece: raptor }));
    battle.roll((game) => carryOut(game, shoot(raptor, target, { weapon: 0 })), 1);
    expect(why(battle, shoot(raptor, target, { weapon: 1 }))).toBe('BRP-7.6 rate-reached');
    expect(figures(battle, shoot(raptor, target, { weapon: 1 }))).toEqual({ rate: 1 });
  });
});

describe('BRP-7.5 who serves a gun', () => {
  test('BRP-2.4 an ally’s gun too; not an out player’s', () => {
    const { battle, firer, mortar, target } = battery({}, [0, 1, 0, 2]);
    battle.get<Gun>(mortar).seat = 2;
    expect(why(battle, shoot(firer, target, { gun: mortar }))).toBeNull();
    battle.get<Gun>(mortar).seat = 3;
    expect(why(battle, shoot(firer, target, { gun: mortar }))).toBe('BRP-2.4 gun-not-yours');
    battle.state.out = [3];
    expect(why(battle, shoot(firer, target, { gun: mortar }))).toBe('BRP-2.4 gun-not-yours');
    expect(figures(battle, shoot(firer, target, { gun: mortar }))).toEqual({ kind: 'mortar' });
  });
  test('of sufficient rank: what it has and what it needs is said', () => {
    const battle = new Battle();
    const firer = battle.soldier(0, 'regime-clones', 1, [200, 400]);
    const cannon = battle.gun(0, 'twin-cannon', [200, 357]);
    const target = battle.soldier(1, 'cyber-infantry', 1, [800, 400]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    expect(figures(battle, shoot(firer, target, { gun: cannon }))).toEqual({
      kind: 'twin-cannon',
      rank: 1,
      needed: 2,
    });
  });
  test('beside soldiers of its own player, and machines', () => {
    const { battle, firer, mortar, target } = battery();
    battle.soldier(0, 'tribunators', 1, [200, 470]);
    battle.machine(0, 'raptor', [150, 435]);
    expect(why(battle, shoot(firer, target, { gun: mortar }))).toBeNull();
  });
  test('BRP-7.3 not while an enemy touches the firer, though none touches the gun', () => {
    const { battle, firer, mortar, target } = battery();
    const enemy = battle.soldier(1, 'cyber-infantry', 2, [221, 395]);
    expect(why(battle, shoot(firer, target, { gun: mortar }))).toBe('BRP-7.3 in-contact');
    battle.get(enemy).x = 221.1;
    expect(why(battle, shoot(firer, target, { gun: mortar }))).toBeNull();
  });
});

describe('BRP-7.7 enough is left', () => {
  test('for a gun as many cells as its power has dice; a soldier’s own weapon needs none', () => {
    const { battle, firer, mortar, target } = battery({ ammo: true });
    battle.get<Gun>(mortar).ammo = 3;
    expect(why(battle, shoot(firer, target, { gun: mortar }))).toBeNull();
    battle.get<Gun>(mortar).ammo = 2;
    expect(why(battle, shoot(firer, target, { gun: mortar }))).toBe('BRP-7.7 no-ammo');
    expect(figures(battle, shoot(firer, target, { gun: mortar }))).toEqual({ left: 2, needed: 3 });
    expect(why(battle, shoot(firer, target))).toBeNull();
  });
  test('BRP-7.4.4 three shots in one need three cells', () => {
    const battle = new Battle({ rules: { ammo: true, specials: true } });
    const gryphon = battle.machine(0, 'gryphon', [100, 400], { weapons: [2], pilot: 'cyber-infantry' });
    const target = battle.soldier(1, 'cyber-infantry', 1, [300, 400]);
    battle.roll((game) => activate(game, 0, { piece: gryphon }));
    battle.get<Machine>(gryphon).ammo = 2;
    expect(why(battle, shoot(gryphon, target, { weapon: 2 }))).toBe('BRP-7.7 no-ammo');
  });
});

describe('BRP-7.6 the target is named before each shot', () => {
  function volley(specials: boolean) {
    const battle = new Battle({ rules: { specials } });
    const gryphon = battle.machine(0, 'gryphon', [100, 400], { weapons: [2], pilot: 'cyber-infantry' });
    const targets = battle.squad(1, 'cyber-infantry', [300, 250], [300, 350], [300, 450], [300, 550]);
    battle.roll((game) => activate(game, 0, { piece: gryphon }));
    const at = (count: number): Act => ({
      kind: 'shoot',
      by: gryphon,
      with: { weapon: 2 },
      at: targets.slice(0, count),
    });
    return { battle, targets, at };
  }
  test('one for most weapons; BRP-7.4.4 up to three for the triple machine gun', () => {
    for (const [specials, most] of [
      [false, 1],
      [true, 3],
    ] as const) {
      const { battle, at } = volley(specials);
      const reasons = [0, 1, 2, 3, 4].map((count) => why(battle, at(count)));
      expect(reasons).toEqual(
        [0, 1, 2, 3, 4].map((count) => (count >= 1 && count <= most ? null : 'BRP-7.6 target-count')),
      );
      expect(figures(battle, at(4))).toEqual({ most });
    }
  });
  test('each of them is looked at', () => {
    const { battle, targets, at } = volley(true);
    battle.get(targets[1] ?? -1).status = 'destroyed';
    expect(why(battle, at(1))).toBeNull();
    expect(why(battle, at(2))).toBe('BRP-7.2 no-target');
  });
});

describe('BRP-7.2 what is a target', () => {
  test('nothing that is not on the table, and BRP-12.4 no load', () => {
    const { battle, shooter } = duel();
    const raptor = battle.machine(1, 'raptor', [500, 400], { pilot: 'velian-militia' });
    const cargo = battle.load('cargo', [300, 500]);
    expect(why(battle, shoot(shooter, raptor))).toBeNull();
    for (const id of [battle.get<Machine>(raptor).pilot, cargo, -1])
      expect(why(battle, shoot(shooter, id))).toBe('BRP-7.2 no-target');
  });
  test('BRP-12.4 no gun that a mission spares, even one in nobody’s hands', () => {
    const { battle, shooter } = duel();
    const mortar = battle.gun(1, 'mortar', [500, 600]);
    expect(why(battle, shoot(shooter, mortar))).toBeNull();
    Object.assign(battle.get(mortar), { isSpared: true });
    expect(why(battle, shoot(shooter, mortar))).toBe('BRP-12.4 spared-target');
  });
  test('BRP-7.8 for a grenade no flyer, unless it has landed; any walker', () => {
    const { battle, shooter } = duel({ rules: { grenades: true } });
    const sprut = battle.machine(1, 'sprut', [600, 400], { pilot: 'heavy-cyber-infantry' });
    const walker = battle.machine(1, 'raptor', [600, 600], { pilot: 'velian-militia' });
    expect(why(battle, shoot(shooter, sprut, 'grenade'))).toBe('BRP-7.8 grenade-at-flyer');
    expect(why(battle, shoot(shooter, sprut))).toBeNull();
    expect(why(battle, shoot(shooter, walker, 'grenade'))).toBeNull();
    Object.assign(battle.get(sprut), { isFlying: false, z: 0 });
    expect(why(battle, shoot(shooter, sprut, 'grenade'))).toBeNull();
  });
  test('BRP-7.3.2 whoever is out is no friend: what an out ally left behind may be shot at', () => {
    const { battle, shooter } = duel({ sides: [0, 1, 0] });
    const raptor = battle.machine(2, 'raptor', [500, 600], { pilot: 'regime-clones' });
    expect(why(battle, shoot(shooter, raptor))).toBe('BRP-7.3.2 friendly-target');
    battle.get<Machine>(raptor).pilot = -1;
    expect(why(battle, shoot(shooter, raptor))).toBeNull();
  });
});

describe('BRP-11.1 who may aim', () => {
  test('not with a gun, not with a machine’s weapon', () => {
    const { battle, firer, mortar, target } = battery({ aimed: true });
    expect(why(battle, aimed(firer, target))).toBeNull();
    expect(why(battle, aimed(firer, target, { gun: mortar }))).toBe('BRP-11.1 own-weapon-only');
    const raptor = battle.machine(0, 'raptor', [300, 700], { pilot: 'regime-clones' });
    battle.roll((game) => activate(game, 0, { piece: raptor }));
    expect(why(battle, aimed(raptor, target, { weapon: 0 }))).toBe('BRP-11.1 own-weapon-only');
  });
  test('BRP-3.3 not who got out of its machine this tour', () => {
    const battle = new Battle({ rules: { aimed: true } });
    const raptor = battle.machine(0, 'raptor', [300, 400], { pilot: 'light-assault-clones' });
    const { pilot } = battle.get<Machine>(raptor);
    const target = battle.soldier(1, 'cyber-infantry', 1, [800, 400]);
    battle.roll((game) => activate(game, 0, { piece: raptor }));
    const place = { x: 338, y: 400, z: 0, facing: { x: 1, y: 0 } };
    battle.roll((game) => carryOut(game, { kind: 'leave', by: raptor, place }));
    expect(why(battle, shoot(pilot, target))).toBeNull();
    expect(why(battle, aimed(pilot, target))).toBe('BRP-11.1 not-only-shooting');
  });
  test('it carries twice as far', () => {
    const { battle, shooter, target } = duel({ rules: { aimed: true } }, 620);
    const events = battle.roll((game) => carryOut(game, aimed(shooter, target)), 4, 1, 1);
    expect(told(events, 'shot')[0]).toMatchObject({ distance: 12, carries: 12, isAimed: true, isHit: true });
  });
  test('whoever aimed is done; whoever shot without aiming goes on', () => {
    const { battle, shooter, target } = duel({ rules: { aimed: true } }, 600);
    battle.roll((game) => carryOut(game, shoot(shooter, target)), 1);
    expect(battle.get(shooter)).toMatchObject({ hasActed: false });
    expect(battle.state.stage).toMatchObject({ actor: shooter, deeds: { shots: ['own'], moves: 0 } });
  });
});
