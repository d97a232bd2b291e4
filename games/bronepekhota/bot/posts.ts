import type { Point } from '@bridgehead/geometry';
import { missionOf } from '../rules/kinds.ts';
import type { Condition, Edge, Goal, Mission } from '../rules/mission.ts';
import { isOnTable, speedOf, squadOf } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import { STEP } from '../rules/space.ts';
import type { Machine, Piece, PieceId, Soldier } from '../rules/state.ts';
import { type Area, destination, fromPoint, toEdge, toPlace, zones } from './areas.ts';
import { isAboutFate, sidesOf } from './stakes.ts';

/** Somewhere a mission wants soldiers, or a machine, to be. */
interface Post {
  /** In steps; 0 where one is there. */
  far(at: Point): number;
  readonly worth: number;
  /** How many must be there. */
  readonly needed: number;
  readonly isFor: (piece: Piece) => boolean;
}

/** What a goal is worth to whoever can reach it, and to whoever can spoil it. */
const OURS = 40;
const THEIRS = 15;
/** What a point is worth that a place scores. */
const SCORES = 14;
/** What is left of a post that has enough already; of one a turn away. */
const SPARE = 0.1;
const PATIENCE = 0.8;
/** From the middle of a soldier to the middle of what it touches. */
const BESIDE = 26;
/** Where a mission wants whom: read from its goals, whatever mission it is. */
export class Posts {
  readonly #table: Battlefield;
  readonly #side: number;
  readonly #mission: Mission;
  readonly #posts: readonly Post[];

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
      const turns = post.far(place) / speedOf(armoury, state, piece);
      const share = this.#others(post, piece) >= post.needed ? SPARE : 1;
      best = Math.max(best, post.worth * share * PATIENCE ** turns);
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
  #others({ far, isFor }: Post, piece: Piece): number {
    const { state } = this.#table;
    return state.pieces.filter(
      (other) =>
        other.kind === 'soldier' &&
        other !== piece &&
        isOnTable(other) &&
        state.sides[squadOf(state, other).seat] === this.#side &&
        isFor(other) &&
        far(other) === 0,
    ).length;
  }
}

function postsOf(table: Battlefield, mission: Mission, side: number, goal: Goal): Post[] {
  if (goal.result !== 'win') return [];
  const { tour, rules } = table.state;
  const haste = goal.when === 'last' && rules.tours > 0 ? 0.3 + (0.7 * tour) / rules.tours : 1;
  return sidesOf(table, goal).flatMap((us) =>
    goal.needs.flatMap((need) =>
      us === side
        ? wanted(table, mission, side, need, OURS * haste)
        : spoiling(table, mission, us, need, THEIRS * haste),
    ),
  );
}

const onFoot = (piece: Piece) => piece.kind === 'soldier';

function wanted(table: Battlefield, mission: Mission, side: number, need: Condition, worth: number): Post[] {
  if (isAboutFate(need)) return need.is === 'left' ? leaving(table, mission, side, worth) : [];
  switch (need.is) {
    case 'held':
    case 'freed':
      return meant(table, need).map((piece) => ({
        far: fromPoint(piece, BESIDE),
        worth,
        needed: 1,
        isFor: onFoot,
      }));
    case 'near': {
      const { kind, atLeast } = need;
      const isFor = (piece: Piece) => onFoot(piece) && (kind === undefined || modelOf(table, piece) === kind);
      return [{ far: toPlace(table, mission, need.place, need.within), worth, needed: atLeast, isFor }];
    }
    case 'inside':
      return zones(table, (other) => other !== side).map(({ far }) => ({
        far,
        worth,
        needed: need.atLeast,
        isFor: onFoot,
      }));
    default:
      return [];
  }
}

/** Whoever touches what the others want to hold spoils it; near a place one can shoot at whoever comes. */
function spoiling(
  table: Battlefield,
  mission: Mission,
  them: number,
  need: Condition,
  worth: number,
): Post[] {
  const posts = wanted(table, mission, them, need, worth).filter(() => !isAboutFate(need));
  return posts.map((post) => ({ ...post, needed: Math.max(2, post.needed), isFor: onFoot }));
}

function scored(table: Battlefield, mission: Mission): Post[] {
  const { places = [], within = 0 } = mission.scoring ?? {};
  return places.map((place) => ({
    far: toPlace(table, mission, place, within),
    worth: SCORES,
    needed: 2,
    isFor: onFoot,
  }));
}

/** A machine that was theirs is driven off over an edge of ours. */
function leaving({ field, state }: Battlefield, { exits }: Mission, side: number, worth: number): Post[] {
  const isFor = (piece: Piece) =>
    piece.kind === 'machine' && state.sides[piece.seat] === side && state.sides[piece.owner] !== side;
  return exits
    .filter((exit) => exit.side === side)
    .map(({ edge }) => ({ far: (at) => toEdge(at, edge, field) / STEP, worth: 2 * worth, needed: 9, isFor }));
}

function meant({ state }: Battlefield, need: Extract<Condition, { is: 'held' | 'freed' }>): Piece[] {
  return state.pieces.filter((piece) => {
    if (!isOnTable(piece)) return false;
    if (need.is === 'held') return piece.kind === 'load' && piece.role === need.load;
    return piece.kind === 'soldier' && squadOf(state, piece).model === need.captive;
  });
}

function modelOf({ state }: Battlefield, piece: Piece): string | null {
  return piece.kind === 'soldier' ? squadOf(state, piece).model : null;
}
