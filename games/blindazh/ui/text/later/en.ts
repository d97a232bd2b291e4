import { pluralEn } from '@bridgehead/kernel';
import type { PenaltyCause } from '../../../rules/index.ts';
import type { LaterMessages } from './ru.ts';

const counted = (one: string, other: string) => (count: number) => `${count} ${pluralEn(count, one, other)}`;
const points = counted('point', 'points');
const tiles = counted('enemy tile', 'enemy tiles');
const rounds = counted('round', 'rounds');

export const en: LaterMessages = {
  piles: {
    coming: 'The enemy may still bring up',
    removed: (count) =>
      `${count} of them ${pluralEn(count, 'was', 'were')} taken out unseen before play: nobody knows which.`,
    fallen: 'Enemy tiles that left the game',
    stack: 'In the stack of trenches and grenades',
    discard: 'Discard',
    returns: 'When the stack is used up, the discard is shuffled into a new one.',
    lost: 'Trenches destroyed',
  },
  chronicle: 'Round by round',
  removedAbove: 'enemy tiles out of the game',
  penaltiesBelow: 'penalty points',
  roundSummary: (round, removed, lost, flags) =>
    `Round ${round}: ${tiles(removed)} out, ${points(lost)}${flags > 0 ? ', flag planted' : ''}`,
  penaltiesByCause: 'Penalty points',
  removedByCause: 'Enemy tiles that left the game',
  penaltyCauses: {
    breakthrough: 'Breakthrough to the start trench',
    overrun: 'A soldier overrun',
    shelled: 'A soldier shelled',
    startShelled: 'A shell on the start trench',
  },
  enemyEnds: {
    attack: 'Removed by attack',
    grenade: 'Destroyed by a grenade',
    mines: 'Lost on mines',
    hedgehogs: 'Lost on hedgehogs',
    shell: 'Hit by their own shell',
    flag: 'Came up at our flag',
    breakthrough: 'Broke through',
    spent: 'Artillery that has fired',
  },
  pictures: {
    held: 'Our flag over the enemy’s positions, the soldiers of the squad at the parapet',
    overrun: 'A tank climbs over a broken trench',
    noFlag: 'Empty ground before the wire, a pole without a flag',
  },
  titles: {
    held: 'The sector is held',
    overrun: 'The enemy has taken the sector',
    noFlag: 'The attacks were beaten off, but the task was not done',
  },
  medal: 'Order of the Red Star',
  awarded: 'The soldiers of the squad are awarded the Order of the Red Star for distinguished service.',
  course: (lasted, removed, lost, limit) =>
    `The fight lasted ${rounds(lasted)}: ${tiles(removed)} out of the game; penalty points: ${lost} of ${limit}.`,
  decisive: {
    flag: (count) => `The flags: ${tiles(count)} came up at them.`,
    attack: (count) => `Attacks from the trenches: ${tiles(count)} removed.`,
    grenade: (count) => `Grenades: ${tiles(count)} destroyed.`,
    traps: (count) => `Mines and hedgehogs: ${tiles(count)} lost on them.`,
    lane: (lane, lost) => `Lane ${lane}: the squad lost ${points(lost)} there.`,
    reach: (row, length) =>
      row === length - 1
        ? 'One step was missing: the trench had come right up to the enemy zone.'
        : `The trench came only as far as cell ${row} of a lane; the enemy zone is cell ${length}.`,
  },
  hardest: (round, lost) => `Round ${round} was the hardest: it cost ${points(lost)}.`,
  noLosses: 'The squad lost no point at all.',
  alone: (count) => `One soldier accounts for ${tiles(count)} of the enemy.`,
  of: (count, limit) => `${count} of ${limit}`,
  endFigures: {
    rounds: (count) => pluralEn(count, 'round', 'rounds'),
    removed: (count) => pluralEn(count, 'enemy tile', 'enemy tiles'),
    lost: 'penalty points',
    flags: (count) => pluralEn(count, 'flag', 'flags'),
  },
  best: (name, count) => `${name} accounts for the most enemy tiles: ${count}.`,
  lastBlow: (cause, cell) => `The last blow: ${LAST_BLOWS[cause]} at ${cell}.`,
  deedsOf: 'Who did what',
  deeds: {
    felled: (count) => `tiles removed: ${count}`,
    trapped: (count) => `on own mines and hedgehogs: ${count}`,
    turned: (count) => `at own flags: ${count}`,
    dug: counted('trench', 'trenches'),
    flags: counted('flag', 'flags'),
    sentBack: (count) => `thrown back: ${counted('time', 'times')(count)}`,
  },
  noDeeds: 'held the line',
};

const LAST_BLOWS: Readonly<Record<PenaltyCause, string>> = {
  breakthrough: 'a breakthrough to the start trench',
  overrun: 'a soldier overrun',
  shelled: 'a soldier shelled',
  startShelled: 'a shell on the start trench',
};
