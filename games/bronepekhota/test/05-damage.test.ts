import { placed, rectangle } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { hurt, survive } from '../rules/damage.ts';
import { armourOf, speedOf } from '../rules/pieces.ts';
import type { Machine, Soldier } from '../rules/state.ts';
import { Battle, told } from './scenario.ts';

describe('BRP-5.1 what damage does', () => {
  test('a pierced soldier is removed, however much it was', () => {
    const battle = new Battle();
    const [soldier = -1] = battle.squad(0, 'tribunators', [100, 100]);
    battle.roll((game) => hurt(game, soldier, 1, 'shot'));
    expect(battle.get(soldier).status).toBe('destroyed');
  });
  test('page 20: durability 9, two damage → 7', () => {
    const battle = new Battle();
    const raptor = battle.machine(0, 'raptor', [100, 100]);
    const events = battle.roll((game) => hurt(game, raptor, 2, 'shot'));
    expect(battle.durability(raptor)).toBe(7);
    expect(events).toEqual([{ kind: 'damaged', piece: raptor, damage: 2, durability: 7, cause: 'shot' }]);
  });
  test('at 0 a machine or gun is removed, and more damage is not less than 0', () => {
    const battle = new Battle();
    const [raptor, mortar] = [battle.machine(0, 'raptor', [100, 100]), battle.gun(0, 'mortar', [200, 100])];
    battle.roll((game) => hurt(game, raptor, 20, 'shot'));
    battle.roll((game) => hurt(game, mortar, 4, 'shot'));
    expect([battle.get(raptor).status, battle.durability(raptor)]).toEqual(['destroyed', 0]);
    expect([battle.get(mortar).status, battle.durability(mortar)]).toEqual(['destroyed', 0]);
  });
  test('a pilot who lives is set down where the machine was, and is on foot', () => {
    const battle = new Battle();
    const raptor = battle.machine(0, 'raptor', [100, 100], { pilot: 'heavy-assault-landing' });
    const { pilot } = battle.get<Machine>(raptor);
    battle.roll((game) => hurt(game, raptor, 9, 'shot'), 4);
    expect(battle.get(pilot)).toMatchObject({ status: 'table', x: 100, y: 100, z: 0, machine: -1 });
    expect(battle.get<Machine>(raptor).pilot).toBe(-1);
  });
  test('on its level: not on the bridge above it', () => {
    const battle = new Battle({
      terrain: [
        {
          kind: 'block',
          corners: [
            { x: 0, y: 0 },
            { x: 300, y: 0 },
            { x: 300, y: 300 },
            { x: 0, y: 300 },
          ],
          base: 95,
          top: 105,
          walkable: true,
          climbable: false,
        },
      ],
    });
    const raptor = battle.machine(0, 'raptor', [100, 100], { pilot: 'heavy-assault-landing' });
    const { pilot } = battle.get<Machine>(raptor);
    battle.roll((game) => hurt(game, raptor, 9, 'shot'), 1);
    expect(battle.get(pilot)).toMatchObject({ x: 100, y: 100, z: 0 });
  });
  test('or, where somebody stands, as near as it can', () => {
    const battle = new Battle();
    const thunder = battle.machine(0, 'thunder', [400, 400], { pilot: 'heavy-assault-landing' });
    battle.squad(1, 'tribunators', [400, 400]);
    const { pilot } = battle.get<Machine>(thunder);
    battle.roll((game) => hurt(game, thunder, 11, 'shot'), 1);
    const { x, y, z } = battle.get(pilot);
    // Soldiers stand 20 deep: beside the other in the line they look, not across it.
    expect({ x, y, z }).toEqual({ x: 380, y: 400, z: 0 });
  });
});

describe('BRP-3.3 a soldier acts once a tour', () => {
  test('so whoever drove here in another machine and is thrown out of this one is done', () => {
    const battle = new Battle();
    const raptor = battle.machine(0, 'raptor', [100, 100], { pilot: 'heavy-assault-landing' });
    const { pilot } = battle.get<Machine>(raptor);
    battle.get<Soldier>(pilot).hasActed = true;
    battle.roll((game) => hurt(game, raptor, 9, 'shot'), 1);
    expect(battle.get<Soldier>(pilot)).toMatchObject({ status: 'table', hasActed: true });
  });
});

describe('BRP-5.2 armour is what durability stands on', () => {
  test('a soldier’s never changes, a machine’s goes down', () => {
    const battle = new Battle();
    const [soldier = -1] = battle.squad(0, 'tribunators', [100, 100]);
    const bronekhod = battle.machine(0, 'bronekhod', [300, 100]);
    const { armoury, state } = battle.battlefield;
    expect(armourOf(armoury, state, battle.get(soldier))).toBe(6);
    battle.roll((game) => hurt(game, bronekhod, 4, 'shot'));
    expect(armourOf(armoury, state, battle.get(bronekhod))).toBe(6);
  });
  test('BRP-4.2 page 15: Bronekhod in the yellow sector has speed 3', () => {
    const battle = new Battle();
    const bronekhod = battle.machine(0, 'bronekhod', [300, 100]);
    const { armoury, state } = battle.battlefield;
    const speeds = [10, 7, 6, 4, 3, 1].map((durability) => {
      const machine = battle.get<Machine>(bronekhod);
      machine.durability = durability;
      return speedOf(armoury, state, machine);
    });
    expect(speeds).toEqual([4, 4, 3, 3, 2, 2]);
  });
});

describe('BRP-5.3 survival', () => {
  test.each([
    [2, true],
    [3, true],
    [4, false],
  ])('page 21: armour 3, D6 %i → %s', (die, survives) => {
    const battle = new Battle();
    const [soldier = -1] = battle.squad(0, 'light-assault-landing', [100, 100]);
    const events = battle.roll(
      (game) => expect(survive(game, soldier, 6)).toBe(survives ? 'lives' : 'dies'),
      die,
    );
    expect(told(events, 'tested')).toEqual([
      { kind: 'tested', piece: soldier, die, armour: 3, survives, panics: false },
    ]);
  });
});

