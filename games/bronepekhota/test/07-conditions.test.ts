import { describe, expect, test } from 'vitest';
import { activate, note } from '../rules/activation.ts';
import { carryOut } from '../rules/acts.ts';
import type { Act } from '../rules/moves.ts';
import { coverOf, sightOf } from '../rules/sight.ts';
import type { Shot } from '../rules/stage.ts';
import type { Machine, PieceId } from '../rules/state.ts';
import { duel, shoot, wall, why } from './duel.ts';
import { Battle, told } from './scenario.ts';

describe('BRP-7.3 when somebody may shoot', () => {
  test('at what is in front, exactly beside included', () => {
    const { battle, shooter, target } = duel();
    expect(why(battle, shoot(shooter, target))).toBeNull();
    battle.turn(shooter, 0, 1);
    expect(why(battle, shoot(shooter, target))).toBeNull();
    battle.turn(shooter, -1, 1);
    expect(why(battle, shoot(shooter, target))).toBe('BRP-7.3 not-in-front');
  });
  test('by the cabin of a walker, not by its legs', () => {
    const battle = new Battle();
    const raptor = battle.machine(0, 'raptor', [200, 400], { pilot: 'regime-clones' });
    const target = battle.soldier(1, 'cyber-infantry', 1, [500, 400]);
    battle.roll((game) => activate(game, 0, { piece: raptor }));
    expect(why(battle, shoot(raptor, target, { weapon: 0 }))).toBeNull();
    Object.assign(battle.get(raptor), { cx: -1, cy: 0 });
    expect(why(battle, shoot(raptor, target, { weapon: 0 }))).toBe('BRP-7.3 not-in-front');
  });
  test('not while an enemy is touched, not even one that nobody pilots', () => {
    const { battle, shooter, target } = duel();
    const locust = battle.machine(1, 'locust', [251, 400]);
    expect(why(battle, shoot(shooter, target))).toBe('BRP-7.3 in-contact');
    battle.get<Machine>(locust).seat = 0;
    expect(why(battle, shoot(shooter, target))).not.toBe('BRP-7.3 in-contact');
  });
  test('BRP-4.1.1 what an out player left behind forbids nothing', () => {
    const { battle, shooter, target } = duel({ sides: [0, 1, 2] });
    battle.machine(2, 'locust', [200, 457.5]);
    expect(why(battle, shoot(shooter, target))).toBe('BRP-7.3 in-contact');
    battle.state.out = [2];
    expect(why(battle, shoot(shooter, target))).toBeNull();
  });
});

describe('BRP-7.3.2 cover', () => {
  test('all seen, more than half, less, nothing', () => {
    expect([255, 254, 128, 127, 1, 0].map((seen) => coverOf(seen, 255))).toEqual([
      'none',
      'part',
      'part',
      'most',
      'most',
      null,
    ]);
  });
  test.each<[string, number, string | null]>([
    ['a kerb', 15, 'part'],
    ['a wall to the chest', 30, 'most'],
    ['a wall above the head', 60, null],
  ])('%s of %i mm just before the target', (_, top, cover) => {
    const { battle, shooter, target } = duel({ terrain: [wall(270, top)] });
    expect(sightOf(battle.battlefield, shooter, 'own', target).cover).toBe(cover);
    expect(why(battle, shoot(shooter, target))).toBe(cover ? null : 'BRP-7.3.2 not-seen');
  });
  test('friends and enemies give cover alike, and it is said who hides how much', () => {
    const { battle, shooter, target } = duel();
    const friend = battle.soldier(0, 'regime-clones', 1, [250, 406]);
    const { cover, seen, lines, blockers } = sightOf(battle.battlefield, shooter, 'own', target);
    expect(cover).toBe('most');
    expect(blockers).toEqual([{ by: { piece: friend }, lines: lines - seen }]);
  });
  test('a wall is named by its place in the terrain', () => {
    const { battle, shooter, target } = duel({ terrain: [wall(900, 60), wall(270, 30)] });
    expect(sightOf(battle.battlefield, shooter, 'own', target).blockers.map(({ by }) => by)).toEqual([
      { terrain: 1 },
    ]);
  });
  test('the crew does not stand in the way of its gun, and somebody else does', () => {
    const battle = new Battle();
    const mortar = battle.gun(0, 'mortar', [200, 400]);
    const [firer = -1] = battle.squad(0, 'regime-clones', [167.5, 400], [232.5, 400]);
    const target = battle.soldier(1, 'cyber-infantry', 1, [400, 400]);
    expect(sightOf(battle.battlefield, firer, { gun: mortar }, target).cover).toBe('none');
    battle.soldier(0, 'tribunators', 1, [280, 406]);
    expect(sightOf(battle.battlefield, firer, { gun: mortar }, target).cover).toBe('most');
  });
  test('own and allied soldiers, piloted machines and manned guns are no target; what nobody serves is anyone’s', () => {
    const { battle, shooter } = duel({ sides: [0, 1, 0] });
    const ally = battle.soldier(2, 'regime-clones', 1, [200, 500]);
    const manned = battle.machine(0, 'raptor', [300, 600], { pilot: 'regime-clones' });
    const empty = battle.machine(0, 'raptor', [300, 700]);
    const gun = battle.gun(0, 'mortar', [300, 300]);
    expect([ally, manned].map((id) => why(battle, shoot(shooter, id)))).toEqual(
      Array(2).fill('BRP-7.3.2 friendly-target'),
    );
    expect([empty, gun].map((id) => why(battle, shoot(shooter, id)))).toEqual([null, null]);
    battle.soldier(2, 'regime-clones', 1, [332.5, 300]);
    expect(why(battle, shoot(shooter, gun))).toBe('BRP-7.3.2 friendly-target');
  });
  test('BRP-7.2 nothing, nobody, oneself, whoever is gone', () => {
    const { battle, shooter, target } = duel();
    battle.get(target).status = 'destroyed';
    expect([99, shooter, target].map((id) => why(battle, shoot(shooter, id)))).toEqual(
      Array(3).fill('BRP-7.2 no-target'),
    );
  });
});

