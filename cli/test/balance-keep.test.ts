import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bridgehead, bridgeheadAsProcess } from './bridgehead.ts';

const folder = mkdtempSync(join(tmpdir(), 'bridgehead-keep-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'study.jsonl');
const text = () => readFileSync(file, 'utf8');
const kept = () => text().trim().split('\n').length - 1;

const blindazh = ['balance', 'blindazh', '--bots', 'random', '--players', '1,2', '--vary', 'none', '--json'];
const study = (...args: string[]) => [...blindazh, ...args];

async function tables(...args: string[]): Promise<unknown> {
  const { code, stdout, stderr } = await bridgeheadAsProcess(study(...args));
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return (JSON.parse(stdout) as { tables: unknown }).tables;
}

describe('a study that is kept in a file', () => {
  it('goes on where it was stopped, and comes to what it would have come to at once', async () => {
    await tables('--games', '2', '--keep', file);
    expect(kept()).toBe(4);
    const before = text();
    appendFileSync(file, '{"table":"{\\"pla');
    const inTwo = await tables('--games', '4', '--keep', file);
    expect(text().startsWith(before)).toBe(true);
    expect(kept()).toBe(8);
    expect(inTwo).toEqual(await tables('--games', '4'));
  });
  it('plays nothing again that is there, and tells of as many games as were asked for', async () => {
    const before = text();
    expect(await tables('--games', '3', '--keep', file)).toEqual(await tables('--games', '3'));
    expect(text()).toBe(before);
  });
  it('is not mixed with another', async () => {
    const before = text();
    const { code, stderr } = await bridgehead(study('--games', '4', '--keep', file, '--seed', 'another'));
    expect(stderr).toContain(`${file} holds another study`);
    expect(code).toBe(2);
    expect(text()).toBe(before);
  });
  it('says which line of the file is no game', async () => {
    appendFileSync(file, '{"games":7}\n');
    const before = text();
    const { code, stderr } = await bridgehead(study('--games', '5', '--keep', file));
    expect(stderr).toBe(`Line 10 of ${file} is not a game.\n`);
    expect(code).toBe(1);
    expect(text()).toBe(before);
  });
});
