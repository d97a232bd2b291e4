import { type Cell, cellAt, isStart, startOf } from './board.ts';
import { enemiesOnBoard, type Ground, isTrap } from './ground.ts';
import { advances, pointsAhead, shellable } from './odds.ts';
import { penaltyLimit } from './options.ts';
import type { Arrangement, OpenPosition } from './state.ts';
import { type Enemy, enemyKind, type TileSet } from './tiles.ts';

/** How likely this round is to lose the game: exact, by the same steps and dice that play goes by. */

/** As much of a table as that depends on. */
export type Field = Arrangement & Ground & Readonly<Pick<OpenPosition, 'soldiers' | 'penalties'>>;

/** After a player's action: the alarm, if there is one (BLN-4.5), and the enemy's turn. `unseen` may be drawn, each as likely. */
export function defeatThisRound(
  set: TileSet,
  field: Field,
  waiting: number,
  unseen: readonly Enemy[],
): number {
  const onBoard = enemiesOnBoard(field);
  if (waiting === 0 || onBoard >= field.seats) return defeatByEnemy(set, field, waiting);
  if (isSafe(set, field, waiting - 1, 1)) return 0;
  const { board } = set;
  const kinds = [...new Set(unseen)];
  let sum = 0;
  let lanes = 0;
  for (let lane = 0; lane < board.lanes; lane++) {
    const cell = cellAt(board, lane, board.length - 1);
    if (field.enemies[cell] !== null) continue;
    lanes++;
    if (field.flags.includes(cell)) {
      sum += defeatByEnemy(set, field, waiting - 1);
      continue;
    }
    for (const kind of kinds) {
      const share = unseen.filter((enemy) => enemy === kind).length / unseen.length;
      const enemies = field.enemies.with(cell, kind);
      sum += share * defeatByEnemy(set, { ...field, enemies }, waiting - 1);
    }
  }
  return sum / lanes;
}

/** BLN-6, from the board as it stands, with so many enemy tiles still to come. */
export function defeatByEnemy(set: TileSet, field: Field, waiting: number): number {
  if (isSafe(set, field, waiting, 0)) return 0;
  const spare = penaltyLimit(field.options) - field.penalties - pointsAhead(set, field);
  const { soldiers, tiles } = afterAdvance(set, field);
  const guns = gunsOf(set, field).map((from) =>
    shellable(set.board, from).map((cell) => ({
      points: (isStart(set.board, cell) ? 1 : 0) + soldiers.filter((at) => at === cell).length,
      tiles: tiles.includes(cell) ? 1 : 0,
    })),
  );
  const clearingLoses = waiting === 0 && field.flags.length === 0;
  const under = (gun: number, left: number, tilesLeft: number): number => {
    if (left <= 0) return 1;
    const faces = guns[gun];
    if (!faces) return clearingLoses && tilesLeft === 0 ? 1 : 0;
    const sum = faces.reduce(
      (odds, hit) => odds + under(gun + 1, left - hit.points, tilesLeft - hit.tiles),
      0,
    );
    return sum / faces.length;
  };
  return under(0, spare, tiles.length);
}

/** Not even the worst of dice loses, with so many more guns than stand there now. */
function isSafe(set: TileSet, field: Field, waiting: number, more: number): boolean {
  if (waiting === 0 && field.flags.length === 0) return false;
  const worst = (gunsOf(set, field).length + more) * (1 + field.soldiers.length);
  return field.penalties + pointsAhead(set, field) + worst < penaltyLimit(field.options);
}

function gunsOf(set: TileSet, { enemies }: Field): Cell[] {
  return enemies.flatMap((enemy, cell) =>
    enemy !== null && enemyKind(set, enemy).arm === 'artillery' ? [cell] : [],
  );
}

/** Where soldiers and marching tiles are when the advance is over. */
function afterAdvance(set: TileSet, field: Field): { readonly soldiers: Cell[]; readonly tiles: Cell[] } {
  const steps = advances(set, field);
  const overrun = new Set(steps.map(({ to }) => to));
  return {
    soldiers: field.soldiers.map((cell) => (overrun.has(cell) ? startOf(set.board, cell) : cell)),
    tiles: steps
      .filter(({ enemy, to }) => !isStart(set.board, to) && !isTrap(set, field, to, enemy))
      .map(({ to }) => to),
  };
}
