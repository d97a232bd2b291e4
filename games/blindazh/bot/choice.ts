import type { Decision, Seat } from '@bridgehead/kernel';
import { cellAt, type Move, soldierOf, startCells, type TileSet, type View } from '../rules/index.ts';
import { bestPlan, type Plan, plansOf } from './plans.ts';
import type { Sight } from './sight.ts';

/** Moves worth a search at most. */
const BREADTH = 8;

export function glance(set: TileSet, view: View, { kind, seat }: Decision): Move {
  return kind === 'post' ? postFor(set, seat) : firstMove(view, seat, bestPlan(set, view, seat));
}

/** The first moves of the plans that look best, each once. */
export function candidates(set: TileSet, view: View, { kind, seat }: Decision): readonly Move[] {
  if (kind === 'post') {
    const post = postFor(set, seat);
    const others = startCells(set.board).map((cell): Move => ({ kind: 'post', cell }));
    return [post, ...others.filter((move) => !isSame(move, post))];
  }
  const moves: Move[] = [];
  for (const plan of plansOf(set, view, seat).sort((a, b) => b.worth - a.worth)) {
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
function postFor({ board }: TileSet, seat: Seat): Move {
  const middle = Math.floor((board.lanes - 1) / 2);
  const aside = Math.ceil(seat / 2) * (seat % 2 === 0 ? -1 : 1);
  return { kind: 'post', cell: cellAt(board, middle + aside, 0) };
}

function isSame(a: Move, b: Move): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
