import type { Point3 } from '@bridgehead/geometry';
import type { Seat } from '@bridgehead/kernel';
import { areEnemies, isOnTable, pieceAt, seatOf } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import type { Piece, PieceId } from '../rules/state.ts';
import { Prospects } from './prospects.ts';
import { Threats } from './threats.ts';
import { WEIGHTS as W } from './weights.ts';

/** The table through the eyes of one seat: whom to fight, what to fear, where to be. */
export class Scene {
  readonly table: Battlefield;
  readonly seat: Seat;
  /** Enemies on the table, whether anybody serves them or not. */
  readonly targets: readonly PieceId[];
  readonly #threats: Threats;
  readonly #prospects = new Map<PieceId, Prospects>();

  constructor(table: Battlefield, seat: Seat) {
    this.table = table;
    this.seat = seat;
    const { state } = table;
    this.targets = [...state.pieces.keys()].filter((id) => {
      const piece = pieceAt(state, id);
      return isOnTable(piece) && areEnemies(state, seat, seatOf(state, piece));
    });
    this.#threats = new Threats(table, seat);
  }

  /** What it is worth to stand there when one's turn is over. */
  standing(id: PieceId, piece: Piece, at: Point3): number {
    return W.future * this.#prospectsOf(id).at(at) - this.#threats.to(piece, at);
  }

  #prospectsOf(id: PieceId): Prospects {
    const known = this.#prospects.get(id) ?? new Prospects(this.table, this.seat, id, this.targets);
    this.#prospects.set(id, known);
    return known;
  }
}
