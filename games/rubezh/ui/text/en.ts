import { pluralEn } from '@bridgehead/kernel';
import type { Messages } from './ru.ts';

const cards = (count: number) => `${count} ${pluralEn(count, 'card', 'cards')}`;
const actions = (count: number) => `${count} ${pluralEn(count, 'action point', 'action points')}`;
const enemies = (count: number) =>
  count === 0 ? 'no enemies' : `${count} ${pluralEn(count, 'enemy', 'enemies')}`;
const units = (count: number) => (count === 0 ? 'no units' : `${count} ${pluralEn(count, 'unit', 'units')}`);
const percent = (chance: number) => `${Math.round(chance * 100)}%`;

const chances = (first: number, withTokens: number) =>
  withTokens > first ? `${percent(first)}, with fortifications ${percent(withTokens)}` : percent(first);

export const en: Messages = {
  percent,
  signed: (value) => (value > 0 ? `+${value}` : `−${-value}`),
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
    `Fire point ${number}, ${title}: ${enemies(foes)}, ${units(ours)}, capture strength ${strength}`,
  toPoint: (title) => `Here: ${title}`,
  captureOf: (strength, value, isManned) =>
    isManned
      ? `Capture strength ${strength} of ${value}; it does not count while a unit is here`
      : strength >= value
        ? `Capture strength ${strength} of ${value}: without a unit the point is captured at the end of the turn`
        : `Capture strength ${strength} of ${value}`,
  tokensOf: (laid, limit) => `Fortification tokens: ${laid} of ${limit}`,
  enemyFigures: (title, attack, defence, capture) =>
    `${title}: attack ${attack}, defence ${defence}, capture ${capture}`,
  heldBack: 'does not attack this turn',
  hitChance: (chance) => `chance to destroy it ${percent(chance)}`,
  target: 'can be chosen',
  actionsLeft: actions,
  holdChance: (attack, stand, retreat) =>
    `attack ${attack}: stands ${percent(stand)}, retreats ${percent(retreat)}`,
  waitingFor: (names) => `Waiting for ${names}`,
  takeUnit: 'Choose a unit',
  takeHint: 'Units are taken in turn and shared out evenly.',
  postUnits: 'Post your units',
  postHint: 'Choose a unit, then a fire point on the plan. Points may stay empty.',
  actHint: 'Choose a card or a unit. A unit can be sent to another point: press it, or drag the unit there.',
  goHint: 'Choose the point to send it to, or a card.',
  noGo: 'It cannot go anywhere now.',
  play: 'Play',
  playable: 'can be played',
  cycle: 'Cycle',
  cycleLong: 'Cycle: discard the card and draw another without spending a point',
  plusAction: 'Plus one action',
  cancel: 'Cancel',
  pass: 'End this unit’s turn',
  done: 'End the actions',
  useTask: 'Use it',
  taskNeeds: 'Needs:',
  taskGives: 'Gives:',
  leaveIt: 'Leave it',
  toBottom: 'Under the fresh forces',
  lastToBottom: (count) => `The last go to the bottom of the deck: ${count}.`,
  windows: {
    arrival: 'Enemy reinforcements have come',
    defence: 'Start of defence',
    check: 'Before the roll of a check',
    failed: 'The check has failed',
    doomed: 'The unit is lost',
    passed: 'The check is passed',
  },
  windowAt: (number, title) => `Point ${number}, ${title}.`,
  windowCheck: (title, best, attack) =>
    best === null ? `${title}: attack ${attack}.` : `${title}: best total ${best}, attack ${attack}.`,
  reactions: 'You could play',
  nothingToPlay: 'You have nothing to answer with.',
  useToken: 'Spend a fortification and roll again',
  decline: 'Decline',
  rest: 'Do not ask again this turn',
  declinesAlone: 'Decline by itself when I have nothing to play',
  checkOf: (title) => `${title}: defence check`,
  attackers: 'Attacking',
  needsAbove: (attack) => `The roll with bonuses must be above ${attack}.`,
  withBonus: (bonus) => `The unit’s bonus is ${bonus > 0 ? `+${bonus}` : `−${-bonus}`}.`,
  standFor: (first, withTokens) => `Stand: ${chances(first, withTokens)}`,
  retreatFor: (first, withTokens) => `Retreat: ${chances(first, withTokens)}`,
  divideTitle: 'Who attacks whom',
  divideHint: 'Drag an enemy to a unit, or press the enemy and then the unit. Units check from the top down.',
  divide: 'Settle it',
  agreeTitle: 'A division is proposed',
  agree: 'Agree',
  object: 'Object',
  anew: 'Start over',
  against: (title) => `Against ${title}`,
  earlier: 'Check earlier',
  standsAside: 'Stands aside',
  confirm: 'Confirm',
  waive: 'Decline',
  alternative: (number) => `Way ${number}`,
  choose: {
    enemy: () => 'Enemies that can be chosen glow on the plan.',
    enemies: (most) => `Choose enemy cards on the plan, at most ${most}.`,
    unit: () => 'Units that can be chosen glow on the plan.',
    point: () => 'Choose a fire point on the plan.',
    destination: () => 'Where to? Choose a fire point on the plan.',
    discard: (most) => `Discard cards: ${most}.`,
    recover: (most) => `Put discarded cards back into the deck, at most ${most}.`,
    order: () => 'Press the cards in the order they will lie: the first on top.',
    alternative: () => 'Choose one.',
  },
  noUnits: 'You have no units.',
  yourUnits: 'Your units',
  hand: 'Cards of the unit',
  handEmpty: 'No cards in hand.',
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
  captureValue: 'Capture value',
  tokenLimit: 'Fortification tokens',
  reinforcements: 'Reinforcements for points 1–4',
  info: { title: 'Forces and decks', forces: 'Enemy forces', decks: 'Discards', legend: 'Signs' },
  kind: 'Who',
  copies: (title, count) => `${title} × ${count}`,
  cardGone: 'left the game',
  signs: {
    attack: 'attack of the enemy: the roll of a check must be above the sum',
    defence: 'defence of the enemy: the roll of an attack must be above it',
    capture: 'capture points: counted at the end of the turn where no unit is',
    token: 'a fortification token: lets the die of a check be rolled again',
    action: 'an action point: play a card or go to another point',
  },
  keys: 'Digits pick a card of the unit, the same digit again plays it; Escape cancels. The left and right arrows walk over what can be chosen on the plan. When attackers are divided, the up and down arrows move an enemy.',

  left: 'left',
  onBoard: 'on points',
  destroyed: 'destroyed',
  freshNote: (count) =>
    `The fresh forces are ${cards(count)}. Their order is unknown; this is who may still be there.`,
  discardEmpty: 'Empty.',
  eventsLeft: (count) => `${cards(count)} in the event deck.`,
  eventsPast: 'Past events',
  nothingYet: 'Nothing yet.',
  seatUnits: (names) => (names === '' ? 'no units' : names),
};
