import { pluralEn } from '@bridgehead/kernel';
import type { LaterMessages } from './ru.ts';

const cards = (count: number) => `${count} ${pluralEn(count, 'card', 'cards')}`;
const turns = (count: number) => `${count} ${pluralEn(count, 'turn', 'turns')}`;
const units = (count: number) => `${count} ${pluralEn(count, 'unit', 'units')}`;
const points = (count: number) => `${count} ${pluralEn(count, 'fire point', 'fire points')}`;
const freshLeft = (count: number) =>
  count === 0
    ? 'The enemy’s fresh forces were already spent.'
    : `Cards left in the enemy’s fresh forces: ${count}.`;

export const en: LaterMessages = {
  titles: {
    brokeOut: 'The line has held',
    captured: 'The line is lost',
    destroyed: 'The units have fallen',
    stalled: 'The fortress is cut off',
  },
  pictures: {
    brokeOut: 'Those who are left go out of the broken gate towards the dawn',
    captured: 'Broken barracks in smoke, a helmet and a rifle among the bricks',
    destroyed: 'A casemate wall with an inscription, before it a branch and a candle',
    stalled: 'Night over the river, the windows of the barracks are dark',
  },
  decided: {
    brokeOut: 'The enemy had no fresh forces left, and no point that was held was under attack any more.',
    captured: 'Three of the four fire points are captured: there is nothing left to defend.',
    destroyed: 'Nobody is left to hold the line.',
    stalled:
      'In ten turns nobody was destroyed and nothing captured: without water and cartridges that is the end.',
  },
  lastLost: (turn, names, fresh) => `The last to fall, in turn ${turn}: ${names}. ${freshLeft(fresh)}`,
  lastCaptured: (turn, titles, fresh) => `Lost in turn ${turn}: ${titles}. ${freshLeft(fresh)}`,
  best: (name, count) => `Most enemies were destroyed by one unit: ${name}, ${count}.`,
  course: (count, destroyed, arrived) =>
    `The fight lasted ${turns(count)}. Enemy cards that came: ${arrived}, destroyed: ${destroyed}.`,
  unclaimed: (count) => `Of those destroyed, by events and tasks: ${count}.`,
  hardest: (turn, lost, captured) =>
    `Turn ${turn} was the hardest: ${[lost > 0 && units(lost), captured > 0 && points(captured)].filter(Boolean).join(' and ')} lost.`,
  nobodyLost: 'All units survived.',
  lost: (names) => `Destroyed: ${names}.`,
  unitsLeft: (names) => (names === '' ? 'nobody survived' : `survived: ${names}`),
  figures: {
    turns: 'Turns',
    destroyed: 'Enemies destroyed',
    units: 'Units left',
    points: 'Points held',
    captured: 'Points captured',
  },
  of: (count, all) => `${count} of ${all}`,
  honours: 'Units',
  chronicle: 'Turn by turn',
  destroyedAbove: 'enemies destroyed',
  lossesBelow: 'losses: units and points',
  destroyedBy: (count) => `enemies destroyed: ${count}`,
  checksHeld: (count) => `checks passed: ${count}`,
  fell: (turn) => `destroyed in turn ${turn}`,
  survived: 'survived',
  turnSummary: (turn, destroyed, lost, captured) =>
    `turn ${turn}: ${destroyed} destroyed, units lost ${lost}, points ${captured}`,
  history: 'What really happened',
  figuresOf: (attack, defence, capture) => `Attack ${attack}, defence ${defence}, capture ${capture}.`,
  lastToBottom: (count) => `The last go to the bottom of the deck: ${count}.`,
  alternative: (number) => `Option ${number}`,
  captureValue: 'Capture value',
  tokenLimit: 'Fortification tokens',
  leftToFall: (strength, called, value, isSure) =>
    [
      `Without a unit this point ${isSure ? 'is' : 'may be'} captured at the end of the turn: capture points ${strength} of ${value}`,
      called > 0 ? `, and more cards are called: ${called}.` : '.',
    ].join(''),
  thirdPoint: 'The third captured point is defeat.',
  reinforcements: 'Reinforcements for points 1\u2060–\u20604',
  cardGone: 'left the game',
  onBoard: 'on points',
  freshNote: (count) =>
    `The fresh forces are ${cards(count)}. Their order is unknown; this is who may still be there.`,
  discardEmpty: 'Empty.',
  eventsLeft: (count) => `${cards(count)} in the event deck.`,
  eventsPast: 'Past events',
  nothingYet: 'Nothing yet.',
  legend: {
    forecast: 'the sum of attacks on a unit, and its chance of standing at the first roll',
    raised: 'more than printed on the card, this turn',
    lowered: 'less than printed on the card, this turn',
    heldBack: 'this enemy does not attack this turn',
    manned: 'capture points: hatched while a unit holds the point, solid where they count',
    called: 'so many more cards come at the end of the turn, before the point is captured',
    chance: 'the chance that the attack destroys this enemy card',
    target: 'this can be chosen',
    lit: 'what is being told about, or has just arrived',
    point: 'the number of a fire point, in a circle on the plan',
    threat: 'on the plan: how many enemy cards are at the point',
    plusAction: 'a card that gives its action point back',
    ended: 'the unit has ended its turn',
    seat: 'a commander: as many diamonds as the seat’s number',
  },
  keys: 'P shows things to the others. Digits pick a card of the unit, the same digit again plays it; Escape cancels. The left and right arrows walk over what can be chosen. When attackers are divided, the up and down arrows move an enemy.',
};
