import { expect, test } from 'vitest';
import type { LogStep } from '../carrier/snapshot.ts';
import { START, startAfter, walkOn } from './guide-walk.ts';

const words = { title: { ru: 'а', en: 'a' }, text: { ru: 'а', en: 'a' } };
const guide = [words, { ...words, until: 'picked' }, { ...words, until: 'played' }, words];

test('what is to be read waits for nobody, what is to be done waits for its doing', () => {
  expect(walkOn(guide, START, ['thinking']).at).toBe(0);
  const atCard = { ...START, at: 1 };
  expect(walkOn(guide, atCard, []).at).toBe(1);
  expect(walkOn(guide, atCard, ['picked']).at).toBe(2);
});

test('whoever is ahead of the guide is not asked again', () => {
  const early = walkOn(guide, { ...START, at: 1 }, ['played']);
  expect(early.at).toBe(1);
  expect(walkOn(guide, early, ['picked']).at).toBe(3);
});

test('whoever comes back in the middle is not asked for what they have done', () => {
  const told = (kind: string, seat?: number) =>
    ({ told: [{ event: { kind, seat }, text: null }] }) as unknown;
  const log = [told('picked', 0), told('played', 1), told('rained')] as readonly LogStep[];
  const walk = startAfter({ viewer: 0, log });
  expect(walk).toEqual({ at: 0, done: new Set(['picked', 'rained']) });
  expect(walkOn(guide, { ...walk, at: 1 }, []).at).toBe(2);
});

test('nothing new leaves the walk as it is', () => {
  const walk = { at: 0, done: new Set(['picked']) };
  expect(walkOn(guide, walk, ['picked'])).toEqual(walk);
});
