import type { Armoury, Faction } from '../../rules/armoury.ts';
import { FACTIONS } from '../../rules/armoury.ts';
import type { Army } from '../../rules/army.ts';
import { findMachine, findSquad } from '../../rules/kinds.ts';

/** The side of the first unit that has one. */
export function factionOf(
  armoury: Armoury,
  { squads, machines }: Pick<Army, 'squads' | 'machines'>,
): Faction | null {
  const colours = [
    ...squads.map((id) => findSquad(armoury, id)?.colours),
    ...machines.map(({ kind }) => findMachine(armoury, kind)?.colours),
  ];
  return FACTIONS.find((faction) => faction === colours.find((one) => one && one !== 'green')) ?? null;
}
