import { findSquad } from '../../rules/kinds.ts';
import { costOf, differs } from '../../rules/recruit.ts';
import type { Pack } from '../../content/pack.ts';
import type { Army } from '../../rules/army.ts';
import type { View } from '../../rules/view.ts';

/** An army that may be brought. */
export interface Offer {
  readonly key: string;
  readonly title: string;
  readonly army: Army;
  readonly isOwn: boolean;
}

/** BRP-1.5: costs should differ by no more than this, in per cent of the larger. */
const FAIR = 20;
/** A faction that is there already is as unwelcome as this part of the cost. */
const SAME = 10;

/** What others have brought is worth on the average; null while nobody has. */
export function worthOfOthers({ costs }: Pick<View, 'costs'>): number | null {
  const brought = costs.filter((cost) => cost !== null);
  return brought.length > 0 ? brought.reduce((sum, cost) => sum + cost, 0) / brought.length : null;
}

/** How much dearer than what others have brought, in per cent of theirs; null where the armies are a fair match. */
export function oddsAgainst(cost: number, others: number | null): number | null {
  if (others === null || !differs(cost, others, FAIR)) return null;
  return Math.round((cost / others - 1) * 100);
}

/** The army to begin with: as dear as what is there, and of the other faction; else a small one with a bit of everything. */
export function advised(pack: Pack, offers: readonly Offer[], view: Pick<View, 'costs' | 'squads'>) {
  const others = worthOfOthers(view);
  if (others === null) return offers.find(({ army }) => hasAll(army)) ?? offers[0];
  const there = new Set(view.squads.map(({ model }) => findSquad(pack, model)?.colours));
  const off = ({ army }: Offer) => {
    const isThere = there.has(findSquad(pack, army.squads[0] ?? '')?.colours);
    return Math.abs(costOf(pack, army) - others) + (isThere ? others / SAME : 0);
  };
  return offers.toSorted((one, other) => off(one) - off(other))[0];
}

function hasAll({ squads, machines, guns }: Army): boolean {
  return squads.length > 1 && machines.length > 0 && guns.length > 0;
}
