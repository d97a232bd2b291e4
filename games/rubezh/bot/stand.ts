import {
  attackInCheck,
  bonusInCheck,
  type CardSet,
  chanceAbove,
  type Check,
  type Move,
  retreatWorth,
  spendableTokens,
  standing,
  type State,
  unitsAt,
  withTries,
} from '../rules/index.ts';
import { refugeWorth } from './choose.ts';
import { openingAt } from './openings.ts';
import { WEIGHTS as W } from './weights.ts';

/** To stand or to leave: whichever costs less. */
export function standOrLeave(set: CardSet, state: State): Move {
  const check = state.agenda.at(-1) as Check;
  const { stand, leave } = bothWays(set, state, check);
  return stand <= leave ? { kind: 'stand' } : { kind: 'retreat' };
}

function bothWays(set: CardSet, state: State, check: Check): { stand: number; leave: number } {
  const { point, attackers } = check;
  const { stands, leaves } = chancesOf(set, state, check);
  const isAlone = unitsAt(state, point).length === 1;
  const empty = isAlone ? openingAt(set, state, point) : 0;
  const tempo = standing(state, point, attackers).length > 0 ? W.tempo : 0;
  const refuge = refugeWorth(set, state, check.unit);
  return {
    stand: (1 - stands) * (W.unit + empty),
    leave: (1 - leaves) * W.unit + empty + tempo - leaves * refuge,
  };
}

/** Chances to pass the check, tokens included. */
export function chancesOf(set: CardSet, state: State, check: Check): { stands: number; leaves: number } {
  const attack = attackInCheck(set, state, check);
  const bonus = bonusInCheck(set, state, { ...check, retreats: false });
  const worth = retreatWorth(set, state, standing(state, check.point, check.attackers));
  const tokens = spendableTokens(set, state, check.point);
  return {
    stands: withTries(chanceAbove(attack, bonus), tokens),
    leaves: withTries(chanceAbove(attack, bonus + worth), tokens),
  };
}
