import type { Source } from './agenda.ts';
import { checkInHand } from './ask.ts';
import { livingUnits, unitBy, unitsAt } from './ground.ts';
import type { State, Unit } from './state.ts';
import type { Who } from './vocabulary.ts';

/** Where somebody who carries out a card stands. */
export type Standpoint = Pick<Source, 'unit' | 'point' | 'prey'>;

/** Whether one of them is chosen; otherwise all are meant. */
export function isOneOf(who: Who): boolean {
  return who === 'one' || who === 'one-here' || who === 'other-here';
}

/** Living units a card can mean by this, in the order of their numbers. */
export function unitsMeant(
  state: Pick<State, 'units' | 'agenda'>,
  who: Who,
  { unit, point }: Standpoint,
): Unit[] {
  switch (who) {
    case 'self':
      return livingOf(state, unit);
    case 'checked':
      return livingOf(state, checkInHand(state)?.unit ?? null);
    case 'each-here':
    case 'one-here':
      return point === null ? [] : unitsAt(state, point);
    case 'other-here':
      return point === null ? [] : unitsAt(state, point).filter((other) => other !== unit);
    case 'each':
    case 'one':
      return livingUnits(state);
  }
}

function livingOf(state: Pick<State, 'units'>, unit: Unit | null): Unit[] {
  return unit !== null && unitBy(state, unit).isAlive ? [unit] : [];
}
