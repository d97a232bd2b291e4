import type { Decision } from '@bridgehead/kernel';
import {
  type CardSet,
  heldPoints,
  type Move,
  type Point,
  pointAt,
  shareAsked,
  type State,
  type Unit,
  unitsAt,
} from '../rules/index.ts';
import { actWorth } from './act.ts';
import { choose } from './choose.ts';
import { bestReaction } from './react.ts';
import { standOrLeave } from './stand.ts';
import { bestShare, strainAt } from './strain.ts';

/** Whoever lists the moves of a state. */
export type Lister = (state: State, decision: Decision) => Iterable<Move>;

/** A sound answer, one move deep: what playouts play, and where every search begins. */
export function answerTo(set: CardSet, moves: Lister, state: State, decision: Decision): Move {
  switch (decision.kind) {
    case 'take':
      return [...moves(state, decision)][0] as Move;
    case 'post':
      return post(set, state, unitToPost(decision));
    case 'act':
      return bestAct(set, moves, state, decision);
    case 'task':
      return [...moves(state, decision)][0] as Move;
    case 'react':
      return bestReaction(set, state, [...moves(state, decision)]);
    case 'divide':
      return divide(set, state, decision);
    case 'agree':
      return { kind: 'agree' };
    case 'stand':
      return standOrLeave(set, state);
    default:
      return choose(set, state);
  }
}

export function unitToPost({ id }: Decision): Unit {
  return Number(id.slice('post:'.length));
}

/** Where the unit is needed most, of what stands there already. */
function post(set: CardSet, state: State, unit: Unit): Move {
  let best = heldPoints(state)[0] as Point;
  let most = Number.NEGATIVE_INFINITY;
  for (const at of heldPoints(state)) {
    const there = unitsAt(state, at);
    const relief = strainAt(set, state, at, there) - strainAt(set, state, at, [...there, unit]);
    const worth = relief + 0.05 * pointAt(state, at).enemies.length - 0.3 * there.length;
    if (worth > most) [best, most] = [at, worth];
  }
  return { kind: 'post', unit, at: best };
}

/** A move must be worth more than nothing to be made. */
const WORTH_IT = 0.005;

function bestAct(set: CardSet, moves: Lister, state: State, decision: Decision): Move {
  let best: Move = { kind: 'done' };
  let most = WORTH_IT;
  for (const move of moves(state, decision)) {
    const worth = actWorth(set, state, move);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

function divide(set: CardSet, state: State, decision: Decision): Move {
  const asked = shareAsked(state, decision);
  if (!asked) return { kind: 'agree' };
  const { on, order } = bestShare(set, state, asked.point, unitsAt(state, asked.point)).share;
  return { kind: 'divide', on, order };
}
