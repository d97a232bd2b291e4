import { chanceFrom, readOptions, seedFromText, type Sfc32 } from '@bridgehead/kernel';
import { rules } from '@bridgehead/pobeda/rules';

/** What every contender does: two players, the 2019 edition, both sides at random, one game after another. */
export interface Contender {
  /** Plays one game to its end with chips and all; returns the moves made and the final board. */
  (chance: Sfc32): { readonly moves: number; readonly board: ArrayLike<number> };
}

const plan = readOptions(rules.manifest, 2, {});
if ('refusal' in plan) throw new Error(plan.refusal.reason);
export const options = plan.options;
export const seats = ['bot', 'bot'] as const;

const PROOF_GAMES = 20;

/** A number that two contenders share only if they played the same games. */
export function proof(play: Contender): number {
  const chance = chanceFrom(seedFromText('the same games'));
  let sum = 0;
  for (let game = 0; game < PROOF_GAMES; game++) {
    const { moves, board } = play(chance);
    sum = (Math.imul(sum, 31) + moves) | 0;
    for (let cell = 0; cell < board.length; cell++) sum = (Math.imul(sum, 31) + (board[cell] as number)) | 0;
  }
  return sum >>> 0;
}
