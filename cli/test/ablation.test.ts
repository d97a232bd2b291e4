import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type AblationFigures, ablationOf, refuseUnmeasured } from '../src/balance/ablation.ts';
import { ablationText } from '../src/balance/ablation-text.ts';
import type { Played } from '../src/balance/run.ts';
import { difference } from '../src/balance/statistics.ts';
import { findGame } from '../src/catalogue.ts';
import { Failure, UsageError } from '../src/command.ts';
import { run } from '../src/commands/balance.ts';
import { bridgeheadAsProcess } from './bridgehead.ts';

const folder = mkdtempSync(join(tmpdir(), 'bridgehead-ablation-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PLAN = { game: 'rubezh', games: 4, seed: '', bots: [], players: 1, options: {}, budget: 1 };
const ABLATIONS = {
  title: { ru: 'Чего стоит', en: 'What each is worth' },
  note: { ru: 'Пусто.', en: 'Blank.' },
  wanted: { least: 0.01, most: 0.2, spared: 0 },
  each: ['gun', 'flag', 'drum'].map((id) => ({ id, title: { ru: id, en: id }, pack: null })),
};

/** Games won and lost, one deal each. */
function games(letters: string, turns = 9): Played[] {
  return letters.split('').map((letter, index) => ({
    table: 0,
    index,
    outcome: { kind: letter === 'W' ? ('won' as const) : ('lost' as const), ending: 'over' },
    order: [0],
    counts: [{ topic: 'turns', number: turns }],
  }));
}

/** One table, as it is and without gun, flag and drum. */
function measured(...played: readonly (readonly Played[])[]): AblationFigures {
  const without = ABLATIONS.each.map(({ id }) => id);
  const study = { manifest: findGame('rubezh').manifest, tables: [{ plan: PLAN, varied: null }], without };
  return ablationOf(study, ABLATIONS, played);
}

describe('what something is worth', () => {
  it('is compared deal by deal, in whatever order the games were over', () => {
    const { each } = measured(
      games('WWLL').toReversed(),
      games('WLLL'),
      games('LLWW').toSorted((one, other) => (one.index % 2) - (other.index % 2)),
      games('WWLL', 10),
    );
    expect(each.map(({ id, value, changed }) => ({ id, value, changed }))).toEqual([
      { id: 'gun', value: 0.25, changed: 1 },
      { id: 'flag', value: 0, changed: 4 },
      { id: 'drum', value: 0, changed: 4 },
    ]);
    expect(each[0]).toMatchObject({ with: { count: 2, of: 4 }, without: { count: 1, of: 4 } });
    expect(each[0]?.tables).toMatchObject([{ players: 1, varied: null, value: 0.25 }]);
  });
  it('is known less well the more deals change sides, and never for certain', () => {
    const width = ({ low, high }: { low: number; high: number }) => high - low;
    expect(width(difference(40, 20, 100))).toBeGreaterThan(width(difference(20, 0, 100)));
    expect(width(difference(0, 0, 100))).toBeGreaterThan(0.03);
    // Bonett and Price: (21 − 1) / 102 ± 1.96 √((22 / 102 − (20 / 102)²) / 102)
    const { value, low, high } = difference(20, 0, 100);
    expect([value, low, high].map((figure) => Math.round(1000 * figure))).toEqual([200, 114, 278]);
  });
  it('is said in a line each, with what is too much and too little', () => {
    const text = ablationText(measured(games('WWLL'), games('WLLL'), games('LWWL'), games('WWWL')));
    expect(text.split('\n').slice(1)).toEqual([
      expect.stringMatching(
        /^ {2}gun +\+25 {2}\(.+ … .+; 2 of 4 → 1 of 4; above 20%, but not for certain\)$/,
      ),
      expect.stringMatching(/^ {2}flag +0 {2}\(.+ … .+; 2 of 4 → 2 of 4; below 1%, but not for certain\)$/),
      expect.stringMatching(/^ {2}drum +-25 {2}\(.+ … .+; 2 of 4 → 3 of 4; below 1%, but not for certain\)$/),
      'Above 20%: 1, wanted 0. Below 1%: 2, wanted at most 0. Kept: no.',
    ]);
  });
  it('is too much or too little for certain where the whole range is', () => {
    const [won, lost] = [games('W'.repeat(60)), games('L'.repeat(60))];
    const text = ablationText(measured(won, lost, games('W'.repeat(60), 10), lost));
    expect(text).toMatch(/gun +\+100 .+; above 20%\)/);
    expect(ablationText(measured(lost, won, won, won))).toMatch(/gun +-100 .+; below 1%\)/);
  });
  it('is no measurement where no game went another way, none was played, or all end alike', () => {
    const whole = games('WWLL');
    const changed = games('WWLL', 10);
    expect(() => refuseUnmeasured(measured(whole, changed, changed, changed))).not.toThrow();
    expect(() => refuseUnmeasured(measured(whole, changed, whole, []))).toThrow(Failure);
    expect(() => refuseUnmeasured(measured(whole, changed, whole, []))).toThrow(/alike: flag, drum\./);
    for (const end of ['WWWW', 'LLLL']) {
      const [before, after] = [games(end), games(end, 10)];
      expect(() => refuseUnmeasured(measured(before, after, after, after))).toThrow(/gun, flag, drum/);
    }
  });
});

describe('a study of «Рубеж» with a skill blank', () => {
  /** Chance alone wins nothing here, so that the study fails, but only once everything is told. */
  it('plays the same deals again without it, and tells it as JSON and on the page', async () => {
    const file = join(folder, 'page.html');
    const flags = [
      '--bots',
      'random',
      '--games',
      '2',
      '--players',
      '1',
      '--vary',
      'none',
      '--seed',
      'volley',
    ];
    const words = ['balance', 'rubezh', ...flags, '--without', 'volley', '--json', '--out', file];
    const { code, stdout, stderr } = await bridgeheadAsProcess(words);
    expect(stderr).toContain('with and without these all games end alike: Volley.');
    expect(code).toBe(1);
    const { ablation, tables } = JSON.parse(stdout);
    expect(tables).toHaveLength(1);
    expect(tables[0].topics.played.mean.value).toBeGreaterThan(0);
    expect(ablation.each).toMatchObject([
      { id: 'volley', changed: 2, with: tables[0].outcomes.won, without: { of: 2 } },
    ]);
    const html = readFileSync(file, 'utf8');
    for (const heading of [
      'What each skill is worth',
      'Actions played',
      'Reactions played',
      'Cards cycled',
      'The turns in which units fell',
      'The turns in which points were captured',
    ]) {
      expect(html).toContain(`<h2>${heading}</h2>`);
    }
    expect(html).toContain('Rapid fire');
    expect(html).not.toMatch(/NaN|undefined|Infinity|https?:|<script|<link|url\(/);
  });
  it.each([
    [['rubezh', '--without', 'valley']],
    [['rubezh', '--without', '']],
    [['pobeda', '--without', 'each']],
  ])('%j is refused before a game is played', async (args) => {
    await expect(run(args)).rejects.toThrow(UsageError);
  });
});
