import type { Seat } from '@bridgehead/kernel';
import { ahead, type BoardSize, type Cell, isStart, neighbour, NOWHERE, type Side, SIDES } from './board.ts';
import { enemiesOnBoard, type Ground, markAt } from './ground.ts';
import type { Move } from './moves.ts';
import { soldierOf } from './state.ts';
import { DIE, type Enemy, enemyKind, type Mark, type TileSet } from './tiles.ts';
import type { View } from './view.ts';

/** What dice may bring, by the same arithmetic that play uses: for tables and bots alike. */

/** BLN-5.4: one off for the distance, one on for a firing step. */
export function strengthOf(die: number, mark: Mark | null): number {
  return die - 1 + (mark === 'step' ? 1 : 0);
}

/** The faces of the die, out of six, with which an attack from one cell removes the enemy tile. */
export function hittingFaces(set: TileSet, ground: Ground, from: Cell, enemy: Enemy): number {
  return facesThrough(enemyKind(set, enemy).shield, markAt(set, ground, from));
}

/** The same by the shield alone. */
export function facesThrough(shield: number, mark: Mark | null): number {
  let faces = 0;
  for (let die = 1; die <= DIE; die++) if (strengthOf(die, mark) >= shield) faces++;
  return faces;
}

/** Cells with enemy tiles that a soldier standing here may attack. */
export function targetsFrom(set: TileSet, ground: Ground, from: Cell): Cell[] {
  const cells: Cell[] = [];
  for (const side of SIDES) {
    const cell = neighbour(set.board, from, side);
    if (cell !== NOWHERE && ground.enemies[cell] !== null) cells.push(cell);
  }
  return cells;
}

/** BLN-5.6: the cell a grenade bursts on and those beside it. */
export function crossAt(board: BoardSize, centre: Cell): Cell[] {
  const arms = SIDES.map((side) => neighbour(board, centre, side)).filter((cell) => cell !== NOWHERE);
  return [centre, ...arms];
}

/** Where a grenade thrown from here bursts on each face of the die, and what it hits; null off the board. */
export interface Burst {
  readonly die: number;
  readonly cell: Cell | null;
  readonly hits: readonly Cell[];
}

export function bursts(board: BoardSize, from: Cell, side: Side): Burst[] {
  return Array.from({ length: DIE }, (_, index) => {
    const die = index + 1;
    const cell = ahead(board, from, side, die);
    return cell === NOWHERE ? { die, cell: null, hits: [] } : { die, cell, hits: crossAt(board, cell) };
  });
}

/** One step of the enemy's next turn, as it stands now (BLN-6.1). */
export interface Advance {
  readonly enemy: Enemy;
  readonly from: Cell;
  readonly to: Cell;
}

/** Tanks and infantry in the order they step: the nearest to the start trench first, then by lane. */
export function advances(set: TileSet, { enemies }: Ground): Advance[] {
  const { lanes, length } = set.board;
  const steps: Advance[] = [];
  for (let row = 1; row < length; row++) {
    for (let from = row; from < lanes * length; from += length) {
      const enemy = enemies[from] ?? null;
      if (enemy !== null && enemyKind(set, enemy).arm !== 'artillery')
        steps.push({ enemy, from, to: from - 1 });
    }
  }
  return steps;
}

/** The cells an artillery tile may hit, one for each face of its die, the start cell first (BLN-6.6). */
export function shellable(board: BoardSize, from: Cell): Cell[] {
  const start = from - (from % board.length);
  return Array.from({ length: board.length - 1 }, (_, row) => start + row);
}

/** BLN-2.4: the move may remove the last enemy tile before any flag stands, and so lose the game. */
export function mayLoseByClearing(set: TileSet, view: View, seat: Seat, move: Move): boolean {
  if (view.flags.length > 0 || view.enemyStackSize > 0) return false;
  const left = enemiesOnBoard(view);
  if (move.kind === 'attack') {
    const enemy = view.enemies[move.cell] ?? null;
    return left === 1 && enemy !== null && hittingFaces(set, view, soldierOf(view, seat), enemy) > 0;
  }
  if (move.kind !== 'throw') return false;
  const hit = (cells: readonly Cell[]) => cells.filter((cell) => view.enemies[cell] !== null).length;
  return bursts(set.board, soldierOf(view, seat), move.side).some(({ hits }) => hit(hits) === left);
}

/** Penalty points that the enemy's next step is certain to cost as the board stands, artillery aside. */
export function pointsAhead(set: TileSet, view: Ground & Pick<View, 'soldiers'>): number {
  return advances(set, view).reduce((points, { enemy, to }) => {
    const soldiers = view.soldiers.filter((cell) => cell === to).length;
    return points + soldiers + (isStart(set.board, to) ? enemyKind(set, enemy).shield : 0);
  }, 0);
}

/**
 * Whether a turn that ends without an action ends without dice and shows nobody a new tile (BLN-4.4, BLN-4.5, BLN-6.6):
 * such an end may be taken back freely.
 */
export function endsQuietly(set: TileSet, view: View): boolean {
  const { open, enemies, seats, turn } = view;
  const refills = open.includes(null) && view.stackSize + view.discard.length > 0;
  const alarms = enemiesOnBoard(view) < seats && view.enemyStackSize > 0;
  const isLast = (turn + 1) % seats === 0;
  const fires =
    isLast && enemies.some((enemy) => enemy !== null && enemyKind(set, enemy).arm === 'artillery');
  return !refills && !alarms && !fires;
}
