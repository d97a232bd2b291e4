import type { AnyGameUi, GameCover } from '@bridgehead/kit';
import { keepForOffline } from '../pwa/keep.ts';
import { absentOr } from './absent.ts';

export type CatalogueEntry = GameCover;

/** The covers are found where every game has its own: a new game needs no line here. */
const covers = import.meta.glob<{ readonly default: GameCover }>('../../../games/*/ui/cover/index.tsx', {
  eager: true,
});

export const catalogue: readonly CatalogueEntry[] = Object.values(covers)
  .map((cover) => cover.default)
  .sort((one, other) => one.order - other.order);

export function findEntry(id: string): CatalogueEntry | undefined {
  return catalogue.find((entry) => entry.id === id);
}

const loading = new Map<string, Promise<AnyGameUi>>();

export function loadUi(entry: CatalogueEntry): Promise<AnyGameUi> {
  const known = loading.get(entry.id);
  if (known) return known;
  const ui = entry.loadUi().catch((error: unknown) => Promise.reject(absentOr(error)));
  loading.set(entry.id, ui);
  ui.then(
    () => keepForOffline(entry.id),
    () => loading.delete(entry.id),
  );
  return ui;
}
