import { describe, expect, test } from 'vitest';
import { activate, note } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import type { Act } from '../rules/moves.ts';
import type { Machine, Soldier } from '../rules/state.ts';
import { unusedUnits } from '../rules/units.ts';
import { Battle, type Place } from './scenario.ts';

const EAST = { x: 1, y: 0 };

function why(battle: Battle, move: Act): string | null {
  const refusal = refuseAct(battle.battlefield, move);
  return refusal && `${refusal.clause} ${refusal.reason}`;
}

function cockpit(machine = 'raptor') {
  const battle = new Battle();
  const id = battle.machine(0, machine, [400, 400], { pilot: 'light-assault-landing' });
  const { pilot } = battle.get<Machine>(id);
  const enemy = battle.soldier(1, 'cyber-infantry', 1, [700, 400]);
  battle.roll((game) => activate(game, 0, { piece: id }));
  const leave = ([x, y]: Place): Act => ({ kind: 'leave', by: id, place: { x, y, z: 0, facing: EAST } });
  return { battle, id, pilot, enemy, leave };
}

describe('BRP-4.3 a pilot leaves', () => {
  test('touching the machine, which stays its own and stands still', () => {
    const { battle, id, pilot, leave } = cockpit();
    expect(why(battle, leave([450, 400]))).toBe('BRP-4.3 not-beside');
    expect(why(battle, leave([410, 400]))).toBe('BRP-0.7 cannot-stand');
    expect(why(battle, leave([438, 400]))).toBeNull();
    battle.roll((game) => carryOut(game, leave([438, 400])));
    expect(battle.get(pilot)).toMatchObject({ status: 'table', x: 438, machine: -1 });
    expect(battle.get<Machine>(id)).toMatchObject({ pilot: -1, seat: 0 });
    expect(unusedUnits(battle.state, 0)).toEqual([]);
  });
  test('BRP-3.3 then walks up to its own speed and uses what the machine has not', () => {
    const { battle, pilot, enemy, leave } = cockpit();
    battle.roll((game) => carryOut(game, leave([438, 400])));
    expect(why(battle, { kind: 'shoot', by: pilot, with: 'own', at: [enemy] })).toBeNull();
    const walk: Act = { kind: 'walk', by: pilot, path: [{ x: 688, y: 420, z: 0 }], facing: EAST };
    expect(why(battle, { ...walk, path: [{ x: 440, y: 655, z: 0 }] })).toBe('BRP-4.1 too-far');
    expect(why(battle, walk)).toBeNull();
  });
  test('BRP-3.3 what the machine has fired is fired', () => {
    const { battle, id, pilot, enemy, leave } = cockpit();
    battle.roll((game) => carryOut(game, { kind: 'shoot', by: id, with: { weapon: 0 }, at: [enemy] }), 1);
    battle.roll((game) => carryOut(game, leave([438, 400])));
    expect(why(battle, { kind: 'shoot', by: pilot, with: 'own', at: [enemy] })).toBe('BRP-7.6 has-shot');
    expect(why(battle, { kind: 'shoot', by: id, with: { weapon: 1 }, at: [enemy] })).toBe(
      'BRP-3.2.1 not-in-this-unit',
    );
  });
  test('BRP-9.3 and mends nothing: getting out was its move', () => {
    const { battle, id, pilot, leave } = cockpit();
    battle.get<Machine>(id).durability = 5;
    battle.roll((game) => carryOut(game, leave([438, 400])));
    expect(why(battle, { kind: 'mend', by: pilot, object: id })).toBe('BRP-9.3 has-acted');
  });
  test('BRP-11.1 and takes no aim', () => {
    const { battle, pilot, enemy, leave } = cockpit();
    Object.assign(battle.state, { rules: { ...battle.state.rules, aimed: true } });
    battle.roll((game) => carryOut(game, leave([438, 400])));
    expect(why(battle, { kind: 'shoot', by: pilot, with: 'own', at: [enemy], aimed: true })).toBe(
      'BRP-11.1 not-only-shooting',
    );
  });
  test('not after the machine has moved', () => {
    const { battle, leave } = cockpit();
    battle.roll((game) => note(game, { moves: 1 }));
    expect(why(battle, leave([438, 400]))).toBe('BRP-4.3 has-moved');
  });
  test('BRP-3.3 away from enemies if such a place exists', () => {
    const { battle, leave } = cockpit();
    battle.soldier(1, 'cyber-infantry', 1, [459, 400]);
    expect(why(battle, leave([438, 400]))).toBe('BRP-3.3 leaves-by-enemies');
    expect(why(battle, leave([362, 400]))).toBeNull();
  });
  test('a flyer lands first', () => {
    const { battle, id, pilot, leave } = cockpit('thunder');
    expect(why(battle, leave([465.5, 400]))).toBeNull();
    battle.roll((game) => carryOut(game, leave([465.5, 400])));
    expect(battle.get<Machine>(id)).toMatchObject({ isFlying: false, z: 0, durability: 11 });
    expect(battle.get<Soldier>(pilot).status).toBe('table');
  });
});
