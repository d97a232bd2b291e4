import { expect, test } from 'vitest';
import { type AnyGame, sureOfWords, type TextFault, UNSAID } from '../src/index.ts';

const words = { ru: 'Да.', en: 'Yes.' };
const text = {
  event: (event: { kind: string }) => {
    if (event.kind === 'broken') throw new Error('no title');
    if (event.kind === 'half') return { ru: 'Да.', en: '' };
    return event.kind === 'silent' ? null : words;
  },
  reason: () => undefined,
};

function sure() {
  const faults: TextFault[] = [];
  const game = { rules: { manifest: { id: 'chess' } }, text } as unknown as AnyGame;
  return { faults, sureText: sureOfWords(game, (fault) => faults.push(fault)).text };
}
const names = { seat: () => 'P1' };

test('a sentence that fails gives way to a neutral line, and the fault is reported by its name', () => {
  const { faults, sureText } = sure();
  expect(sureText.event({ kind: 'broken' }, names, {})).toEqual(UNSAID);
  expect(sureText.event({ kind: 'half' }, names, {})).toEqual(UNSAID);
  expect(faults).toEqual([
    { game: 'chess', part: 'event', about: 'broken', error: 'Error: no title' },
    { game: 'chess', part: 'event', about: 'half', error: 'a sentence without words' },
  ]);
});

test('what is said, and what is left unsaid on purpose, passes as it is', () => {
  const { faults, sureText } = sure();
  expect(sureText.event({ kind: 'said' }, names, {})).toBe(words);
  expect(sureText.event({ kind: 'silent' }, names, {})).toBeNull();
  expect(sureText.reason({ reason: 'unknown' })).toBeUndefined();
  expect(faults).toEqual([]);
});
