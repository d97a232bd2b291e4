import { type Chance, nextDecision, type Rules, type Seat } from '@bridgehead/kernel';
import type { CardSet, Event, Move, State, View } from '../rules/index.ts';
import { answerTo, type Lister } from './policy.ts';
import { prospects } from './prospects.ts';

/** Turns played on before a world is judged as it stands. */
const TURNS = 1;
/** A turn in which nobody ever ends would never end. */
const MOVES = 600;

/** Plays a world on as sensible comrades would, and says how likely the fortress is to hold, from 0 to 1. */
export function foreseeOver(rules: Rules<State, Move, Event, View>, set: CardSet) {
  const moves: Lister = (state, decision) => rules.moves?.(state, decision) ?? [];
  return function foresee(state: State, _seat: Seat, chance: Chance): number {
    const horizon = state.turn + TURNS;
    for (let made = 0; made < MOVES && state.turn < horizon; made++) {
      const decision = nextDecision(rules.pending(state));
      if (!decision) break;
      rules.play(state, decision, answerTo(set, moves, state, decision), chance);
    }
    if (state.outcome) return state.outcome.kind === 'won' ? 1 : 0;
    return prospects(set, state);
  };
}
