import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import {
  areEnemies,
  armourOf,
  hasSoldiers,
  isAlive,
  NOBODY,
  seatOf,
  soldiersOf,
  speedOf,
} from '../rules/pieces.ts';
import { type Gun, type Machine, type Soldier, STATUSES } from '../rules/state.ts';
import { Battle } from './scenario.ts';

const pack = packFrom();

describe('BRP-12.1 who is still there', () => {
  test('on foot, aboard or not set up yet; not whoever is destroyed, ran away or has left', () => {
    const battle = new Battle();
    const soldier = battle.get<Soldier>(battle.soldier(0, 'regime-clones', 1, [100, 100]));
    const alive = STATUSES.filter((status) => {
      soldier.status = status;
      return isAlive(soldier);
    });
    expect(alive).toEqual(['reserve', 'table', 'aboard']);
  });
  test('a player has soldiers while one of its own lives, and not by who has to be led (BRP-12.4)', () => {
    const battle = new Battle();
    const has = (seat: number) => hasSoldiers(pack, battle.state, seat);
    const [one = -1, other = -1] = battle.squad(0, 'regime-clones', [100, 100], [200, 100]);
    battle.squad(1, 'colonel', [900, 100]);
    expect([has(0), has(1)]).toEqual([true, false]);
    battle.get(one).status = 'destroyed';
    expect(has(0)).toBe(true);
    battle.get(other).status = 'deserted';
    expect(has(0)).toBe(false);
  });
  test('its soldiers are those of all its squads, pilots too', () => {
    const battle = new Battle();
    const squad = battle.squad(0, 'regime-clones', [100, 100], [200, 100]);
    battle.squad(1, 'velian-militia', [900, 100]);
    battle.gun(0, 'mortar', [300, 300]);
    const raptor = battle.machine(0, 'raptor', [400, 400], { pilot: 'heavy-clones' });
    const pilot = battle.get<Machine>(raptor).pilot;
    expect(soldiersOf(battle.state, 0)).toEqual([...squad, pilot].map((id) => battle.get(id)));
  });
});

describe('BRP-4.1.1, BRP-12.3 whose a piece is', () => {
  test('its player’s; cargo is nobody’s, nor is what belonged to who is out', () => {
    const battle = new Battle();
    const soldier = battle.soldier(1, 'velian-militia', 1, [100, 100]);
    const mortar = battle.gun(1, 'mortar', [200, 200]);
    const cargo = battle.load('cargo', [300, 300]);
    const seats = () => [soldier, mortar, cargo].map((id) => seatOf(battle.state, battle.get(id)));
    expect(seats()).toEqual([1, 1, NOBODY]);
    battle.get<Gun>(mortar).seat = 0;
    expect(seats()).toEqual([1, 0, NOBODY]);
    battle.state.out.push(1);
    expect(seats()).toEqual([NOBODY, 0, NOBODY]);
  });
  test('enemies are of two sides; allies are not, nor is nobody anybody’s', () => {
    const { state } = new Battle({ sides: [0, 1, 0] });
    expect(areEnemies(state, 0, 1)).toBe(true);
    expect(areEnemies(state, 0, 2)).toBe(false);
    expect(areEnemies(state, 0, 0)).toBe(false);
    expect(areEnemies(state, NOBODY, 1)).toBe(false);
    expect(areEnemies(state, 1, NOBODY)).toBe(false);
  });
});

describe('BRP-5.2, BRP-4.2 armour and speed', () => {
  test('a soldier’s by its armlist, a machine’s or gun’s by what is left of it', () => {
    const battle = new Battle();
    const soldier = battle.soldier(0, 'tribunators', 1, [100, 100]);
    const raptor = battle.machine(0, 'raptor', [200, 200]);
    const mortar = battle.gun(0, 'mortar', [300, 300]);
    const cargo = battle.load('cargo', [400, 400]);
    const armour = () =>
      [soldier, raptor, mortar, cargo].map((id) => armourOf(pack, battle.state, battle.get(id)));
    expect(armour()).toEqual([6, 9, 4, 0]);
    battle.get<Machine>(raptor).durability = 5;
    battle.get<Gun>(mortar).durability = 1;
    expect(armour()).toEqual([6, 5, 1, 0]);
    const speed = (id: number) => speedOf(pack, battle.state, battle.get<Soldier | Machine>(id));
    expect([speed(soldier), speed(raptor)]).toEqual([3, 4]);
  });
});
