import type { GrenadeWords } from './ru.ts';

const percent = (chance: number) => `${Math.round(chance * 100)}%`;

export const en: GrenadeWords = {
  endangered: 'Who may be killed or hurt, on which D6 roll',
  soldier: (number) => `no.\u00a0${number}`,
  thrower: 'The thrower',
  own: 'yours',
  ally: 'ally',
  harm: (chance, dice) => `${percent(chance)} (on ${dice})`,
  nobody: (dice) => `On ${dice} nobody is caught.`,
  lost: (dice) => `On ${dice} it leaves the table.`,
  flight: (armour) =>
    `Flies D6 steps towards the target and goes off where it falls; in brackets, the rolls that catch somebody. The target’s armour is ${armour}, cover does not count.`,
  falls: (dice, place) => `on ${dice}, ${place}`,
  places: (places) => `Where the grenade goes off: ${places}`,
};
