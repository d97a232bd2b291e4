import type { Localized } from '@bridgehead/kernel';
import * as v from 'valibot';
import type { Army } from '../rules/army.ts';
import { crewed } from '../rules/crews.ts';
import type { Pack } from './pack.ts';
import { id, list, localized, whole } from './words.ts';

/** An army to start with at once: pilots are found when it is brought. */
export interface ReadyArmy {
  readonly id: string;
  readonly title: Localized;
  readonly squads: readonly string[];
  readonly machines: readonly { readonly kind: string; readonly weapons: readonly number[] }[];
  readonly guns: readonly string[];
}

export const readyArmySchema = v.strictObject({
  id,
  title: localized(40),
  squads: list(id, 1, 30),
  machines: list(v.strictObject({ kind: id, weapons: list(whole(0, 11), 0, 8) }), 0, 30),
  guns: list(id, 0, 30),
});

export function armyFrom(pack: Pack, { squads, machines, guns }: ReadyArmy, title: string): Army {
  const unmanned = machines.map(({ kind, weapons }) => ({ kind, weapons, pilot: null }));
  return crewed(pack, { title, squads, machines: unmanned, guns });
}
