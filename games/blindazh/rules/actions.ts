import { type Chance, type Emit, roll, type Seat } from '@bridgehead/kernel';
import { ahead, type Cell, NOWHERE, type Side, turned } from './board.ts';
import type { Event } from './events.ts';
import { markAt } from './ground.ts';
import { loseEnemy, loseTrench, sendBack } from './losses.ts';
import { crossAt, strengthOf } from './odds.ts';
import { soldierOf, type State, type Trench } from './state.ts';
import { takeOpen } from './supply.ts';
import { DIE, enemyKind, GRENADE, type Tile, type TileSet, trenchKind } from './tiles.ts';

/** BLN-5.1, with the walk and the step out of the trench (BLN-4.2). */
export function dig(
  set: TileSet,
  state: State,
  seat: Seat,
  { to, tile, turn }: { readonly to: Cell; readonly tile: Tile; readonly turn: number },
  emit?: Emit<Event>,
): void {
  const from = soldierOf(state, seat);
  const open = turned(trenchKind(set, tile).open, turn);
  const slot = takeOpen(state, tile);
  state.trenches[to] = { tile, open };
  state.soldiers[seat] = to;
  emit?.({ kind: 'dug', seat, from, to, tile, open, slot });
}

/** BLN-5.2 */
export function plantFlag(state: State, seat: Seat, to: Cell, emit?: Emit<Event>): void {
  const from = soldierOf(state, seat);
  state.flags.push(to);
  state.soldiers[seat] = to;
  emit?.({ kind: 'flagged', seat, from, to });
}

/** BLN-5.3 */
export function clear(state: State, seat: Seat, cell: Cell, emit?: Emit<Event>): void {
  const { tile } = state.trenches[cell] as Trench;
  state.trenches[cell] = null;
  state.discard.push(tile);
  emit?.({ kind: 'cleared', seat, cell, tile });
}

/** BLN-5.4 */
export function attack(
  set: TileSet,
  state: State,
  seat: Seat,
  cell: Cell,
  chance: Chance,
  emit?: Emit<Event>,
): void {
  const enemy = state.enemies[cell] as number;
  const { shield } = enemyKind(set, enemy);
  const die = roll(chance, DIE);
  const strength = strengthOf(die, markAt(set, state, soldierOf(state, seat)));
  const hit = strength >= shield;
  emit?.({ kind: 'attacked', seat, cell, enemy, die, strength, shield, hit });
  if (hit) loseEnemy(state, cell, 'attack', emit);
}

/** BLN-5.5 */
export function takeGrenade(state: State, seat: Seat, emit?: Emit<Event>): void {
  const slot = takeOpen(state, GRENADE);
  state.grenades[seat] = (state.grenades[seat] as number) + 1;
  emit?.({ kind: 'tookGrenade', seat, slot });
}

/** BLN-5.6, BLN-5.7. Everything in the cross is hit at once; the end is tested when all of it is counted. */
export function throwGrenade(
  set: TileSet,
  state: State,
  seat: Seat,
  side: Side,
  chance: Chance,
  emit?: Emit<Event>,
): void {
  const die = roll(chance, DIE);
  const target = ahead(set.board, soldierOf(state, seat), side, die);
  state.grenades[seat] = (state.grenades[seat] as number) - 1;
  state.discard.push(GRENADE);
  emit?.({ kind: 'threw', seat, side, die, cell: target === NOWHERE ? null : target });
  if (target === NOWHERE) return;
  const cross = crossAt(set.board, target);
  for (const cell of cross) {
    loseEnemy(state, cell, 'grenade', emit);
    loseTrench(state, cell, 'grenade', emit);
  }
  for (let other: Seat = 0; other < state.seats; other++) {
    if (cross.includes(soldierOf(state, other))) sendBack(set, state, other, emit);
  }
}
