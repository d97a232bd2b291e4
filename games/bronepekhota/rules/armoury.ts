import type { Terrain } from '@bridgehead/geometry';
import type { Mission } from './mission.ts';
import type { Cluster } from './terrain/cluster.ts';
import type { Look, Paint, Theme } from './terrain/looks.ts';

/** What armies are made of: content, handed to the rules. A state names its entries by id. */

/** BRP-1.5: an army is of one side; green serves both. */
export const FACTIONS = ['polaris', 'protectorate'] as const;
export type Faction = (typeof FACTIONS)[number];
export const COLOURS = [...FACTIONS, 'green'] as const;
export type Colours = (typeof COLOURS)[number];

/** BRP-1.7 */
export const DICE = [6, 12, 20] as const;
export type Die = (typeof DICE)[number];

/** D6+2: how many steps a shot carries. */
export interface Range {
  readonly die: Die;
  readonly plus: number;
}

/** 2D12: dice compared with armour one by one. */
export interface Power {
  readonly dice: number;
  readonly die: Die;
}

/** 2–1D20: what everything else within two steps of the target suffers. */
export interface Blast {
  readonly within: number;
  readonly power: Power;
}

export interface Firearm {
  readonly range: Range;
  readonly power: Power;
  readonly blast?: Blast;
  /** BRP-7.4.4: one use, so many range rolls at as many different targets. */
  readonly targets?: number;
}

export interface SoldierKind {
  readonly firearm?: Firearm;
  readonly melee: number;
}

export interface SquadKind {
  readonly id: string;
  readonly colours: Colours;
  readonly cost: number;
  readonly rank: number;
  readonly speed: number;
  readonly armour: number;
  /** BRP-9.3 */
  readonly mends?: true;
  /** BRP-9.4: the jump pack's steps. */
  readonly jumps?: number;
  /** BRP-12.4: it moves only while a soldier of its side who is not led touches it, and keeps nobody in the game. */
  readonly isLed?: true;
  /** A mission brings it; no army can buy it. */
  readonly isExtra?: true;
  readonly soldiers: readonly SoldierKind[];
}

/** BRP-0.2: millimetres. */
export interface Size {
  /** Seen from above around its centre, the heading along +x: convex, counter-clockwise. */
  readonly outline: readonly { readonly x: number; readonly y: number }[];
  readonly height: number;
  /** Above its base. */
  readonly eye: number;
  /** The highest vertical obstacle it gets over (BRP-4.2.2); flyers go by their height instead. */
  readonly climbs: number;
}

export const CHASSIS = ['wheels', 'tracks', 'legs', 'wings'] as const;
export type Chassis = (typeof CHASSIS)[number];

/** What a machine may be fitted with: it shoots, or it strikes, or it is the platform that mends and tows (BRP-10). */
export interface Weapon {
  readonly id: string;
  readonly firearm?: Firearm;
  readonly melee?: number;
  readonly isPlatform?: true;
  /** How many mounts it takes. */
  readonly mounts: number;
}

export interface MachineKind {
  readonly id: string;
  readonly colours: Colours;
  readonly weight: 'light' | 'heavy';
  readonly cost: number;
  readonly rank: number;
  /** Shots a tour. */
  readonly rate: number;
  readonly ammo: number;
  readonly chassis: Chassis;
  /** The damage sectors, the soundest first: down from this durability, this speed. */
  readonly sectors: readonly { readonly from: number; readonly speed: number }[];
  readonly mounts: number;
  /** Weapon ids; two of a kind stand here twice. */
  readonly arsenal: readonly string[];
  readonly size: Size;
  /** How big it is with the platform. */
  readonly platformSize?: Size;
}

export interface GunKind {
  readonly id: string;
  readonly colours: Colours;
  readonly cost: number;
  readonly rank: number;
  readonly rate: number;
  readonly ammo: number;
  readonly durability: number;
  readonly isMobile: boolean;
  readonly firearm: Firearm;
  readonly size: Size;
}

/** BRP-0.3: a table to fight on. */
export interface Layout {
  readonly id: string;
  readonly terrain: Terrain;
  readonly theme: Theme;
  /** By pieces of the terrain. */
  readonly looks: readonly Look[];
  /** Lower ones first. */
  readonly paint: readonly Paint[];
}

/** An army to start with at once: pilots are found when it is brought. */
export interface ReadyArmy {
  readonly id: string;
  readonly squads: readonly string[];
  readonly machines: readonly { readonly kind: string; readonly weapons: readonly number[] }[];
  readonly guns: readonly string[];
}

export interface Armoury {
  readonly squads: readonly SquadKind[];
  readonly machines: readonly MachineKind[];
  readonly guns: readonly GunKind[];
  readonly weapons: readonly Weapon[];
  readonly layouts: readonly Layout[];
  /** What tables nobody laid out are put together from. */
  readonly clusters: readonly Cluster[];
  readonly missions: readonly Mission[];
  readonly armies: readonly ReadyArmy[];
}
