import type { TerrainPiece } from '@bridgehead/geometry';
import { chanceFrom, ScriptedChance, seedFromText } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { activate, note } from '../rules/activation.ts';
import { refuseAct } from '../rules/acts.ts';
import { refuseDeployment } from '../rules/deploy.ts';
import type { Act, Move } from '../rules/moves.ts';
import { refuseBringing } from '../rules/muster.ts';
import { randomAct } from '../rules/random/act.ts';
import { randomArmy } from '../rules/random/army.ts';
import { randomDeployment } from '../rules/random/deployment.ts';
import { randomExit } from '../rules/random/exit.ts';
import { hundredths, randomHeading } from '../rules/random/numbers.ts';
import { readMove } from '../rules/read-move.ts';
import { costOf } from '../rules/recruit.ts';
import type { Unit } from '../rules/stage.ts';
import type { Machine } from '../rules/state.ts';
import { block, far } from './asking.ts';
import { Battle } from './scenario.ts';

/** Random play finds defects only if it does everything that the rules allow, and nothing else. */

const pack = packFrom();
const luck = (seed: string) => chanceFrom(seedFromText(seed));
const ALL = {
  specials: true,
  ammo: true,
  refill: true,
  grenades: true,
  jumps: true,
  aimed: true,
  panic: true,
};

/** What is done, in a few words: how, and with what. */
function inWords(move: Move): string {
  switch (move.kind) {
    case 'walk':
      return `walk${move.push ? ' pushing' : ''}${move.exits ? ' out' : ''}`;
    case 'drive': {
      const legs = move.legs.map((leg) => ('go' in leg ? leg.go : 'turn'));
      return `drive ${legs.join(' ')}${move.tow ? ` towing ${move.tow.to}` : ''}${move.exits ? ' out' : ''}`;
    }
    case 'shoot': {
      const { with: weapon, aimed } = move;
      const name = typeof weapon === 'string' ? weapon : Object.entries(weapon).flat().join(' ');
      return `shoot ${name}${aimed ? ' aimed' : ''}`;
    }
    default:
      return move.kind;
  }
}

const MOST = 2000;

