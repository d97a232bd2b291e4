import type { Decision, Seat } from '@bridgehead/kernel';
import { cellAt, type Move, soldierOf, startCells, type View } from '../rules/index.ts';
import { bestPlan, type Plan, plansOf } from './plans.ts';
import type { Sight } from './sight.ts';

/** Moves worth a search at most. */
const BREADTH = 8;

export function glance(view: View, { kind, seat }: Decision): Move {
  return kind === 'post' ? postFor(view, seat) : firstMove(view, seat, bestPlan(view, seat));
}

/** The first moves of the plans that look best, each once. */
export function candidates(view: View, { kind, seat }: Decision): readonly Move[] {
  if (kind === 'post') {
    const post = postFor(view, seat);
    const others = startCells(view.set.board).map((cell): Move => ({ kind: 'post', cell }));
    return [post, ...others.filter((move) => !isSame(move, post))];
  }
  const moves: Move[] = [];
  for (const plan of plansOf(view, seat).sort((a, b) => b.worth - a.worth)) {
    const move = firstMove(view, seat, plan);
    if (!moves.some((other) => isSame(other, move))) moves.push(move);
    if (moves.length === BREADTH) break;
  }
  return moves;
}

export function firstMove(sight: Sight, seat: Seat, { stop, action }: Plan): Move {
  return stop === soldierOf(sight, seat) ? action : { kind: 'move', to: stop };
}

/** From the middle outwards: the digging starts there, and no lane is far. */
function postFor({ set }: View, seat: Seat): Move {
  const middle = Math.floor((set.board.lanes - 1) / 2);
  const aside = Math.ceil(seat / 2) * (seat % 2 === 0 ? -1 : 1);
  return { kind: 'post', cell: cellAt(set.board, middle + aside, 0) };
}

function isSame(a: Move, b: Move): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
