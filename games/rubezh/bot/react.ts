import {
  attackInCheck,
  bonusInCheck,
  type CardSet,
  chanceAbove,
  checkInHand,
  type Effect,
  enemiesMeant,
  kindOf,
  type Move,
  type Skill,
  skillOf,
  type State,
  targetsAt,
  type Unit,
  unitOf,
  type Window,
} from '../rules/index.ts';
import { Stakes } from './stakes.ts';
import { lineOf } from './line-of.ts';
import { WEIGHTS as W } from './weights.ts';

/** The reaction that brings most, a token before a card; or none. */
export function bestReaction(set: CardSet, state: State, moves: readonly Move[]): Move {
  let best: Move = { kind: 'decline' };
  let most = W.patience;
  for (const move of moves) {
    const worth = reactionWorth(set, state, move);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

export function reactionWorth(set: CardSet, state: State, move: Move): number {
  const window = state.agenda.at(-1) as Window;
  if (move.kind === 'token') return 2 * W.unit * passing(set, state, 0);
  if (move.kind !== 'react') return 0;
  return cardWorth(set, state, window, unitOf(move.card), skillOf(set, move.card));
}

function cardWorth(set: CardSet, state: State, window: Window, unit: Unit, skill: Skill): number {
  let worth = 0;
  for (const effect of skill.does) worth += effectWorth(set, state, window, unit, effect);
  return worth;
}

function effectWorth(set: CardSet, state: State, window: Window, unit: Unit, effect: Effect): number {
  switch (effect.do) {
    case 'attack': {
      const { prey } = window;
      const stakes = new Stakes(set, state);
      const targets = targetsAt(set, state, window.point, { ignores: effect.ignores ?? [], prey });
      const worths = targets
        .map((enemy) => stakes.hitWorth(unit, enemy, effect))
        .sort((one, other) => other - one);
      return worths.slice(0, effect.times).reduce((sum, one) => sum + one, 0);
    }
    case 'steady':
      return W.unit * (passing(set, state, effect.bonus) - passing(set, state, 0));
    case 'reroll':
      return W.unit * passing(set, state, effect.bonus);
    case 'save':
      return 0.8 * W.unit;
    case 'hold':
      return holdWorth(set, state, window, effect.count, effect.maxAttack);
    default:
      return 0;
  }
}

/** The chance that one roll with this bonus passes the check in hand. */
function passing(set: CardSet, state: State, bonus: number): number {
  const check = checkInHand(state);
  if (!check) return 0;
  return chanceAbove(attackInCheck(set, state, check), bonusInCheck(set, state, check) + bonus);
}

/** What it spares the defenders if the strongest of them stay where they are. */
function holdWorth(set: CardSet, state: State, { point }: Window, count: number, maxAttack = 9): number {
  const held = strongest(set, state, point, maxAttack).slice(0, count);
  const at = state.units.map((unit) => unit.at);
  const before = lineOf(set, state).cost(at);
  return before - lineOf(set, { ...state, held: [...state.held, ...held] }).cost(at);
}

function strongest(set: CardSet, state: State, point: number, maxAttack: number): number[] {
  return enemiesMeant(set, state, point, { maxAttack })
    .filter((enemy) => !state.held.includes(enemy))
    .sort((one, other) => kindOf(set, other).attack - kindOf(set, one).attack);
}
