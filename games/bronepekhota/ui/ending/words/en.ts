import { pluralEn } from '@bridgehead/kernel';
import type { EndingWords } from './ru.ts';

const counted = (count: number, one: string, other: string) => `${count} ${pluralEn(count, one, other)}`;
const soldiers = (count: number) => counted(count, 'soldier', 'soldiers');
const machines = (count: number) => counted(count, 'machine or gun', 'machines and guns');

export const en: EndingWords = {
  won: (names) => `Victory: ${names}`,
  drawn: 'A draw',
  pictures: {
    wipedOut: {
      machine: 'Those who are left stand on the field, behind them an enemy machine in smoke',
      gun: 'Those who are left stand on the field, behind them an enemy gun in smoke',
      infantry: 'Those who are left stand on the field, the enemy’s figures lie there',
    },
    mission: 'A flag over a captured house',
    costs: {
      machine: 'Evening: a machine comes back from the field past a wall',
      gun: 'Evening: soldiers come back from the field past a wall, and a gun with them',
      infantry: 'Evening: soldiers come back from the field past a wall',
    },
    draw: {
      machine: 'A machine left behind, and smoke over an empty field',
      gun: 'A gun left behind, and smoke over an empty field',
      infantry: 'Figures that fell over, and smoke over an empty field',
    },
  },
  left: (men, all, wheels) =>
    `${men} of ${soldiers(all)} left${wheels > 0 ? `, ${counted(wheels, 'machine', 'machines')}` : ''}`,
  course: (count, shots, hits, grenades, fights) =>
    `The battle took ${counted(count, 'round', 'rounds')}: ${counted(shots, 'shot', 'shots')}, ${counted(hits, 'hit', 'hits')}${grenades > 0 ? `, ${counted(grenades, 'grenade', 'grenades')}` : ''}${fights > 0 ? `, ${counted(fights, 'close combat', 'close combats')}` : ''}.`,
  noBattle: 'It never came to a battle.',
  hardest: (tour, men, wheels) =>
    `Round ${tour} was the hardest: ${[men > 0 && soldiers(men), wheels > 0 && machines(wheels)].filter(Boolean).join(' and ')} lost.`,
  bloodless: 'Nobody was lost.',
  best: (unit, name, kills) =>
    `Most was destroyed by ${unit} (${name}): ${counted(kills, 'piece', 'pieces')}.`,
  lossesOf: (name, cost) => `${name} ${counted(cost, 'point', 'points')}`,
  losses: (list) => `Losses: ${list}.`,
  lastBlow: (by, victim) => `The last blow: ${by} against ${victim}.`,
  figures: { tours: 'Rounds', shots: 'Shots', hits: 'Hits', grenades: 'Grenades', fights: 'Close combats' },
  units: 'Who fought how',
  deeds: (shots, hits, grenades) =>
    `shots ${shots}, hits ${hits}${grenades > 0 ? `, grenades ${grenades}` : ''}`,
  kills: (kills, damage) =>
    `pieces destroyed: ${kills}${damage > 0 ? `, durability taken off: ${damage}` : ''}`,
  mishaps: (count) => `own pieces destroyed: ${count}`,
  pilotless: 'left without a pilot',
  stands: (left, size) => (size === 1 ? 'still stands' : `${left} of ${size} still stand`),
  fell: (tour, size) => (size === 1 ? `lost in round ${tour}` : `all lost, the last in round ${tour}`),
  map: 'Map of the battle',
  cross: '× — a loss',
  tour: 'Round',
  tourOf: (tour, most) => `round ${tour} of ${most}`,
  wholeBattle: 'the whole battle',
  mapShows: (trails, fallen) => `moves: ${trails}, losses: ${fallen}`,
  lossList: 'Losses by round',
  tourLosses: (tour, above, below) => `round ${tour}: losses ${above} and ${below}`,
  everyLoss: (count) => `Every loss in order: ${count}`,
  lost: (tour, victim, name) => `Round ${tour}, lost: ${victim} (${name})`,
  captured: (name) => `captured by ${name}`,
  lossLine: (tour, victim, by) =>
    by === null ? `Round ${tour}: ${victim}` : `Round ${tour}: ${victim} (${by})`,
};
