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

/** Every soldier on the cell goes back to the start of its lane, one point each (BLN-6.2, BLN-6.5, BLN-6.6). */
export function loseSoldiers(
  set: TileSet,
  state: State,
  cell: Cell,
  cause: PenaltyCause,
  emit?: Emit<Event>,
): void {
  for (let seat: Seat = 0; seat < state.seats && !state.outcome; seat++) {
    if (soldierOf(state, seat) !== cell) continue;
    sendBack(set, state, seat, emit);
    penalise(state, 1, cause, cell, emit);
  }
}

/** Whoever stands in the start trench stays there. */
export function sendBack(set: TileSet, state: State, seat: Seat, emit?: Emit<Event>): void {
  const from = soldierOf(state, seat);
  const to = startOf(set.board, from);
  if (to === from) return;
  state.soldiers[seat] = to;
  emit?.({ kind: 'sentBack', seat, from, to });
}
