import type { Point } from '@bridgehead/geometry';
import { missionOf } from '../rules/kinds.ts';
import type { Edge, Mission } from '../rules/mission.ts';
import { isOnTable, speedOf, squadOf } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import type { Machine, Piece, PieceId, Soldier } from '../rules/state.ts';
import { type Area, destination } from './areas.ts';
import { isAboutFate, sidesOf } from './stakes.ts';
import { meant, OURS, type Post, postsOf, scored } from './wants.ts';

/** What is left of a post that has enough already. */
const SPARE = 0.1;

/** Where a mission wants whom: read from its goals, whatever mission it is. */
export class Posts {
  readonly #table: Battlefield;
  readonly #side: number;
  readonly #mission: Mission;
  readonly #posts: readonly Post[];
  readonly #there = new Map<Post, readonly Piece[]>();

  constructor(table: Battlefield, side: number) {
    this.#table = table;
    this.#side = side;
    const mission = missionOf(table.armoury, table.state);
    this.#mission = mission;
    this.#posts = [
      ...mission.goals.flatMap((goal) => postsOf(table, mission, side, goal)),
      ...scored(table, mission),
    ];
  }

  /** What it is worth to a piece to be there when its turn is over. */
  at(piece: Soldier | Machine, place: Point): number {
    const { armoury, state } = this.#table;
    let best = 0;
    for (const post of this.#posts) {
      if (!post.isFor(piece)) continue;
      const behind = post.far(place) / speedOf(armoury, state, piece) - post.spare;
      // Nearly there is a turn late: whoever is to touch something does not do so yet.
      const late = behind > 0 ? 1 + behind : 0;
      const others = this.#friendsAt(post).filter((other) => other !== piece).length;
      const share = others >= post.needed ? SPARE : 1;
      best = Math.max(best, post.worth * share * post.patience ** late);
    }
    return best;
  }

  /** What soldiers want to touch. */
  get meant(): readonly PieceId[] {
    return this.#mission.goals.flatMap(({ needs }) =>
      needs.flatMap((need) =>
        need.is === 'held' || need.is === 'freed'
          ? meant(this.#table, need).map((piece) => this.#table.state.pieces.indexOf(piece))
          : [],
      ),
    );
  }

  /** Where loads are to be brought: how far a load is from there. */
  get errands(): readonly { readonly load: PieceId; readonly to: Area; readonly worth: number }[] {
    const table = this.#table;
    return this.#mission.goals
      .filter((goal) => goal.result === 'win' && sidesOf(table, goal).includes(this.#side))
      .flatMap(({ needs }) =>
        needs.flatMap((need) => {
          const to = need.is === 'held' ? destination(table, this.#mission, this.#side, need) : null;
          if (need.is !== 'held' || !to) return [];
          return meant(table, need).map((piece) => ({
            load: table.state.pieces.indexOf(piece),
            to,
            worth: OURS,
          }));
        }),
      );
  }

  /** The edges a machine should leave the table by. */
  exitsOf(machine: Machine): readonly Edge[] {
    const isLoot = this.#mission.goals.some(
      (goal) =>
        goal.result === 'win' &&
        sidesOf(this.#table, goal).includes(this.#side) &&
        goal.needs.some((need) => isAboutFate(need) && need.is === 'left'),
    );
    const { sides } = this.#table.state;
    const isOurs = sides[machine.seat] === this.#side && sides[machine.owner] !== this.#side;
    return isLoot && isOurs
      ? this.#mission.exits.filter(({ side }) => side === this.#side).map(({ edge }) => edge)
      : [];
  }

  /** Friends who are there already. */
  #friendsAt(post: Post): readonly Piece[] {
    const { state } = this.#table;
    const known =
      this.#there.get(post) ??
      state.pieces.filter(
        (piece) =>
          piece.kind === 'soldier' &&
          isOnTable(piece) &&
          state.sides[squadOf(state, piece).seat] === this.#side &&
          post.isFor(piece) &&
          post.far(piece) === 0,
      );
    this.#there.set(post, known);
    return known;
  }
}
