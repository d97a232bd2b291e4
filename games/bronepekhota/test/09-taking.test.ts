import { describe, expect, test } from 'vitest';
import { activate, activationOf, note } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import type { Act } from '../rules/moves.ts';
import type { Gun, Machine, PieceId } from '../rules/state.ts';
import { duel, why } from './duel.ts';
import { Battle, told } from './scenario.ts';

const perform = (battle: Battle, move: Act) => battle.roll((game) => carryOut(game, move));
const take = (by: PieceId, gun: PieceId): Act => ({ kind: 'take', by, gun });
const refill = (by: PieceId, object: PieceId): Act => ({ kind: 'refill', by, object });

function figures(battle: Battle, move: Act) {
  const refusal = refuseAct(battle.battlefield, move);
  return refusal && 'figures' in refusal ? refusal.figures : null;
}

/** A soldier between a mortar and a twin cannon, both of the other player; the third is an ally. */
function battery(rules: ConstructorParameters<typeof Battle>[0] = {}) {
  const battle = new Battle({ sides: [0, 1, 0], ...rules });
  const soldier = battle.soldier(0, 'heavy-clones', 1, [200, 400]);
  const mortar = battle.gun(1, 'mortar', [200, 435]);
  const cannon = battle.gun(1, 'twin-cannon', [200, 357]);
  battle.roll((game) => activate(game, 0, { squad: 0 }));
  return { battle, soldier, mortar, cannon };
}

describe('BRP-9.2 who takes a gun', () => {
  test('any rank; nothing but a gun, nobody but a soldier', () => {
    const battle = new Battle();
    const recruit = battle.soldier(0, 'regime-clones', 1, [200, 400]);
    const cannon = battle.gun(1, 'twin-cannon', [200, 357]);
    const cargo = battle.load('cargo', [220, 400]);
    const raptor = battle.machine(0, 'raptor', [255.5, 357], { pilot: 'regime-clones' });
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    expect(why(battle, take(recruit, cannon))).toBeNull();
    for (const id of [cargo, recruit, raptor, 99])
      expect(why(battle, take(recruit, id))).toBe('BRP-9.2 no-gun');
    battle.roll((game) => activate(game, 0, { piece: raptor }));
    expect(why(battle, take(raptor, cannon))).toBe('BRP-9.2 no-gun');
  });
  test('an ally’s that nobody serves; which kind it is, is said of every refusal', () => {
    const { battle, soldier, mortar } = battery();
    battle.get<Gun>(mortar).seat = 2;
    expect(why(battle, take(soldier, mortar))).toBeNull();
    battle.get<Gun>(mortar).seat = 0;
    expect(why(battle, take(soldier, mortar))).toBe('BRP-9.2 own-gun');
    expect(figures(battle, take(soldier, mortar))).toEqual({ kind: 'mortar' });
  });
  test('beside comrades, machines and guns of others, which hold nothing', () => {
    const { battle, soldier, mortar } = battery();
    battle.soldier(0, 'tribunators', 1, [200, 470]);
    battle.machine(1, 'raptor', [250, 435], { pilot: 'velian-militia' });
    expect(why(battle, take(soldier, mortar))).toBeNull();
  });
  test('moved or not, after a fight too, as often as it likes', () => {
    const { battle, soldier, mortar, cannon } = battery();
    perform(battle, take(soldier, mortar));
    battle.roll((game) => note(game, { moves: 1, hasFought: true, hasShot: true }));
    expect(why(battle, take(soldier, cannon))).toBeNull();
    const events = perform(battle, take(soldier, cannon));
    expect(told(events, 'took')).toEqual([{ kind: 'took', piece: soldier, gun: cannon, seat: 0, shots: 0 }]);
    expect(activationOf(battle.state)).toMatchObject({ actor: soldier, deeds: { moves: 1 } });
  });
  test('one that has not fired may be fired as often as its rate says', () => {
    const { battle, soldier, cannon } = battery();
    const events = perform(battle, take(soldier, cannon));
    expect(told(events, 'took')[0]?.shots).toBe(0);
    expect(battle.get<Gun>(cannon).shots).toBe(0);
  });
});

