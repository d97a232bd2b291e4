import { type Chance, pick, shuffle } from '@bridgehead/kernel';
import { type Armoury, FACTIONS } from '../armoury.ts';
import type { Army } from '../army.ts';
import { crewed } from '../crews.ts';
import { fitOut } from '../fitting.ts';

/** Any army that could be brought: small, since whoever plays at random plays long enough. */
export function randomArmy(armoury: Armoury, chance: Chance): Army {
  const faction = pick(FACTIONS, chance);
  const squads = armoury.squads.filter(({ colours, isExtra }) => colours === faction && !isExtra);
  const machines = armoury.machines.filter(({ colours }) => colours === faction);
  const machine = chance.below(2) === 0 ? pick(machines, chance) : null;
  const army: Army = {
    title: `No. ${chance.below(99) + 1}`,
    squads: [pick(squads, chance).id, ...(chance.below(3) === 0 ? [pick(squads, chance).id] : [])],
    machines: machine
      ? [
          {
            kind: machine.id,
            weapons: fitOut(armoury, machine, shuffle([...machine.arsenal.keys()], chance)),
            pilot: null,
          },
        ]
      : [],
    guns: chance.below(2) === 0 ? [pick(armoury.guns, chance).id] : [],
  };
  const full = crewed(armoury, army);
  return full.machines.every(({ pilot }) => pilot) ? full : { ...full, machines: [] };
}
