import type { Point3 } from '@bridgehead/geometry';
import type { Seat } from '@bridgehead/kernel';
import type { Battlefield } from '../rules/playing.ts';
import { areEnemies, isOnTable, pieceAt, seatOf } from '../rules/pieces.ts';
import type { Machine, PieceId, Soldier } from '../rules/state.ts';
import { Posts } from './posts.ts';
import { Prospects } from './prospects.ts';
import { Threats } from './threats.ts';
import { isSacred, stakesOf, unwanted } from './stakes.ts';
import type { Temper } from './temper.ts';
import type { Valued } from './worth.ts';

/** The table through the eyes of one seat: whom to fight, what to fear, where to be. */
export class Scene {
  readonly table: Valued;
  readonly seat: Seat;
  /** Enemies on the table, whether anybody serves them or not. */
  readonly targets: readonly PieceId[];
  readonly temper: Temper;
  readonly posts: Posts;
  readonly #threats: Threats;
  readonly #prospects = new Map<PieceId, Prospects>();

  constructor(battlefield: Battlefield, seat: Seat, temper: Temper) {
    const table = { ...battlefield, stakes: stakesOf(battlefield) };
    const side = battlefield.state.sides[seat] as number;
    this.table = table;
    this.seat = seat;
    this.temper = temper;
    const { state } = table;
    const own = unwanted(table, side);
    this.targets = [...state.pieces.keys()].filter((id) => {
      const piece = pieceAt(state, id);
      if (!isOnTable(piece) || isSacred(table, piece)) return false;
      return areEnemies(state, seat, seatOf(state, piece)) || own.includes(piece);
    });
    this.posts = new Posts(table, side);
    this.#threats = new Threats(table, seat, temper);
  }

  /** What it is worth to stand there when one's turn is over. */
  standing(id: PieceId, piece: Soldier | Machine, at: Point3): number {
    return (
      this.temper.future * this.#prospectsOf(id).at(at) +
      this.posts.at(piece, at) -
      this.#threats.to(piece, at)
    );
  }

  #prospectsOf(id: PieceId): Prospects {
    const known = this.#prospects.get(id) ?? new Prospects(this.table, id, this.targets, this.temper);
    this.#prospects.set(id, known);
    return known;
  }
}
