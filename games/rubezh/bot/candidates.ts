import type { Decision } from '@bridgehead/kernel';
import { type CardSet, type Move, type Question, shareAsked, type State, unitsAt } from '../rules/index.ts';
import { Acting } from './act.ts';
import { withoutTwins } from './alike.ts';
import { answerTo, type Lister } from './policy.ts';
import { reactionWorth } from './react.ts';

/** Answers worth a search besides the soundest. */
const MOST = 7;

/** The soundest first, then what else one might do. */
export function candidates(set: CardSet, moves: Lister, state: State, decision: Decision): Move[] {
  const first = answerTo(set, moves, state, decision);
  const same = JSON.stringify(first);
  const others = rivals(set, moves, state, decision).filter((move) => JSON.stringify(move) !== same);
  return withoutTwins(set, state, [first, ...others.slice(0, MOST)]);
}

function rivals(set: CardSet, moves: Lister, state: State, decision: Decision): Move[] {
  switch (decision.kind) {
    case 'act':
      return actRivals(set, [...moves(state, decision)], state);
    case 'react':
      return ranked([...moves(state, decision)], (move) => reactionWorth(set, state, move)).filter(
        ({ kind }) => kind !== 'rest',
      );
    case 'divide':
      return shareRivals(state, decision);
    case 'stand':
      return [{ kind: 'stand' }, { kind: 'retreat' }];
    case 'post':
      return [...moves(state, decision)];
    case 'choose':
      return (state.agenda.at(-1) as Question).most === 1 ? [...moves(state, decision)] : [];
    default:
      return [];
  }
}

function actRivals(set: CardSet, all: readonly Move[], state: State): Move[] {
  const sensible = all.filter(({ kind }) => kind !== 'pass' && kind !== 'done');
  const acting = new Acting(set, state);
  return [...ranked(sensible, (move) => acting.worth(move)).slice(0, MOST - 1), { kind: 'done' }];
}

/** All on one unit, whoever it is; and as evenly as it was proposed. */
function shareRivals(state: State, decision: Decision): Move[] {
  const asked = shareAsked(state, decision);
  if (!asked) return [];
  const order = unitsAt(state, asked.point);
  const single = order.map((unit): Move => ({ kind: 'divide', on: asked.attackers.map(() => unit), order }));
  return [{ kind: 'divide', on: asked.share.on, order: asked.share.order }, ...single];
}

function ranked(moves: readonly Move[], worth: (move: Move) => number): Move[] {
  return moves
    .map((move) => ({ move, worth: worth(move) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ move }) => move);
}
