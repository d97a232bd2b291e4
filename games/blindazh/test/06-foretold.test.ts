import { chanceFrom, seedFromText } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { startCells } from '../rules/board.ts';
import { defeatByEnemy, defeatThisRound } from '../rules/defeat-odds.ts';
import { endsQuietly, hittingFaces, mayLoseByClearing, pointsAhead } from '../rules/odds.ts';
import { rulesOver } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { terrainOf } from '../rules/terrain.ts';
import { unseenEnemies } from '../rules/view.ts';
import { waysFrom } from '../rules/ways.ts';
import { outcomesOf } from './every-chance.ts';
import { at, attack, END, enemy, played, position, rules, set } from './scenario.ts';

/** What is said of dice and of the enemy's next step must be what play then does. */

const ahead = (board: string, soldiers: readonly string[]) =>
  pointsAhead(set, rules.observe(position({ board, soldiers }), 0));

describe('BLN-6.2, BLN-6.5 the points that the enemy’s next step costs', () => {
  test('are one for each soldier in the way, also of two on one cell', () => {
    expect(ahead('. . i1 . . .\n. . │ . . .', ['3-2', '3-2'])).toBe(2);
    expect(ahead('. . i1 . . .\n. . │ . . .', ['3-2', '1-1'])).toBe(1);
    expect(ahead('. . i1 . . .\n. . │ . . .', ['1-1', '1-1'])).toBe(0);
  });
  test('are the shield of each that breaks through, and one for each soldier in that start cell', () => {
    expect(ahead('t4 . i2 . . .', ['2-1', '4-1'])).toBe(6);
    expect(ahead('t4 . i2 . . .', ['1-1', '1-1'])).toBe(8);
  });
  test('leave artillery out', () => {
    expect(ahead('. . a3 . . .', ['3-1'])).toBe(0);
  });
});

describe('BLN-2.4 a throw is warned of', () => {
  const warned = (board: string) => {
    const state = position({ board, soldiers: ['3-1'], waiting: [], grenades: [1] });
    return mayLoseByClearing(set, rules.observe(state, 0), 0, { kind: 'throw', side: 0 });
  };
  test('when one burst can remove all that is left', () => {
    expect(warned('. . i1 . . .\n. . t2 . . .')).toBe(true);
  });
  test('not when every burst leaves one', () => {
    expect(warned('i1 . . . . .\n. . . . . .\n. . t2 . . .')).toBe(false);
  });
});

describe('BLN-2.3, BLN-2.4, BLN-6 the odds that the enemy’s turn loses the game, with no tile to come', () => {
  test.each([
    ['the last enemy breaks through and no flag stands', '. . i1 . . .', 0],
    ['the last enemy breaks through and a flag stands', 'F . . . . .\n. . i1 . . .', 0],
    ['an enemy is left on the way', '. . i1 . . .\n. . . . . .\n. . . . . .', 0],
    ['a gun stays when the last other breaks through', '. . a2 . . .\n. . . . . .\n. . i1 . . .', 0],
    ['a gun may bring the last point', 'F . . . . .\n. . a2 . . .\n. . │ . . .', 9],
    ['two guns may bring the last two', 'F . . . . .\n. . a2 . a3 .\n. . │ . . .', 8],
  ])('%s', (_, board, penalties) => {
    const state = position({ board, soldiers: ['3-1'], waiting: [], penalties });
    expect(defeatByEnemy(set, rules.observe(state, 0), 0)).toBeCloseTo(lostOf(state), 6);
  });
});

/** How often the rules themselves lose the game in this round, tried with every throw and every draw. */
function lostOf(state: State): number {
  const ends = [...outcomesOf(rules, set, state, state.turn, END)];
  return ends.reduce((sum, end) => sum + (end.state.outcome?.kind === 'lost' ? end.odds : 0), 0);
}

test('BLN-4.5, BLN-6 the odds that this round loses the game are what every draw, lane and die come to', () => {
  let between = 0;
  for (const state of brinks(160)) {
    const view = rules.observe(state, state.turn);
    const odds = defeatThisRound(set, view, view.enemyStackSize, unseenEnemies(set, view));
    expect(odds, JSON.stringify(state)).toBeCloseTo(lostOf(state), 3);
    if (odds > 0 && odds < 1) between++;
  }
  expect(between).toBeGreaterThan(30);
});

