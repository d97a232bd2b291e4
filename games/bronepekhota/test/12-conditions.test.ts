import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { activate } from '../rules/activation.ts';
import { commandersOf } from '../rules/commanders.ts';
import { conditionHolds, isHeld } from '../rules/conditions.ts';
import type { Condition, Sort } from '../rules/mission.ts';
import { isSacred } from '../rules/sacred.ts';
import { holderOf, score } from '../rules/scoring.ts';
import { touches } from '../rules/space.ts';
import type { Machine, Soldier } from '../rules/state.ts';
import { Battle, told } from './scenario.ts';

const pack = packFrom();

/** The sides that a condition holds for. */
function sidesOf(battle: Battle, condition: Condition): number[] {
  const sides = [...new Set(battle.state.sides)];
  return sides.filter((us) => conditionHolds(battle.battlefield, us, condition));
}

describe('BRP-12.4 who killed the colonel', () => {
  const slew: Condition = { is: 'slew', captive: 'colonel' };
  function camp() {
    const battle = new Battle({ mission: 'liberation' });
    const [colonel = -1] = battle.squad(1, 'colonel', [450, 400]);
    const [guard = -1] = battle.squad(0, 'heavy-assault-landing', [300, 400]);
    battle.squad(1, 'assault-special-forces', [900, 400]);
    return { battle, colonel, guard };
  }
  test('whoever acts when he falls, friend or foe', () => {
    const { battle, colonel } = camp();
    battle.roll((game) => activate(game, 0, { squad: 1 }));
    expect(sidesOf(battle, slew)).toEqual([]);
    battle.get(colonel).status = 'destroyed';
    expect(sidesOf(battle, slew)).toEqual([0]);
    battle.roll((game) => activate(game, 1, { squad: 2 }));
    expect(sidesOf(battle, slew)).toEqual([1]);
  });
  test('nobody while nobody acts', () => {
    const { battle, colonel } = camp();
    battle.get(colonel).status = 'destroyed';
    battle.state.stage = { stage: 'turn', seat: 0 };
    expect(sidesOf(battle, slew)).toEqual([]);
  });
  test('of several it is enough that one has fallen', () => {
    const { battle } = camp();
    const [second = -1] = battle.squad(1, 'colonel', [450, 600]);
    battle.roll((game) => activate(game, 0, { squad: 1 }));
    battle.get(second).status = 'destroyed';
    expect(sidesOf(battle, slew)).toEqual([0]);
  });
  test('he is not dead who left the table, and somebody else’s death is not his', () => {
    const { battle, colonel, guard } = camp();
    battle.roll((game) => activate(game, 0, { squad: 1 }));
    battle.get(guard).status = 'destroyed';
    battle.get(colonel).status = 'left';
    expect(sidesOf(battle, slew)).toEqual([]);
  });
});

describe('BRP-12.4 whom nobody may kill', () => {
  test('the colonel, where whoever kills him loses; nobody else', () => {
    const battle = new Battle({ mission: 'liberation' });
    const [colonel = -1] = battle.squad(1, 'colonel', [450, 400]);
    const [guard = -1] = battle.squad(0, 'heavy-assault-landing', [300, 400]);
    expect(isSacred(battle.battlefield, battle.get(colonel))).toBe(true);
    expect(isSacred(battle.battlefield, battle.get(guard))).toBe(false);
  });
  test('nobody in a battle that does not ask who killed him', () => {
    const battle = new Battle({ mission: 'annihilation' });
    const [colonel = -1] = battle.squad(1, 'colonel', [450, 400]);
    expect(isSacred(battle.battlefield, battle.get(colonel))).toBe(false);
  });
});

