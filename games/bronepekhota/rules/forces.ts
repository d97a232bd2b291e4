import type { Armoury, MachineKind } from './armoury.ts';
import type { Army, ArmyMachine } from './army.ts';
import { crewed } from './crews.ts';
import { findMachine } from './kinds.ts';
import type { Force } from './mission.ts';
import { refuseArmy } from './recruit.ts';
import type { BronepekhotaRefusal } from './refusals.ts';

/** What a mission gives instead of an army of one's own (BRP-12.4). */

const CLAUSE = 'BRP-12.4';

/** Only pilots and weapons are for the player to choose; captives come by themselves. */
export function refuseForce(armoury: Armoury, force: Force, army: Army): BronepekhotaRefusal | null {
  const isGiven =
    isSame(army.squads, force.squads) &&
    isSame(army.guns, kindsOf(force.guns)) &&
    isSame(kindsOf(army.machines), kindsOf(force.machines));
  if (!isGiven) return { clause: CLAUSE, reason: 'army-given' };
  const refitted = force.machines.find(
    ({ weapons }, place) => weapons && !isSame((army.machines[place] as ArmyMachine).weapons, weapons),
  );
  if (refitted) return { clause: CLAUSE, reason: 'weapons-given', figures: { kind: refitted.kind } };
  return refuseArmy(armoury, army, { pilotless: pilotlessOf(force), hasExtras: true });
}

function pilotlessOf({ machines }: Force): number[] {
  return machines.flatMap(({ isPilotless }, place) => (isPilotless ? [place] : []));
}

function kindsOf(entries: readonly { readonly kind: string }[]): string[] {
  return entries.map(({ kind }) => kind);
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((entry, place) => entry === others[place]);
}

/** The force with a pilot in every machine that has one, fitted out by whoever is asked. */
export function armyOf(
  armoury: Armoury,
  force: Force,
  title: string,
  fit: (kind: MachineKind) => readonly number[],
): Army {
  const machines = force.machines.map(({ kind, weapons }) => {
    const model = findMachine(armoury, kind);
    return { kind, weapons: weapons ?? (model ? fit(model) : []), pilot: null };
  });
  const army = { title, squads: force.squads, machines, guns: kindsOf(force.guns) };
  return crewed(armoury, army, pilotlessOf(force));
}
