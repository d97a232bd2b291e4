import type { Decision, Seat } from '@bridgehead/kernel';
import {
  type BoardSize,
  bursts,
  type Cell,
  cellName,
  DIE,
  enemyKind,
  FORWARD,
  hittingFaces,
  isStart,
  laneOf,
  type Move,
  neighbour,
  rowOf,
  type Side,
  soldierOf,
  terrainOf,
  type TileSet,
  trenchKind,
  turned,
  type View,
} from '../rules/index.ts';
import { coverGained, isOpenLane } from './guard.ts';
import { bestExit, projectOf } from './project.ts';
import type { BlindazhReason } from './reasons.ts';
import { type Threat, threatsOf, trapped } from './threats.ts';

type Of<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

/** Why one would do that: data, which the text turns into words. */
export function explain(set: TileSet, view: View, { seat }: Decision, move: Move): BlindazhReason {
  const name = (cell: Cell) => cellName(set.board, cell);
  switch (move.kind) {
    case 'post':
    case 'clear':
      return { reason: move.kind, figures: { cell: name(move.cell) } };
    case 'move':
      return explainWalk(set, view, seat, move.to);
    case 'dig':
      return explainDig(set, view, move);
    case 'flag':
      return { reason: view.flags.length === 0 ? 'first-flag' : 'flag', figures: { cell: name(move.to) } };
    case 'attack':
      return explainAttack(set, view, seat, move.cell);
    case 'throw':
      return { reason: 'throw', figures: { enemies: enemiesHit(set, view, seat, move.side) } };
    case 'take':
    case 'replace':
    case 'end':
      return { reason: move.kind };
  }
}

function explainWalk(set: TileSet, view: View, seat: Seat, to: Cell): BlindazhReason {
  const { board } = set;
  const here = soldierOf(view, seat);
  const cell = cellName(board, to);
  const ahead = neighbour(board, here, FORWARD);
  const marching = threatsOf(set, view).filter(({ marches }) => marches);
  if (!isStart(board, here) && marching.some((threat) => threat.cell === ahead)) {
    return { reason: 'retreat', figures: { cell } };
  }
  if (marching.length === 0) return { reason: 'reposition', figures: { cell } };
  const worst = marching.reduce((most, threat) => (threat.worth > most.worth ? threat : most));
  const nearer = gap(board, to, worst) < gap(board, here, worst);
  return nearer
    ? { reason: 'close-in', figures: { cell, enemy: cellName(board, worst.cell) } }
    : { reason: 'reposition', figures: { cell } };
}

function gap(board: BoardSize, cell: Cell, threat: Threat): number {
  const lanes = Math.abs(Math.floor(cell / board.length) - Math.floor(threat.cell / board.length));
  return lanes + Math.abs(rowOf(board, cell) - threat.row);
}

function explainDig(set: TileSet, view: View, { to, tile, turn }: Of<'dig'>): BlindazhReason {
  const { board } = set;
  const cell = cellName(board, to);
  const prey = trapped(set, view, threatsOf(set, view), to, tile);
  if (prey) return { reason: 'trap', figures: { cell, enemy: cellName(board, prey.cell) } };
  const terrain = terrainOf(set, view);
  const { open, mark } = trenchKind(set, tile);
  const exit = bestExit(terrain, to, turned(open, turn), true);
  if (view.flags.length < set.flags && exit > projectOf(set, view, terrain).front) {
    return { reason: 'dig-on', figures: { cell, left: board.length - 1 - rowOf(board, to) } };
  }
  const isTrap = mark === 'mines' || mark === 'hedgehogs';
  if (isTrap && isOpenLane(terrain, laneOf(board, to))) return { reason: 'trap-ahead', figures: { cell } };
  return { reason: coverGained(terrain, to) > 0 ? 'cover' : 'dig-aside', figures: { cell } };
}

function explainAttack(set: TileSet, view: View, seat: Seat, target: Cell): BlindazhReason {
  const enemy = view.enemies[target] as number;
  const { arm, shield } = enemyKind(set, enemy);
  const odds = Math.round((100 * hittingFaces(set, view, soldierOf(view, seat), enemy)) / DIE);
  const cell = cellName(set.board, target);
  return arm === 'artillery'
    ? { reason: 'attack-gun', figures: { cell, odds } }
    : { reason: 'attack', figures: { cell, odds, shield } };
}

/** Enemy tiles a grenade hits on average, to one decimal. */
function enemiesHit(set: TileSet, view: View, seat: Seat, side: Side): number {
  const hits = bursts(set.board, soldierOf(view, seat), side).flatMap((burst) => burst.hits);
  const enemies = hits.filter((cell) => view.enemies[cell] !== null).length;
  return Math.round((10 * enemies) / DIE) / 10;
}
