import { type Chance, type Emit, roll, type Seat } from '@bridgehead/kernel';
import { type Cell, cellAt, isStart } from './board.ts';
import { endIfClear, penalise } from './ending.ts';
import type { Event } from './events.ts';
import { enemiesOnBoard, isTrap } from './ground.ts';
import { loseEnemy, loseSoldiers, loseTrench } from './losses.ts';
import { advances, shellable } from './odds.ts';
import { roundOf, type State } from './state.ts';
import { type Enemy, enemyKind, type TileSet } from './tiles.ts';

/** BLN-4.5, BLN-4.6. Chance: one die for the lane, again while it names a cell with an enemy tile. */
export function alarm(set: TileSet, state: State, seat: Seat, chance: Chance, emit?: Emit<Event>): void {
  if (state.enemyStack.length === 0 || enemiesOnBoard(state) >= state.seats) return;
  const enemy = state.enemyStack.pop() as Enemy;
  emit?.({ kind: 'drew', seat, enemy, left: state.enemyStack.length }, { reveals: true });
  const cell = rollForLane(set, state, chance, emit);
  state.enemies[cell] = enemy;
  if (state.flags.includes(cell)) loseEnemy(state, cell, 'flag', emit);
  else emit?.({ kind: 'entered', enemy, cell });
}

function rollForLane(set: TileSet, state: State, chance: Chance, emit?: Emit<Event>): Cell {
  const { board } = set;
  for (;;) {
    const die = roll(chance, board.lanes);
    const cell = cellAt(board, die - 1, board.length - 1);
    const taken = state.enemies[cell] !== null;
    emit?.({ kind: 'laneRolled', die, cell, taken });
    if (!taken) return cell;
  }
}

/** BLN-6. Chance: one die for every artillery tile, by lane. */
export function enemyTurn(set: TileSet, state: State, chance: Chance, emit?: Emit<Event>): void {
  emit?.({ kind: 'enemyTurn', round: roundOf(state) });
  for (const { enemy, from, to } of advances(set, state)) {
    step(set, state, enemy, from, to, emit);
    if (endIfClear(state, emit)) return;
  }
  for (let cell = 0; cell < state.enemies.length; cell++) {
    const enemy = state.enemies[cell] ?? null;
    if (enemy === null || enemyKind(set, enemy).arm !== 'artillery') continue;
    fire(set, state, enemy, cell, chance, emit);
    if (endIfClear(state, emit)) return;
  }
}

function step(set: TileSet, state: State, enemy: Enemy, from: Cell, to: Cell, emit?: Emit<Event>): void {
  state.enemies[from] = null;
  state.enemies[to] = enemy;
  emit?.({ kind: 'advanced', enemy, from, to });
  if (isStart(set.board, to)) return breakThrough(set, state, enemy, to, emit);
  loseSoldiers(set, state, to, 'overrun', emit);
  if (!state.outcome) trample(set, state, enemy, to, emit);
}

/** BLN-6.5 */
function breakThrough(set: TileSet, state: State, enemy: Enemy, cell: Cell, emit?: Emit<Event>): void {
  const { shield } = enemyKind(set, enemy);
  loseEnemy(state, cell, 'breakthrough', emit);
  penalise(state, shield, 'breakthrough', cell, emit);
  loseSoldiers(set, state, cell, 'overrun', emit);
}

/** BLN-6.3, BLN-6.4 */
function trample(set: TileSet, state: State, enemy: Enemy, cell: Cell, emit?: Emit<Event>): void {
  const isTank = enemyKind(set, enemy).arm === 'tank';
  if (isTrap(set, state, cell, enemy)) {
    const cause = isTank ? 'hedgehogs' : 'mines';
    loseEnemy(state, cell, cause, emit);
    loseTrench(state, cell, cause, emit);
  } else if (isTank) loseTrench(state, cell, 'tank', emit);
}

/** BLN-6.6, BLN-6.7 */
function fire(
  set: TileSet,
  state: State,
  enemy: Enemy,
  from: Cell,
  chance: Chance,
  emit?: Emit<Event>,
): void {
  const cells = shellable(set.board, from);
  const die = roll(chance, cells.length);
  const cell = cells[die - 1] as Cell;
  emit?.({ kind: 'fired', enemy, from, die, cell });
  if (isStart(set.board, cell)) penalise(state, 1, 'startShelled', cell, emit);
  loseTrench(state, cell, 'shell', emit);
  loseEnemy(state, cell, 'shell', emit);
  loseSoldiers(set, state, cell, 'shelled', emit);
  if (!state.outcome) loseEnemy(state, from, 'spent', emit);
}
