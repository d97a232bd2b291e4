import { Problem } from '@bridgehead/kernel';
import { complaintOf, openingView, playAtRandom } from '@bridgehead/kernel/testkit';
import { describe, expect, test } from 'vitest';
import coreSet from '../content/core-set.json' with { type: 'json' };
import { packFrom } from '../content/index.ts';
import { blindazh } from '../index.ts';
import { allEnemies, allTiles } from '../rules/tiles.ts';
import { conserveOver, listedOver, pack } from './tables.ts';

const own = () => JSON.parse(JSON.stringify({ ...coreSet, id: 'other' }));
type Json = ReturnType<typeof own>;

function complaint(change: (json: Json) => void) {
  const json = own();
  change(json);
  return complaintOf(() => packFrom(json));
}

describe('the core set', () => {
  test('has as many tiles as the rulebook counts', () => {
    expect(allTiles(pack)).toHaveLength(40);
    expect(allEnemies(pack)).toHaveLength(34);
  });
  test('says that it is a reconstruction', () => {
    expect(pack.title.ru).toContain('реконструкция');
    expect(pack.title.en).toContain('reconstruction');
  });
});

describe('a content pack', () => {
  test('is short in everything: what is sent is what is kept', () => {
    expect(complaint((json) => (json.id = 'a'.repeat(81)))?.en).toContain('id');
    expect(complaint((json) => (json.title.ru = `x${' '.repeat(80)}`))?.en).toContain('title.ru');
    expect(complaint((json) => (json.trenches[0].open = Array(5).fill('left')))?.en).toContain('open');
  });
  test('of the same schema takes the place of ours, with a hash of its own', async () => {
    const json = own();
    json.enemies[0].shield = 5;
    const [ours, theirs] = await Promise.all([blindazh.load(), blindazh.load({ pack: json })]);
    expect(theirs.content.id).toBe('other');
    expect(theirs.content.hash).not.toBe(ours.content.hash);
    const names = { seat: String };
    const drawn = { kind: 'drew', seat: 0, enemy: 0, left: 9 } as const;
    expect(theirs.text.event(drawn, names, openingView(theirs.rules, ['human']))?.en).toContain('shield 5');
  });
  test('may bring another board and other tiles, and is played by the same rules', async () => {
    const json = own();
    json.board = { lanes: 8, length: 5 };
    json.trenches = [{ open: ['forward', 'right', 'back', 'left'], mark: 'step', count: 20 }];
    json.grenades = 9;
    json.flags = 2;
    const { rules } = await blindazh.load({ pack: json });
    const theirs = packFrom(json);
    for (let seats = 1; seats <= 4; seats++) {
      const { state } = playAtRandom({
        rules,
        seats: Array(seats).fill('human'),
        seed: `other ${seats}`,
        conserve: conserveOver(theirs),
        asListed: listedOver(theirs),
      });
      expect(state.trenches).toHaveLength(40);
    }
  });
  test('is read no further than its first fault: a megabyte of nothing costs no more than a line of it', () => {
    const read: number[] = [];
    const tile = (index: number) => ({
      get open() {
        return read.push(index);
      },
      get arm() {
        return read.push(index);
      },
    });
    for (const list of ['trenches', 'enemies']) {
      read.length = 0;
      complaint((json) => (json[list] = Array.from({ length: 2000 }, (_, index) => tile(index))));
      expect(new Set(read).size).toBe(1);
    }
  });
  test.each([
    ['a tile with one open side', (json: Json) => (json.trenches[0].open = ['forward']), 'trenches.0.open'],
    ['a side named twice', (json: Json) => (json.trenches[0].open = ['left', 'left']), 'trenches.0.open'],
    ['an unknown mark', (json: Json) => (json.trenches[0].mark = 'wire'), 'trenches.0.mark'],
    ['an unknown arm', (json: Json) => (json.enemies[1].arm = 'cavalry'), 'enemies.1.arm'],
    [
      'a shield that no plain trench can beat',
      (json: Json) => (json.enemies[1].shield = 6),
      'enemies.1.shield',
    ],
    ['too few enemies', (json: Json) => (json.enemies.length = 1), 'enemies'],
    ['fewer lanes than soldiers', (json: Json) => (json.board.lanes = 3), 'board.lanes'],
    ['no flags', (json: Json) => (json.flags = 0), 'flags'],
    ['a missing board', (json: Json) => delete json.board, 'board is missing'],
  ])('with %s is refused', (_what, change, where) => {
    expect(complaint(change)?.en).toContain(where);
    expect(complaint(change)?.ru).toMatch(/^Набор плиток не годится/);
  });
  test('that is no pack at all is refused, too', () => {
    for (const json of [null, 42, [], {}]) expect(() => packFrom(json)).toThrow(Problem);
  });
});
