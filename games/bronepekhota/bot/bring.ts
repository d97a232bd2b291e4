import type { Seat } from '@bridgehead/kernel';
import { armyFrom, type Pack } from '../content/index.ts';
import type { ReadyArmy } from '../rules/armoury.ts';
import type { Army } from '../rules/army.ts';
import { findMachine, findSquad } from '../rules/kinds.ts';
import type { Battlefield } from '../rules/playing.ts';
import { costOf } from '../rules/recruit.ts';
import { refuseBringing } from '../rules/muster.ts';
import { randomArmy } from '../rules/random/army.ts';
import { readyArmy } from '../rules/ready.ts';

/** What an army costs where nobody has brought one yet: enough for machines, little enough for an evening. */
const USUAL = 310;

/** A ready-made army that costs about what the others' do, of the side that is not there yet if one can choose. */
/** A side that is there already is as unwelcome as a tenth of the cost. */
const SAME = 10;
const ALWAYS_FIRST = { below: () => 0 };

export function armyToBring(pack: Pack, table: Battlefield, seat: Seat): Army {
  const { state } = table;
  const costs = state.costs.filter((cost) => cost !== null);
  const wanted = costs.length > 0 ? costs.reduce((sum, cost) => sum + cost, 0) / costs.length : USUAL;
  const there = new Set(state.squads.map(({ model }) => findSquad(pack, model)?.colours));
  const distance = (army: Army, ready: ReadyArmy) =>
    Math.abs(costOf(pack, army) - wanted) + (there.has(coloursOf(pack, ready)) ? wanted / SAME : 0);
  const armies = pack.armies
    .map((ready) => ({ ready, army: wellCrewed(pack, armyFrom(pack, ready, ready.title.en)) }))
    .filter(({ army }) => !refuseBringing(table, seat, army))
    .sort((one, other) => distance(one.army, one.ready) - distance(other.army, other.ready));
  const [best] = armies;
  return best ? best.army : (readyArmy(table, seat) ?? randomArmy(table, seat, ALWAYS_FIRST));
}

function coloursOf(pack: Pack, { squads: [first = ''] }: ReadyArmy) {
  return findSquad(pack, first)?.colours;
}

/** A pilot is tested whenever the machine is hurt: the best armoured drive, of them whoever is missed least. */
function wellCrewed(pack: Pack, army: Army): Army {
  const taken = new Set<string>();
  const machines = army.machines
    .map((machine, place) => ({ machine, place, rank: findMachine(pack, machine.kind)?.rank ?? 0 }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ machine, place, rank }) => {
      const [best] = army.squads
        .flatMap((id, squad) => {
          const kind = findSquad(pack, id);
          if (!kind || kind.rank < rank) return [];
          return kind.soldiers.map(({ firearm, melee }, soldier) => ({
            squad,
            soldier,
            armour: kind.armour,
            missed: melee + (firearm ? firearm.power.dice * firearm.power.die + firearm.range.die : 0),
          }));
        })
        .filter(({ squad, soldier }) => !taken.has(`${squad} ${soldier}`))
        .sort((one, other) => other.armour - one.armour || one.missed - other.missed);
      if (!best) return { place, machine };
      taken.add(`${best.squad} ${best.soldier}`);
      return { place, machine: { ...machine, pilot: { squad: best.squad, soldier: best.soldier } } };
    })
    .sort((one, other) => one.place - other.place)
    .map(({ machine }) => machine);
  return { ...army, machines };
}