describe('BRP-12.4 freed and delivered', () => {
  test('every captive has to be freed', () => {
    const battle = new Battle({ mission: 'liberation' });
    battle.squad(0, 'heavy-assault-landing', [100, 100]);
    battle.squad(1, 'colonel', [450, 400], [450, 600]);
    const [first = -1, second = -1] = battle.squad(1, 'assault-special-forces', [471, 400], [600, 600]);
    const freed: Condition = { is: 'freed', captive: 'colonel' };
    expect(sidesOf(battle, freed)).toEqual([]);
    battle.get(second).x = 471;
    expect(sidesOf(battle, freed)).toEqual([1]);
    battle.get(first).x = 600;
    expect(sidesOf(battle, freed)).toEqual([]);
  });
  test('captives do not free each other, nor a prisoner beside them', () => {
    const battle = new Battle({ mission: 'liberation' });
    const prisoner = battle.load('prisoner', [450, 425.5]);
    const [colonel = -1] = battle.squad(1, 'colonel', [450, 400], [471, 400]);
    expect(sidesOf(battle, { is: 'freed', captive: 'colonel' })).toEqual([]);
    expect(isHeld(battle.battlefield, 1, battle.get(prisoner))).toBe(false);
    expect(touches(battle.battlefield, battle.get(colonel), battle.get(prisoner))).toBe(true);
    battle.squad(1, 'assault-special-forces', [450, 451]);
    expect(isHeld(battle.battlefield, 1, battle.get(prisoner))).toBe(true);
  });
  test('by soldiers: machines and guns hold nothing, nor keep anything from being held', () => {
    const battle = new Battle({ mission: 'capture' });
    const cargo = battle.load('cargo', [600, 400]);
    battle.machine(1, 'salamander', [600, 432], { pilot: 'velian-militia' });
    battle.gun(1, 'mortar', [633, 400]);
    expect([0, 1].filter((us) => isHeld(battle.battlefield, us, battle.get(cargo)))).toEqual([]);
    battle.squad(0, 'regime-clones', [579, 400]);
    expect(sidesOf(battle, { is: 'held', load: 'cargo' })).toEqual([0]);
  });
  test('only what is asked for, and all of it near the place', () => {
    const battle = new Battle({ mission: 'trap' });
    battle.load('prisoner', [100, 700]);
    const cargo = battle.load('cargo', [1045, 400]);
    battle.squad(1, 'velian-militia', [1066, 400]);
    const { places } = pack.missions.find(({ id }) => id === 'trap') ?? { places: [] };
    const { id = '', x = 0, y = 0, radius = 0 } = places.at(-1) ?? {};
    const delivered: Condition = { is: 'held', load: 'cargo', near: { place: id, within: 2 } };
    const at = (far: number) => {
      Object.assign(battle.get(cargo), { x: 600 + x - radius - far - 10, y: 400 + y });
      Object.assign(battle.get(2), { x: 600 + x - radius - far - 31, y: 400 + y });
      return sidesOf(battle, delivered);
    };
    expect([100, 101].map(at)).toEqual([[1], []]);
    expect(sidesOf(battle, { is: 'held', load: 'cargo' })).toEqual([1]);
    expect(sidesOf(battle, { is: 'held', load: 'prisoner' })).toEqual([]);
  });
  test('at home in an ally’s zone too, not in an enemy’s', () => {
    const battle = new Battle({ mission: 'capture', sides: [0, 1, 1] });
    const cargo = battle.load('cargo', [0, 0]);
    const [carrier = -1] = battle.squad(1, 'velian-militia', [0, 0]);
    const home: Condition = { is: 'held', load: 'cargo', isHome: true };
    const at = (x: number, y: number) => {
      Object.assign(battle.get(cargo), { x, y });
      Object.assign(battle.get(carrier), { x: x + 21, y });
      return sidesOf(battle, home);
    };
    expect(at(1100, 100)).toEqual([1]);
    expect(at(1100, 700)).toEqual([1]);
    expect(at(100, 100)).toEqual([]);
    expect(at(300, 400)).toEqual([]);
  });
});

