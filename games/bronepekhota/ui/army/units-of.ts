import type { Language } from '@bridgehead/kernel';
import type { Pack } from '../../content/pack.ts';
import type { Army } from '../../rules/army.ts';
import { kindName } from '../../text/names.ts';

/** An army as far as it is listed. */
export type Listed = Pick<Army, 'squads' | 'guns'> & {
  readonly machines: readonly { readonly kind: string }[];
};

/** Everybody in a line: «Трибунаторы, Раптор, 2 × Миномёт». */
export function unitsOf(pack: Pack, { squads, machines, guns }: Listed, language: Language): string {
  const counts = new Map<string, number>();
  for (const id of [...squads, ...machines.map(({ kind }) => kind), ...guns])
    counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .map(([id, count]) => `${count > 1 ? `${count}\u00a0×\u00a0` : ''}${kindName(pack, id)[language]}`)
    .join(', ');
}
