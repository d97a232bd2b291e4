import type { Seat } from '@bridgehead/kernel';
import { armyFrom, type Pack } from '../content/index.ts';
import type { SquadKind } from '../rules/armoury.ts';
import type { Army, ArmyMachine, Crewman } from '../rules/army.ts';
import { findMachine, findSquad } from '../rules/kinds.ts';
import { refuseBringing } from '../rules/muster.ts';
import type { Battlefield } from '../rules/playing.ts';
import { randomArmy } from '../rules/random/army.ts';
import { readyArmy } from '../rules/ready.ts';
import { costOf } from '../rules/recruit.ts';

/** What an army costs where nobody has brought one yet: enough for machines, little enough for an evening. */
const USUAL = 310;
/** A faction that is there already is as unwelcome as this part of the cost. */
const SAME = 10;
const ALWAYS_FIRST = { below: () => 0 };

/** A ready-made army that costs about what the others' do, of the faction that is not there yet if one can choose. */
export function armyToBring(pack: Pack, table: Battlefield, seat: Seat): Army {
  const { state } = table;
  const costs = state.costs.filter((cost) => cost !== null);
  const wanted = costs.length > 0 ? costs.reduce((sum, cost) => sum + cost, 0) / costs.length : USUAL;
  const there = new Set(state.squads.map(({ model }) => findSquad(pack, model)?.colours));
  const off = (army: Army) =>
    Math.abs(costOf(pack, army) - wanted) + (there.has(coloursOf(pack, army)) ? wanted / SAME : 0);
  const [best] = pack.armies
    .map((ready) => wellCrewed(pack, armyFrom(pack, ready, ready.id)))
    .filter((army) => !refuseBringing(table, seat, army))
    .sort((one, other) => off(one) - off(other));
  return best ?? readyArmy(table, seat) ?? randomArmy(table, seat, ALWAYS_FIRST);
}

function coloursOf(pack: Pack, { squads: [first = ''] }: Army) {
  return findSquad(pack, first)?.colours;
}

/** A pilot is tested whenever the machine is hurt: the best armoured drive, of them whoever is missed least on foot. */
function wellCrewed(pack: Pack, army: Army): Army {
  const free = soldiersOf(pack, army);
  const machines: ArmyMachine[] = army.machines.slice();
  const rankOf = (place: number) => findMachine(pack, machines[place]?.kind ?? '')?.rank ?? 0;
  const places = [...machines.keys()].sort((one, other) => rankOf(other) - rankOf(one));
  for (const place of places) {
    const found = free.findIndex(({ rank }) => rank >= rankOf(place));
    const [best] = found < 0 ? [] : free.splice(found, 1);
    const machine = machines[place] as ArmyMachine;
    if (best) machines[place] = { ...machine, pilot: { squad: best.squad, soldier: best.soldier } };
  }
  return { ...army, machines };
}

interface Candidate extends Crewman {
  readonly rank: number;
  readonly armour: number;
  readonly missed: number;
}

/** Whoever drives best first. */
function soldiersOf(pack: Pack, { squads }: Army): Candidate[] {
  return squads
    .flatMap((id, squad) => {
      const kind = findSquad(pack, id);
      return kind ? [...kind.soldiers.keys()].map((soldier) => candidate(kind, squad, soldier)) : [];
    })
    .sort((one, other) => other.armour - one.armour || one.missed - other.missed);
}

function candidate({ rank, armour, soldiers }: SquadKind, squad: number, soldier: number): Candidate {
  const { firearm, melee = 0 } = soldiers[soldier] ?? {};
  const missed = melee + (firearm ? firearm.power.dice * firearm.power.die + firearm.range.die : 0);
  return { squad, soldier, rank, armour, missed };
}
