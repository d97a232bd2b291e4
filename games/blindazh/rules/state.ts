import type { Outcome, Seat } from '@bridgehead/kernel';
import type { Cell, Sides } from './board.ts';
import type { BlindazhOptions } from './options.ts';
import type { Enemy, Tile } from './tiles.ts';

/** A trench tile on the board, with its open sides as it lies. */
export interface Trench {
  readonly tile: Tile;
  readonly open: Sides;
}

/** What never changes once the game is set up. The tiles themselves are content: here they are numbers of it. */
export interface Arrangement {
  readonly options: BlindazhOptions;
  readonly seats: number;
}

/** What everybody at the table can see change. */
export interface OpenPosition {
  /** Trench tiles by cell. The start trench is printed and has none; flags are listed apart. */
  trenches: (Trench | null)[];
  /** Enemy tiles by cell. */
  enemies: (Enemy | null)[];
  /** Cells of the enemy zone where a trench has been dug, in the order they were. */
  flags: Cell[];
  /** The cell of every seat's soldier; NOWHERE until its post is chosen. */
  soldiers: Cell[];
  /** Grenades in stock, by seat. */
  grenades: number[];
  /** The open tiles; null is a gap that could not be filled. */
  open: (Tile | null)[];
  discard: Tile[];
  /** Building tiles that left the game. */
  lost: Tile[];
  /** Enemy tiles that left the game. */
  fallen: Enemy[];
  penalties: number;
  /** Turns of players finished so far. */
  turn: number;
  /** Cells the soldier on turn may still walk. */
  steps: number;
  outcome: Outcome | null;
}

export interface State extends Arrangement, OpenPosition {
  /** Building tiles yet to come; the top is the last. */
  stack: Tile[];
  /** Enemy tiles yet to come; the top is the last. */
  enemyStack: Enemy[];
  /** Enemy tiles taken out unseen before play (BLN-1.4). */
  removed: Enemy[];
}

/** BLN-4.1 */
export const STEPS = 3;

/**
 * A copy of the open part with these hidden parts. Written out by hand, since copying is in the path of every move and
 * every bot's thought: an object begun by a spread and added to would be of a shape of its own each time, and slow
 * wherever it is read.
 */
export function stateFrom(
  open: Arrangement & Readonly<OpenPosition>,
  hidden: Pick<State, 'stack' | 'enemyStack' | 'removed'>,
): State {
  return {
    options: open.options,
    seats: open.seats,
    trenches: open.trenches.slice(),
    enemies: open.enemies.slice(),
    flags: open.flags.slice(),
    soldiers: open.soldiers.slice(),
    grenades: open.grenades.slice(),
    open: open.open.slice(),
    discard: open.discard.slice(),
    lost: open.lost.slice(),
    fallen: open.fallen.slice(),
    penalties: open.penalties,
    turn: open.turn,
    steps: open.steps,
    outcome: open.outcome,
    stack: hidden.stack,
    enemyStack: hidden.enemyStack,
    removed: hidden.removed,
  };
}

export function cloneState(state: State): State {
  return stateFrom(state, {
    stack: state.stack.slice(),
    enemyStack: state.enemyStack.slice(),
    removed: state.removed,
  });
}

/** BLN-3.1 */
export function seatOnTurn({ options, seats, turn }: Pick<State, 'options' | 'seats' | 'turn'>): Seat {
  return (options.first - 1 + turn) % seats;
}

export function roundOf({ seats, turn }: Pick<State, 'seats' | 'turn'>): number {
  return Math.floor(turn / seats);
}

export function soldierOf({ soldiers }: { readonly soldiers: readonly Cell[] }, seat: Seat): Cell {
  return soldiers[seat] as Cell;
}
