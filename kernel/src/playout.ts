import type { Chance } from './chance.ts';
import type { Decision, Rules } from './contract.ts';
import { carryOut } from './finding.ts';

/**
 * Plays to the end at random, in place and without a record: the hot path of search, of measurements and of nothing
 * else. Returns the number of moves. Opportunities are let pass while anybody must decide something.
 */
export function playout<State, Move, Event, View>(
  rules: Rules<State, Move, Event, View>,
  state: State,
  chance: Chance,
  limit = Number.POSITIVE_INFINITY,
): number {
  let moves = 0;
  for (; moves < limit; moves++) {
    const decision = nextDecision(rules.pending(state));
    if (!decision) break;
    const move = rules.randomMove(state, decision, chance);
    // Where nothing is ever found, nobody asks move by move.
    if (rules.findings) carryOut(rules, state, decision, move, chance);
    else rules.play(state, decision, move, chance);
  }
  return moves;
}

/** The first that must be answered; else the first that may be; undefined when the game is over. */
export function nextDecision(pending: readonly Decision[]): Decision | undefined {
  for (let i = 0; i < pending.length; i++) if (pending[i]?.must) return pending[i];
  return pending[0];
}
