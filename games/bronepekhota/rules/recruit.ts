import type { Armoury, Colours, MachineKind } from './armoury.ts';
import type { Army, ArmyMachine } from './army.ts';
import { findGun, findMachine, findSquad, weaponAt } from './kinds.ts';
import type { BronepekhotaRefusal } from './refusals.ts';

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

/** Why this army cannot fight. `pilotless` are machines that a mission leaves without a pilot. */
export function refuseArmy(
  armoury: Armoury,
  army: Army,
  { pilotless = [], hasExtras = false }: { pilotless?: readonly number[]; hasExtras?: boolean } = {},
): BronepekhotaRefusal | null {
  if (army.squads.length === 0) return { clause: COMPOSITION, reason: 'no-squads' };
  return (
    refuseKinds(armoury, army, hasExtras) ??
    refuseColours(armoury, army) ??
    first(army.machines, (machine) => refuseFitting(armoury, machine)) ??
    first(army.machines, (machine, place) =>
      refusePilot(armoury, army, machine, pilotless.includes(place)),
    ) ??
    refuseDoubles(army)
  );
}

function first<Entry>(
  entries: readonly Entry[],
  refuse: (entry: Entry, place: number) => BronepekhotaRefusal | null,
): BronepekhotaRefusal | null {
  for (const [place, entry] of entries.entries()) {
    const refusal = refuse(entry, place);
    if (refusal) return refusal;
  }
  return null;
}

function refuseKinds(armoury: Armoury, { squads, machines, guns }: Army, hasExtras: boolean) {
  const clause = COMPOSITION;
  const unknown =
    squads.find((id) => !findSquad(armoury, id)) ??
    machines.find(({ kind }) => !findMachine(armoury, kind))?.kind ??
    guns.find((id) => !findGun(armoury, id));
  if (unknown !== undefined) return { clause, reason: 'no-such-kind', figures: { kind: unknown } } as const;
  const extra = hasExtras ? undefined : squads.find((id) => findSquad(armoury, id)?.isExtra);
  return extra === undefined ? null : ({ clause, reason: 'extra-kind', figures: { kind: extra } } as const);
}

function refuseColours(armoury: Armoury, { squads, machines, guns }: Army): BronepekhotaRefusal | null {
  const seen = new Map<Colours, string>();
  for (const id of squads) note(seen, id, findSquad(armoury, id)?.colours);
  for (const { kind } of machines) note(seen, kind, findMachine(armoury, kind)?.colours);
  for (const id of guns) note(seen, id, findGun(armoury, id)?.colours);
  const [one, other] = [seen.get('polaris'), seen.get('protectorate')];
  if (one === undefined || other === undefined) return null;
  return { clause: COMPOSITION, reason: 'mixed-army', figures: { kind: one, other } };
}

function note(seen: Map<Colours, string>, id: string, colours: Colours | undefined): void {
  if (colours && !seen.has(colours)) seen.set(colours, id);
}

function refuseFitting(armoury: Armoury, { kind: id, weapons }: ArmyMachine): BronepekhotaRefusal | null {
  const clause = COMPOSITION;
  const kind = findMachine(armoury, id) as MachineKind;
  const fitted = weapons.map((place) => weaponAt(armoury, kind, place));
  if (fitted.includes(undefined)) return { clause, reason: 'no-such-weapon', figures: { kind: id } };
  if (new Set(weapons).size < weapons.length)
    return { clause, reason: 'fitted-twice', figures: { kind: id } };
  const taken = fitted.reduce((sum, weapon) => sum + (weapon?.mounts ?? 0), 0);
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
  const needed = findMachine(armoury, id)?.rank ?? 0;
  if (squad.rank >= needed) return null;
  return { clause: 'BRP-2.3', reason: 'pilot-rank', figures: { kind: id, needed, rank: squad.rank } };
}

function refuseDoubles({ machines }: Army): BronepekhotaRefusal | null {
  const seen = new Set<string>();
  for (const { kind, pilot } of machines) {
    if (!pilot) continue;
    const name = `${pilot.squad} ${pilot.soldier}`;
    if (seen.has(name)) return { clause: CREWS, reason: 'pilot-twice', figures: { kind } };
    seen.add(name);
  }
  return null;
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
