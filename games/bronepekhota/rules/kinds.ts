import type { Armoury, GunKind, MachineKind, Size, SquadKind, Weapon } from './armoury.ts';
import type { Mission } from './mission.ts';

/** Entries by their ids, worked out once for an armoury: they are asked for all the time. */
interface Index {
  readonly squads: ReadonlyMap<string, SquadKind>;
  readonly machines: ReadonlyMap<string, MachineKind>;
  readonly guns: ReadonlyMap<string, GunKind>;
  readonly weapons: ReadonlyMap<string, Weapon>;
  readonly missions: ReadonlyMap<string, Mission>;
}

const indexes = new WeakMap<Armoury, Index>();

function indexOf(armoury: Armoury): Index {
  const known = indexes.get(armoury);
  if (known) return known;
  const index = {
    squads: byId(armoury.squads),
    machines: byId(armoury.machines),
    guns: byId(armoury.guns),
    weapons: byId(armoury.weapons),
    missions: byId(armoury.missions),
  };
  indexes.set(armoury, index);
  return index;
}

function byId<Kind extends { readonly id: string }>(kinds: readonly Kind[]): ReadonlyMap<string, Kind> {
  return new Map(kinds.map((kind) => [kind.id, kind]));
}

export function findSquad(armoury: Armoury, id: string): SquadKind | undefined {
  return indexOf(armoury).squads.get(id);
}

export function findMachine(armoury: Armoury, id: string): MachineKind | undefined {
  return indexOf(armoury).machines.get(id);
}

export function findGun(armoury: Armoury, id: string): GunKind | undefined {
  return indexOf(armoury).guns.get(id);
}

/** Tables offer only missions that every pack has. */
export function missionOf(armoury: Armoury, { mission }: { readonly mission: string }): Mission {
  const found = indexOf(armoury).missions.get(mission);
  if (!found) throw new Error(`there is no mission “${mission}”`);
  return found;
}

/** The weapon at a place of a machine's arsenal. */
export function weaponAt(armoury: Armoury, { arsenal }: MachineKind, place: number): Weapon | undefined {
  return indexOf(armoury).weapons.get(arsenal[place] as string);
}

/** What a machine's weapons add in hand to hand (BRP-8.1). */
export function meleeOf(armoury: Armoury, kind: MachineKind, weapons: readonly number[]): number {
  return weapons.reduce((sum, place) => sum + (weaponAt(armoury, kind, place)?.melee ?? 0), 0);
}

export function hasPlatform(armoury: Armoury, kind: MachineKind, weapons: readonly number[]): boolean {
  return weapons.some((place) => weaponAt(armoury, kind, place)?.isPlatform === true);
}

export function fittedSize(armoury: Armoury, kind: MachineKind, weapons: readonly number[]): Size {
  return (hasPlatform(armoury, kind, weapons) && kind.platformSize) || kind.size;
}

/** BRP-4.2: the speed of the sector that the durability stands in. */
export function speedAt({ sectors }: MachineKind, durability: number): number {
  return sectors.findLast(({ from }) => durability <= from)?.speed ?? 0;
}

export function soundDurability({ sectors }: MachineKind): number {
  return sectors[0]?.from ?? 0;
}
