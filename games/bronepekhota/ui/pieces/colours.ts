import type { Seat } from '@bridgehead/kernel';
import type { Armoury, Faction } from '../../rules/armoury.ts';
import { findSquad } from '../../rules/kinds.ts';
import type { View } from '../../rules/view.ts';

export const SIDE_COLOURS = ['red', 'steel', 'olive', 'brass'] as const;
export type SideColour = (typeof SIDE_COLOURS)[number];

/** As the boxes are printed. */
const WORN: Readonly<Record<Faction, SideColour>> = { polaris: 'red', protectorate: 'steel' };

/** Every seat has a colour of its own: that of its army if it is the first to bring it, else one that is left. */
export function coloursOf(armoury: Armoury, { sides, squads }: Pick<View, 'sides' | 'squads'>): SideColour[] {
  const wishes = sides.map((_, seat) => wornBy(armoury, squads, seat));
  const given = new Map<Seat, SideColour>();
  for (const [seat, wish] of wishes.entries()) {
    if (wish && ![...given.values()].includes(wish)) given.set(seat, wish);
  }
  return sides.map((_, seat) => {
    const own = given.get(seat);
    if (own) return own;
    const free = SIDE_COLOURS.find((colour) => ![...given.values()].includes(colour)) ?? 'brass';
    given.set(seat, free);
    return free;
  });
}

function wornBy(armoury: Armoury, squads: View['squads'], owner: Seat): SideColour | undefined {
  for (const { seat, model } of squads) {
    const colours = seat === owner ? findSquad(armoury, model)?.colours : undefined;
    if (colours && colours !== 'green') return WORN[colours];
  }
  return undefined;
}