/** What is tried in a unit’s turn, each of it allowed and such as a person’s page sends, until everything that is wanted was, and so often at least. */
function tried(battle: Battle, unit: Unit, wanted: readonly string[], least = 0): Move[] {
  const chance = luck('acts');
  const left = new Set(wanted);
  const moves: Move[] = [];
  while (moves.length < least || (left.size > 0 && moves.length < MOST)) {
    const move = randomAct(battle.battlefield, chance);
    const isEnd = move.kind === 'end' || move.kind === 'done';
    if (!isEnd) expect(refuseAct(battle.battlefield, move as Act), JSON.stringify([unit, move])).toBeNull();
    expect(readMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
    left.delete(inWords(move));
    moves.push(move);
  }
  return moves;
}

const kinds = (moves: readonly Move[]) => [...new Set(moves.map(inWords))].sort();

describe('BRP-3.2.1 what random play tries', () => {
  test('a squad: everything soldiers can do', () => {
    const battle = new Battle({ mission: 'bait', rules: ALL });
    battle.squad(0, 'regime-clones', [700, 400]);
    battle.squad(1, 'velian-militia', [900, 300], [900, 500], [1170, 700], [500, 100], [300, 700]);
    // Whoever stands sidewise to what it pushes has room to turn.
    battle.turn(1, 0, 1);
    battle.gun(1, 'mortar', [862.5, 300]);
    battle.gun(0, 'mortar', [532.5, 100]);
    battle.machine(0, 'raptor', [337.5, 700]);
    battle.roll((game) => activate(game, 1, { squad: 1 }));
    const goes = ['walk', 'walk out', 'walk pushing', 'jump'];
    const shoots = ['shoot grenade', 'shoot gun 6', 'shoot own', 'shoot own aimed'];
    const wanted = [...goes, ...shoots, 'board', 'fight', 'refill', 'take', 'end'];
    expect(kinds(tried(battle, { squad: 1 }, wanted))).toEqual(expect.arrayContaining(wanted));
  });
  test('whoever can mend mends', () => {
    const battle = new Battle();
    battle.squad(1, 'velian-militia', [1100, 700]);
    battle.squad(0, 'heavy-clones', [300, 400]);
    const raptor = battle.machine(0, 'raptor', [338, 400]);
    battle.get<Machine>(raptor).durability = 3;
    battle.roll((game) => activate(game, 0, { squad: 1 }));
    expect(kinds(tried(battle, { squad: 1 }, ['mend']))).toContain('mend');
  });
  test('without what the table has not agreed upon', () => {
    const battle = new Battle();
    battle.squad(0, 'light-assault-clones', [300, 400], [300, 450]);
    battle.squad(1, 'velian-militia', [400, 400]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    const wanted = ['end', 'shoot own', 'walk'];
    expect(kinds(tried(battle, { squad: 0 }, wanted, 100))).toEqual(wanted);
  });
  test('somebody of the squad who is not done, and whoever is at it', () => {
    const battle = new Battle();
    const ids = battle.squad(0, 'light-assault-clones', [300, 300], [300, 400], [300, 500]);
    battle.squad(1, 'velian-militia', [1100, 700]);
    battle.squad(0, 'light-assault-clones', [300, 600]);
    const [first = -1, second = -1, third = -1] = ids;
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    Object.assign(battle.get(first), { hasActed: true });
    const who = (...wanted: string[]) => {
      const moves = tried(battle, { squad: 0 }, wanted, 60);
      return [...new Set(moves.flatMap((move) => ('by' in move ? [move.by] : [])))].sort();
    };
    expect(who('end')).toEqual([second, third]);
    if (battle.state.stage.stage === 'act') battle.state.stage = { ...battle.state.stage, actor: second };
    expect(who('end', 'done')).toEqual([second, third]);
    Object.assign(battle.get(third), { hasActed: true });
    expect(who('end', 'done')).toEqual([second]);
  });
  test('a machine: every way of going, with a turn before it or not, and each of its weapons', () => {
    const battle = new Battle({ mission: 'bait' });
    const trex = battle.machine(1, 't-rex', [1100, 400], { weapons: [0, 1], pilot: 'heavy-cyber-infantry' });
    battle.squad(0, 'regime-clones', [900, 400]);
    battle.turn(trex, -1, 0);
    battle.roll((game) => activate(game, 1, { piece: trex }));
    const ways = ['forward', 'back', 'left', 'right'];
    const wanted = [
      ...ways.map((way) => `drive ${way}`),
      ...ways.map((way) => `drive turn ${way}`),
      'drive turn forward out',
      'shoot weapon 0',
      'shoot weapon 1',
      'done',
      'end',
    ];
    expect(kinds(tried(battle, { piece: trex }, wanted))).toEqual([...wanted].sort());
  });
  test('one without weapons only drives', () => {
    const battle = new Battle();
    const raptor = battle.machine(0, 'raptor', [300, 400], { weapons: [], pilot: 'regime-clones' });
    battle.squad(1, 'velian-militia', [400, 400]);
    battle.roll((game) => activate(game, 0, { piece: raptor }));
    const seen = kinds(tried(battle, { piece: raptor }, [], 60)).map((words) => words.split(' ')[0]);
    expect(new Set(seen)).toEqual(new Set(['done', 'drive', 'end']));
  });
  test('one that tows: over one leg and over two', () => {
    const battle = new Battle();
    const helix = battle.machine(0, 'helix', [600, 400], { weapons: [2], pilot: 'heavy-clones' });
    battle.machine(0, 'raptor', [514.5, 400]);
    battle.squad(1, 'velian-militia', [1100, 700]);
    battle.roll((game) => activate(game, 0, { piece: helix }));
    const tows = ['drive forward towing 1', 'drive turn forward towing 1', 'drive turn forward towing 2'];
    const wanted = ['drive forward', ...tows];
    expect(kinds(tried(battle, { piece: helix }, wanted))).toEqual(expect.arrayContaining(wanted));
  });
  test('it seldom ends a turn while one soldier can still act, however many others there are', () => {
    const battle = new Battle();
    const column = (x: number) => [100, 200, 300, 400, 500, 600].map((y) => [x, y] as const);
    const [soldier = -1, ...comrades] = battle.squad(0, 'light-assault-clones', ...column(300));
    for (const x of [700, 800, 900, 1000]) battle.squad(1, 'velian-militia', ...column(x));
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    for (const id of comrades) Object.assign(battle.get(id), { hasActed: true });
    const ends = () =>
      tried(battle, { squad: 0 }, [], 100).filter(({ kind }) => kind === 'end' || kind === 'done').length;
    expect(ends()).toBeLessThan(60);
    const walks = tried(battle, { squad: 0 }, [], 60).flatMap((move) =>
      move.kind === 'walk' ? [Math.max(0, ...move.path.map((spot) => far(battle.get(soldier), spot)))] : [],
    );
    expect(Math.min(...walks)).toBeLessThan(100);
    expect(Math.max(...walks)).toBeGreaterThan(200);
    if (battle.state.stage.stage === 'act') battle.state.stage = { ...battle.state.stage, actor: soldier };
    expect(ends()).toBeLessThan(60);
  });
  test('nothing where nothing is left: the turn ends', () => {
    const battle = new Battle();
    const [soldier = -1] = battle.squad(0, 'regime-clones', [300, 400]);
    battle.squad(1, 'velian-militia', [1100, 700]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    battle.get(soldier).status = 'destroyed';
    expect(kinds(tried(battle, { squad: 0 }, [], 20))).toEqual(['end']);
  });
  test('whoever has walked and shot does neither again', () => {
    const battle = new Battle();
    const [soldier = -1] = battle.squad(0, 'light-assault-clones', [300, 400]);
    battle.squad(1, 'velian-militia', [400, 400]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    if (battle.state.stage.stage === 'act') battle.state.stage = { ...battle.state.stage, actor: soldier };
    note(battle.battlefield, { moves: 1, shots: ['own'], hasShot: true });
    expect(kinds(tried(battle, { squad: 0 }, [], 20))).toEqual(['done', 'end']);
  });
});

describe('BRP-0.8 straight out over the nearest of one’s edges', () => {
  const exit = (battle: Battle, by: number) => randomExit(battle.battlefield, by, new ScriptedChance([0]));
  test('a soldier walks until it touches the edge, a machine turns and drives', () => {
    const battle = new Battle({ mission: 'bait' });
    const soldier = battle.soldier(1, 'velian-militia', 1, [1100, 300]);
    const trex = battle.machine(1, 't-rex', [900, 500], { pilot: 'heavy-cyber-infantry' });
    const out = { x: 1, y: 0 };
    expect(exit(battle, soldier)).toEqual({
      kind: 'walk',
      by: soldier,
      path: [{ x: 1190, y: 300, z: 0 }],
      facing: out,
      exits: true,
    });
    expect(exit(battle, trex)).toEqual({
      kind: 'drive',
      by: trex,
      legs: [{ turn: out }, { go: 'forward', by: 260 }],
      exits: true,
    });
  });
  test.each([
    ['near', { x: 0, y: -1 }, { x: 600, y: 10, z: 0 }],
    ['far', { x: 0, y: 1 }, { x: 600, y: 790, z: 0 }],
  ] as const)('over the %s edge too', (edge, out, spot) => {
    const exits = [{ side: 0, edge }];
    const missions = pack.missions.map((mission) => ({ ...mission, exits }));
    const battle = new Battle();
    const soldier = battle.soldier(0, 'regime-clones', 1, [600, 300]);
    const table = { ...battle.battlefield, armoury: { ...pack, missions } };
    expect(randomExit(table, soldier, new ScriptedChance([0]))).toMatchObject({ path: [spot], facing: out });
  });
  test('from the very edge not a step back; not into a wall; not where there is no edge', () => {
    const wall = { ...block(1180, 500, 20, 100, 60), walkable: false } as const;
    const battle = new Battle({ mission: 'bait', terrain: [wall] });
    const near = battle.soldier(1, 'velian-militia', 1, [1195, 300]);
    const behind = battle.soldier(1, 'velian-militia', 1, [1100, 550]);
    const enemy = battle.soldier(0, 'regime-clones', 1, [1100, 300]);
    expect(exit(battle, near)).toMatchObject({ path: [{ x: 1195, y: 300 }] });
    expect(exit(battle, behind)).toBeNull();
    expect(exit(battle, enemy)).toBeNull();
  });
});

describe('BRP-1.5 random armies', () => {
  function muster(
    setting: ConstructorParameters<typeof Battle>[0] = {},
    costs: (number | null)[] = [null, null],
  ) {
    const battle = new Battle(setting);
    battle.state.costs = costs;
    return battle.battlefield;
  }
  test('may always be brought, of either side, with machines and guns or without', () => {
    const table = muster();
    const chance = luck('armies');
    const all = Array.from({ length: 25 }, () => randomArmy(table, 0, chance));
    for (const army of all) expect(refuseBringing(table, 0, army)).toBeNull();
    const some = (is: (army: (typeof all)[number]) => boolean) => [all.some(is), all.every(is)];
    expect(some(({ machines }) => machines.length === 1)).toEqual([true, false]);
    expect(some(({ guns }) => guns.length === 1)).toEqual([true, false]);
    expect(some(({ squads }) => squads.length === 2)).toEqual([true, false]);
    expect(some(({ squads }) => squads.includes('velian-militia'))).toEqual([true, false]);
    expect(some(({ squads }) => squads.includes('regime-clones'))).toEqual([true, false]);
    expect(
      all.every(({ squads, machines, guns }) => squads.length <= 2 && machines.length + guns.length <= 2),
    ).toBe(true);
    expect(new Set(all.map(({ title }) => title)).size).toBeGreaterThan(10);
    for (const { title } of all) expect(title).toMatch(/^No\. [1-9]\d?$/);
  });
  test('where luck finds none that costs as much, one that does', () => {
    const table = muster({ rules: { difference: 10 } }, [600, null]);
    const army = randomArmy(table, 1, luck('dear'));
    expect(costOf(pack, army)).toBeGreaterThanOrEqual(540);
    expect(refuseBringing(table, 1, army)).toBeNull();
  });
  test('where there is none at all, that is said', () => {
    const table = muster({ rules: { difference: 10 } }, [9000, null]);
    expect(() => randomArmy(table, 1, luck('none'))).toThrow('no army that fits');
  });
  test('BRP-12.4 what the mission gives, fitted out anyhow where it does not say with what', () => {
    const table = muster({ mission: 'recovery' });
    const chance = luck('forces');
    const all = Array.from({ length: 8 }, () => randomArmy(table, 1, chance));
    for (const army of all) {
      expect(refuseBringing(table, 1, army)).toBeNull();
      expect(army.title).toBe('recovery');
    }
    expect(new Set(all.map(({ machines }) => machines[0]?.weapons.join())).size).toBeGreaterThan(1);
  });
});

describe('BRP-1.6 random places', () => {
  test('are always in the zone and on nobody’s toes, here and there, on a roof too', () => {
    const battle = new Battle({ terrain: [block(60, 250, 100, 300, 60)] });
    for (const id of battle.squad(0, 'regime-clones', [0, 0], [0, 0], [0, 0]))
      battle.get(id).status = 'reserve';
    battle.get(battle.machine(0, 'salamander', [0, 0])).status = 'reserve';
    battle.state.stage = { stage: 'deploy', seat: 0, order: [0, 1] };
    const chance = luck('places');
    const all = Array.from({ length: 30 }, () => randomDeployment(battle.battlefield, 0, chance));
    for (const move of all) expect(refuseDeployment(battle.battlefield, 0, move)).toBeNull();
    expect(new Set(all.map(({ unit }) => Object.keys(unit)[0])).size).toBe(2);
    const places = all.flatMap((move) => move.places);
    expect(new Set(places.map(({ x }) => x)).size).toBeGreaterThan(30);
    expect(new Set(places.map(({ z }) => z))).toEqual(new Set([0, 60]));
    const ys = places.map(({ y }) => y);
    expect([Math.min(...ys) < 200, Math.max(...ys) > 600]).toEqual([true, true]);
    const xs = places.map(({ x }) => x);
    expect([Math.min(...xs) < 40, Math.max(...xs) > 160]).toEqual([true, true]);
  });
  test('BRP-0.3 never on or in what nobody stands on', () => {
    const tower = { ...block(0, 300, 200, 200, 90), walkable: false } as TerrainPiece;
    const battle = new Battle({ terrain: [tower] });
    for (const id of battle.squad(0, 'regime-clones', [0, 0], [0, 0])) battle.get(id).status = 'reserve';
    battle.state.stage = { stage: 'deploy', seat: 0, order: [0, 1] };
    const chance = luck('tower');
    for (let time = 0; time < 20; time++) {
      const move = randomDeployment(battle.battlefield, 0, chance);
      expect(refuseDeployment(battle.battlefield, 0, move)).toBeNull();
      for (const { y } of move.places) expect(y > 300 && y < 500).toBe(false);
    }
  });
});

describe('random numbers', () => {
  test('are hundredths of a millimetre, nought and the whole length included', () => {
    expect(hundredths(new ScriptedChance([0]), 50)).toBe(0);
    expect(hundredths(new ScriptedChance([5000]), 50)).toBe(50);
    expect(hundredths(new ScriptedChance([1234]), 50)).toBe(12.34);
  });
  test('and headings of every direction, never of none', () => {
    const heading = (x: number, y: number) => randomHeading(new ScriptedChance([x, y]));
    expect(heading(0, 2000)).toEqual({ x: -1000, y: 1000 });
    expect(heading(1000, 0)).toEqual({ x: 0, y: -1000 });
    expect(heading(2000, 1000)).toEqual({ x: 1000, y: 0 });
    expect(heading(1000, 1000)).toEqual({ x: 1, y: 0 });
  });
});
