import type { DocumentBrief } from '@bridgehead/wire';
import { describe, expect, it, test } from 'vitest';
import type { StoredDocument } from '../storage/documents.ts';
import { allDocuments, standingOf } from './compare.ts';

const here = (change: Partial<StoredDocument> = {}): StoredDocument => ({
  id: 'a',
  game: 'g',
  kind: 'k',
  title: 'Here',
  body: {},
  changedAt: 1,
  version: 3,
  ...change,
});
const there = (change: Partial<DocumentBrief> = {}): DocumentBrief => ({
  id: 'a',
  game: 'g',
  kind: 'k',
  title: 'There',
  changedAt: 2,
  version: 5,
  share: null,
  ...change,
});
const known = { version: 5, has: 3, share: null };

test.each([
  ['here', here(), undefined],
  ['there', undefined, there()],
  ['same', here({ server: known }), there()],
  ['ahead', here({ server: known, version: 4 }), there()],
  ['behind', here({ server: known }), there({ version: 6 })],
  ['parted', here({ server: known, version: 4 }), there({ version: 6 })],
  // Nobody knows which was made from which: neither may be thrown away.
  ['parted', here(), there()],
  // It was deleted there.
  ['here', here({ server: known }), undefined],
] as const)('stands %s', (standing, own, served) => {
  expect(standingOf(own, served)).toBe(standing);
});

describe('the list', () => {
  it('has every document once, the newest first, in the words of this browser', () => {
    const listed = allDocuments(
      [here({ server: known }), here({ id: 'b', changedAt: 9 })],
      [there(), there({ id: 'c', share: 'link' })],
    );
    expect(listed.map(({ id, title, standing, share }) => [id, title, standing, share])).toEqual([
      ['b', 'Here', 'here', null],
      ['c', 'There', 'there', 'link'],
      ['a', 'Here', 'same', null],
    ]);
  });

  it('does not forget what the server keeps for somebody who has logged out', () => {
    const listed = allDocuments([here({ server: { ...known, share: 'link' } }), here({ id: 'b' })], 'nobody');
    expect(listed.map(({ standing, share }) => [standing, share])).toEqual([
      ['out-of-reach', null],
      ['here', null],
    ]);
  });

  it('shows what was last known of the server while it cannot be asked', () => {
    const listed = allDocuments([here({ server: { ...known, share: 'link' } }), here({ id: 'b' })], null);
    expect(listed.map(({ standing, share }) => [standing, share])).toEqual([
      ['same', 'link'],
      ['here', null],
    ]);
  });
});