describe('BRP-7.5 a soldier at a gun', () => {
  function atGun(kind: string, gun = 'twin-cannon', seat = 0) {
    const battle = new Battle();
    const id = battle.gun(seat, gun, [200, 400]);
    const firer = battle.soldier(0, kind, 1, [gun === 'mortar' ? 167.5 : 162, 400]);
    const target = battle.soldier(1, 'cyber-infantry', 1, [400, 400]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    return { battle, gun: id, firer, target };
  }
  test('page 23: the twin cannon asks for rank 2', () => {
    const able = atGun('heavy-clones');
    expect(why(able.battle, shoot(able.firer, able.target, { gun: able.gun }))).toBeNull();
    const raw = atGun('regime-clones');
    expect(why(raw.battle, shoot(raw.firer, raw.target, { gun: raw.gun }))).toBe('BRP-7.5 gunner-rank');
  });
  test('touches it, owns it, and shares it with no other player', () => {
    const foreign = atGun('heavy-clones', 'twin-cannon', 1);
    expect(why(foreign.battle, shoot(foreign.firer, foreign.target, { gun: foreign.gun }))).toBe(
      'BRP-2.4 gun-not-yours',
    );
    const { battle, firer, target, gun } = atGun('heavy-clones');
    battle.soldier(1, 'cyber-infantry', 1, [200, 444]);
    expect(why(battle, shoot(firer, target, { gun }))).toBe('BRP-7.5 gun-shared');
    battle.get(firer).x = 140;
    expect(why(battle, shoot(firer, target, { gun }))).toBe('BRP-7.5 gun-not-touched');
  });
  test('chooses before shooting: the gun or its own weapon; BRP-7.6 the gun up to its rate', () => {
    const { battle, firer, target, gun } = atGun('heavy-clones');
    battle.roll((game) => carryOut(game, shoot(firer, target, { gun }) as Act), 1);
    expect(why(battle, shoot(firer, target))).toBe('BRP-7.6 has-shot');
    expect(why(battle, shoot(firer, target, { gun }))).toBeNull();
    battle.roll((game) => carryOut(game, shoot(firer, target, { gun }) as Act), 1);
    expect(why(battle, shoot(firer, target, { gun }))).toBe('BRP-7.6 rate-reached');
  });
});

describe('BRP-7.6 how often', () => {
  test('a soldier once', () => {
    const { battle, shooter, target } = duel({}, 500);
    battle.roll((game) => carryOut(game, shoot(shooter, target)), 1);
    expect(why(battle, shoot(shooter, target))).toBe('BRP-7.6 has-shot');
  });
  test('page 35: three weapons, rate 2: any two, each once, in one shooting action', () => {
    const battle = new Battle();
    const thunder = battle.machine(0, 'thunder', [100, 400], {
      weapons: [0, 1, 2],
      pilot: 'light-assault-landing',
    });
    const target = battle.soldier(1, 'cyber-infantry', 1, [1100, 400]);
    battle.roll((game) => activate(game, 0, { piece: thunder }));
    battle.roll((game) => carryOut(game, shoot(thunder, target, { weapon: 2 })), 1);
    expect(why(battle, shoot(thunder, target, { weapon: 2 }))).toBe('BRP-7.6 weapon-fired');
    expect(why(battle, shoot(thunder, target, { weapon: 0 }))).toBeNull();
    battle.roll((game) => carryOut(game, shoot(thunder, target, { weapon: 0 })), 1);
    expect(why(battle, shoot(thunder, target, { weapon: 1 }))).toBe('BRP-7.6 rate-reached');
  });
  test('BRP-7.1 a weapon that is not fitted cannot be fired', () => {
    const battle = new Battle();
    const bull = battle.machine(0, 'mad-bull', [100, 400], { weapons: [0, 6], pilot: 'heavy-clones' });
    const target = battle.soldier(1, 'cyber-infantry', 1, [400, 400]);
    battle.roll((game) => activate(game, 0, { piece: bull }));
    expect([1, 6].map((weapon) => why(battle, shoot(bull, target, { weapon })))).toEqual(
      Array(2).fill('BRP-7.1 no-weapon'),
    );
    expect(why(battle, shoot(bull, target))).toBe('BRP-7.1 no-weapon');
  });
  test('BRP-7.4.4 the triple MG has three different targets, with the option off one; three cells', () => {
    const field = (specials: boolean) => {
      const battle = new Battle({ rules: { specials, ammo: true } });
      const gryphon = battle.machine(0, 'gryphon', [100, 400], { weapons: [2], pilot: 'cyber-infantry' });
      const targets = battle.squad(1, 'cyber-infantry', [300, 300], [300, 400], [300, 500]);
      battle.roll((game) => activate(game, 0, { piece: gryphon }));
      return { battle, gryphon, targets };
    };
    const { battle, gryphon, targets } = field(true);
    const volley = { kind: 'shoot', by: gryphon, with: { weapon: 2 }, at: targets } as const;
    expect(why(battle, volley)).toBeNull();
    expect(why(battle, { ...volley, at: [targets[0] ?? -1, targets[0] ?? -1] })).toBe('BRP-7.6 target-count');
    const events = battle.roll((game) => carryOut(game, volley), 6, 6, 1, 6, 1);
    expect(told(events, 'shot').map(({ at }) => at)).toEqual(targets);
    expect(battle.get<Machine>(gryphon).ammo).toBe(11);
    const plain = field(false);
    expect(why(plain.battle, { ...volley, at: plain.targets })).toBe('BRP-7.6 target-count');
  });
  test('BRP-7.7 a shot that needs more than is left cannot be fired', () => {
    const battle = new Battle({ rules: { ammo: true } });
    const raptor = battle.machine(0, 'raptor', [200, 400], { pilot: 'regime-clones' });
    const target = battle.soldier(1, 'cyber-infantry', 1, [500, 400]);
    battle.roll((game) => activate(game, 0, { piece: raptor }));
    battle.get<Machine>(raptor).ammo = 2;
    expect(why(battle, shoot(raptor, target, { weapon: 0 }))).toBeNull();
    battle.get<Machine>(raptor).ammo = 1;
    expect(why(battle, shoot(raptor, target, { weapon: 0 }))).toBe('BRP-7.7 no-ammo');
  });
});

describe('BRP-11.1 aimed fire', () => {
  const aimed = (by: PieceId, at: PieceId, weapon: Shot = 'own'): Act => ({
    ...(shoot(by, at, weapon) as Extract<Act, { kind: 'shoot' }>),
    aimed: true,
  });
  test('needs the option, the own weapon, and nothing else done; then the soldier is done', () => {
    const plain = duel();
    expect(why(plain.battle, aimed(plain.shooter, plain.target))).toBe('BRP-11.1 no-aimed-fire');
    const { battle, shooter, target } = duel({ rules: { aimed: true, grenades: true } }, 600);
    expect(why(battle, aimed(shooter, target, 'grenade'))).toBe('BRP-11.1 own-weapon-only');
    expect(why(battle, aimed(shooter, target))).toBeNull();
    battle.roll((game) => carryOut(game, aimed(shooter, target)), 1);
    expect(battle.get(shooter)).toMatchObject({ hasActed: true });
    const walked = duel({ rules: { aimed: true } });
    const gun = walked.battle.gun(1, 'mortar', [167.5, 400]);
    walked.battle.roll((game) => carryOut(game, { kind: 'take', by: walked.shooter, gun }));
    for (const done of [
      { moves: 1, hasFought: false },
      { moves: 0, hasFought: true },
    ]) {
      walked.battle.roll((game) => note(game, done));
      expect(why(walked.battle, aimed(walked.shooter, walked.target))).toBe('BRP-11.1 not-only-shooting');
    }
  });
});

describe('BRP-7.5 who else is by the gun', () => {
  function served() {
    const battle = new Battle({ sides: [0, 1, 0] });
    const soldier = battle.soldier(0, 'heavy-clones', 1, [167.5, 400]);
    const mortar = battle.gun(0, 'mortar', [200, 400]);
    const target = battle.soldier(1, 'cyber-infantry', 1, [400, 400]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    return { battle, shot: shoot(soldier, target, { gun: mortar }) };
  }
  test('an ally’s soldier shares it too: it is silent', () => {
    const { battle, shot } = served();
    expect(why(battle, shot)).toBeNull();
    battle.soldier(2, 'heavy-clones', 1, [200, 435]);
    expect(why(battle, shot)).toBe('BRP-7.5 gun-shared');
  });
  test('BRP-7.3 nor does it fire while an enemy’s machine touches it, though the firer touches none', () => {
    const { battle, shot } = served();
    battle.machine(1, 'raptor', [200, 450.5]);
    expect(why(battle, shot)).toBe('BRP-7.3 in-contact');
  });
});
