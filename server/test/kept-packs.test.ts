import { type Game, Problem } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { Library } from '../src/library.ts';
import type { Room } from '../src/room/room.ts';
import { findPlayable } from '../src/tables/playable.ts';
import { armies } from './armies.ts';

const sentence = { ru: 'Набору не хватает стола.', en: 'The pack lacks a table.' };
/** Reads its own pack, and no other any more. */
const strict: Game = {
  ...armies,
  load: ({ pack } = {}) =>
    pack === undefined
      ? Promise.resolve({ content: { hash: 'own' }, rules: { manifest: armies.manifest } } as never)
      : Promise.reject(new Problem(sentence)),
};

test('a table with a pack that is not read any more is not opened, and it is said why', async () => {
  const library = new Library(
    async () => ({}),
    () => strict,
  );
  const room = { game: 'armies', contentHash: 'kept' } as Room;
  const found = await findPlayable(library, { room, start: null });
  expect(found).toEqual({ refusal: { reason: 'bad-pack', figures: sentence } });
});
