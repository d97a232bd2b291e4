import { playout } from '@bridgehead/kernel';
import { rules } from '@bridgehead/pobeda/rules';
import { type Contender, options, seats } from './contest.ts';

/** Through the kernel's contract, in place, as search plays. */
export const play: Contender = (chance) => {
  const state = rules.setup(options, seats, chance);
  const moves = playout(rules, state, chance);
  return { moves, board: state.board };
};
