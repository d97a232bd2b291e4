import type { SeatKind } from '@bridgehead/kernel';
import { packFrom } from '../content/index.ts';
import { turnsOf } from '../rules/fit.ts';
import type { Move } from '../rules/moves.ts';
import { DIFFICULTIES } from '../rules/options.ts';
import { rulesOver } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { allEnemies, allTiles, GRENADE, type TileSet } from '../rules/tiles.ts';

export const pack = packFrom();
export const rules = rulesOver(pack);

export interface TableKind {
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seats: readonly SeatKind[];
}

/** Every number of players, difficulty, way of fitting and first seat; bots take turns. */
export function tables(): TableKind[] {
  const kinds: TableKind[] = [];
  for (let players = 1; players <= 4; players++) {
    for (const difficulty of Object.keys(DIFFICULTIES)) {
      for (const strictFit of [false, true]) {
        for (let first = 1; first <= players; first++) {
          kinds.push({
            options: { difficulty, strictFit, first },
            seats: seatKinds(players, kinds.length % 3),
          });
        }
      }
    }
  }
  return kinds;
}

function seatKinds(players: number, mix: number): SeatKind[] {
  return Array.from({ length: players }, (_, seat) => (mix > 0 && seat % (mix + 1) === 0 ? 'bot' : 'human'));
}

/** A tile that looks the same when turned is listed in one of those turns, and may be laid in any. */
export const listedOver =
  (set: TileSet) =>
  (move: Move, state: State): Move => {
    if (move.kind !== 'dig' || move.tile === GRENADE || !state.open.includes(move.tile)) return move;
    return { ...move, turn: move.turn % turnsOf(set, move.tile) };
  };
export const asListed = listedOver(pack);

/** No tile, flag or soldier appears or vanishes, and nothing lies where it cannot. */
export const conserveOver =
  (set: TileSet) =>
  (state: State): void => {
    const { board } = set;
    const trenches = state.trenches.flatMap((trench) => (trench ? [trench.tile] : []));
    const stock = state.grenades.flatMap((count) => Array.from({ length: count }, () => GRENADE));
    const open = state.open.filter((tile) => tile !== null);
    same('building tiles', allTiles(set), [
      ...trenches,
      ...stock,
      ...open,
      ...state.discard,
      ...state.lost,
      ...state.stack,
    ]);
    const onBoard = state.enemies.filter((enemy) => enemy !== null);
    same('enemy tiles', allEnemies(set), [
      ...onBoard,
      ...state.fallen,
      ...state.enemyStack,
      ...state.removed,
    ]);
    const demand = (holds: boolean, law: string) => {
      if (!holds) throw new Error(`${law}: ${JSON.stringify(state)}`);
    };
    demand(onBoard.length <= state.seats, 'no more enemies than players');
    demand(state.flags.length <= set.flags, 'no more flags than there are');
    demand(new Set(state.flags).size === state.flags.length, 'one flag a cell');
    for (const [cell, trench] of state.trenches.entries()) {
      const row = cell % board.length;
      if (trench) demand(row > 0 && row < board.length - 1, 'trenches lie on open ground');
    }
    // The point that ends the game ends it at once: whoever else stood there is not sent back any more.
    if (state.outcome) return;
    for (const cell of state.soldiers) {
      const isSafe =
        cell === -1 ||
        cell % board.length === 0 ||
        state.trenches[cell] !== null ||
        state.flags.includes(cell);
      demand(isSafe, 'soldiers stand in trenches');
      demand(cell === -1 || state.enemies[cell] === null, 'soldiers and enemies never share a cell');
    }
  };
export const conserve = conserveOver(pack);

function same(what: string, expected: number[], found: number[]): void {
  const sorted = (tiles: number[]) => tiles.sort((a, b) => a - b).join();
  if (sorted(expected) !== sorted(found)) throw new Error(`${what} are not conserved: ${sorted(found)}`);
}