describe('BRP-12.4 so many soldiers at a place', () => {
  test('exactly as many are enough, of one’s own side and on foot, at any distance that is told', () => {
    const battle = new Battle({ mission: 'storm', sides: [0, 1, 1] });
    const near: Condition = { is: 'near', place: 'depot', within: 40, atLeast: 3 };
    battle.squad(1, 'light-cyber-infantry', [800, 300], [800, 400]);
    const [ally = -1] = battle.squad(2, 'velian-militia', [800, 500]);
    battle.squad(0, 'tribunators', [200, 300], [200, 400]);
    battle.gun(0, 'mortar', [200, 500]);
    battle.machine(0, 'raptor', [300, 600], { pilot: 'regime-clones' });
    expect(sidesOf(battle, near)).toEqual([1]);
    expect(sidesOf(battle, { ...near, kind: 'light-cyber-infantry' })).toEqual([]);
    expect(sidesOf(battle, { ...near, kind: 'light-cyber-infantry', atLeast: 2 })).toEqual([1]);
    battle.get(ally).status = 'destroyed';
    expect(sidesOf(battle, near)).toEqual([]);
  });
  test('inside the zone of an enemy, whichever, not of an ally', () => {
    const battle = new Battle({ mission: 'line', sides: [0, 0, 1] });
    const inside: Condition = { is: 'inside', atLeast: 1 };
    const [soldier = -1] = battle.squad(0, 'regime-clones', [900, 100]);
    battle.squad(2, 'velian-militia', [700, 400]);
    expect(sidesOf(battle, inside)).toEqual([]);
    Object.assign(battle.get(soldier), { x: 900, y: 700 });
    expect(sidesOf(battle, inside)).toEqual([0]);
    Object.assign(battle.get(soldier), { x: 100, y: 100 });
    expect(sidesOf(battle, inside)).toEqual([]);
  });
});

describe('BRP-12.4 what became of whom', () => {
  const fate = (is: 'destroyed' | 'lost' | 'disabled' | 'left', what: Sort, share = 1): Condition => ({
    is,
    what,
    share,
  });
  test('all soldiers of a side, or of one kind; machines and guns are none', () => {
    const battle = new Battle();
    const [clone = -1] = battle.squad(0, 'regime-clones', [100, 100]);
    const [heavy = -1] = battle.squad(0, 'heavy-clones', [100, 200]);
    battle.squad(1, 'velian-militia', [900, 100]);
    const others = [
      battle.machine(0, 'raptor', [300, 300]),
      battle.machine(1, 'salamander', [900, 300]),
      battle.gun(0, 'mortar', [300, 500]),
      battle.gun(1, 'mortar', [900, 500]),
    ];
    const gone = (whose: Sort['whose'], kind?: string) =>
      sidesOf(battle, fate('destroyed', { whose, of: 'soldiers', ...(kind !== undefined && { kind }) }));
    for (const id of others) battle.get(id).status = 'destroyed';
    battle.get(clone).status = 'destroyed';
    expect([gone('us'), gone('them')]).toEqual([[], []]);
    expect([gone('us', 'regime-clones'), gone('us', 'heavy-clones')]).toEqual([[0], []]);
    for (const id of others) battle.get(id).status = 'table';
    battle.get(heavy).status = 'destroyed';
    expect([gone('us'), gone('them')]).toEqual([[0], [1]]);
  });
  test('all machines of a side, or of one kind; soldiers and guns are none', () => {
    const battle = new Battle();
    const [soldier = -1] = battle.squad(1, 'velian-militia', [900, 100]);
    const mortar = battle.gun(1, 'mortar', [900, 500]);
    const bronekhod = battle.machine(1, 'bronekhod', [900, 200]);
    const salamander = battle.machine(1, 'salamander', [900, 300]);
    const gone = (change: Partial<Sort> = {}) =>
      sidesOf(battle, fate('destroyed', { whose: 'us', of: 'machines', ...change }));
    for (const id of [soldier, mortar, salamander]) battle.get(id).status = 'destroyed';
    expect(gone()).toEqual([]);
    expect(gone({ kind: 'salamander' })).toEqual([1]);
    expect(gone({ kind: 'bronekhod' })).toEqual([]);
    for (const id of [soldier, mortar]) battle.get(id).status = 'table';
    battle.get(bronekhod).status = 'destroyed';
    expect(gone()).toEqual([1]);
  });
  test('of the commanders’ machines every one; the cheaper ones do not count', () => {
    const battle = new Battle({ sides: [0, 1, 1] });
    const cheap = battle.machine(1, 'salamander', [900, 100]);
    const dear = battle.machine(1, 'varan', [900, 300]);
    const ally = battle.machine(2, 'salamander', [900, 500]);
    battle.machine(0, 'raptor', [300, 300]);
    const gone = () => sidesOf(battle, fate('destroyed', { whose: 'them', of: 'commanders' }));
    battle.get(cheap).status = 'destroyed';
    battle.get(dear).status = 'destroyed';
    expect(gone()).toEqual([]);
    Object.assign(battle.get(cheap), { status: 'table' });
    battle.get(ally).status = 'destroyed';
    expect(gone()).toEqual([0]);
  });
  test.each([3, 4])('at least the share: half of %i are two', (count) => {
    const battle = new Battle();
    const places = [100, 200, 300, 400].slice(0, count).map((y) => [900, y] as const);
    const ids = battle.squad(1, 'velian-militia', ...places);
    const half = fate('destroyed', { whose: 'us', of: 'soldiers' }, 0.5);
    battle.get(ids[0] ?? -1).status = 'destroyed';
    expect(sidesOf(battle, half)).toEqual([]);
    battle.get(ids[1] ?? -1).status = 'destroyed';
    expect(sidesOf(battle, half)).toEqual([1]);
  });
  test('a soldier who is gone is lost and disabled as well, and never “driven off”', () => {
    const battle = new Battle();
    const [soldier = -1] = battle.squad(1, 'velian-militia', [900, 100]);
    const is = (status: Soldier['status']) => {
      battle.get(soldier).status = status;
      return (['destroyed', 'lost', 'disabled', 'left'] as const).filter(
        (what) => sidesOf(battle, fate(what, { whose: 'us', of: 'soldiers' })).length > 0,
      );
    };
    expect(is('table')).toEqual([]);
    expect(is('left')).toEqual([]);
    expect(is('destroyed')).toEqual(['destroyed', 'lost', 'disabled']);
    expect(is('deserted')).toEqual(['destroyed', 'lost', 'disabled']);
  });
  test('a machine taken by an ally is not lost; driven off by an enemy it is, and disabled with it', () => {
    const battle = new Battle({ sides: [0, 1, 1] });
    const id = battle.machine(1, 't-rex', [900, 100], { pilot: 'heavy-cyber-infantry' });
    const machine = battle.get<Machine>(id);
    const fates = () =>
      (['destroyed', 'lost', 'disabled', 'left'] as const).filter(
        (what) => sidesOf(battle, fate(what, { whose: 'us', of: 'machines' })).length > 0,
      );
    machine.seat = 2;
    expect(fates()).toEqual([]);
    machine.seat = 0;
    expect(fates()).toEqual(['lost', 'disabled']);
    Object.assign(machine, { status: 'left', pilot: -1 });
    expect(fates()).toEqual(['lost', 'disabled', 'left']);
    machine.seat = 1;
    expect(fates()).toEqual([]);
  });
});

