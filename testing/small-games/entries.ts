import type { AnyGameUi } from '@bridgehead/kit';
import { type CatalogueEntry, catalogue as house } from '../../web/src/games/catalogue.ts';
import { games } from '../../kernel/test/games/index.ts';
import { marathon } from '@bridgehead/web/marathon';
import { wasmMarathon } from './wasm-marathon.ts';

/** The same for what the page knows of games: every small game has the same board, which shows what it is given. */
const guests = [...games, marathon, wasmMarathon].map(
  ({ manifest: { id, title, seats } }): CatalogueEntry => ({
    id,
    title,
    seats,
    blurb: title,
    order: 9,
    quick: { seats: seats.min, bot: 'quick' },
    Cover: () => null,
    loadUi: async () => (await import('./Probe.tsx')).default as unknown as AnyGameUi,
  }),
);

export const catalogue: readonly CatalogueEntry[] = [...house, ...guests];

export function findEntry(id: string): CatalogueEntry | undefined {
  return catalogue.find((entry) => entry.id === id);
}

export { type CatalogueEntry, loadUi } from '../../web/src/games/catalogue.ts';