describe('BRP-7.7 what is refilled', () => {
  const OPTIONS = { rules: { ammo: true, refill: true } };
  function crewed() {
    const battle = new Battle({ ...OPTIONS, sides: [0, 1, 0] });
    const raptor = battle.machine(0, 'raptor', [200, 400], { pilot: 'regime-clones' });
    const other = battle.machine(0, 'raptor', [300, 400], { pilot: 'regime-clones' });
    battle.get<Machine>(raptor).ammo = 1;
    battle.roll((game) => activate(game, 0, { piece: raptor }));
    return { battle, raptor, other };
  }
  test('a machine itself, and no other', () => {
    const { battle, raptor, other } = crewed();
    expect(why(battle, refill(raptor, raptor))).toBeNull();
    for (const id of [other, 99, battle.get<Machine>(raptor).pilot])
      expect(why(battle, refill(raptor, id))).toBe('BRP-7.7 not-refillable');
    const events = perform(battle, refill(raptor, raptor));
    expect(events).toEqual([{ kind: 'refilled', seat: 0, piece: raptor, ammo: 12, shots: 0 }]);
    expect(battle.state.refilled).toEqual([0]);
    expect(activationOf(battle.state).deeds).toMatchObject({ hasShot: true, moves: 0 });
  });
  test('a gun of its own that a soldier touches; not an ally’s, not an enemy’s, no machine', () => {
    const { battle, soldier, mortar, cannon } = battery(OPTIONS);
    const raptor = battle.machine(0, 'raptor', [162.5, 400]);
    for (const seat of [1, 2]) {
      battle.get<Gun>(mortar).seat = seat;
      expect(why(battle, refill(soldier, mortar))).toBe('BRP-7.7 not-refillable');
    }
    battle.get<Gun>(mortar).seat = 0;
    expect(why(battle, refill(soldier, mortar))).toBeNull();
    for (const id of [raptor, soldier])
      expect(why(battle, refill(soldier, id))).toBe('BRP-7.7 not-refillable');
    battle.get<Gun>(cannon).seat = 0;
    const events = perform(battle, refill(soldier, cannon));
    expect(events).toEqual([{ kind: 'refilled', seat: 0, piece: cannon, ammo: 16, shots: 2 }]);
    expect(battle.get(cannon)).toMatchObject({ ammo: 16, shots: 2 });
  });
  test('in place of shooting: not after a shot, nor a gun that has fired', () => {
    for (const deed of [{ hasShot: true }, { shots: [{ weapon: 0 }] }]) {
      const { battle, raptor } = crewed();
      battle.roll((game) => note(game, deed));
      expect(why(battle, refill(raptor, raptor))).toBe('BRP-7.7 has-shot');
    }
    const { battle, raptor } = crewed();
    battle.roll((game) => note(game, { moves: 1, hasFought: true }));
    expect(why(battle, refill(raptor, raptor))).toBeNull();
  });
  test('once a game per player: another’s refill is its own', () => {
    const { battle, raptor } = crewed();
    battle.state.refilled = [1, 2];
    expect(why(battle, refill(raptor, raptor))).toBeNull();
    battle.state.refilled = [0];
    expect(why(battle, refill(raptor, raptor))).toBe('BRP-7.7 has-refilled');
  });
});

describe('BRP-7.6 each shot is resolved before the next', () => {
  test('who fell to the first is not shot at again', () => {
    const { battle, shooter, target } = duel();
    const volley = { kind: 'shoot', by: shooter, with: 'own', at: [target, target] } as const;
    const events = battle.roll((game) => carryOut(game, volley), 6, 6, 6);
    expect(told(events, 'shot')).toHaveLength(1);
    expect(battle.get(target).status).toBe('destroyed');
  });
  test('BRP-7.3.2 who is hidden by then is not shot at either', () => {
    const { battle, shooter, target } = duel();
    const friend = battle.soldier(0, 'regime-clones', 1, [250, 400]);
    const shot = { kind: 'shoot', by: shooter, with: 'own', at: [target, friend] } as const;
    const events = battle.roll((game) => carryOut(game, shot), 1, 1, 1);
    expect(told(events, 'shot').map(({ at }) => at)).toEqual([friend]);
  });
  test('with the cover that it has: seen by less than half, three more', () => {
    const { battle, shooter, target } = duel();
    battle.soldier(0, 'regime-clones', 1, [250, 406]);
    const events = battle.roll(
      (game) => carryOut(game, { kind: 'shoot', by: shooter, with: 'own', at: [target] }),
      6,
      6,
      6,
    );
    expect(told(events, 'shot')[0]).toMatchObject({ cover: 'most', isAimed: false });
    expect(told(events, 'struck')[0]).toMatchObject({ armour: 6, damage: 0 });
  });
});

describe('BRP-7.4.4 whom a blast hurts', () => {
  test('the nearest first, of equally near ones the first; nobody who is gone, no load', () => {
    const battle = new Battle({ rules: { specials: true } });
    const firer = battle.soldier(0, 'regime-clones', 1, [267.5, 400]);
    const mortar = battle.gun(0, 'mortar', [300, 400]);
    const target = battle.soldier(1, 'tribunators', 1, [600, 400]);
    const [right = -1, left = -1, gone = -1, near = -1, far = -1] = battle.squad(
      1,
      'tribunators',
      [660, 400],
      [540, 400],
      [570, 400],
      [600, 431],
      [670.02, 400],
    );
    battle.get(gone).status = 'destroyed';
    battle.load('cargo', [600, 370]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    const shot = { kind: 'shoot', by: firer, with: { gun: mortar }, at: [target] } as const;
    const events = battle.roll((game) => carryOut(game, shot), 6, 1, 1, 1, 1, 6, 7);
    expect(told(events, 'blast')).toEqual([{ kind: 'blast', within: 1, victims: [near, right, left] }]);
    expect(told(events, 'struck').map(({ dice }) => dice)).toEqual([[1, 1, 1], [1], [6], [7]]);
    expect([near, right, left, far].map((id) => battle.get(id).status)).toEqual([
      'table',
      'table',
      'destroyed',
      'table',
    ]);
  });
});
