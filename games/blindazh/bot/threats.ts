import { type Cell, enemyKind, laneOf, markAt, NOWHERE, rowOf, type Tile } from '../rules/index.ts';
import type { Sight } from './sight.ts';
import { WEIGHTS } from './weights.ts';

/** An enemy tile on the board, and how many penalty points removing it now may save. */
export interface Threat {
  readonly cell: Cell;
  readonly row: number;
  readonly marches: boolean;
  readonly shield: number;
  readonly worth: number;
}

export const NO_THREAT: Threat = { cell: NOWHERE, row: 0, marches: false, shield: 0, worth: 0 };

export function threatsOf(sight: Sight): Threat[] {
  const threats: Threat[] = [];
  const { set, enemies } = sight;
  const last = set.board.length - 1;
  for (let cell = 0; cell < enemies.length; cell++) {
    const enemy = enemies[cell] ?? null;
    if (enemy === null) continue;
    const { arm, shield } = enemyKind(set, enemy);
    const row = rowOf(set.board, cell);
    if (arm === 'artillery') {
      threats.push({ cell, row, marches: false, shield, worth: WEIGHTS.gun });
      continue;
    }
    const near = 1 - (row - 1) / last;
    const share = WEIGHTS.far + (1 - WEIGHTS.far) * near;
    const trap = arm === 'tank' ? 'hedgehogs' : 'mines';
    const isDoomed = trapBelow(sight, cell, row, trap);
    threats.push({
      cell,
      row,
      marches: true,
      shield,
      worth: shield * share * (isDoomed ? WEIGHTS.doomed : 1),
    });
  }
  return threats;
}

function trapBelow(sight: Sight, cell: Cell, row: number, trap: 'hedgehogs' | 'mines'): boolean {
  for (let steps = 1; steps < row; steps++) if (markAt(sight, cell - steps) === trap) return true;
  return false;
}

/** The most dangerous enemy that would step on this trench and be lost on its mark, if any. */
export function trapped(sight: Sight, threats: readonly Threat[], to: Cell, tile: Tile): Threat | undefined {
  const mark = sight.set.trenches[tile]?.mark;
  if (mark !== 'mines' && mark !== 'hedgehogs') return undefined;
  const { board } = sight.set;
  const arm = mark === 'mines' ? 'infantry' : 'tank';
  let prey: Threat | undefined;
  for (const threat of threats) {
    const isAbove = threat.cell > to && laneOf(board, threat.cell) === laneOf(board, to);
    if (!isAbove || enemyKind(sight.set, sight.enemies[threat.cell] as number).arm !== arm) continue;
    if (threat.worth > (prey?.worth ?? 0)) prey = threat;
  }
  return prey;
}
