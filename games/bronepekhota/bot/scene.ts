import type { Point3 } from '@bridgehead/geometry';
import type { Seat } from '@bridgehead/kernel';
import type { Battlefield } from '../rules/playing.ts';
import { areEnemies, isOnTable, pieceAt, seatOf } from '../rules/pieces.ts';
import { isSacred } from '../rules/sacred.ts';
import type { Machine, PieceId, Soldier, State } from '../rules/state.ts';
import { armsOf } from './arms.ts';
import { Posts } from './posts.ts';
import { Prospects } from './prospects.ts';
import { Threats } from './threats.ts';
import { stakesOf, unwanted } from './stakes.ts';
import type { Temper } from './temper.ts';
import type { Valued } from './worth.ts';

/** So many tours are not too long to wait. */
const LONG = 10;

/** The table through the eyes of one seat: whom to fight, what to fear, where to be. */
export class Scene {
  readonly table: Valued;
  readonly seat: Seat;
  /** Enemies on the table, whether anybody serves them or not. */
  readonly targets: readonly PieceId[];
  readonly temper: Temper;
  readonly posts: Posts;
  readonly #threats: Threats;
  readonly #fears = new Map<PieceId, number>();
  readonly #prospects = new Map<PieceId, Prospects>();

  constructor(battlefield: Battlefield, seat: Seat, temper: Temper) {
    const table = { ...battlefield, stakes: stakesOf(battlefield), haste: temper.haste };
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
      this.#fearOf(id) * this.#threats.to(piece, at)
    );
  }

  /** What a piece could lose where it stands. */
  danger(id: PieceId): number {
    const piece = pieceAt(this.table.state, id);
    return this.#threats.to(piece, piece);
  }

  #fearOf(id: PieceId): number {
    const { table, temper } = this;
    const known =
      this.#fears.get(id) ?? patienceOf(table.state) * (armsOf(table, id).length > 0 ? 1 : temper.dash);
    this.#fears.set(id, known);
    return known;
  }

  #prospectsOf(id: PieceId): Prospects {
    const known = this.#prospects.get(id) ?? new Prospects(this.table, id, this.targets, this.temper);
    this.#prospects.set(id, known);
    return known;
  }
}

/** Where nothing else ends a battle, whoever has waited long comes out: two who fear each other would wait for ever. */
function patienceOf({ tour, rules }: State): number {
  return rules.tours === 0 ? Math.min(1, LONG / tour) : 1;
}
