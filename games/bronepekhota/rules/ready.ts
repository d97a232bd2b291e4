import type { Seat } from '@bridgehead/kernel';
import { type Armoury, FACTIONS, type Faction, type MachineKind, type ReadyArmy } from './armoury.ts';
import type { Army } from './army.ts';
import { isAboutCommanders } from './commanders.ts';
import { crewed } from './crews.ts';
import { fitOut } from './fitting.ts';
import { armyOf } from './forces.ts';
import { missionOf } from './kinds.ts';
import { forceFor, refuseBringing } from './muster.ts';
import type { Battlefield } from './playing.ts';

/** An army with nothing left to choose: what is brought when nobody wants to choose, or there is no time. */

export function armyFrom(armoury: Armoury, { squads, machines, guns }: ReadyArmy, title: string): Army {
  const unmanned = machines.map(({ kind, weapons }) => ({ kind, weapons, pilot: null }));
  return crewed(armoury, { title, squads, machines: unmanned, guns });
}

/**
 * The mission's force; or the first ready-made army that may be brought, every seat beginning with another; or one that
 * costs what the others do. Its title is an id, of the mission or the army. Null where the content has nothing that fits.
 */
export function readyArmy(battlefield: Battlefield, seat: Seat): Army | null {
  const { armoury, state } = battlefield;
  const mission = missionOf(armoury, state);
  const force = forceFor(mission, state, seat);
  if (force) return armyOf(armoury, force, mission.id, (kind) => fitOut(armoury, kind));
  const { armies } = armoury;
  const turned = armies.map((_, place) => armies[(place + seat) % armies.length] as ReadyArmy);
  for (const ready of turned) {
    const army = armyFrom(armoury, ready, ready.id);
    if (!refuseBringing(battlefield, seat, army)) return army;
  }
  return matchingArmy(battlefield, seat);
}

/** Squads alone, with the cheapest machine that they can drive where there must be one, of a cost that is accepted. */
function matchingArmy(battlefield: Battlefield, seat: Seat): Army | null {
  const { armoury, state } = battlefield;
  const most = 2 * Math.max(0, ...state.costs.map((cost) => cost ?? 0));
  for (const faction of FACTIONS) {
    for (const machine of machinesFor(battlefield, faction)) {
      for (const squads of squadsUpTo(armoury, faction, machine, most)) {
        const machines = machine
          ? [{ kind: machine.id, weapons: fitOut(armoury, machine), pilot: null }]
          : [];
        const army = crewed(armoury, { title: faction, squads, machines, guns: [] });
        if (!refuseBringing(battlefield, seat, army)) return army;
      }
    }
  }
  return null;
}

function machinesFor({ armoury, state }: Battlefield, faction: Faction): (MachineKind | null)[] {
  if (!isAboutCommanders(missionOf(armoury, state))) return [null];
  return armoury.machines
    .filter(({ colours }) => colours === faction)
    .sort((one, other) => one.cost - other.cost);
}

/** One way to every cost that squads who could drive it add up to, the cheapest first. */
function squadsUpTo(
  { squads }: Armoury,
  faction: Faction,
  machine: MachineKind | null,
  most: number,
): string[][] {
  const kinds = squads.filter(
    ({ colours, isExtra, rank }) => colours === faction && !isExtra && rank >= (machine?.rank ?? 0),
  );
  const sums = new Map<number, string[]>([[0, []]]);
  for (let cost = 1; cost <= most; cost++) {
    const last = kinds.find((kind) => sums.has(cost - kind.cost));
    if (last) sums.set(cost, [...(sums.get(cost - last.cost) ?? []), last.id]);
  }
  sums.delete(0);
  return [...sums.values()];
}
