import type { Point } from '@bridgehead/geometry';
import { isHeld } from '../rules/conditions.ts';
import type { Condition, Goal, Mission } from '../rules/mission.ts';
import { isOnTable, squadOf } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import { STEP } from '../rules/space.ts';
import type { Piece } from '../rules/state.ts';
import { destination, fromPoint, toEdge, toPlace, zones } from './areas.ts';
import { isAboutFate, sidesOf } from './stakes.ts';

/** Somewhere a mission wants soldiers, or a machine, to be. */
export interface Post {
  /** In steps; 0 where one is there. */
  far(at: Point): number;
  readonly worth: number;
  /** How many must be there. */
  readonly needed: number;
  readonly isFor: (piece: Piece) => boolean;
  /** How many turns' way one may still be from there. */
  readonly spare: number;
  /** What every turn that one comes late leaves of it. */
  readonly patience: number;
}

/** Now is as good as ever, and a turn later nearly so. */
const SOON = { spare: 0, patience: 0.8 };
/** Whoever comes late in the end has not come at all. */
const STRICT = 0.5;

/** What a goal is worth to whoever can reach it, and to whoever can spoil it. */
export const OURS = 40;
const THEIRS = 15;
/** What is only asked in the end is asked once, and of whoever is there. */
const IN_THE_END = 3;
const ALL = 99;
/** What need only be touched is worth more than what has to be brought somewhere. */
const IN_HAND = 2.5;
/** How much of a way is made good in a turn: the rest goes round corners. */
const STRAIGHT = 0.7;
/** What a point is worth that a place scores. */
const SCORES = 14;
/** From the middle of a soldier to the middle of what it touches. */
const BESIDE = 26;

/** Where a goal wants whom, whether it is ours or has to be spoilt. */
export function postsOf(table: Battlefield, mission: Mission, side: number, goal: Goal): Post[] {
  if (goal.result !== 'win') return [];
  const { tour, rules } = table.state;
  const isLast = goal.when === 'last' && rules.tours > 0;
  const left = rules.tours - tour;
  const inTheEnd = { spare: STRAIGHT * left, patience: left > 0 ? STRICT : 0, needed: ALL };
  return sidesOf(table, goal).flatMap((us) => {
    const weight = isLast ? IN_THE_END : 1 + heldOf(table, us, goal);
    const posts = goal.needs.flatMap((need) =>
      us === side
        ? wanted(table, mission, side, need, OURS * weight)
        : spoiling(table, mission, us, need, THEIRS * weight),
    );
    return isLast ? posts.map((post) => ({ ...post, ...inTheEnd })) : posts;
  });
}

/** How much of what a side wants to hold it holds: the rest is worth the more. */
function heldOf(table: Battlefield, us: number, { needs }: Goal): number {
  return needs
    .filter((need) => need.is === 'held' || need.is === 'freed')
    .flatMap((need) => meant(table, need))
    .filter((piece) => isHeld(table, us, piece)).length;
}

const onFoot = (piece: Piece) => piece.kind === 'soldier';

function wanted(table: Battlefield, mission: Mission, side: number, need: Condition, worth: number): Post[] {
  if (isAboutFate(need)) return need.is === 'left' ? leaving(table, mission, side, worth) : [];
  switch (need.is) {
    case 'held':
    case 'freed': {
      const isAll = need.is === 'freed' || destination(table, mission, side, need) === null;
      return meant(table, need).map((piece) => ({
        far: fromPoint(piece, BESIDE),
        worth: isAll ? IN_HAND * worth : worth,
        needed: 1,
        isFor: onFoot,
        ...SOON,
      }));
    }
    case 'near': {
      const { kind, atLeast } = need;
      const isFor = (piece: Piece) => onFoot(piece) && (kind === undefined || modelOf(table, piece) === kind);
      return [
        { far: toPlace(table, mission, need.place, need.within), worth, needed: atLeast, isFor, ...SOON },
      ];
    }
    case 'inside':
      return zones(table, (other) => other !== side).map(({ far }) => ({
        far,
        worth,
        needed: need.atLeast,
        isFor: onFoot,
        ...SOON,
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

export function scored(table: Battlefield, mission: Mission): Post[] {
  const { places = [], within = 0 } = mission.scoring ?? {};
  return places.map((place) => ({
    far: toPlace(table, mission, place, within),
    worth: SCORES,
    needed: 2,
    isFor: onFoot,
    ...SOON,
  }));
}

/** A machine that was theirs is driven off over an edge of ours. */
function leaving({ field, state }: Battlefield, { exits }: Mission, side: number, worth: number): Post[] {
  const isFor = (piece: Piece) =>
    piece.kind === 'machine' && state.sides[piece.seat] === side && state.sides[piece.owner] !== side;
  return exits
    .filter((exit) => exit.side === side)
    .map(({ edge }) => ({
      far: (at) => toEdge(at, edge, field) / STEP,
      worth: 2 * worth,
      needed: ALL,
      isFor,
      ...SOON,
    }));
}

export function meant({ state }: Battlefield, need: Extract<Condition, { is: 'held' | 'freed' }>): Piece[] {
  return state.pieces.filter((piece) => {
    if (!isOnTable(piece)) return false;
    if (need.is === 'held') return piece.kind === 'load' && piece.role === need.load;
    return piece.kind === 'soldier' && squadOf(state, piece).model === need.captive;
  });
}

function modelOf({ state }: Battlefield, piece: Piece): string | null {
  return piece.kind === 'soldier' ? squadOf(state, piece).model : null;
}
