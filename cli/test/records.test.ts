import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bind, type Course, type GameRecord, writeRecord } from '@bridgehead/kernel';
import { playAtRandom } from '@bridgehead/kernel/testkit';
import { pobeda } from '@bridgehead/pobeda';
import { Notary } from '@bridgehead/server/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bridgehead } from './bridgehead.ts';

const folder = mkdtempSync(join(tmpdir(), 'bridgehead-cli-'));
let record: GameRecord;

function fileOf(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** As a forger would who knows how the chain is made. */
function rebound(course: Course): GameRecord {
  return bind(course, record.closing);
}

beforeAll(async () => {
  const { rules, content } = await pobeda.load();
  const played = playAtRandom({ rules, seats: ['human', 'human'], seed: 'a game for the command line' });
  const { id, hash } = content;
  record = played.record;
  record = rebound({ ...record, header: { ...record.header, content: { id, hash } } });
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('a good record', () => {
  it('is verified', async () => {
    const { code, stdout } = await bridgehead(['verify', fileOf('good.json', writeRecord(record))]);
    expect(stdout).toBe(
      `The record holds: ${record.entries.length} entries, chain, seed and result agree, hash ${record.closing?.hash}. The record is not signed: anybody could have made it up.\n`,
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

it('a record without its closing proves nothing, and says so by an exit code of its own', async () => {
  const { closing: _, ...open } = record;
  const { code, stdout } = await bridgehead(['verify', fileOf('open.json', writeRecord(open))]);
  expect(stdout).toMatch(/the seed is not revealed: the record proves nothing\.\n$/);
  expect(code).toBe(3);
});

describe('a record that a server has signed', () => {
  const notary = new Notary();
  const keysFile = async (of: Notary) => fileOf('keys.json', JSON.stringify(await of.keys()));
  let signed: string;
  beforeAll(async () => {
    signed = fileOf('signed.json', writeRecord(await notary.seal(record, 'a table')));
  });

  it('holds by itself, and says that nobody asked whose key it is', async () => {
    const { code, stdout } = await bridgehead(['verify', signed]);
    expect(stdout).toContain('whose key that is was not checked');
    expect(code).toBe(0);
  });
  it('is known as the server’s by the keys at its address', async () => {
    const keys = JSON.stringify(await notary.keys());
    const server = createServer((_, reply) => reply.end(keys)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { code, stdout } = await bridgehead(['verify', signed, '--keys', `http://127.0.0.1:${port}/`]);
    server.close();
    expect(stdout).toContain('The record was signed by this server.');
    expect(code).toBe(0);
  });
  it('is not another server’s', async () => {
    const { code, stderr } = await bridgehead(['verify', signed, '--keys', await keysFile(new Notary())]);
    expect(stderr).toMatch(/^The record was signed by somebody else/);
    expect(code).toBe(1);
  });
  it('does not hold without the signature where it is asked for', async () => {
    const unsigned = fileOf('unsigned.json', writeRecord(record));
    const { code, stderr } = await bridgehead(['verify', unsigned, '--keys', await keysFile(notary)]);
    expect(stderr).toMatch(/^The record is not signed/);
    expect(code).toBe(1);
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
      ['verify', fileOf('chess.json', JSON.stringify(rebound({ ...record, header })))],
      /no game "chess"/,
    );
  });
  it('options that make no table', () => {
    const header = { ...record.header, options: { edition: '1812' } };
    const file = fileOf('options.json', JSON.stringify(rebound({ ...record, header })));
    return oneSentence(['verify', file], /^There can be no such table\. “edition” cannot be “1812”/);
  });
  it('a bent deal', () => {
    const [first = 0, ...rest] = record.setup;
    const file = fileOf('deal.json', JSON.stringify(rebound({ ...record, setup: [1 - first, ...rest] })));
    return oneSentence(['verify', file], /^The deal does not follow from the seed/);
  });
  it('a name that was changed', () => {
    const seats = record.header.seats.map((seat) => ({ ...seat, name: 'Somebody else' }));
    const file = fileOf('name.json', JSON.stringify({ ...record, header: { ...record.header, seats } }));
    return oneSentence(['verify', file], /^The record was altered: its players, options or deal/);
  });
  it('an entry that was removed, by its place', () => {
    const file = fileOf(
      'removed.json',
      JSON.stringify({ ...record, entries: record.entries.toSpliced(6, 1) }),
    );
    return oneSentence(['verify', file], /^The record was altered: entry 7 was changed, moved or inserted/);
  });
  it('a record of the older form', () => {
    const header = { ...record.header, format: 'bridgehead-record/1' };
    const file = fileOf('old.json', JSON.stringify({ ...record, header }));
    return oneSentence(['verify', file], /^The record was written in another form \(bridgehead-record\/1\)/);
  });
  it('a move out of turn', () => {
    const entries = record.entries.map((entry, index) =>
      index === 3 && entry.kind === 'move' ? { ...entry, seat: 1 - entry.seat } : entry,
    );
    const file = fileOf('turn.json', JSON.stringify(rebound({ ...record, entries })));
    return oneSentence(['replay', file], /^The rules forbid entry 4/);
  });
  it('a record of other content', () => {
    const header = { ...record.header, content: { id: 'x', hash: 'x' } };
    const file = fileOf('content.json', JSON.stringify(rebound({ ...record, header })));
    return oneSentence(['replay', file], /another content pack/);
  });
  it('keys that are none', () =>
    oneSentence(
      ['verify', fileOf('good.json', writeRecord(record)), '--keys', fileOf('no-keys.json', '{"keys":[]}')],
      /is not a list of a server’s keys/,
    ));
  it('keys that cannot be had', () =>
    oneSentence(
      ['verify', fileOf('good.json', writeRecord(record)), '--keys', 'http://127.0.0.1:1/'],
      /^The keys at http:\/\/127\.0\.0\.1:1\/ cannot be had/,
    ));
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
