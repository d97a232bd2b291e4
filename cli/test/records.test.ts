import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameRecord, writeRecord } from '@bridgehead/kernel';
import { playAtRandom } from '@bridgehead/kernel/testkit';
import { pobeda } from '@bridgehead/pobeda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bridgehead } from './bridgehead.ts';

const folder = mkdtempSync(join(tmpdir(), 'bridgehead-cli-'));
let record: GameRecord;

function fileOf(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

beforeAll(async () => {
  const { rules, content } = await pobeda.load();
  const played = playAtRandom({ rules, seats: ['human', 'human'], seed: 'a game for the command line' });
  const { id, hash } = content;
  record = { ...played.record, header: { ...played.record.header, content: { id, hash } } };
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('a good record', () => {
  it('is verified', async () => {
    const { code, stdout } = await bridgehead(['verify', fileOf('good.json', writeRecord(record))]);
    expect(stdout).toBe(
      `The record holds: ${record.entries.length} entries, seed and result agree, hash ${record.closing?.hash}.\n`,
    );
    expect(code).toBe(0);
  });
  it('is told move by move, in the language of the terminal', async () => {
    const file = fileOf('good.json', writeRecord(record));
    const { stdout } = await bridgehead(['replay', file], { LC_ALL: 'ru_RU.UTF-8' });
    expect(stdout).toContain('Карты сдаёт');
    expect(stdout.split('\n').length).toBeGreaterThan(record.entries.length);
  });
});

describe('anything else gets one sentence and no stack trace', () => {
  const oneSentence = async (args: string[], sentence: RegExp) => {
    const { code, stderr } = await bridgehead(args);
    expect(stderr).toMatch(sentence);
    expect(stderr.trimEnd()).not.toContain('\n');
    expect(code).toBeGreaterThan(0);
  };

  it('a file that is not there', () =>
    oneSentence(['verify', join(folder, 'none.json')], /^There is no file/));
  it('no file at all', () => oneSentence(['replay'], /^Name one record file/));
  it('half a file', () =>
    oneSentence(
      ['verify', fileOf('half.json', writeRecord(record).slice(0, 300))],
      /^The record file is damaged/,
    ));
  it('a field of the wrong kind', () =>
    oneSentence(
      ['verify', fileOf('kind.json', JSON.stringify({ ...record, setup: 'shuffled' }))],
      /^The record is damaged: setup should be a list, but it is "shuffled"/,
    ));
  it('an unknown game', () => {
    const header = { ...record.header, game: 'chess' };
    return oneSentence(
      ['verify', fileOf('chess.json', JSON.stringify({ ...record, header }))],
      /no game "chess"/,
    );
  });
  it('options that make no table', () => {
    const header = { ...record.header, options: { edition: '1812' } };
    const file = fileOf('options.json', JSON.stringify({ ...record, header }));
    return oneSentence(['verify', file], /^There can be no such table\. “edition” cannot be “1812”/);
  });
  it('a bent deal', () => {
    const [first = 0, ...rest] = record.setup;
    const file = fileOf('deal.json', JSON.stringify({ ...record, setup: [1 - first, ...rest] }));
    return oneSentence(['verify', file], /^The deal does not follow from the seed/);
  });
  it('a move out of turn', () => {
    const entries = record.entries.map((entry, index) =>
      index === 3 ? { ...entry, seat: 1 - entry.seat } : entry,
    );
    const file = fileOf('turn.json', JSON.stringify({ ...record, entries }));
    return oneSentence(['replay', file], /^The rules forbid entry 4/);
  });
  it('a record of other content', () => {
    const header = { ...record.header, content: { id: 'x', hash: 'x' } };
    const file = fileOf('content.json', JSON.stringify({ ...record, header }));
    return oneSentence(['replay', file], /another content pack/);
  });
  it('a pack without a date', () => {
    const pack = fileOf(
      'pack.json',
      JSON.stringify({ id: 'x', title: { ru: 'x', en: 'x' }, events: [{ id: 'no-date' }] }),
    );
    const file = fileOf('good.json', writeRecord(record));
    return oneSentence(['verify', file, '--pack', pack], /^The pack cannot be used: events\.0/);
  });
  it('a simulation of an unknown option', () =>
    oneSentence(['simulate', 'pobeda', '--games', '1', '--options', 'edtion=2019'], /no option “edtion”/));
  it('a simulation of an unknown bot', () =>
    oneSentence(['simulate', 'pobeda', '--games', '1', '--bots', 'strong,napoleon'], /napoleon/));
  it('a number that is none', () => oneSentence(['simulate', 'pobeda', '--games', 'many'], /many/));
});
