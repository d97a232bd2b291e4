import type { DocumentCard } from '@bridgehead/kit';
import type { DocumentBrief } from '@bridgehead/wire';
import type { StoredDocument } from '../storage/documents.ts';

/**
 * How what is here and what the server has belong together: only here; only there; the same; changed here since; changed
 * there since; changed in both places, so that neither follows from the other; there for somebody who has logged out.
 */
export const STANDINGS = ['here', 'there', 'same', 'ahead', 'behind', 'parted', 'out-of-reach'] as const;
export type Standing = (typeof STANDINGS)[number];

export interface ListedDocument extends DocumentCard {
  readonly standing: Standing;
  readonly share: string | null;
}

export function standingOf(
  here: StoredDocument | undefined,
  there: Pick<DocumentBrief, 'version'> | undefined,
): Standing {
  if (!here) return 'there';
  if (!there) return 'here';
  if (!here.server) return 'parted';
  const isChangedHere = here.version > here.server.has;
  const isChangedThere = there.version > here.server.version;
  if (isChangedHere) return isChangedThere ? 'parted' : 'ahead';
  return isChangedThere ? 'behind' : 'same';
}

/** What the server says it has; null where it could not be asked; nothing it would tell to nobody. */
export type Served = readonly DocumentBrief[] | 'nobody' | null;

/** One list of both places, the newest first. While the server cannot be asked, what was last known of it holds. */
export function allDocuments(here: readonly StoredDocument[], answer: Served): ListedDocument[] {
  const isNobody = answer === 'nobody';
  const served = isNobody ? [] : answer;
  const ids = new Set([...here, ...(served ?? [])].map(({ id }) => id));
  const listed = [...ids].flatMap((id) => {
    const own = here.find((document) => document.id === id);
    const there = served ? served.find((document) => document.id === id) : own?.server;
    const shown = own ?? served?.find((document) => document.id === id);
    if (!shown) return [];
    const { game, kind, title, changedAt } = shown;
    const standing = isNobody && own?.server ? 'out-of-reach' : standingOf(own, there);
    return [{ id, game, kind, title, changedAt, standing, share: there?.share ?? null }];
  });
  return listed.sort((a, b) => b.changedAt - a.changedAt);
}
