import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@bridgehead/catalogue';
import { afterAll, describe, expect, it } from 'vitest';
import type { KindFigures, NumberFigures, TableFigures } from '../src/balance/figures.ts';
import { balanceOf } from '../src/balance/game-balance.ts';
import { binned } from '../src/balance/plots.ts';
import { mean, share, spread, sum } from '../src/balance/statistics.ts';
import { UsageError } from '../src/command.ts';
import { run } from '../src/commands/balance.ts';
import { bridgehead, bridgeheadAsProcess } from './bridgehead.ts';

const folder = mkdtempSync(join(tmpdir(), 'bridgehead-balance-'));
afterAll(() => rmSync(folder, { recursive: true }));

const random = ['--bots', 'random', '--seed', 'a report'];

async function figures(...args: string[]): Promise<readonly TableFigures[]> {
  const { code, stdout, stderr } = await bridgeheadAsProcess(['balance', ...args, ...random, '--json']);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return (JSON.parse(stdout) as { tables: TableFigures[] }).tables;
}

/** Quick bots: what a game measures is there to be measured. */
async function page(language: string, ...args: string[]): Promise<string> {
  const file = join(folder, `${language}.html`);
  const flags = ['--bots', 'quick', '--seed', 'a report', '--out', file];
  const { code, stdout } = await bridgeheadAsProcess(['balance', ...args, ...flags], { LC_ALL: language });
  expect(code).toBe(0);
  expect(stdout).toContain(file);
  return readFileSync(file, 'utf8');
}

const numbers = ({ topics }: TableFigures, id: string) => topics[id] as NumberFigures;
const kinds = ({ topics }: TableFigures, id: string) => topics[id] as KindFigures;
const times = ({ spread: counted }: NumberFigures) => sum(counted.map(([, count]) => count));
const total = (figure: KindFigures) => sum(Object.values(figure.kinds).map((kind) => kind.total));

describe('statistics', () => {
  it('a share comes with Wilson’s interval', () => {
    const { value, low, high } = share(5, 10);
    expect([value, low, high].map((figure) => Math.round(1000 * figure))).toEqual([500, 237, 763]);
    expect(share(0, 10)).toMatchObject({ value: 0, low: 0 });
    expect(share(10, 10)).toMatchObject({ value: 1, high: 1 });
  });
  it('a mean comes with 1.96 standard errors', () => {
    const estimate = mean([1, 2, 3, 4]);
    expect(estimate?.value).toBe(2.5);
    expect((estimate?.high ?? 0) - 2.5).toBeCloseTo((1.96 * Math.sqrt(5 / 3)) / 2);
    expect(mean([])).toBeNull();
  });
  it('bins keep every number', () => {
    const counted = spread(Array.from({ length: 100 }, (_, index) => 7 + index));
    const bins = binned(counted);
    expect(bins[0]?.label).toBe('7–10');
    expect(sum(bins.map((bin) => bin.times))).toBe(100);
  });
});

describe('a study of a competitive game', () => {
  let tables: readonly TableFigures[] = [];

  it('varies one option at a time, and its figures add up', async () => {
    tables = await figures('pobeda', '--games', '2', '--players', '4,2');
    expect(tables.map(({ players, varied }) => `${players} ${varied?.value ?? 'defaults'}`)).toEqual([
      '2 defaults',
      '2 classic',
      '2 2',
      '2 3',
      '4 defaults',
      '4 classic',
      '4 2+1+1',
      '4 3+1',
      '4 2',
      '4 3',
    ]);
    for (const table of tables) {
      expect(table.games).toBe(2);
      expect(sum(Object.values(table.outcomes).map(({ count }) => count))).toBe(2);
      expect(sum(Object.values(table.endings).map(({ count }) => count))).toBe(2);
      expect(times(numbers(table, 'moves'))).toBe(2);
      expect(times(numbers(table, 'rounds'))).toBe(2);
      expect(total(kinds(table, 'directions'))).toBe(total(kinds(table, 'cards')));
      expect(table.places).toHaveLength(table.players);
    }
    const [pair] = tables;
    expect(sum(pair?.places.map(({ count }) => count) ?? [])).toBe(pair?.outcomes['win']?.count);
  });
  it('comes to the same figures again, whatever else is played', async () => {
    const again = await figures('pobeda', '--games', '2', '--players', '2');
    expect(again).toEqual(tables.slice(0, again.length));
  });
});

describe('a study of a game that all play together', () => {
  it('counts penalties, flags and enemies', async () => {
    const tables = await figures('blindazh', '--games', '6', '--players', '1,3');
    const difficulties = tables.flatMap(({ varied }) =>
      varied?.option === 'difficulty' ? [varied.value] : [],
    );
    expect(difficulties).toHaveLength(6);
    for (const table of tables) {
      const { outcomes, endings, places } = table;
      expect((outcomes['won']?.count ?? 0) + (outcomes['lost']?.count ?? 0)).toBe(6);
      expect(endings['held']?.count).toBe(outcomes['won']?.count);
      expect(places).toEqual([]);
      const flags = sum(numbers(table, 'flags').spread.map(([flagged, count]) => flagged * count));
      expect(times(numbers(table, 'flagRounds'))).toBe(flags);
      const penalties = kinds(table, 'penalties');
      expect(total(penalties)).toBeCloseTo(6 * (penalties.mean?.value ?? 0));
    }
  });
});

