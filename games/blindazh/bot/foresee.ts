import { type Chance, nextDecision, type Rules, type Seat } from '@bridgehead/kernel';
import type { Event, Move, State, TileSet, View } from '../rules/index.ts';
import { bestPlan } from './plans.ts';
import { prospects } from './prospects.ts';

type BlindazhRules = Rules<State, Move, Event, View>;

/** Turns played on before a world is judged as it stands, at the end of a round. */
const TURNS = 4;

/** Plays a world on as a sensible squad would, and says how likely it is to hold, from 0 to 1. */
export function foreseeOver(rules: BlindazhRules, set: TileSet) {
  return function foresee(state: State, _seat: Seat, chance: Chance): number {
    const horizon = Math.ceil((state.turn + TURNS) / state.seats) * state.seats;
    for (;;) {
      const decision = nextDecision(rules.pending(state));
      if (!decision) return rules.outcome(state)?.kind === 'won' ? 1 : 0;
      if (state.turn >= horizon) return prospects(set, state);
      if (decision.kind === 'post') {
        rules.play(state, decision, rules.randomMove(state, decision, chance), chance);
        continue;
      }
      const { stop, action } = bestPlan(set, state, decision.seat);
      if (stop !== state.soldiers[decision.seat])
        rules.play(state, decision, { kind: 'move', to: stop }, chance);
      rules.play(state, decision, action, chance);
    }
  };
}
