import type { GameEnding } from '@bridgehead/kit';
import { absentOr } from '../../games/absent.ts';
import { type CatalogueEntry, loadUi } from '../../games/catalogue.ts';

type AnyEnding = GameEnding<unknown, unknown, unknown>;

const loading = new Map<string, Promise<AnyEnding | undefined>>();

/** How a game tells its end; undefined for one that leaves it to the frame. */
export function loadEnding(entry: CatalogueEntry): Promise<AnyEnding | undefined> {
  const known = loading.get(entry.id);
  if (known) return known;
  const ending = loadUi(entry)
    .then((ui) => ui.ending?.())
    .catch((error: unknown) => Promise.reject(absentOr(error)));
  loading.set(entry.id, ending);
  ending.catch(() => loading.delete(entry.id));
  return ending;
}
