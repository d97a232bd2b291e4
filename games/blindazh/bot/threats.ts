import {
  type Cell,
  enemyKind,
  laneOf,
  markAt,
  penaltyLimit,
  rowOf,
  type Tile,
  type TileSet,
  TRAPS,
} from '../rules/index.ts';
import type { Sight } from './sight.ts';
import { WEIGHTS } from './weights.ts';

/** An enemy tile on the board, and how many penalty points removing it now may save. */
export interface Threat {
  readonly cell: Cell;
  readonly lane: number;
  readonly marches: boolean;
  readonly shield: number;
  /** It is going to step on mines or hedgehogs by itself. */
  readonly isDoomed: boolean;
  readonly worth: number;
}

export function threatsOf(set: TileSet, sight: Sight): Threat[] {
  const threats: Threat[] = [];
  const { enemies } = sight;
  const last = set.board.length - 1;
  const spare = penaltyLimit(sight.options) - sight.penalties;
  for (let cell = 0; cell < enemies.length; cell++) {
    const enemy = enemies[cell] ?? null;
    if (enemy === null) continue;
    const { arm, shield } = enemyKind(set, enemy);
    const lane = laneOf(set.board, cell);
    const row = rowOf(set.board, cell);
    if (arm === 'artillery') {
      threats.push({ cell, lane, marches: false, shield, isDoomed: false, worth: WEIGHTS.gun });
      continue;
    }
    const near = 1 - (row - 1) / last;
    const share = WEIGHTS.far + (1 - WEIGHTS.far) * near;
    const isDoomed = trapBelow(set, sight, cell, row, TRAPS[arm]);
    const isFatal = row === 1 && shield >= spare;
    threats.push({
      cell,
      lane,
      marches: true,
      shield,
      isDoomed,
      worth: shield * share * (isDoomed ? WEIGHTS.doomed : 1) + (isFatal ? WEIGHTS.fatal : 0),
    });
  }
  return threats;
}

function trapBelow(
  set: TileSet,
  sight: Sight,
  cell: Cell,
  row: number,
  trap: 'hedgehogs' | 'mines',
): boolean {
  for (let steps = 1; steps < row; steps++) if (markAt(set, sight, cell - steps) === trap) return true;
  return false;
}

/** The most dangerous enemy that would step on this trench and be lost on its mark, if any. */
export function trapped(
  set: TileSet,
  sight: Sight,
  threats: readonly Threat[],
  to: Cell,
  tile: Tile,
): Threat | undefined {
  const mark = set.trenches[tile]?.mark;
  if (mark !== 'mines' && mark !== 'hedgehogs') return undefined;
  const arm = mark === 'mines' ? 'infantry' : 'tank';
  let prey: Threat | undefined;
  for (const threat of threats) {
    const isAbove = threat.cell > to && threat.lane === laneOf(set.board, to);
    if (!isAbove || threat.isDoomed || enemyKind(set, sight.enemies[threat.cell] as number).arm !== arm)
      continue;
    if (threat.worth > (prey?.worth ?? 0)) prey = threat;
  }
  return prey;
}
