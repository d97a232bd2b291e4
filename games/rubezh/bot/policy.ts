import type { Decision } from '@bridgehead/kernel';
import {
  type CardSet,
  heldPoints,
  type Move,
  type Point,
  shareAsked,
  type State,
  type Unit,
  unitsAt,
} from '../rules/index.ts';
import { Stakes } from './stakes.ts';
import { choose } from './choose.ts';
import { lineOf } from './line-of.ts';
import { bestAct } from './plan.ts';
import { bestReaction } from './react.ts';
import { standOrLeave } from './stand.ts';

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
      return bestAct(set, state, [...moves(state, decision)]);
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
  const stakes = new Stakes(set, state);
  let best = heldPoints(state)[0] as Point;
  let most = Number.NEGATIVE_INFINITY;
  for (const at of heldPoints(state)) {
    const worth = stakes.goWorth(unit, at);
    if (worth > most) [best, most] = [at, worth];
  }
  return { kind: 'post', unit, at: best };
}

function divide(set: CardSet, state: State, decision: Decision): Move {
  const asked = shareAsked(state, decision);
  if (!asked) return { kind: 'agree' };
  const order = unitsAt(state, asked.point);
  const division = lineOf(set, state).division(
    asked.point,
    state.units.map(({ at }) => at),
  );
  return {
    kind: 'divide',
    on: asked.attackers.map((enemy) => division.get(enemy) ?? (order[0] as Unit)),
    order,
  };
}
