import type { Localized } from '@bridgehead/kernel';
import type { Armoury, GunKind, Layout, MachineKind, SquadKind, Weapon } from '../rules/armoury.ts';
import type { ReadyArmy } from './armies.ts';

/** An armoury with its words. */

export interface Titled {
  readonly title: Localized;
}

export interface Pack extends Armoury {
  readonly id: string;
  readonly title: Localized;
  readonly squads: readonly (SquadKind & Titled)[];
  readonly machines: readonly (MachineKind & Titled)[];
  readonly guns: readonly (GunKind & Titled)[];
  /** Titles in the nominative, without a capital letter. */
  readonly weapons: readonly (Weapon & Titled)[];
  readonly layouts: readonly (Layout & Titled)[];
  readonly armies: readonly ReadyArmy[];
}
