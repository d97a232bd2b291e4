import { pluralEn } from '@bridgehead/kernel';
import type { Messages } from './ru.ts';

const counted = (one: string, other: string) => (count: number) => `${count} ${pluralEn(count, one, other)}`;
const points = counted('point', 'points');

/** Turns of the enemy. */
const inTurns = (turns: number) => `in ${counted('turn', 'turns')(turns)}`;
const onTheWay = (cost: number) => (cost > 0 ? `, −${cost} on the way` : '');

export const en: Messages = {
  board: 'Battlefield',
  boardHelp:
    'Arrow keys move between cells, Enter selects and acts, Escape cancels, digits pick an open tile, R turns it.',
  startTrench: 'start trench',
  zone: 'enemy zone',
  openGround: 'open ground',
  flagHere: 'trench with our flag',
  soldiers: (names) => `here: ${names}`,
  openTo: (sides) => `open ${sides}`,
  targets: {
    post: 'can take post here',
    walk: 'can walk here',
    attack: 'can be attacked',
    flag: 'can plant a flag here',
    dig: 'can build here',
  },
  does: {
    post: 'Take post',
    dig: 'Build',
    flag: 'Plant the flag',
    clear: 'Clear',
    take: 'Take the grenade',
    throw: 'Throw',
    replace: 'Replace and end the turn',
    end: 'End the turn',
  },
  walk: (count) => `Walk: ${counted('step', 'steps')(count)}`,
  attack: (chance) => `Attack: ${chance}`,
  percent: (value) => `${value}%`,
  rotate: (at, all) => `Turn the tile: ${at} of ${all}`,
  clear: 'Clear the trench',
  cancel: 'Cancel',
  rash: 'Careful: this is the last enemy tile and no flag stands yet. Removing it loses the game.',
  hopeless: 'No roll can reach an enemy this way.',
  missed: (cell, chance) => `From here you could still attack ${cell}: ${chance}.`,
  pickCell: 'Press a cell or pick a tile.',
  chooseCell: 'Choose a cell.',
  fitsNowhere: 'There is nowhere to lay it now.',
  grenadeTile: 'grenade',
  direction: 'Direction of the throw',
  chooseSide: 'Which way?',
  prospect: (enemies, own, lost) =>
    `Hits an enemy: ${enemies}. Hits our own: ${own}. Off the board: ${lost}.`,
  penalties: (count, limit) => `Penalty points: ${count} of ${limit}`,
  ahead: (count) => `−${count} in the next turn`,
  lookAtTiles: 'Look at the tiles',
  enemyStack: 'Enemy stack',
  stack: 'Tile stack',
  discard: 'Discard',
  flags: 'Flags',
  round: (round) => `Round ${round}`,
  openTiles: 'Open tiles',
  noTile: 'empty',
  throwGrenade: (count) => (count > 1 ? `Grenade × ${count}` : 'Grenade'),
  replace: 'Replace',
  replaceLong: 'Replace all open tiles and end the turn',
  endTurn: 'End turn',
  endTurnLong: 'End the turn without an action',
  point: 'Show the others a cell, a tile or a way',
  pointShort: 'Show',
  pointHelp:
    'Press a cell or a tile to show it to the others; drag from cell to cell to draw an arrow. To play on, switch “Show” off.',
  pointKeys:
    'P points for the others: Enter at a cell, Shift+Enter where an arrow begins and Enter where it ends.',
  points: (name, what) => `${name} points: ${what}`,
  youPoint: (what) => `You point: ${what}`,
  tileAt: (place, tile) => `open tile ${place}: ${tile}`,
  way: (from, to) => `the way from ${from} to ${to}`,
  closing: { end: 'End the turn without an action.', replace: 'Replace all open tiles and end the turn.' },
  closingIsFinal: (isAlone: boolean) =>
    isAlone ? 'It cannot be undone.' : 'It can be undone only if the others agree.',
  noPost: 'no post yet',
  cell: (name) => `cell ${name}`,
  grenades: counted('grenade', 'grenades'),
  info: {
    title: 'About the board',
    close: 'Close',
    legend: 'Legend',
    threats: 'Threats',
    tiles: 'Tiles',
  },
  threats: {
    title: 'On the way',
    none: 'No enemy is on the board.',
    total: (count) =>
      count === 0
        ? 'Nobody will reach the start trench.'
        : `If nothing is done: −${count}, artillery aside. Turns are the enemy’s.`,
    reaches: (turns, cost) => `breaks through ${inTurns(turns)}: −${cost}`,
    stopped: {
      mines: (turns, cost) => `is lost on mines ${inTurns(turns)}${onTheWay(cost)}`,
      hedgehogs: (turns, cost) => `is lost on hedgehogs ${inTurns(turns)}${onTheWay(cost)}`,
    },
    fires: (most) => (most === 0 ? 'fires in 1 turn' : `fires in 1 turn: up to −${most}`),
    lane: (lane, cost, turns) => `Lane ${lane}: ${points(cost)}, the first ${inTurns(turns)}`,
    shelled: (lane) => `lane ${lane} under fire`,
    short: (cost) => `−${cost}`,
    open: 'Threats by lane',
  },
};
