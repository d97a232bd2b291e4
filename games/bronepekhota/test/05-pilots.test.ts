import { describe, expect, test } from 'vitest';
import { hurt, survive } from '../rules/damage.ts';
import type { Machine, Soldier } from '../rules/state.ts';
import { Battle, type Place, told } from './scenario.ts';

/** A machine with a pilot, which is hit. */
function manned(kind: string, pilot: string, at: Place = [600, 400], panic = false) {
  const battle = new Battle({ rules: { panic } });
  const id = battle.machine(0, kind, at, { pilot });
  const machine = battle.get<Machine>(id);
  return { battle, id, machine, soldier: machine.pilot };
}

describe('BRP-5.4 the end of a machine', () => {
  test('with its pilot: first the one, then the other, and nobody is set down', () => {
    const { battle, id, soldier } = manned('raptor', 'light-assault-landing');
    const events = battle.roll((game) => hurt(game, id, 12, 'shot'), 4);
    expect(events).toEqual([
      { kind: 'damaged', piece: id, damage: 12, durability: 0, cause: 'shot' },
      { kind: 'tested', piece: soldier, die: 4, armour: 3, survives: false, panics: false },
      { kind: 'destroyed', piece: soldier, cause: 'test' },
      { kind: 'destroyed', piece: id, cause: 'shot' },
    ]);
    expect(battle.get<Machine>(id).pilot).toBe(-1);
  });
  test('without its pilot: he stands there, and how it came about is told', () => {
    const { battle, id, soldier } = manned('raptor', 'light-assault-landing');
    const events = battle.roll((game) => hurt(game, id, 9, 'fight'), 2);
    expect(told(events, 'setDown')).toMatchObject([{ piece: soldier, how: 'thrown', hasActed: false }]);
    expect(told(events, 'destroyed')).toEqual([{ kind: 'destroyed', piece: id, cause: 'fight' }]);
  });
  test('at 1 it stays, with its pilot aboard', () => {
    const { battle, id, soldier } = manned('raptor', 'light-assault-landing');
    const events = battle.roll((game) => hurt(game, id, 8, 'shot'), 3);
    expect(events.map(({ kind }) => kind)).toEqual(['damaged', 'tested']);
    expect(battle.get(id)).toMatchObject({ status: 'table', durability: 1, pilot: soldier });
    expect(battle.get(soldier)).toMatchObject({ status: 'aboard', machine: id });
  });
  test('without a pilot nobody is tested; nor is a gun’s crew', () => {
    const battle = new Battle();
    const raptor = battle.machine(0, 'raptor', [600, 400]);
    const mortar = battle.gun(0, 'mortar', [300, 400]);
    battle.soldier(0, 'regime-clones', 1, [267.5, 400]);
    for (const [id, damage] of [
      [raptor, 1],
      [raptor, 9],
      [mortar, 3],
      [mortar, 1],
    ] as const)
      battle.roll((game) => hurt(game, id, damage, 'shot'));
    expect([raptor, mortar].map((id) => battle.get(id).status)).toEqual(['destroyed', 'destroyed']);
  });
  test('a gun that stands on 1 is not removed', () => {
    const battle = new Battle();
    const mortar = battle.gun(0, 'mortar', [300, 400]);
    battle.roll((game) => hurt(game, mortar, 3, 'shot'));
    expect(battle.get(mortar)).toMatchObject({ status: 'table', durability: 1 });
  });
});

describe('BRP-4.2.3 a flyer whose pilot dies', () => {
  test('falls once: what the landing leaves of it is not destroyed twice', () => {
    const { battle, id, soldier } = manned('thunder', 'light-assault-landing');
    const events = battle.roll((game) => hurt(game, id, 5, 'shot'), 4, 6);
    expect(
      told(events, 'damaged').map(({ damage, durability, cause }) => [damage, durability, cause]),
    ).toEqual([
      [5, 6, 'shot'],
      [6, 0, 'landing'],
    ]);
    expect(told(events, 'destroyed').map(({ piece, cause }) => [piece, cause])).toEqual([
      [soldier, 'test'],
      [id, 'landing'],
    ]);
  });
  test('a walker does not fall', () => {
    const { battle, id } = manned('raptor', 'light-assault-landing');
    const events = battle.roll((game) => hurt(game, id, 1, 'shot'), 4);
    expect(events.map(({ kind }) => kind)).toEqual(['damaged', 'tested', 'destroyed']);
    expect(battle.durability(id)).toBe(8);
  });
  test('with one durability left it lies there', () => {
    const { battle, id } = manned('thunder', 'light-assault-landing');
    battle.roll((game) => hurt(game, id, 4, 'shot'), 4, 6);
    expect(battle.get(id)).toMatchObject({ status: 'table', durability: 1, isFlying: false, pilot: -1 });
  });
});

describe('BRP-11.2 exactly on the number', () => {
  test.each([
    [true, 'panics'],
    [false, 'lives'],
  ] as const)('with panic agreed on %s: %s', (panic, end) => {
    const battle = new Battle({ rules: { panic } });
    const [soldier = -1] = battle.squad(0, 'light-assault-landing', [100, 100]);
    const dice = [
      [2, 'lives', true, false],
      [3, end, true, panic],
      [4, 'dies', false, false],
    ] as const;
    for (const [die, result, survives, panics] of dice) {
      const events = battle.roll((game) => expect(survive(game, soldier, 6)).toBe(result), die);
      expect(told(events, 'tested')[0]).toMatchObject({ survives, panics });
    }
  });
  test('in a machine that goes on it leaves; of one that is gone it runs as well', () => {
    for (const [damage, kinds] of [
      [1, ['damaged', 'tested', 'setDown', 'fled']],
      [9, ['damaged', 'tested', 'destroyed', 'setDown', 'fled']],
    ] as const) {
      const { battle, id, soldier } = manned('raptor', 'light-assault-landing', [600, 390], true);
      const events = battle.roll((game) => hurt(game, id, damage, 'shot'), 3);
      expect(events.map(({ kind }) => kind)).toEqual(kinds);
      expect(battle.get<Soldier>(soldier)).toMatchObject({ status: 'table', panics: true });
    }
  });
});

describe('BRP-3.3 thrown out of a machine', () => {
  test.each([
    ['nobody', [false, false, false], false],
    ['the soldier', [true, false, false], true],
    ['the machine', [false, true, false], true],
    ['the squad', [false, false, true], true],
  ] as const)('where %s has acted', (_, [soldierActed, machineActed, squadActed], hasActed) => {
    const { battle, id, machine, soldier } = manned('raptor', 'tribunators');
    battle.get<Soldier>(soldier).hasActed = soldierActed;
    machine.hasActed = machineActed;
    Object.assign(battle.state.squads[0] ?? {}, { hasActed: squadActed });
    const events = battle.roll((game) => hurt(game, id, 9, 'shot'), 1);
    expect(told(events, 'setDown')[0]?.hasActed).toBe(hasActed);
    expect(battle.get<Soldier>(soldier).hasActed).toBe(hasActed);
  });
});
