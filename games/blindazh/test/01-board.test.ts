import { chanceFrom, seedFromText } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { cellName, isStart, isZone, startCells, turned } from '../rules/board.ts';
import { fittingTurns, turnsOf } from '../rules/fit.ts';
import { openSides } from '../rules/ground.ts';
import { DIFFICULTIES } from '../rules/options.ts';
import { terrainOf } from '../rules/terrain.ts';
import { allEnemies, allTiles, ARMS, GRENADE } from '../rules/tiles.ts';
import { waysFrom } from '../rules/ways.ts';
import {
  at,
  attack,
  clear,
  dig,
  END,
  enemy,
  legal,
  ofKind,
  played,
  position,
  refused,
  set,
  tile,
  trench,
} from './scenario.ts';
import { pack, rules as coreRules } from './tables.ts';

const luck = () => chanceFrom(seedFromText('board'));
const fresh = (options = {}) =>
  coreRules.setup(
    { difficulty: 'printed', strictFit: false, first: 1, ...options },
    ['human', 'human'],
    luck(),
  );

describe('BLN-1.1 the board', () => {
  test('has six lanes of seven cells: start, five of open ground, enemy zone', () => {
    const { trenches } = fresh();
    expect(set.board).toEqual({ lanes: 6, length: 7 });
    const rows = Array.from({ length: 7 }, (_, row) => row);
    expect(rows.map((row) => isStart(set.board, row))).toEqual([true, ...Array(6).fill(false)]);
    expect(rows.map((row) => isZone(set.board, row))).toEqual([...Array(6).fill(false), true]);
    expect(trenches).toHaveLength(42);
    expect(cellName(set.board, at('4-2'))).toBe('4-2');
  });
  test('has no cell beyond its rim', () => {
    const state = position({ soldiers: ['6-1'] });
    expect(refused(state, 0, { kind: 'move', to: 42 })).toEqual({ clause: 'BLN-1.1', reason: 'off-board' });
    expect(refused(state, 0, { kind: 'attack', cell: 99 }).reason).toBe('off-board');
  });
});

describe('BLN-1.2 the start trench', () => {
  test('is joined sideways from end to end', () => {
    const state = position({ soldiers: ['1-1'] });
    expect(waysFrom(terrainOf(set, state), at('1-1'), 9).stops).toEqual(startCells(set.board));
  });
  test('opens forward in every lane and nowhere else', () => {
    const state = position({ soldiers: ['1-1'] });
    for (const cell of startCells(set.board)) expect(openSides(set, state, cell)).toBe(0b1011);
    for (let lane = 1; lane <= 6; lane++) {
      const here = position({ soldiers: [`${lane}-1`] });
      expect(played(here, 0, dig(`${lane}-2`, '│')).state.trenches[at(`${lane}-2`)]).not.toBeNull();
    }
  });
  test('is removed by nothing', () => {
    const state = position({ soldiers: ['3-1'], grenades: [1] });
    expect(refused(state, 0, clear('2-1'))).toMatchObject({ clause: 'BLN-5.3', reason: 'start-stays' });
    const { state: next } = played(state, 0, { kind: 'throw', side: 1 }, [1]);
    expect(waysFrom(terrainOf(set, next), at('1-1'), 9).stops).toHaveLength(6);
  });
});

describe('BLN-1.3 building tiles', () => {
  test('are 36 trenches and 4 grenades, three of them open', () => {
    const tiles = allTiles(pack);
    expect(tiles.filter((one) => one !== GRENADE)).toHaveLength(36);
    expect(tiles.filter((one) => one === GRENADE)).toHaveLength(4);
    const { open, stack } = fresh();
    expect(open.filter((one) => one !== null)).toHaveLength(3);
    expect(stack).toHaveLength(37);
  });
  test('are shuffled together: another seed brings another order', () => {
    const other = chanceFrom(seedFromText('another'));
    const options = { difficulty: 'printed', strictFit: false, first: 1 };
    expect(coreRules.setup(options, ['human'], other).stack).not.toEqual(fresh().stack);
  });
});

describe('BLN-1.4 enemy tiles', () => {
  test('are 34; eight are taken out unseen and 26 take part', () => {
    expect(allEnemies(pack)).toHaveLength(34);
    const state = fresh();
    expect(state.removed).toHaveLength(8);
    expect(state.enemyStack).toHaveLength(26);
    expect(JSON.stringify(coreRules.observe(state, 0))).not.toContain('"removed":');
  });
  test('BLN-2.5 go by the numbers of the difficulty', () => {
    for (const [difficulty, { removed }] of Object.entries(DIFFICULTIES)) {
      expect(fresh({ difficulty }).removed).toHaveLength(removed);
      expect(fresh({ difficulty }).enemyStack).toHaveLength(34 - removed);
    }
    expect(Object.keys(DIFFICULTIES)[0]).toBe('printed');
  });
  test('nobody knows which are out: a sampled world mixes them with the stack', () => {
    const state = fresh();
    const worlds = Array.from({ length: 5 }, (_, world) =>
      coreRules.sample(coreRules.observe(state, 0), chanceFrom(seedFromText(`world ${world}`))),
    );
    expect(new Set(worlds.map(({ removed }) => removed.toString())).size).toBeGreaterThan(1);
  });
});

test('BLN-1.5 ten flags count points and four wait for the enemy zone', () => {
  expect(pack.flags).toBe(4);
  expect(DIFFICULTIES.printed.limit + pack.flags).toBe(14);
});

