import type { Decision, Line, Seat } from '@bridgehead/kernel';
import { cellAt, type Move, soldierOf, startCells, type TileSet, type View } from '../rules/index.ts';
import { type Plan, plansOf } from './plans.ts';
import { isCertain, riskOf } from './risk.ts';
import { WEIGHTS } from './weights.ts';

/** Turns worth a search at most, and how many of them only walk somewhere to wait. */
const BREADTH = 10;
const IDLE = 2;
const IDLE_KINDS: readonly Move['kind'][] = ['take', 'replace', 'end'];

export function glance(set: TileSet, view: View, decision: Decision): Move {
  return lines(set, view, decision)[0]?.[0] as Move;
}

/** The turns that look best: where to walk and what to do there, weighed together. */
export function lines(set: TileSet, view: View, { kind, seat }: Decision): Line<Move>[] {
  if (kind === 'post') return postsFor(set, seat).map((post) => [post]);
  const best: Plan[] = [];
  let idle = 0;
  for (const plan of soundest(set, view, seat)) {
    if (IDLE_KINDS.includes(plan.action.kind) && ++idle > IDLE) continue;
    best.push(plan);
    if (best.length === BREADTH) break;
  }
  const here = soldierOf(view, seat);
  return best.map(({ stop, action }) => (stop === here ? [action] : [{ kind: 'move', to: stop }, action]));
}

/** The first moves of those turns, each once. */
export function candidates(set: TileSet, view: View, decision: Decision): Move[] {
  const firsts = lines(set, view, decision).map(([first]) => first as Move);
  return firsts.filter((move, index) => firsts.findIndex((other) => isSame(move, other)) === index);
}

/** Every turn, the soundest first; none that is sure to lose at once as long as there is another. */
function soundest(set: TileSet, view: View, seat: Seat): Plan[] {
  const risk = riskOf(set, view);
  const weighed = plansOf(set, view, seat).map((plan) => ({ plan, risk: risk(seat, plan) }));
  const hopeful = weighed.filter((one) => !isCertain(one.risk));
  return (hopeful.length > 0 ? hopeful : weighed)
    .map((one) => ({ ...one.plan, worth: one.plan.worth - WEIGHTS.defeat * one.risk }))
    .sort((a, b) => b.worth - a.worth);
}

/** From the middle outwards: the digging starts there, and no lane is far. */
function postsFor({ board }: TileSet, seat: Seat): Move[] {
  const middle = Math.floor((board.lanes - 1) / 2);
  const aside = Math.ceil(seat / 2) * (seat % 2 === 0 ? -1 : 1);
  const own = cellAt(board, middle + aside, 0);
  return [own, ...startCells(board).filter((cell) => cell !== own)].map((cell) => ({ kind: 'post', cell }));
}

function isSame(a: Move, b: Move): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
