import type { Outcome, Seat } from '@bridgehead/kernel';
import { conditionHolds } from './conditions.ts';
import { missionOf } from './kinds.ts';
import type { Goal, Moment } from './mission.ts';
import type { Battlefield } from './playing.ts';
import type { State } from './state.ts';

/** How a mission ends, and by which of its goals. */
export interface Decided {
  readonly outcome: Outcome;
  readonly goal: number;
}

/** BRP-12.1: the first goal of this moment that holds. */
export function judge(battlefield: Battlefield, moment: Moment): Decided | null {
  const { goals } = missionOf(battlefield.armoury, battlefield.state);
  for (const [place, goal] of goals.entries()) {
    if (goal.when !== moment) continue;
    const sides = sidesMeeting(battlefield, goal);
    if (sides.length > 0) return { outcome: outcomeOf(battlefield.state, goal, sides), goal: place };
  }
  return null;
}

function sidesMeeting(battlefield: Battlefield, { for: whose, needs }: Goal): number[] {
  const sides = whose === 'each' ? sidesIn(battlefield.state) : [whose];
  return sides.filter((us) => needs.every((condition) => conditionHolds(battlefield, us, condition)));
}

/** Sides with somebody still in the game. */
export function sidesIn({ sides, out }: Pick<State, 'sides' | 'out'>): number[] {
  return [...new Set(sides.filter((_, seat) => !out.includes(seat)))];
}

/** Several sides that win at once are even; whoever has lost leaves the victory to the others. */
function outcomeOf(state: State, { result }: Goal, sides: readonly number[]): Outcome {
  const ending = 'mission';
  if (result === 'draw') return drawOf(state, sidesIn(state), ending);
  if (result === 'win') return decision(state, sides, ending);
  const others = sidesIn(state).filter((side) => !sides.includes(side));
  return others.length > 0 ? winOf(state, others, ending) : decision(state, sides, ending);
}

/** One side wins; several are even. */
export function decision(state: State, best: readonly number[], ending: string): Outcome {
  return best.length === 1 ? winOf(state, best, ending) : drawOf(state, best, ending);
}

/** BRP-12.3: allies win together. */
function winOf(state: State, sides: readonly number[], ending: string): Outcome {
  return { kind: 'win', winners: seatsOf(state, sides), ending };
}

function drawOf(state: State, sides: readonly number[], ending: string): Outcome {
  return { kind: 'draw', between: seatsOf(state, sides), ending };
}

function seatsOf({ sides }: State, wanted: readonly number[]): Seat[] {
  return [...sides.keys()].filter((seat) => wanted.includes(sides[seat] as number));
}
