import { GAMES } from '@bridgehead/catalogue';
import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

it('shows every game of the house, as it describes itself', () => {
  const told = ({ id, title, seats }: { id: string; title: unknown; seats: unknown }) => ({
    id,
    title,
    seats,
  });
  const house = GAMES.map(({ manifest }) => told(manifest));
  expect(catalogue.map(told).sort(byId)).toEqual(house.sort(byId));
});

it.each(catalogue)('$id can be played at once: alone, with bots for the rest', async ({ id, quick }) => {
  const { manifest } = GAMES.find((game) => game.manifest.id === id) ?? {};
  expect(quick.seats).toBeGreaterThanOrEqual(manifest?.seats.min ?? Number.NaN);
  expect(quick.seats).toBeLessThanOrEqual(manifest?.seats.max ?? Number.NaN);
});

it.each(catalogue)('$id leads to documents where there are kinds of them', ({ id, documents = false }) => {
  const kinds = GAMES.find((game) => game.manifest.id === id)?.documents ?? [];
  expect(documents).toBe(kinds.length > 0);
});
