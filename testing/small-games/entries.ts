import type { AnyGameUi } from '@bridgehead/kit';
import { type CatalogueEntry, catalogue as house } from '../../web/src/games/catalogue.ts';
import { games } from '../../kernel/test/games/index.ts';
import { marathon } from '@bridgehead/web/marathon';
import { wasmMarathon } from './wasm-marathon.ts';

/** The same for what the page knows of games: they share a board that shows what it is given, but for one with pages of its own. */
const boards: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  muster: () => import('./Muster.tsx'),
};

const guests = [...games, marathon, wasmMarathon].map(
  ({ manifest: { id, title, seats }, documents = [] }): CatalogueEntry => ({
    id,
    title,
    seats,
    blurb: title,
    order: 9,
    quick: { seats: seats.min, bot: 'quick' },
    Cover: () => null,
    documents: documents.length > 0,
    loadUi: async () => (await (boards[id]?.() ?? import('./Probe.tsx'))).default as AnyGameUi,
  }),
);

export const catalogue: readonly CatalogueEntry[] = [...house, ...guests];

export function findEntry(id: string): CatalogueEntry | undefined {
  return catalogue.find((entry) => entry.id === id);
}

export { type CatalogueEntry, loadUi } from '../../web/src/games/catalogue.ts';