describe('BLN-1.6 a trench tile', () => {
  test('has two to four open sides and at most one known mark', () => {
    for (const { open, mark } of pack.trenches) {
      const sides = [1, 2, 4, 8].filter((bit) => (open & bit) !== 0).length;
      expect(sides).toBeGreaterThanOrEqual(2);
      expect([null, 'step', 'hedgehogs', 'mines']).toContain(mark);
    }
  });
  test('may be turned before it is laid', () => {
    const state = position({ soldiers: ['3-1'], open: ['└', '│', '┴'] });
    expect(turnsOf(set, tile('└'))).toBe(4);
    expect(turnsOf(set, tile('│'))).toBe(2);
    expect(turnsOf(set, tile('┼'))).toBe(1);
    expect(fittingTurns(set, state, at('3-2'), tile('└')).length).toBe(2);
    for (const drawn of ['┐', '┌']) {
      const { state: next } = played(state, 0, dig('3-2', drawn));
      expect(next.trenches[at('3-2')]).toEqual(trench(drawn));
    }
  });
  test('comes to the same however often a symmetrical tile is turned', () => {
    const state = position({ soldiers: ['3-1'] });
    const laid = played(state, 0, { kind: 'dig', to: at('3-2'), tile: tile('│'), turn: 2 }).state;
    expect(laid.trenches[at('3-2')]).toEqual(trench('│'));
    expect(legal(state, 0, 'dig')).toHaveLength(5);
  });
});

describe('BLN-1.7 the core set', () => {
  const counted = <Kind extends { readonly count: number }>(
    kinds: readonly Kind[],
    holds: (kind: Kind) => boolean,
  ) => kinds.filter(holds).reduce((sum, { count }) => sum + count, 0);

  test('has 10 straight trenches, 8 corners, 10 forks and 8 crossings', () => {
    const shape = (drawn: string) => (kind: { open: number }) =>
      [0, 1, 2, 3].some((turn) => turned(kind.open, turn) === trench(drawn).open);
    expect(['│', '└', '┴', '┼'].map((drawn) => counted(pack.trenches, shape(drawn)))).toEqual([10, 8, 10, 8]);
  });
  test('has at least five firing steps, three hedgehogs and three mines', () => {
    const marked = (name: string) => counted(pack.trenches, ({ mark }) => mark === name);
    expect(marked('step')).toBeGreaterThanOrEqual(5);
    expect(marked('hedgehogs')).toBeGreaterThanOrEqual(3);
    expect(marked('mines')).toBeGreaterThanOrEqual(3);
  });
  test('has more infantry than tanks, and more tanks than artillery', () => {
    const [infantry, tanks, guns] = ARMS.map((arm) => counted(pack.enemies, (kind) => kind.arm === arm)) as [
      number,
      number,
      number,
    ];
    expect(infantry).toBeGreaterThan(tanks);
    expect(tanks).toBeGreaterThan(guns);
    expect(guns).toBeGreaterThan(0);
  });
  test('has shields that a plain trench can beat, infantry of at most four', () => {
    for (const { arm, shield } of pack.enemies) {
      expect(shield).toBeGreaterThanOrEqual(1);
      expect(shield).toBeLessThanOrEqual(arm === 'infantry' ? 4 : 5);
    }
  });
  test('has infantry 3 and tank 3 among the commonest of their arm', () => {
    for (const arm of ['infantry', 'tank']) {
      const kinds = pack.enemies.filter((kind) => kind.arm === arm);
      const most = Math.max(...kinds.map(({ count }) => count));
      expect(counted(kinds, ({ shield }) => shield === 3)).toBe(most);
    }
  });
});

describe('BLN-1.8 where tiles go', () => {
  test('cleared trenches, replaced tiles and thrown grenades are discarded', () => {
    const cleared = played(position({ board: '. . │ . . .', soldiers: ['1-1'] }), 0, clear('3-2')).state;
    expect(cleared.discard).toEqual([tile('│')]);
    const replaced = played(position({ soldiers: ['1-1'], open: ['└', '┴', '┼'] }), 0, { kind: 'replace' });
    expect(replaced.state.discard).toEqual([tile('└'), tile('┴'), tile('┼')]);
    const thrown = played(position({ soldiers: ['1-1'], grenades: [1] }), 0, { kind: 'throw', side: 0 }, [6]);
    expect(thrown.state.discard).toEqual([GRENADE]);
  });
  test.each([
    ['a tank', 't3', '│', 'tank'],
    ['hedgehogs', 't3', '│h', 'hedgehogs'],
    ['mines', 'i2', '│m', 'mines'],
  ])('a trench lost to %s leaves the game', (_what, drawn, laid, cause) => {
    const state = position({ board: `${drawn} . . . . .\n${laid} . . . . .`, soldiers: ['6-1'] });
    const { state: next, events } = played(state, 0, END);
    expect(next.lost).toEqual([tile(laid)]);
    expect(next.discard).toEqual([]);
    expect(ofKind(events, 'trenchLost')[0]).toMatchObject({ cause, cell: at('1-2') });
  });
  test('so does one lost to artillery or to a grenade', () => {
    const gun = position({
      board: `a2 . . . . .\n${'. . . . . .\n'.repeat(4)}│ . . . . .`,
      soldiers: ['6-1'],
    });
    expect(played(gun, 0, END, [2]).state).toMatchObject({ lost: [tile('│')], discard: [] });
    const blast = position({ board: '. │ . . . .', soldiers: ['1-1'], grenades: [1] });
    const { state: next } = played(blast, 0, { kind: 'throw', side: 1 }, [1]);
    expect(next).toMatchObject({ lost: [tile('│')], discard: [GRENADE] });
  });
  test('enemy tiles leave the game and never come back', () => {
    const state = position({ board: 'i1 . . . . .', soldiers: ['1-1'] });
    const { state: next } = played(state, 0, attack('1-2'), [6]);
    expect(next.fallen).toEqual([enemy('i1')]);
  });
});
