import type { Localized } from '@bridgehead/kernel';
import type {
  Armoury,
  GunKind,
  Layout,
  MachineKind,
  ReadyArmy,
  SquadKind,
  Weapon,
} from '../rules/armoury.ts';
import type { Goal, Mission, Place } from '../rules/mission.ts';

/** An armoury with its words. */

export interface Titled {
  readonly title: Localized;
}

export interface ToldMission extends Mission, Titled {
  readonly briefing: Localized;
  /** By side; one alone is everybody's. */
  readonly tasks: readonly Localized[];
  readonly places: readonly (Place & Titled)[];
  /** `text` says why the battle is over. */
  readonly goals: readonly (Goal & { readonly text: Localized })[];
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
  readonly missions: readonly ToldMission[];
  readonly armies: readonly (ReadyArmy & Titled)[];
}
