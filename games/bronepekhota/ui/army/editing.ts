import type { Armoury } from '../../rules/armoury.ts';
import type { Army, ArmyMachine, Crewman } from '../../rules/army.ts';
import { crewed } from '../../rules/crews.ts';
import { fitOut } from '../../rules/fitting.ts';
import { findMachine } from '../../rules/kinds.ts';

/** What somebody does to an army while putting it together. Whether it may fight then is for the rules to say. */

export function addSquad(army: Army, kind: string): Army {
  return { ...army, squads: [...army.squads, kind] };
}

/** Whoever of them was a pilot is gone; the squads after it move up. */
export function removeSquad(army: Army, place: number): Army {
  const moved = (pilot: Crewman | null) => {
    if (!pilot || pilot.squad < place) return pilot;
    return pilot.squad === place ? null : { ...pilot, squad: pilot.squad - 1 };
  };
  return {
    ...army,
    squads: army.squads.toSpliced(place, 1),
    machines: army.machines.map((machine) => ({ ...machine, pilot: moved(machine.pilot) })),
  };
}

/** With as many weapons as it takes, and a pilot if anybody is free. */
export function addMachine(armoury: Armoury, army: Army, kind: string): Army {
  const found = findMachine(armoury, kind);
  const machine = { kind, weapons: found ? fitOut(armoury, found) : [], pilot: null };
  return crewed(armoury, { ...army, machines: [...army.machines, machine] });
}

/** Another like it; a soldier drives only one. */
export function doubleMachine(armoury: Armoury, army: Army, place: number): Army {
  const machine = army.machines[place];
  if (!machine) return army;
  return crewed(armoury, { ...army, machines: [...army.machines, { ...machine, pilot: null }] });
}

export function removeMachine(army: Army, place: number): Army {
  return { ...army, machines: army.machines.toSpliced(place, 1) };
}

export function turnWeapon(army: Army, place: number, weapon: number): Army {
  return changeMachine(army, place, ({ weapons }) => ({
    weapons: weapons.includes(weapon)
      ? weapons.filter((other) => other !== weapon)
      : [...weapons, weapon].sort((one, other) => one - other),
  }));
}

/** Whoever drives another machine changes places with the pilot of this one. */
export function seatPilot(army: Army, place: number, pilot: Crewman | null): Army {
  const before = army.machines[place]?.pilot ?? null;
  const machines = army.machines.map((machine, at) => {
    if (at === place) return { ...machine, pilot };
    return pilot && isSame(machine.pilot, pilot) ? { ...machine, pilot: before } : machine;
  });
  return { ...army, machines };
}

export function addGun(army: Army, kind: string): Army {
  return { ...army, guns: [...army.guns, kind] };
}

export function removeGun(army: Army, place: number): Army {
  return { ...army, guns: army.guns.toSpliced(place, 1) };
}

export function isSame(one: Crewman | null, other: Crewman): boolean {
  return one?.squad === other.squad && one.soldier === other.soldier;
}

function changeMachine(
  army: Army,
  place: number,
  change: (machine: ArmyMachine) => Partial<ArmyMachine>,
): Army {
  const machines = army.machines.map((machine, at) =>
    at === place ? { ...machine, ...change(machine) } : machine,
  );
  return { ...army, machines };
}
