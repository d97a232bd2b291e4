import { type Chance, pick, type Seat, shuffle } from '@bridgehead/kernel';
import { type Armoury, COLOURS, type MachineKind, type SquadKind } from '../armoury.ts';
import type { Army } from '../army.ts';
import { crewed } from '../crews.ts';
import { fitOut } from '../fitting.ts';
import { armyOf } from '../forces.ts';
import { missionOf } from '../kinds.ts';
import { forceFor, refuseBringing } from '../muster.ts';
import type { Battlefield } from '../playing.ts';
import { readyArmy } from '../ready.ts';

const TRIES = 20;

/** What the mission gives, fitted out anyhow; or any army that may be brought; or a ready one, where luck finds none. */
export function randomArmy(battlefield: Battlefield, seat: Seat, chance: Chance): Army {
  const { armoury, state } = battlefield;
  const force = forceFor(missionOf(armoury, state), state, seat);
  if (force) return armyOf(armoury, force, state.mission, (kind) => randomFitting(armoury, kind, chance));
  const squads = armoury.squads.filter(({ isExtra }) => !isExtra);
  for (let tried = 0; tried < TRIES && squads.length > 0; tried++) {
    const army = anyArmy(armoury, squads, chance);
    if (!refuseBringing(battlefield, seat, army)) return army;
  }
  const ready = readyArmy(battlefield, seat);
  if (!ready) throw new Error('the content has no army that fits this table');
  return ready;
}

/** Small, since whoever plays at random plays long enough; of one side that the content has squads of. */
function anyArmy(armoury: Armoury, bought: readonly SquadKind[], chance: Chance): Army {
  const side = pick(
    COLOURS.filter((one) => bought.some(({ colours }) => colours === one)),
    chance,
  );
  const squads = bought.filter(({ colours }) => colours === side);
  const machines = armoury.machines.filter(({ colours }) => colours === side);
  const machine = machines.length > 0 && chance.below(2) === 0 ? pick(machines, chance) : null;
  const army: Army = {
    title: `No. ${chance.below(99) + 1}`,
    squads: [pick(squads, chance).id, ...(chance.below(3) === 0 ? [pick(squads, chance).id] : [])],
    machines: machine
      ? [{ kind: machine.id, weapons: randomFitting(armoury, machine, chance), pilot: null }]
      : [],
    guns: armoury.guns.length > 0 && chance.below(2) === 0 ? [pick(armoury.guns, chance).id] : [],
  };
  const full = crewed(armoury, army);
  return full.machines.every(({ pilot }) => pilot) ? full : { ...full, machines: [] };
}

function randomFitting(armoury: Armoury, kind: MachineKind, chance: Chance): number[] {
  return fitOut(armoury, kind, shuffle([...kind.arsenal.keys()], chance));
}
