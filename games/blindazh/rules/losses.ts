import type { Emit, Seat } from '@bridgehead/kernel';
import { type Cell, startOf } from './board.ts';
import { penalise } from './ending.ts';
import type { EnemyEnd, Event, PenaltyCause, TrenchEnd } from './events.ts';
import { soldierOf, type State } from './state.ts';
import type { TileSet } from './tiles.ts';

/** BLN-1.8: a trench destroyed by anything but clearing leaves the game. */
export function loseTrench(state: State, cell: Cell, cause: TrenchEnd, emit?: Emit<Event>): void {
  const trench = state.trenches[cell];
  if (!trench) return;
  state.trenches[cell] = null;
  state.lost.push(trench.tile);
  emit?.({ kind: 'trenchLost', cell, tile: trench.tile, cause });
}

export function loseEnemy(state: State, cell: Cell, cause: EnemyEnd, emit?: Emit<Event>): void {
  const enemy = state.enemies[cell] ?? null;
  if (enemy === null) return;
  state.enemies[cell] = null;
  state.fallen.push(enemy);
  emit?.({ kind: 'enemyLost', cell, enemy, cause });
}

/** Every soldier on these cells goes back to the start of its lane, one point each (BLN-5.7, BLN-6.2, BLN-6.6). */
export function loseSoldiers(
  set: TileSet,
  state: State,
  cells: readonly Cell[],
  cause: PenaltyCause,
  emit?: Emit<Event>,
): void {
  for (let seat: Seat = 0; seat < state.seats && !state.outcome; seat++) {
    const from = soldierOf(state, seat);
    if (!cells.includes(from)) continue;
    const to = startOf(set.board, from);
    state.soldiers[seat] = to;
    if (to !== from) emit?.({ kind: 'sentBack', seat, from, to });
    penalise(state, 1, cause, from, emit);
  }
}
