import {
  type Armoury,
  FACTIONS,
  type GunKind,
  type MachineKind,
  type SquadKind,
  type Weapon,
} from './armoury.ts';
import type { Army, ArmyMachine } from './army.ts';
import { canPilot } from './crews.ts';
import { footprintOf } from './footprint.ts';
import { findGun, findMachine, findSquad, weaponAt } from './kinds.ts';
import type { BronepekhotaRefusal } from './refusals.ts';
import { ZONE_AREA } from './zones.ts';

/** What an army must be (BRP-1.5, BRP-1.6). Costs are compared where armies meet, not here. */

const COMPOSITION = 'BRP-1.5';
const CREWS = 'BRP-1.6';

export function costOf(armoury: Armoury, { squads, machines, guns }: Army): number {
  let cost = 0;
  for (const id of squads) cost += findSquad(armoury, id)?.cost ?? 0;
  for (const { kind } of machines) cost += findMachine(armoury, kind)?.cost ?? 0;
  for (const id of guns) cost += findGun(armoury, id)?.cost ?? 0;
  return cost;
}

/** What a mission changes: machines that it leaves without a pilot, and soldiers that nobody can buy. */
export interface MissionTerms {
  readonly pilotless?: readonly number[];
  readonly hasExtras?: boolean;
}

/** What is wrong, and with which machine if with one. */
export interface ArmyComplaint {
  readonly refusal: BronepekhotaRefusal;
  readonly machine?: number;
}

/** Why this army cannot fight. */
export function refuseArmy(
  armoury: Armoury,
  army: Army,
  terms: MissionTerms = {},
): BronepekhotaRefusal | null {
  for (const { refusal } of armyComplaints(armoury, army, terms)) return refusal;
  return null;
}

/** Everything that is wrong with it, for whoever is still putting it together. */
export function* armyComplaints(
  armoury: Armoury,
  army: Army,
  { pilotless = [], hasExtras = false }: MissionTerms = {},
): Generator<ArmyComplaint> {
  if (army.squads.length === 0) yield { refusal: { clause: COMPOSITION, reason: 'no-squads' } };
  const kinds = refuseKinds(armoury, army, hasExtras);
  if (kinds) {
    yield { refusal: kinds };
    // What nobody knows has neither side nor mounts.
    if (kinds.reason === 'no-such-kind') return;
  }
  const colours = refuseColours(armoury, army);
  if (colours) yield { refusal: colours };
  const size = refuseSize(armoury, army);
  if (size) yield { refusal: size };
  yield* inMachines(army, (machine) => refuseFitting(armoury, machine));
  yield* inMachines(army, (machine, place) => refusePilot(armoury, army, machine, pilotless.includes(place)));
  yield* inMachines(army, ({ kind, pilot }, place) => refuseDouble(army, kind, pilot, place));
}

function* inMachines(
  { machines }: Army,
  refuse: (machine: ArmyMachine, place: number) => BronepekhotaRefusal | null,
): Generator<ArmyComplaint> {
  for (const [machine, entry] of machines.entries()) {
    const refusal = refuse(entry, machine);
    if (refusal) yield { refusal, machine };
  }
}

function refuseKinds(armoury: Armoury, { squads, machines, guns }: Army, hasExtras: boolean) {
  const clause = COMPOSITION;
  const unknown =
    squads.find((id) => !findSquad(armoury, id)) ??
    machines.find(({ kind }) => !findMachine(armoury, kind))?.kind ??
    guns.find((id) => !findGun(armoury, id));
  if (unknown !== undefined) return { clause, reason: 'no-such-kind', figures: { kind: unknown } } as const;
  const extra = hasExtras ? undefined : squads.find((id) => (findSquad(armoury, id) as SquadKind).isExtra);
  return extra === undefined ? null : ({ clause, reason: 'extra-kind', figures: { kind: extra } } as const);
}

function refuseColours(armoury: Armoury, { squads, machines, guns }: Army): BronepekhotaRefusal | null {
  const kinds = [
    ...squads.map((id) => findSquad(armoury, id) as SquadKind),
    ...machines.map(({ kind }) => findMachine(armoury, kind) as MachineKind),
    ...guns.map((id) => findGun(armoury, id) as GunKind),
  ];
  const [one, other] = FACTIONS.map((faction) => kinds.find(({ colours }) => colours === faction));
  if (!one || !other) return null;
  return { clause: COMPOSITION, reason: 'mixed-army', figures: { kind: one.id, other: other.id } };
}

/** More could hardly be set up, whatever the table. */
const MOST_OF_ZONE = 60;

function refuseSize(armoury: Armoury, army: Army): BronepekhotaRefusal | null {
  const share = Math.ceil((footprintOf(armoury, army) * 100) / ZONE_AREA);
  if (share <= MOST_OF_ZONE) return null;
  return { clause: 'BRP-1.6', reason: 'army-too-large', figures: { share, most: MOST_OF_ZONE } };
}

function refuseFitting(armoury: Armoury, { kind: id, weapons }: ArmyMachine): BronepekhotaRefusal | null {
  const clause = COMPOSITION;
  const kind = findMachine(armoury, id) as MachineKind;
  const fitted = weapons.map((place) => weaponAt(armoury, kind, place));
  if (fitted.includes(undefined)) return { clause, reason: 'no-such-weapon', figures: { kind: id } };
  if (new Set(weapons).size < weapons.length)
    return { clause, reason: 'fitted-twice', figures: { kind: id } };
  const taken = fitted.reduce((sum, weapon) => sum + (weapon as Weapon).mounts, 0);
  if (taken <= kind.mounts) return null;
  return { clause, reason: 'too-many-weapons', figures: { kind: id, taken, mounts: kind.mounts } };
}

function refusePilot(
  armoury: Armoury,
  { squads }: Army,
  { kind: id, pilot }: ArmyMachine,
  isPilotless: boolean,
): BronepekhotaRefusal | null {
  const clause = CREWS;
  if (isPilotless) return pilot ? { clause, reason: 'left-pilotless', figures: { kind: id } } : null;
  if (!pilot) return { clause, reason: 'no-pilot', figures: { kind: id } };
  const squad = findSquad(armoury, squads[pilot.squad] ?? '');
  if (!squad?.soldiers[pilot.soldier]) return { clause, reason: 'no-such-pilot', figures: { kind: id } };
  const machine = findMachine(armoury, id) as MachineKind;
  if (canPilot(squad, machine)) return null;
  const figures = { kind: id, needed: machine.rank, rank: squad.rank };
  return { clause: 'BRP-2.3', reason: 'pilot-rank', figures };
}

function refuseDouble(
  { machines }: Army,
  kind: string,
  pilot: ArmyMachine['pilot'],
  place: number,
): BronepekhotaRefusal | null {
  const isTaken = machines
    .slice(0, place)
    .some(({ pilot: other }) => pilot && other?.squad === pilot.squad && other.soldier === pilot.soldier);
  return isTaken ? { clause: CREWS, reason: 'pilot-twice', figures: { kind } } : null;
}

/** BRP-1.5: whether costs differ by more than so many per cent of the larger; 0 where nobody asked for a limit. */
export function refuseDifference(
  cost: number,
  others: readonly number[],
  most: number,
): BronepekhotaRefusal | null {
  if (most === 0) return null;
  const other = others.find((found) => differs(cost, found, most));
  return other === undefined
    ? null
    : { clause: COMPOSITION, reason: 'cost-difference', figures: { cost, other, most } };
}

export function differs(one: number, other: number, most: number): boolean {
  return Math.abs(one - other) * 100 > Math.max(one, other) * most;
}
