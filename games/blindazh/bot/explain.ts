import type { Decision, Seat } from '@bridgehead/kernel';
import {
  advances,
  type BoardSize,
  bursts,
  type Cell,
  cellName,
  DIE,
  enemyKind,
  hittingFaces,
  laneOf,
  type Move,
  NOWHERE,
  rowOf,
  type Side,
  soldierOf,
  terrainOf,
  type TileSet,
  trenchKind,
  turned,
  type View,
} from '../rules/index.ts';
import { cellCovered, FLANKS, isOpenLane } from './guard.ts';
import { networkOf } from './network.ts';
import { bestExit, projectOf } from './project.ts';
import type { BlindazhReason } from './reasons.ts';
import { isCertain, riskOf } from './risk.ts';
import { threatsOf, trapped } from './threats.ts';

type Of<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

/** Why one would do that: data, which the text turns into words. Everything in it must be true of the position. */
export function explain(
  set: TileSet,
  view: View,
  { seat }: Decision,
  move: Move,
  later: readonly Move[] = [],
): BlindazhReason {
  switch (move.kind) {
    case 'move':
      return explainWalk(set, view, seat, move.to, later[0]);
    case 'dig':
      return explainDig(set, view, move);
    case 'flag':
      return { reason: view.flags.length === 0 ? 'first-flag' : 'flag' };
    case 'attack':
      return explainAttack(set, view, seat, move.cell);
    case 'throw':
      return {
        reason: 'throw',
        figures: { enemies: enemiesHit(set, view, soldierOf(view, seat), move.side) },
      };
    default:
      return { reason: move.kind };
  }
}

/** A walk is made for what is to be done at its end; else for where it leads away from, or to. */
function explainWalk(set: TileSet, view: View, seat: Seat, to: Cell, then: Move | undefined): BlindazhReason {
  const { board } = set;
  const here = soldierOf(view, seat);
  if (then?.kind === 'attack') {
    const figures = { enemy: cellName(board, then.cell), odds: hitOdds(set, view, to, then.cell) };
    return { reason: 'walk-to-attack', figures };
  }
  if (then?.kind === 'throw') {
    return { reason: 'walk-to-throw', figures: { enemies: enemiesHit(set, view, to, then.side) } };
  }
  const cell = cellName(board, to);
  if (advances(set, view).some((step) => step.to === here)) return { reason: 'retreat', figures: { cell } };
  const nearer = threatsOf(set, view)
    .filter((threat) => threat.marches && gap(board, to, threat.cell) < gap(board, here, threat.cell))
    .sort((a, b) => b.worth - a.worth)[0];
  return nearer
    ? { reason: 'close-in', figures: { cell, enemy: cellName(board, nearer.cell) } }
    : { reason: 'reposition', figures: { cell } };
}

/** Cells from one to another, along and across. */
export function gap(board: BoardSize, one: Cell, other: Cell): number {
  return (
    Math.abs(laneOf(board, one) - laneOf(board, other)) + Math.abs(rowOf(board, one) - rowOf(board, other))
  );
}

function explainDig(set: TileSet, view: View, { to, tile, turn }: Of<'dig'>): BlindazhReason {
  const { board } = set;
  const cell = cellName(board, to);
  const prey = trapped(set, view, threatsOf(set, view), to, tile);
  if (prey) return { reason: 'trap', figures: { cell, enemy: cellName(board, prey.cell) } };
  const terrain = terrainOf(set, view);
  const { open, mark } = trenchKind(set, tile);
  const exit = bestExit(terrain, to, turned(open, turn), true);
  if (view.flags.length < set.flags && exit > projectOf(terrain, networkOf(set, terrain)).front) {
    return { reason: 'dig-on', figures: { cell, left: board.length - 1 - exit } };
  }
  const isTrap = mark === 'mines' || mark === 'hedgehogs';
  if (isTrap && isOpenLane(terrain, laneOf(board, to))) return { reason: 'trap-ahead', figures: { cell } };
  const covers = FLANKS.some((flank) => cellCovered(terrain, to, flank) !== NOWHERE);
  return { reason: covers ? 'cover' : 'dig-aside', figures: { cell } };
}

function explainAttack(set: TileSet, view: View, seat: Seat, target: Cell): BlindazhReason {
  const here = soldierOf(view, seat);
  const cell = cellName(set.board, target);
  const odds = hitOdds(set, view, here, target);
  const idle = { stop: here, action: { kind: 'end' }, worth: 0 } as const;
  if (isCertain(riskOf(set, view)(seat, idle))) return { reason: 'attack-or-lose', figures: { cell, odds } };
  const { arm, shield } = enemyKind(set, view.enemies[target] as number);
  return arm === 'artillery'
    ? { reason: 'attack-gun', figures: { cell, odds } }
    : { reason: 'attack', figures: { cell, odds, shield } };
}

/** In per cent. */
function hitOdds(set: TileSet, view: View, from: Cell, target: Cell): number {
  return Math.round((100 * hittingFaces(set, view, from, view.enemies[target] as number)) / DIE);
}

/** Enemy tiles a grenade hits on average, to one decimal. */
function enemiesHit(set: TileSet, view: View, from: Cell, side: Side): number {
  const hits = bursts(set.board, from, side).flatMap((burst) => burst.hits);
  const enemies = hits.filter((cell) => view.enemies[cell] !== null).length;
  return Math.round((10 * enemies) / DIE) / 10;
}
