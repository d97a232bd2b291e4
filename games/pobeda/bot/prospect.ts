import type { Seat } from '@bridgehead/kernel';
import { type Card, type Colour, type Effect, effectOf, type State } from '../rules/index.ts';
import { eachLine, type Standing } from './lines.ts';
import { knownTo, outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** Fitted to how games between quick bots ended: what the own lines and each special card in the hand are worth. */
const LINES_POWER = 0.47;
const NO_LINES = 0.001;
const CARD_POWER: Readonly<Record<Effect, number>> = { event: 0, place: 0.18, remove: 0.35, replace: 0.72 };

/** How an unfinished game stands for a seat, from 0 to 1: the share of its colour in the strength of all. */
export function prospect(state: State, seat: Seat): number {
  const strengths = state.supply.map((_, colour) => strength(state, colour));
  const all = strengths.reduce((sum, other) => sum + other, 0);
  return (strengths[state.colours[seat] as Colour] as number) / all;
}

function strength(state: State, colour: Colour): number {
  let power = 0;
  let members = 0;
  for (let seat = 0; seat < state.colours.length; seat++) {
    if (state.colours[seat] !== colour) continue;
    power += LINES_POWER * Math.log(lines(state, seat) + NO_LINES) + cards(state, seat);
    members++;
  }
  return Math.exp(power / members);
}

function lines(state: State, seat: Seat): number {
  const { colour, standings } = outlook(knownTo(state, seat), WEIGHTS);
  let sum = 0;
  eachLine(standings[colour] as Standing, 0, (_first, _step, worth) => {
    sum += worth;
  });
  return sum;
}

function cards(state: State, seat: Seat): number {
  return (state.hands[seat] as Card[]).reduce((sum, card) => sum + CARD_POWER[effectOf(card)], 0);
}
