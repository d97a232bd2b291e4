import type { Armoury, MachineKind, SoldierKind, SquadKind } from './armoury.ts';
import type { Army, ArmyMachine, Crewman } from './army.ts';
import { findMachine, findSquad } from './kinds.ts';

/** BRP-2.3 */
export function canPilot({ rank }: Pick<SquadKind, 'rank'>, machine: Pick<MachineKind, 'rank'>): boolean {
  return rank >= machine.rank;
}

/**
 * The army with a pilot in every machine that has none, if there is one: machines of the highest rank choose first, each the
 * soldier who is missed least on foot. What nobody can drive, or a mission leaves `pilotless`, stays without.
 */
export function crewed(armoury: Armoury, army: Army, pilotless: readonly number[] = []): Army {
  const free = soldiersOf(armoury, army);
  const machines = army.machines.slice();
  for (const pilot of machines.map((machine) => machine.pilot)) if (pilot) take(free, pilot);
  const needs = machines
    .map(({ kind }, place) => ({ place, rank: findMachine(armoury, kind)?.rank ?? 0 }))
    .sort((one, other) => other.rank - one.rank);
  for (const { place, rank } of needs) {
    const machine = machines[place] as ArmyMachine;
    if (machine.pilot || pilotless.includes(place)) continue;
    const best = free.find((soldier) => canPilot(soldier, { rank }));
    if (!best) continue;
    const { squad, soldier } = best;
    take(free, best);
    machines[place] = { ...machine, pilot: { squad, soldier } };
  }
  return { ...army, machines };
}

interface Candidate extends Crewman {
  readonly rank: number;
  readonly worth: number;
}

/** Whoever is missed least first: the lowest rank, then the weakest. */
function soldiersOf(armoury: Armoury, { squads }: Army): Candidate[] {
  return squads
    .flatMap((id, squad) => {
      const kind = findSquad(armoury, id);
      if (!kind) return [];
      const { rank, soldiers } = kind;
      return soldiers.map((each, soldier) => ({ squad, soldier, rank, worth: worthOf(each) }));
    })
    .sort((one, other) => one.rank - other.rank || one.worth - other.worth);
}

function worthOf({ firearm, melee }: SoldierKind): number {
  return melee + (firearm ? firearm.range.die + firearm.power.dice * firearm.power.die : 0);
}

function take(free: Candidate[], { squad, soldier }: Crewman): void {
  const place = free.findIndex((other) => other.squad === squad && other.soldier === soldier);
  if (place >= 0) free.splice(place, 1);
}
