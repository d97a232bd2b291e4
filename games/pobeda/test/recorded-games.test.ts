import { readdirSync, readFileSync } from 'node:fs';
import { readRecord } from '@bridgehead/kernel';
import { playKept } from '@bridgehead/kernel/testkit';
import { expect, test } from 'vitest';
import { pobeda } from '../index.ts';
import { RECORDED } from './recorded.ts';
import { conserve } from './tables.ts';

const folder = new URL('games/', import.meta.url);
const versions = readdirSync(folder);

test('a game for every way to end is kept of the rules that new games are played by', () => {
  const kept = readdirSync(new URL(`${pobeda.manifest.version}/`, folder));
  expect(kept.sort()).toEqual(RECORDED.map(({ name }) => `${name}.json`).sort());
});

test.each(
  versions.flatMap((version) => readdirSync(new URL(`${version}/`, folder)).map((file) => [version, file])),
)(
  'the game kept of version %s in %s plays again move by move to the same end, or its rules are retired',
  async (version, file) => {
    const record = readRecord(readFileSync(new URL(`${version}/${file}`, folder), 'utf8'));
    expect(record.header.rules).toBe(version);
    expect(record.entries.length).toBeGreaterThan(20);
    const outcome = await playKept(pobeda, record, conserve);
    if (outcome)
      expect(outcome).toMatchObject(RECORDED.find(({ name }) => file === `${name}.json`)?.ending ?? {});
  },
);
