import { type Chance } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { activate } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import { fightOf, type Outlook, type TargetOutlook } from '../rules/inquire/targets.ts';
import type { Act } from '../rules/moves.ts';
import type { Shot } from '../rules/stage.ts';
import type { Gun, Machine, PieceId, State } from '../rules/state.ts';
import { ask, block } from './asking.ts';
import { Battle } from './scenario.ts';

function targets(battle: Battle, piece: PieceId, shot: Shot, rest: object = {}): readonly Outlook[] {
  return ask<Outlook[]>(battle, { ask: 'targets', piece, with: shot, ...rest });
}

function at(outlooks: readonly Outlook[], id: PieceId): TargetOutlook {
  const found = outlooks.find(({ target }) => target === id);
  if (!found || 'refusal' in found) throw new Error(`${id} is no target`);
  return found;
}

interface Way {
  readonly share: number;
  readonly state: State;
}

/** Every way the dice can fall, by how often it does. */
function everyWay(battle: Battle, act: Act): Way[] {
  const ways: Way[] = [];
  const go = (faces: readonly number[], share: number) => {
    let next = 0;
    let asked = 0;
    const chance: Chance = {
      below: (sides) => {
        const face = faces[next++];
        if (face !== undefined) return face;
        asked = sides;
        throw new Error('one more die');
      },
    };
    const state = structuredClone(battle.state);
    try {
      carryOut({ ...battle.battlefield, state, chance }, act);
    } catch (error) {
      if (asked === 0) throw error;
    }
    if (asked === 0) ways.push({ share, state });
    for (let face = 0; face < asked; face++) go([...faces, face], share / asked);
  };
  go([], 1);
  return ways;
}

function shareOf(ways: readonly Way[], isSo: (state: State) => boolean): number {
  return ways.reduce((sum, { share, state }) => (isSo(state) ? sum + share : sum), 0);
}

const isGone = (id: PieceId) => (state: State) => state.pieces[id]?.status === 'destroyed';