describe('what a designer of Blindazh watches', () => {
  const study = (...args: string[]) =>
    bridgeheadAsProcess(['balance', 'blindazh', ...args, '--out', join(folder, 'measures.html')], {
      LC_ALL: 'en',
    });

  it('is said of every table, each share with its range, its counts and what is wanted', async () => {
    const args = ['--bots', 'quick', '--games', '12', '--players', '2', '--vary', 'difficulty=recruit'];
    const { code, stdout } = await study(...args);
    expect(code).toBe(0);
    const line = (title: string, wanted: string) =>
      expect.stringMatching(
        new RegExp(
          `^  ${title}: [\\d.]+% \\([\\d.]+% … [\\d.]+%; \\d+ of \\d+\\), wanted ${wanted}: (yes|no)$`,
        ),
      );
    const measures = [
      line('removed by attack, of those we removed', '25%–100%'),
      line('removed by mines and hedgehogs', '10%–100%'),
      line('removed by flags', '0%–35%'),
      line('games over before round 7', '0%–5%'),
    ];
    expect(stdout.trim().split('\n').slice(1)).toEqual([
      '2 players, defaults',
      line('games won', '35%–65%'),
      ...measures,
      '2 players, Difficulty: recruits: 16 out, limit 12',
      line('games won', '65%–85%'),
      ...measures,
    ]);
  });
  it('fails where there was nothing to measure', async () => {
    const { code, stderr } = await study(
      '--bots',
      'random',
      '--games',
      '1',
      '--players',
      '1',
      '--vary',
      'none',
    );
    expect(code).toBe(1);
    expect(stderr).toContain('There is nothing to measure: removed by attack');
  });
});

describe('the page', () => {
  const cases = [
    {
      language: 'en',
      game: 'pobeda',
      players: '2',
      title: 'Pobeda — balance report',
      kind: 'lines of victory made',
      sections: [
        'How games end',
        'Who wins, by turn order',
        'Length in moves',
        'Length in rounds',
        'Lines by direction',
        'The card that completes a line',
        'Cards that did nothing',
        'Edition',
        'Lines to win',
        'Every table',
      ],
    },
    {
      language: 'ru',
      game: 'blindazh',
      players: '1',
      title: 'Блиндаж — отчёт о балансе',
      kind: 'прорыв к стартовому окопу',
      sections: [
        'Чем кончаются партии',
        'Длина в ходах',
        'Длина в раундах',
        'Откуда штрафные очки',
        'Сколько флагов поставлено',
        'В каком раунде первый флаг',
        'В каких раундах ставят флаги',
        'Как выбывает противник',
        'Сложность',
        'Строгая стыковка',
        'Все столы',
      ],
    },
  ];

  it.each(cases)(
    'has every section, in $language',
    async ({ language, game, players, title, kind, sections }) => {
      const html = await page(language, game, '--games', '2', '--players', players);
      expect([...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, words]) => words)).toEqual(sections);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(`<title>${title}</title>`);
      expect(html).toContain(kind);
      expect(html.split('<svg').length).toBeGreaterThan(sections.length);
    },
  );
  it.each(cases)('needs nothing but itself, in $language', ({ language }) => {
    const html = readFileSync(join(folder, `${language}.html`), 'utf8');
    expect(html).not.toMatch(/NaN|undefined|Infinity|https?:|<script|<link|url\(/);
  });
});

describe('what a game says of its balance', () => {
  it.each(GAMES.map(({ manifest }) => manifest))(
    '$id names its own options and endings',
    async (manifest) => {
      const balance = await balanceOf(manifest.id);
      const options = manifest.options.map(({ id }) => id);
      expect(balance?.options.every((option) => options.includes(option))).toBe(true);
      expect(Object.keys(balance?.endings ?? {}).sort()).toEqual([...manifest.endings].sort());
    },
  );
});

describe('a request that makes no sense', () => {
  it('gets one sentence and exit code 2', async () => {
    const { code, stdout, stderr } = await bridgehead(['balance', 'pobeda', '--games', 'many']);
    expect(stderr).toBe('--games needs a whole number from 1, not "many".\n');
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });
  it.each([
    [[]],
    [['chess']],
    [['pobeda', 'now']],
    [['pobeda', '--speed', '9']],
    [['pobeda', '--budget', '0']],
    [['pobeda', '--bots', 'napoleon']],
    [['pobeda', '--bots', 'strong,random']],
    [['pobeda', '--players', '2,few']],
    [['pobeda', '--players', '13']],
    [['pobeda', '--out', join(folder, 'none', 'report.html')]],
    [['pobeda', '--out', folder]],
  ])('%j is refused before a game is played', async (args) => {
    await expect(run(args)).rejects.toThrow(UsageError);
  });
});
