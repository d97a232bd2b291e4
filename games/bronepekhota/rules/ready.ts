import type { Seat } from '@bridgehead/kernel';
import {
  type Armoury,
  FACTIONS,
  type Faction,
  type MachineKind,
  type ReadyArmy,
  type SquadKind,
} from './armoury.ts';
import { MOST_UNITS } from './army-schema.ts';
import type { Army } from './army.ts';
import { isAboutCommanders } from './commanders.ts';
import { crewed } from './crews.ts';
import { fitOut } from './fitting.ts';
import { armyOf } from './forces.ts';
import { missionOf } from './kinds.ts';
import { forceFor, refuseBringing } from './muster.ts';
import type { Battlefield } from './playing.ts';
import { refuseDifference } from './recruit.ts';

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

/** To see that an army finds no room takes long, and a pack may have a thousand of them: nobody waits for more than these. */
const MOST_WITHOUT_ROOM = 30;

/** Squads alone, with the cheapest machine that they can drive where there must be one, of a cost that is accepted. */
function matchingArmy(battlefield: Battlefield, seat: Seat): Army | null {
  const { armoury, state } = battlefield;
  const others = state.costs.filter((cost) => cost !== null);
  const most = 2 * Math.max(0, ...others);
  let withoutRoom = 0;
  for (const faction of FACTIONS) {
    const byRank = new Map<number, Sums>();
    for (const machine of machinesFor(battlefield, faction)) {
      const rank = machine?.rank ?? 0;
      const sums = byRank.get(rank) ?? squadSums(armoury, faction, rank, most);
      byRank.set(rank, sums);
      let mostSquads = MOST_UNITS;
      for (const [cost, { squads }] of sums) {
        if (squads > mostSquads) continue;
        if (refuseDifference(cost + (machine?.cost ?? 0), others, state.rules.difference)) continue;
        const machines = machine
          ? [{ kind: machine.id, weapons: fitOut(armoury, machine), pilot: null }]
          : [];
        const army = crewed(armoury, { title: faction, squads: squadsOf(sums, cost), machines, guns: [] });
        const refusal = refuseBringing(battlefield, seat, army);
        if (!refusal) return army;
        if (refusal.reason !== 'no-room-here') continue;
        withoutRoom++;
        if (withoutRoom === MOST_WITHOUT_ROOM) return null;
        // Soldiers are all of one size: beside the same machine as many squads or more find no room either.
        mostSquads = squads - 1;
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

/** The last of the squads that add up to a cost, and how many they are. */
interface Sum {
  readonly last: SquadKind;
  readonly squads: number;
}
type Sums = ReadonlyMap<number, Sum>;

/** One way to every cost that squads who could drive it add up to, the cheapest first; as few as an army may have. */
function squadSums({ squads }: Armoury, faction: Faction, rank: number, most: number): Sums {
  const kinds = squads.filter((kind) => kind.colours === faction && !kind.isExtra && kind.rank >= rank);
  const dearest = Math.max(0, ...kinds.map(({ cost }) => cost));
  const sums = new Map<number, Sum>();
  for (let cost = 1; cost <= Math.min(most, dearest * MOST_UNITS); cost++) {
    for (const last of kinds) {
      const before = cost === last.cost ? 0 : (sums.get(cost - last.cost)?.squads ?? MOST_UNITS);
      if (before < (sums.get(cost)?.squads ?? MOST_UNITS + 1) - 1)
        sums.set(cost, { last, squads: before + 1 });
    }
  }
  return sums;
}

function squadsOf(sums: Sums, cost: number): string[] {
  const squads: string[] = [];
  for (let left = cost; left > 0; ) {
    const { id, cost: part } = (sums.get(left) as Sum).last;
    squads.push(id);
    left -= part;
  }
  return squads;
}