describe('BRP-5.4 in which order', () => {
  test('damage, then the pilot’s test, then removal, then setting down', () => {
    const battle = new Battle();
    const raptor = battle.machine(0, 'raptor', [100, 100], { pilot: 'tribunators' });
    const events = battle.roll((game) => hurt(game, raptor, 9, 'fight'), 6);
    expect(events.map(({ kind }) => kind)).toEqual(['damaged', 'tested', 'destroyed', 'setDown']);
  });
  test('whoever is thrown out where nobody can stand is set down where the machine was', () => {
    const corners = placed(rectangle(1200, 800), { x: 600, y: 400 }, { x: 1, y: 0 }).corners;
    const rock = { kind: 'block', corners, base: 0, top: 300, walkable: false, climbable: false } as const;
    const battle = new Battle({ terrain: [rock] });
    const raptor = battle.machine(0, 'raptor', [100, 100], { pilot: 'tribunators' });
    const { pilot } = battle.get<Machine>(raptor);
    battle.roll((game) => hurt(game, raptor, 9, 'fight'), 6);
    expect(battle.get(pilot)).toMatchObject({ status: 'table', x: 100, y: 100, z: 0 });
  });
  test('a pilot who dies leaves the machine pilotless, its last owner’s', () => {
    const battle = new Battle();
    const raptor = battle.machine(0, 'raptor', [100, 100], { pilot: 'light-assault-clones' });
    const { pilot } = battle.get<Machine>(raptor);
    battle.roll((game) => hurt(game, raptor, 1, 'shot'), 3);
    expect(battle.get(pilot)).toMatchObject({ status: 'destroyed', machine: -1 });
    expect(battle.get(raptor)).toMatchObject({ status: 'table', pilot: -1, seat: 0, durability: 8 });
  });
  test('BRP-3.3 thrown out it acts this tour only if neither machine nor squad has acted', () => {
    for (const [machineActed, squadActed] of [
      [false, false],
      [true, false],
      [false, true],
    ]) {
      const battle = new Battle();
      const raptor = battle.machine(0, 'raptor', [100, 100], { pilot: 'tribunators' });
      const { pilot } = battle.get<Machine>(raptor);
      battle.get<Machine>(raptor).hasActed = machineActed === true;
      const squad = battle.state.squads[battle.get<Soldier>(pilot).squad];
      if (squad) squad.hasActed = squadActed === true;
      battle.roll((game) => hurt(game, raptor, 9, 'shot'), 1);
      expect(battle.get<Soldier>(pilot).hasActed).toBe(machineActed || squadActed);
    }
  });
});

describe('BRP-4.2.3 flyers come down', () => {
  test('with D6 damage after the shot’s own when the pilot dies', () => {
    const battle = new Battle();
    const thunder = battle.machine(0, 'thunder', [400, 400], { pilot: 'light-assault-landing' });
    const events = battle.roll((game) => hurt(game, thunder, 2, 'shot'), 4, 5);
    expect(battle.get(thunder)).toMatchObject({ isFlying: false, z: 0, durability: 4, status: 'table' });
    expect(events.map(({ kind }) => kind)).toEqual(['damaged', 'tested', 'destroyed', 'landed', 'damaged']);
  });
  test('which may destroy', () => {
    const battle = new Battle();
    const thunder = battle.machine(0, 'thunder', [400, 400], { pilot: 'light-assault-landing' });
    const events = battle.roll((game) => hurt(game, thunder, 6, 'shot'), 4, 5);
    expect(battle.get(thunder)).toMatchObject({ status: 'destroyed', durability: 0 });
    expect(told(events, 'destroyed').at(-1)).toMatchObject({ piece: thunder, cause: 'landing' });
  });
  test('on the highest level below, not on what stands there', () => {
    const roof = {
      kind: 'block',
      corners: [
        [300, 300],
        [500, 300],
        [500, 500],
        [300, 500],
      ].map(([x = 0, y = 0]) => ({ x, y })),
      base: 0,
      top: 60,
      walkable: true,
      climbable: false,
    } as const;
    const battle = new Battle({ terrain: [roof] });
    const thunder = battle.machine(0, 'thunder', [400, 400], { pilot: 'light-assault-landing' });
    battle.roll((game) => hurt(game, thunder, 1, 'shot'), 6, 1);
    expect(battle.get(thunder)).toMatchObject({ isFlying: false, x: 400, y: 400, z: 60 });
  });
  test('shot to pieces with its pilot it does not land: no damage is rolled for', () => {
    const battle = new Battle();
    const thunder = battle.machine(0, 'thunder', [400, 400], { pilot: 'light-assault-landing' });
    const { pilot } = battle.get<Machine>(thunder);
    const events = battle.roll((game) => hurt(game, thunder, 11, 'shot'), 4);
    expect(told(events, 'destroyed').map(({ piece }) => piece)).toEqual([pilot, thunder]);
    expect(told(events, 'landed')).toEqual([]);
  });
  test('shot to pieces it throws its pilot out without landing', () => {
    const battle = new Battle();
    const thunder = battle.machine(0, 'thunder', [400, 400], { pilot: 'light-assault-landing' });
    const { pilot } = battle.get<Machine>(thunder);
    const events = battle.roll((game) => hurt(game, thunder, 11, 'shot'), 3);
    expect(told(events, 'landed')).toEqual([]);
    expect(battle.get(pilot)).toMatchObject({ status: 'table', x: 400, y: 400, z: 0 });
  });
});
