import { pluralEn } from '@bridgehead/kernel';
import { percentOf } from '../../rules/odds.ts';
import type { Messages } from './ru.ts';

const cards = (count: number) => `${count} ${pluralEn(count, 'card', 'cards')}`;
const actions = (count: number) => `${count} ${pluralEn(count, 'action point', 'action points')}`;
const enemies = (count: number) =>
  count === 0 ? 'no enemies' : `${count} ${pluralEn(count, 'enemy', 'enemies')}`;
const units = (count: number) => (count === 0 ? 'no units' : `${count} ${pluralEn(count, 'unit', 'units')}`);
const percent = (chance: number) => `${percentOf(chance)}%`;

const signed = (value: number) => (value > 0 ? `+${value}` : `−${-value}`);

const chances = (first: number, withTokens: number) =>
  withTokens > first ? `${percent(first)}, with fortifications ${percent(withTokens)}` : percent(first);

export const en: Messages = {
  percent,
  signed,
  planOf: {
    terespol:
      'Plan of the Terespol fortification: an island between its ditch and the Bug, the Citadel beyond the river',
    volyn: 'Plan of the Volyn fortification: an island south of the Citadel, beyond an arm of the Mukhavets',
    citadel: 'Plan of the Citadel: the ring barracks between the Bug and the arms of the Mukhavets',
  },
  rivers: { bug: 'Western Bug', mukhavets: 'Mukhavets' },
  lands: { terespol: 'Terespol island' },
  north: 'N',
  turn: (turn) => (turn === 0 ? '' : `Turn ${turn}.`),
  event: 'Event:',
  task: 'Task:',
  taskMet: 'Task met:',
  fresh: 'Fresh forces:',
  captured: 'The fire point is captured',
  enemiesHere: 'Enemies',
  unitsHere: 'Defenders',
  pointOf: (number, title) => `Fire point ${number}: ${title}`,
  pointLabel: (number, title, foes, ours, strength) =>
    `Fire point ${number}, ${title}: ${enemies(foes)}, ${units(ours)}, capture points ${strength}`,
  toPoint: (title) => `Here: ${title}`,
  captureOf: (strength, value, isManned, called, isSure) =>
    [
      `Capture points ${strength} of ${value}.`,
      called > 0 ? `More cards are called at the end of the turn: ${called}.` : '',
      isManned ? 'They do not count while a unit is here.' : '',
      !isManned && isSure ? 'Without a unit the point is captured at the end of the turn.' : '',
      !isManned && !isSure && strength + called >= value ? 'Without a unit the point may be captured.' : '',
    ]
      .filter(Boolean)
      .join(' '),
  tokensOf: (laid, limit) => `Fortification tokens: ${laid} of ${limit}`,
  enemyFigures: (title, attack, defence, capture) =>
    `${title}: attack ${attack}, defence ${defence}, capture ${capture}`,
  thisTurn: (attack, defence) =>
    `until the turn ends: ${[attack !== 0 && `attack ${signed(attack)}`, defence !== 0 && `defence ${signed(defence)}`].filter(Boolean).join(', ')}`,
  heldBack: 'does not attack this turn',
  hitChance: (chance) => `chance of destroying it ${percent(chance)}`,
  target: 'can be chosen',
  actionsLeft: actions,
  attackBonus: (bonus) => `${signed(bonus)} on the roll of an attack`,
  checkBonus: (bonus) => `${signed(bonus)} on the roll of a check`,
  holdChance: (attack, stand, retreat) =>
    `attack ${attack}: stands ${percent(stand)}, retreats ${percent(retreat)}`,
  point: 'Show the others a point, a unit, an enemy or a card',
  pointShort: 'Show',
  pointHelp:
    'You are showing: press a fire point, a unit, an enemy or a card, and everybody sees it. To play on, switch “Show” off.',
  points: (name, what) => `${name} points: ${what}`,
  youPoint: (what) => `You point: ${what}`,
  cardOf: (card, unit) => `${card}, ${unit}`,
  waitingFor: (names) => `Waiting for ${names}`,
  takeUnit: 'Choose a unit',
  takeHint: 'Units are taken in turn and shared out as evenly as possible.',
  postUnits: 'Place your units',
  postHint:
    'Press the fire point where it starts. To place another unit first, press that unit. Points may stay empty.',
  actHint:
    'Choose a card or a unit. A unit can be sent to another point: press that point, or drag the unit there.',
  goHint: 'Choose the point to send it to, or a card.',
  noGo: 'It cannot go anywhere now.',
  play: 'Play',
  playFor: (chance) => `Play: ${percent(chance)}`,
  playable: 'can be played',
  cycle: 'Cycle',
  cycleLong: 'Cycle: discard the card and draw another without spending a point',
  plusAction: 'Plus one action',
  cancel: 'Cancel',
  pass: 'End this unit’s turn',
  done: 'End the actions',
  unspent: (names) =>
    `There are action points and cards that can be played: ${names}. Press again to end all the same.`,
  useTask: 'Use it',
  taskNeeds: 'Needs:',
  taskGives: 'Gives:',
  leaveIt: 'Leave it',
  toBottom: 'Under the fresh forces',
  windows: {
    arrival: 'Enemy reinforcements have come',
    defence: 'Start of defence',
    check: 'Before the roll of a check',
    failed: 'The check has failed',
    doomed: 'The unit is lost',
    passed: 'The check is passed',
    lull: 'A lull',
  },
  lullHint: 'A task that is met may be used now or kept for later.',
  keepTask: 'Keep it',
  windowAt: (number, title) => `Point ${number}, ${title}.`,
  windowCheck: (title, best, attack, chance) =>
    best === null
      ? `${title}: attack ${attack}, ${percent(chance)} so far.`
      : `${title}: best total ${best}, attack ${attack}.`,
  reactions: 'You can play',
  nothingToPlay: 'You have nothing to answer with.',
  useToken: (chance, tokens) => `Spend a token to roll again: ${percent(chance)}, tokens here: ${tokens}`,
  decline: 'Decline',
  rest: 'Do not ask again this turn',
  declinesAlone: 'Decline automatically when I have nothing to play',
  checkOf: (title) => `${title}: defence check`,
  attackers: 'Attacking',
  needsAbove: (attack) => `The roll with bonuses must be above ${attack}.`,
  withBonus: (bonus) => `The unit’s bonus is ${signed(bonus)}.`,
  stand: 'Stand',
  retreat: 'Retreat',
  attackSum: (attack) => `attack ${attack}`,
  onAll: 'on all',
  standFor: (first, withTokens) => `Stand: ${chances(first, withTokens)}`,
  retreatFor: (first, withTokens) => `Retreat: ${chances(first, withTokens)}`,
  divideTitle: 'Who attacks whom',
  divideHint: 'Drag an enemy, or press it and then a unit. Units check from the top down.',
  divide: 'Confirm',
  proposedBy: (name) => `${name} proposes who attacks whom`,
  agree: 'Agree',
  object: 'Object',
  anew: 'Start over',
  against: (title) => `Against ${title}`,
  earlier: 'Check earlier',
  standsAside: 'Stands aside',
  chosen: (count, most) => `${count} of ${most} chosen.`,
  confirm: 'Confirm',
  waive: {
    enemy: 'Nobody',
    enemies: 'Nobody',
    unit: 'Nobody',
    point: 'Nowhere',
    destination: 'Nowhere',
    discard: 'Discard none',
    recover: 'Return none',
    order: 'Decline',
    alternative: 'Decline',
  },
  choose: {
    enemy: () => 'Press one of the outlined enemy cards.',
    enemies: (most) =>
      most === 1 ? 'Press one of the outlined enemy cards.' : 'Press outlined enemy cards.',
    unit: () => 'Press one of the outlined units.',
    point: () => 'Press one of the outlined fire points.',
    destination: () => 'Where to? Press a fire point.',
    discard: (most) => (most === 1 ? 'Discard one card.' : `Discard ${cards(most)}.`),
    recover: (most) => `Put discarded cards back into the deck, at most ${most}.`,
    order: () => 'Press the cards in the order they will lie: the first on top.',
    alternative: () => 'Choose one.',
  },
  commands: (count) => (count === 5 ? 'All five units' : units(count)),
  noUnits: 'You have no units.',
  unitsNotShared: 'The cards of your units will lie here.',
  yourUnits: 'Your units',
  hand: 'Cards of the unit',
  handEmpty: 'No cards in hand.',
  unitEnded: 'turn ended',
  unitLost: 'destroyed',
  unitLostLong: 'The unit is destroyed and its cards have left the game.',
  plate: (title, point, count, left) =>
    `${title}, ${point > 0 ? `point ${point}` : 'not posted'}, ${cards(count)}, ${actions(left)}`,
  cardsShort: (count) => cards(count),
  readCard: (title) => `Read the card “${title.replaceAll(/[“”]/g, '')}”`,
  reactionShort: 'Reaction',
  actionShort: 'Action',
  close: 'Close',
  attack: 'Attack',
  defence: 'Defence',
  capture: 'Capture',
  info: { title: 'Forces and decks', forces: 'Enemy forces', decks: 'Discards', legend: 'Signs' },
  kind: 'Who',
  copies: (title, count) => `${title} ×\u00a0${count}`,
  signs: {
    attack: 'attack of the enemy: the roll of a check must be above the sum',
    defence: 'defence of the enemy: the roll of an attack must be above it',
    capture: 'capture points: counted at the end of the turn where no unit is',
    token: 'a fortification token: lets the die of a check be rolled again',
    action: 'an action point: play a card or go to another point',
    aim: 'added to this unit’s rolls of attack this turn',
    hold: 'added to this unit’s rolls of checks this turn',
  },

  left: 'left',
  destroyed: 'destroyed',
  seatUnits: (names) => (names === '' ? 'no units' : names),
};
