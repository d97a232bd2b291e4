import type { TerrainPiece } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { activate, note } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import type { Act } from '../rules/moves.ts';
import type { Machine, Soldier } from '../rules/state.ts';
import { unusedUnits } from '../rules/units.ts';
import { block, named } from './asking.ts';
import { Battle, type Place, told } from './scenario.ts';

const EAST = { x: 1, y: 0 };

function why(battle: Battle, move: Act): string | null {
  const refusal = refuseAct(battle.battlefield, move);
  return refusal && named(refusal);
}

function cockpit(machine = 'raptor', terrain: readonly TerrainPiece[] = []) {
  const battle = new Battle({ terrain });
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
  test('BRP-3.3 nor fights who got out of a machine that has fought', () => {
    const { battle, leave, pilot } = cockpit();
    battle.roll((game) => note(game, { hasFought: true }));
    battle.roll((game) => carryOut(game, leave([438, 400])));
    expect(battle.state.stage).toMatchObject({ actor: pilot, deeds: { hasFought: true, moves: 0 } });
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
  test('a flyer’s place is beside where it lands, not beside where it flies', () => {
    const { battle, id, leave } = cockpit('thunder');
    battle.soldier(0, 'heavy-clones', 1, [400, 400]);
    expect(why(battle, leave([465.5, 400]))).toBe('BRP-4.3 not-beside');
    const there = leave([465.5, 330]);
    expect(why(battle, there)).toBeNull();
    const events = battle.roll((game) => carryOut(game, there));
    expect(events.map(({ kind }) => kind)).toEqual(['landed', 'setDown']);
    expect(battle.get(id)).toMatchObject({ x: 400, y: 330, z: 0 });
  });
  test('it is told how, where it stands and which way it looks', () => {
    const { battle, pilot, leave } = cockpit();
    const [set] = told(
      battle.roll((game) => carryOut(game, leave([438, 400]))),
      'setDown',
    );
    expect(set).toEqual({
      kind: 'setDown',
      piece: pilot,
      to: { x: 438, y: 400, z: 0, facing: EAST },
      how: 'left',
      hasActed: true,
    });
  });
  test('within 1 mm, on one level with it', () => {
    const { battle, leave } = cockpit();
    expect(why(battle, leave([438.5, 400]))).toBeNull();
    expect(why(battle, leave([438.6, 400]))).toBe('BRP-4.3 not-beside');
    const roof = cockpit('raptor', [block(430, 300, 200, 200, 65)]);
    const up: Act = { kind: 'leave', by: roof.id, place: { x: 440.2, y: 400, z: 65, facing: EAST } };
    expect(why(roof.battle, up)).toBe('BRP-4.3 not-beside');
  });
  test('not inside a wall, nor upon somebody (BRP-0.7)', () => {
    const walled = cockpit('raptor', [block(440, 300, 50, 200, 60)]);
    expect(why(walled.battle, walled.leave([438, 400]))).toBe('BRP-0.7 cannot-stand');
    const { battle, leave } = cockpit();
    battle.soldier(0, 'heavy-clones', 1, [450, 400]);
    expect(why(battle, leave([438, 400]))).toBe('BRP-0.7 cannot-stand');
    expect(why(battle, leave([438, 370]))).toBeNull();
  });
  test('only the pilot of a machine does', () => {
    const { battle } = cockpit();
    const soldier = battle.soldier(0, 'heavy-clones', 1, [200, 200]);
    battle.roll((game) => activate(game, 0, { squad: 2 }));
    const place = { x: 238, y: 200, z: 0, facing: EAST };
    expect(why(battle, { kind: 'leave', by: soldier, place })).toBe('BRP-4.3 machines-only');
  });
  test('BRP-3.3 by enemies where there is no other place', () => {
    const walls = [block(342, 340, 20, 112, 60), block(438, 340, 20, 112, 60), block(362, 432, 76, 20, 60)];
    const { battle, leave } = cockpit('raptor', walls);
    battle.squad(1, 'velian-militia', [385, 334], [415, 334]);
    const { place } = leave([400, 359.5]) as Extract<Act, { kind: 'leave' }>;
    const out: Act = { kind: 'leave', by: 0, place: { ...place, facing: { x: 0, y: -1 } } };
    expect(why(battle, out)).toBeNull();
    battle.get(4).x = 485;
    expect(why(battle, out)).toBe('BRP-3.3 leaves-by-enemies');
  });
  test('BRP-3.3 with all of its own: nothing fired, nobody fought', () => {
    const { battle, pilot, leave } = cockpit();
    battle.roll((game) => carryOut(game, leave([438, 400])));
    expect(battle.state.stage).toMatchObject({
      actor: pilot,
      deeds: { moves: 0, hasFought: false, shots: [], hasShot: false },
    });
  });
  test('BRP-7.6 a shooting action that was over stays over', () => {
    const { battle, leave } = cockpit();
    battle.roll((game) => note(game, { hasShot: true }));
    battle.roll((game) => carryOut(game, leave([438, 400])));
    expect(battle.state.stage).toMatchObject({ deeds: { hasShot: true } });
  });
});