/** The last player of a round, few tiles on the board and few to come, and about as many points as may be too many. */
function* brinks(many: number): Iterable<State> {
  const chance = chanceFrom(seedFromText('brinks'));
  const one = <T>(of: readonly T[]) => of[chance.below(of.length)] as T;
  const line = (...drawn: string[]) => Array.from({ length: 6 }, () => one(drawn)).join(' ');
  for (let index = 0; index < many; index++) {
    const soldiers = Array.from(
      { length: 1 + chance.below(2) },
      () => `${1 + chance.below(6)}-${1 + chance.below(3)}`,
    );
    const waiting = one([[], [], ['i1'], ['t3', 'a2']]);
    const board = [
      one(['. . . . . .', 'a2 . . F . .', '. a3 . . a2 .', 'F a1 . . . .', '. . F . . .', '. . . a2 . .']),
      ...[1, 2, 3].map(() => '. . . . . .'),
      line(...'.........'.split(''), 'i4'),
      line('.', '.', '.', '.', '.', '│', '│h', '│m', '.', one(['t1', '│/i1', '│m/i2', '│h/t2'])),
    ].join('\n');
    yield {
      ...position({ board, soldiers, waiting, penalties: 6 + chance.below(4) }),
      turn: soldiers.length - 1,
    };
  }
}

describe('BLN-5.4 the faces that hit', () => {
  test.each([
    ['i1', '│', 5],
    ['i3', '│', 3],
    ['i3', '│s', 4],
    ['t5', '│', 1],
    ['t6', '│', 0],
    ['t6', '│s', 1],
  ])('%s from %s: %i of six', (code, laid, faces) => {
    const state = position({
      board: `. . ${code} . . .\n. . ${laid} . . .`,
      soldiers: ['3-2'],
      grenades: [0],
    });
    expect(hittingFaces(set, state, at('3-2'), enemy(code))).toBe(faces);
    const hits = [1, 2, 3, 4, 5, 6].filter((die) =>
      played(state, 0, attack('3-3'), [die]).events.some((event) => event.kind === 'attacked' && event.hit),
    );
    expect(hits).toHaveLength(faces);
  });
});

describe('BLN-4.4, BLN-4.5, BLN-6.6 an end of the turn is quiet', () => {
  const quiet = (scenario: Parameters<typeof position>[0]) =>
    endsQuietly(set, rules.observe(position(scenario), 0));
  const calm = { board: '. . i1 . . .\n. . . . . .', soldiers: ['6-1'] };

  test('with the row full, the alarm silent and no gun about to fire', () => {
    expect(quiet(calm)).toBe(true);
    expect(played(position(calm), 0, END).chance).toEqual([]);
  });
  test('not with a gap in the row that the stack or the discard can fill', () => {
    const gap = { ...calm, open: ['', '│', '│'] };
    expect(quiet({ ...gap, stack: ['│'] })).toBe(false);
    expect(quiet({ ...gap, stack: [], discard: ['│'] })).toBe(false);
    expect(quiet({ ...gap, stack: [] })).toBe(true);
  });
  test('not when the alarm brings a tile', () => {
    expect(quiet({ soldiers: ['6-1'] })).toBe(false);
    expect(quiet({ soldiers: ['6-1'], waiting: [] })).toBe(true);
    expect(quiet({ ...calm, soldiers: ['6-1', '5-1'] })).toBe(false);
  });
  test('not when a gun fires at the end of the round', () => {
    const gun = { board: '. . a1 . . .\n. . i1 . . .', soldiers: ['6-1'] };
    expect(quiet(gun)).toBe(false);
    const both = { ...gun, soldiers: ['6-1', '5-1'] };
    expect(quiet(both)).toBe(true);
    expect(quiet({ ...gun, board: '. . t1 . . .' })).toBe(true);
  });
});

test('BLN-1.1 a board of as many lanes as it has, also right after one of fewer or more', () => {
  const { options } = position({ soldiers: ['1-1'] });
  for (const lanes of [4, 6, 4]) {
    const board = { lanes, length: 5 };
    const other = { ...set, board };
    const state = rulesOver(other).setup({ ...options }, ['human'], { below: () => 0 });
    expect(waysFrom(terrainOf(other, state), 0, 9).stops).toEqual(startCells(board));
  }
});