describe('BRP-12.4 who commands', () => {
  test('a machine of each army that has one: soldiers and guns command nothing', () => {
    const battle = new Battle({ sides: [0, 1, 2] });
    battle.squad(0, 'regime-clones', [100, 100]);
    battle.gun(0, 'twin-cannon', [100, 300]);
    battle.gun(1, 'twin-cannon', [900, 300]);
    const salamander = battle.machine(1, 'salamander', [900, 500]);
    const [first] = [battle.machine(2, 'varan', [500, 300]), battle.machine(2, 'varan', [500, 500])];
    expect(commandersOf(pack, battle.state)).toEqual([salamander, first]);
  });
});

describe('BRP-12.4 who holds a control point', () => {
  const point = { id: 'here', x: 0, y: 0, radius: 0 };
  test('nobody where nobody is; within exactly two steps counts', () => {
    const battle = new Battle({ mission: 'markers' });
    const [soldier = -1] = battle.squad(1, 'velian-militia', [710, 400]);
    const holder = () => holderOf(battle.battlefield, point, 2);
    expect(holder()).toBe(1);
    battle.get(soldier).x = 711;
    expect(holder()).toBeNull();
  });
  test('nor do machines and guns, whoever serves them', () => {
    const battle = new Battle({ mission: 'markers' });
    battle.machine(0, 'raptor', [600, 400], { pilot: 'regime-clones' });
    battle.gun(0, 'mortar', [600, 480]);
    expect(holderOf(battle.battlefield, point, 2)).toBeNull();
  });
  test('each point that is scored is told with what everybody has by then', () => {
    const battle = new Battle({ mission: 'markers' });
    battle.squad(0, 'regime-clones', [600, 400], [850, 200]);
    battle.squad(1, 'velian-militia', [850, 600]);
    const events = battle.roll((game) => score(game));
    const [first, ...rest] = told(events, 'scored').map(({ scores }) => scores.join());
    expect([first, rest.length]).toEqual(['1,0', 2]);
    expect(rest.at(-1)).toBe('2,1');
  });
});