describe('BRP-7.4 what is told of a shot is what the dice do', () => {
  function duel(kind: string, number: number, far: number, rules = {}, wall = 0) {
    const terrain = wall ? [block(100 + far - 30, 380, 10, 40, wall)] : [];
    const battle = new Battle({ rules, terrain });
    const shooter = battle.soldier(0, kind, number, [100, 400]);
    const target = battle.soldier(1, 'cyber-infantry', 1, [100 + far, 400]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    return { battle, shooter, target };
  }

  test.each([
    ['in the open', 'none', 3, 0, {}],
    ['partly in cover', 'part', 4, 15, {}],
    ['mostly in cover', 'most', 6, 33, {}],
    ['aimed', 'none', 3, 0, { aimed: true }],
  ] as const)('at a soldier %s', (_, cover, armour, wall, rules) => {
    const { battle, shooter, target } = duel('light-assault-clones', 5, 221, rules, wall);
    const aimed = 'aimed' in rules ? ({ aimed: true } as const) : {};
    const outlook = at(targets(battle, shooter, 'own', aimed), target);
    expect(outlook).toMatchObject({ distance: 5, armour, sight: { cover }, victims: [], pilotDies: 0 });
    expect(outlook.hits).toBeCloseTo(aimed.aimed ? 5 / 6 : 3 / 6, 12);
    const ways = everyWay(battle, { kind: 'shoot', by: shooter, with: 'own', at: [target], ...aimed });
    expect(outlook.destroys).toBeCloseTo(shareOf(ways, isGone(target)), 12);
    expect(outlook.damage).toHaveLength(2);
    expect(outlook.damage[1]).toBeCloseTo(outlook.destroys, 12);
  });
  test('BRP-7.4.3 at a machine: its end, and its pilot’s', () => {
    const battle = new Battle();
    const shooter = battle.soldier(0, 'velian-militia', 2, [100, 400]);
    const machine = battle.machine(1, 'salamander', [220, 400], { pilot: 'velian-militia' });
    battle.get<Machine>(machine).durability = 1;
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    const outlook = at(targets(battle, shooter, 'own'), machine);
    const ways = everyWay(battle, { kind: 'shoot', by: shooter, with: 'own', at: [machine] });
    expect(outlook.destroys).toBeCloseTo(shareOf(ways, isGone(machine)), 12);
    expect(outlook.destroys).toBeGreaterThan(0);
    expect(outlook.pilotDies).toBeCloseTo(shareOf(ways, isGone(machine + 1)), 12);
    expect(outlook.pilotDies).toBeGreaterThan(0);
  });
  test('at a machine that nobody drives no pilot dies; a gun falls when nothing is left of it', () => {
    const battle = new Battle();
    const shooter = battle.soldier(0, 'heavy-clones', 5, [100, 400]);
    const empty = battle.machine(1, 'salamander', [220, 500]);
    const mortar = battle.gun(1, 'mortar', [220, 300]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    battle.get<Machine>(empty).durability = 3;
    battle.get<Gun>(mortar).durability = 2;
    const outlooks = targets(battle, shooter, 'own');
    expect(at(outlooks, empty).pilotDies).toBe(0);
    expect(at(outlooks, empty).damage[1]).toBeGreaterThan(0);
    const gun = at(outlooks, mortar);
    expect(gun).toMatchObject({ pilotDies: 0, armour: 2 });
    const ways = everyWay(battle, { kind: 'shoot', by: shooter, with: 'own', at: [mortar] });
    const left = (state: State) => (state.pieces[mortar] as Gun).durability;
    for (const [damage, share] of gun.damage.entries())
      expect(share).toBeCloseTo(
        shareOf(ways, (state) => left(state) === 2 - damage),
        12,
      );
    expect(gun.damage).toHaveLength(3);
    expect(gun.destroys).toBeCloseTo(shareOf(ways, isGone(mortar)), 12);
  });
  test('BRP-7.8 a grenade: whoever it may catch, and how often it catches whom it is meant for', () => {
    const { battle, shooter, target } = duel('regime-clones', 1, 121, { grenades: true }, 33);
    const beside = battle.soldier(1, 'cyber-infantry', 2, [221, 440]);
    battle.soldier(1, 'cyber-infantry', 2, [700, 400]);
    const outlook = at(targets(battle, shooter, 'grenade'), target);
    const ways = everyWay(battle, { kind: 'shoot', by: shooter, with: 'grenade', at: [target] });
    expect(outlook).toMatchObject({ distance: 3, armour: 3, sight: { cover: 'most' } });
    expect(outlook.destroys).toBeCloseTo(shareOf(ways, isGone(target)), 12);
    expect(outlook.damage).toHaveLength(2);
    const caught = [shooter, beside].filter((id) => shareOf(ways, isGone(id)) > 0);
    expect(outlook.victims.toSorted()).toEqual(caught.toSorted());
    expect(caught).toHaveLength(2);
  });
});

describe('BRP-7.2 who is told of, and what is refused', () => {
  test('everybody there but the shooter and cargo; what is no refusal the rules accept', () => {
    const battle = new Battle({ terrain: [block(300, 500, 20, 200, 90)] });
    const shooter = battle.soldier(0, 'light-assault-clones', 1, [100, 400]);
    const all = [
      battle.soldier(0, 'regime-clones', 1, [200, 300]),
      battle.soldier(1, 'cyber-infantry', 1, [300, 380]),
      battle.soldier(1, 'cyber-infantry', 1, [50, 400]),
      battle.soldier(1, 'cyber-infantry', 1, [500, 700]),
      battle.machine(0, 'raptor', [400, 300]),
    ];
    battle.load('cargo', [250, 420]);
    battle.get(battle.soldier(1, 'cyber-infantry', 1, [330, 420])).status = 'destroyed';
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    const outlooks = targets(battle, shooter, 'own');
    expect(outlooks.map(({ target }) => target)).toEqual(all);
    for (const outlook of outlooks) {
      const { target } = outlook;
      const refusal = refuseAct(battle.battlefield, {
        kind: 'shoot',
        by: shooter,
        with: 'own',
        at: [target],
      });
      expect('refusal' in outlook ? outlook.refusal : null).toEqual(refusal);
    }
    expect(outlooks.map((outlook) => ('refusal' in outlook ? outlook.refusal.reason : null))).toEqual([
      'friendly-target',
      null,
      'not-in-front',
      'not-seen',
      null,
    ]);
  });
  test('nothing for a weapon that is not there, of a soldier, a machine or a gun', () => {
    const battle = new Battle();
    const clone = battle.soldier(0, 'regime-clones', 1, [100, 400]);
    const raptor = battle.machine(0, 'raptor', [300, 400], { weapons: [0], pilot: 'regime-clones' });
    for (const shot of ['own', { weapon: 0 }, { gun: raptor }, { gun: 99 }] as const)
      expect(targets(battle, clone, shot)).toBeNull();
    for (const shot of ['own', 'grenade', { weapon: 1 }, { gun: 0 }] as const)
      expect(targets(battle, raptor, shot)).toBeNull();
  });
  test('BRP-2.4 from a gun the distance is the gun’s', () => {
    const battle = new Battle();
    const gunner = battle.soldier(0, 'heavy-clones', 1, [100, 400]);
    const mortar = battle.gun(0, 'mortar', [115, 435.5]);
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [370, 400]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    expect(at(targets(battle, gunner, 'own'), enemy).distance).toBe(5);
    battle.get(enemy).x = 345;
    expect(at(targets(battle, gunner, 'own'), enemy).distance).toBe(5);
    expect(at(targets(battle, gunner, { gun: mortar }), enemy).distance).toBe(4);
  });
  test('BRP-7.4.4 whom a blast hurts besides, if that was agreed', () => {
    const shot = (specials: boolean) => {
      const battle = new Battle({ rules: { specials } });
      const gunner = battle.soldier(0, 'heavy-clones', 1, [100, 400]);
      const mortar = battle.gun(0, 'mortar', [133, 400]);
      const enemy = battle.soldier(1, 'cyber-infantry', 1, [370, 400]);
      const near = battle.soldier(0, 'regime-clones', 1, [400, 440]);
      battle.soldier(1, 'cyber-infantry', 1, [450, 400]);
      battle.roll((game) => activate(game, 0, { squad: 0 }));
      return { victims: at(targets(battle, gunner, { gun: mortar }), enemy).victims, near };
    };
    const { victims, near } = shot(true);
    expect(victims).toEqual([near]);
    expect(shot(false).victims).toEqual([]);
  });
  test('as if a machine stood and looked elsewhere, its cabin with it', () => {
    const battle = new Battle();
    const raptor = battle.machine(0, 'raptor', [600, 400], { weapons: [0], pilot: 'regime-clones' });
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [300, 400]);
    battle.roll((game) => activate(game, 0, { piece: raptor }));
    const refused = () => targets(battle, raptor, { weapon: 0 })[0];
    expect(refused()).toMatchObject({ refusal: { reason: 'not-in-front' } });
    const from = { x: 500, y: 400, z: 0, facing: { x: -1, y: 0 } };
    expect(at(targets(battle, raptor, { weapon: 0 }, { from }), enemy).distance).toBe(4);
    expect(refused()).toMatchObject({ refusal: { reason: 'not-in-front' } });
  });
});

describe('BRP-8 what is told of a fight is what the dice do', () => {
  test.each([
    ['face to face with a soldier', -1, 'soldier'],
    ['a soldier from behind', 1, 'soldier'],
    ['a machine', -1, 'machine'],
    ['a machine from behind', 1, 'machine'],
    ['a machine that nobody drives', 1, 'empty'],
    ['a gun that nobody serves', 1, 'gun'],
  ] as const)('%s', (_, hx, what) => {
    const battle = new Battle();
    const attacker = battle.soldier(0, 'tribunators', 2, [100, 400]);
    const far = { soldier: 20.5, machine: 38, empty: 38, gun: 33 }[what];
    const enemy =
      what === 'soldier'
        ? battle.soldier(1, 'cyber-infantry', 1, [100 + far, 400])
        : what === 'gun'
          ? battle.gun(1, 'mortar', [100 + far, 400])
          : battle.machine(
              1,
              'raptor',
              [100 + far, 400],
              what === 'machine' ? { pilot: 'velian-militia' } : {},
            );
    battle.turn(enemy, hx, 0);
    const piece = battle.get(enemy);
    if (piece.kind === 'machine' || piece.kind === 'gun') piece.durability = 4;
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    const told = fightOf(battle.battlefield, attacker, enemy);
    const ways = everyWay(battle, { kind: 'fight', by: attacker, enemy });
    expect(told.destroys).toBeCloseTo(shareOf(ways, isGone(enemy)), 12);
    expect(told.destroys).toBeGreaterThan(0);
    const isHurt = (state: State) => JSON.stringify(state.pieces) !== JSON.stringify(battle.state.pieces);
    expect(told.wins).toBeCloseTo(shareOf(ways, isHurt), 12);
    expect(told.isFromBehind).toBe(hx === 1 && what !== 'empty' && what !== 'gun');
    for (const [damage, share] of told.damage.entries()) {
      if (damage === 0 || damage >= 4) continue;
      const left = (state: State) => (state.pieces[enemy] as Machine).durability;
      if (what !== 'soldier')
        expect(share).toBeCloseTo(
          shareOf(ways, (state) => left(state) === 4 - damage),
          12,
        );
    }
  });
});

describe('BRP-0.5 the tape', () => {
  test('from a piece to a piece or a place; from nobody to nobody', () => {
    const battle = new Battle();
    const one = battle.soldier(0, 'regime-clones', 1, [100, 400]);
    const other = battle.machine(1, 'raptor', [238, 400]);
    const tape = (to: unknown) => ask(battle, { ask: 'measure', piece: one, to });
    expect(tape(other)).toEqual({ millimetres: 100.5, steps: 3, isInFront: true });
    battle.get(other).x = 237.5;
    expect(tape(other)).toEqual({ millimetres: 100, steps: 2, isInFront: true });
    expect(tape({ x: 110, y: 400, z: 0 })).toEqual({ millimetres: 0, steps: 1, isInFront: true });
    expect(tape({ x: 100, y: 500, z: 0 })).toEqual({ millimetres: 85, steps: 2, isInFront: true });
    expect(tape({ x: 140, y: 400, z: 85 })).toEqual({ millimetres: 50, steps: 1, isInFront: true });
    expect(tape(99)).toBeNull();
  });
});
