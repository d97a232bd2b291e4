import { expect, test } from 'vitest';
import { kernelRefusal, playableBy } from '../src/index.ts';
import { lifeboat } from './games/lifeboat.ts';

const why = { ru: 'Шлюпку версии 0 нельзя было потопить.', en: 'The boat of version 0 could not sink.' };
const manifest = { ...lifeboat.manifest, version: '2', stillPlays: ['1'], retired: { 0: why } };

test('a game is played by the newest rules, and by those that are still played', () => {
  expect(playableBy(manifest, '2')).toBeNull();
  expect(playableBy(manifest, '1')).toBeNull();
});
test('a version that was given up says why', () => {
  const refusal = playableBy(manifest, '0');
  expect(refusal && kernelRefusal(refusal)).toEqual(why);
});
test('a version that nobody knows is refused with both names', () => {
  const refusal = playableBy(manifest, 'constructor');
  expect(refusal && kernelRefusal(refusal)?.en).toBe(
    'The game was begun under version constructor of the rules; version 2 is played here.',
  );
});
