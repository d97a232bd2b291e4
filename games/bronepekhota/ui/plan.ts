import type { WayThere } from '../rules/inquire/answers.ts';
import type { HowToGo } from '../rules/inquire/question.ts';
import type { Act, Heading, Move, Spot, Standing } from '../rules/moves.ts';
import type { Shot } from '../rules/stage.ts';
import type { PieceId } from '../rules/state.ts';

export const HANDS = ['fight', 'board', 'take', 'mend', 'refill'] as const;
/** What is done by touching something. */
export type Hand = (typeof HANDS)[number];

/** What the viewer is putting together for the piece that acts. What is null has not been chosen yet. */
export type Plan =
  | {
      readonly do: 'go';
      readonly how: HowToGo;
      readonly to: Spot | null;
      /** Chosen by hand; else whatever fits. */
      readonly facing: Heading | null;
      /** Where a walker's cabin is to look, if not ahead (BRP-4.2). */
      readonly cabin?: Heading;
      /** What is pushed, or towed. */
      readonly load: PieceId | null;
      /** What it is to touch at the end, wherever there is room beside it. */
      readonly beside?: PieceId;
      /** The way somebody advises: it is gone as it is. */
      readonly advised?: Act;
    }
  | { readonly do: 'charge'; readonly object: PieceId | null }
  | {
      readonly do: 'shoot';
      readonly with: Shot;
      readonly isAimed: boolean;
      readonly at: readonly PieceId[];
      /** So many targets at once (BRP-7.4.4). */
      readonly most: number;
    }
  | { readonly do: Hand; readonly object: PieceId | null }
  | { readonly do: 'leave'; readonly place: Standing | null }
  /** Over an edge of the table (BRP-0.8). */
  | { readonly do: 'exit' };

export type Going = Extract<Plan, { do: 'go' }>;

/** A machine that drives with something behind it tows it. */
export function gaitOf({ how, load }: Going): HowToGo | 'tow' {
  return how === 'drive' && load !== null ? 'tow' : how;
}

/** The move that a plan comes to by itself; ways are asked for. */
export function moveOf(by: PieceId, plan: Plan): Move | null {
  switch (plan.do) {
    case 'go':
    case 'charge':
    case 'exit':
      return null;
    case 'shoot':
      return plan.at.length === 0
        ? null
        : { kind: 'shoot', by, with: plan.with, at: plan.at, ...(plan.isAimed && { aimed: true }) };
    case 'leave':
      return plan.place && { kind: 'leave', by, place: plan.place };
    default:
      return plan.object === null ? null : byHand(by, plan.do, plan.object);
  }
}

function byHand(by: PieceId, hand: Hand, object: PieceId): Move {
  switch (hand) {
    case 'fight':
      return { kind: 'fight', by, enemy: object };
    case 'board':
      return { kind: 'board', by, machine: object };
    case 'take':
      return { kind: 'take', by, gun: object };
    default:
      return { kind: hand, by, object };
  }
}

/** What the rules are asked to find for a plan: the way there, into somebody, or off the table. */
export function wayQuestion(piece: PieceId, plan: Plan | null): object | null {
  if (plan?.do === 'exit') return { ask: 'out', piece };
  if (plan?.do === 'charge')
    return plan.object === null ? null : { ask: 'charge', piece, enemy: plan.object };
  if (plan?.do === 'go' && plan.advised) return { ask: 'price', move: plan.advised };
  if (plan?.do === 'go' && plan.beside !== undefined) return { ask: 'alongside', piece, object: plan.beside };
  if (plan?.do !== 'go' || plan.to === null) return null;
  const { how, to, facing, load } = plan;
  return { ask: 'way', piece, how, to, ...(facing && { facing }), ...(load !== null && { load }) };
}

export function reachQuestion(piece: PieceId, plan: Plan | null): object | null {
  if (plan?.do !== 'go' || (plan.how === 'push' && plan.load === null)) return null;
  return { ask: 'reach', piece, how: plan.how, ...(plan.load !== null && { load: plan.load }) };
}

/** There instead, whatever was advised or turned before. */
export function goingTo(plan: Going, to: Spot): Going {
  const { advised: _, beside: __, ...going } = plan;
  return { ...going, to, facing: null };
}

/** Up to something, so that it is touched. */
export function goingUpTo({ do: go, how, load }: Going, beside: PieceId): Going {
  return { do: go, how, to: null, facing: null, load, beside };
}

/** Turned by hand at the end of a way, which may be another one then. */
export function turnedTo(plan: Going, way: WayThere, facing: Heading): Going {
  const { advised: _, beside: __, ...going } = plan;
  const { x, y, z } = (going.how === 'push' && way.load?.to) || way.to;
  return { ...going, to: going.to ?? { x, y, z }, facing };
}

/** Goes nowhere, and may turn. */
export function isOnTheSpot({ move }: Pick<WayThere, 'move'>): boolean {
  if (move.kind === 'drive') return move.legs.every((leg) => 'turn' in leg);
  return move.kind === 'walk' && move.path.length === 0;
}

/** Whoever stays where it is and was not turned either would spend its move on nothing. */
export function isIdle(plan: Plan | null, way: Pick<WayThere, 'move'>): boolean {
  return plan?.do === 'go' && !plan.facing && !plan.cabin && !plan.advised && isOnTheSpot(way);
}

type Shooting = Extract<Plan, { do: 'shoot' }>;

/** Whom a grenade is about to be thrown at. */
export function thrownAt(plan: Plan | null): PieceId | null {
  return plan?.do === 'shoot' && plan.with === 'grenade' ? (plan.at[0] ?? null) : null;
}

/** One more target, or one less; the oldest makes room. */
export function aimedAlso(plan: Shooting, id: PieceId): Shooting {
  const rest = plan.at.filter((other) => other !== id);
  const isOff = plan.most > 1 && rest.length < plan.at.length;
  return { ...plan, at: isOff ? rest : [...rest, id].slice(-plan.most) };
}
