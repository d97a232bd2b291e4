import { refuseAct } from '../rules/acts.ts';
import type { Act } from '../rules/moves.ts';
import type { Battlefield } from '../rules/playing.ts';
import { meetsSacred } from './mercy.ts';

/** What one of the unit would do next and after that. */
export interface Plan {
  readonly line: readonly Act[];
}

/** A plan before its way is looked for: ways are dear, and most plans are not the best. */
export interface Idea {
  readonly worth: number;
  line(): readonly Act[] | null;
}

export function idea(worth: number, ...line: readonly Act[]): Idea {
  return { worth, line: () => line };
}

/** The best that can be done, beside staying, which is worth `here`; anything at all for whoever `mustAct`. */
export function bestOf(
  table: Battlefield,
  ideas: readonly Idea[],
  here: number,
  mustAct: boolean,
): Plan | null {
  for (const { worth, line: find } of ideas.toSorted((one, other) => other.worth - one.worth)) {
    if (worth <= here && !mustAct) return null;
    const line = find();
    const [first] = line ?? [];
    if (!line || !first || refuseAct(table, first)) continue;
    if (!line.some((act) => meetsSacred(table, act))) return { line };
  }
  return null;
}
