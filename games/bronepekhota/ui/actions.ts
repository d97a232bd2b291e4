import type { Pack } from '../content/pack.ts';
import { exitsFor } from '../rules/exit.ts';
import type { Deed } from '../rules/inquire/deeds.ts';
import { findGun, weaponAt } from '../rules/kinds.ts';
import type { Act } from '../rules/moves.ts';
import { isOnTable, machineKind, seatOf } from '../rules/pieces.ts';
import type { BronepekhotaRefusal } from '../rules/refusals.ts';
import { firearmOf } from '../rules/shooting/firearms.ts';
import type { Shot } from '../rules/stage.ts';
import { touches } from '../rules/space.ts';
import type { Piece, PieceId } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { gaitOf, type Plan } from './plan.ts';

/** A button of the action bar: what it begins, everything it may be done to, and why it cannot be done, if so. */
export interface Action {
  readonly key: string;
  readonly plan: Plan;
  readonly deeds: readonly Deed[];
  readonly refusal: BronepekhotaRefusal | null;
}

/** In a fixed order, what depends on whom one touches last: a button never changes its place while one piece acts. */
export function actionsOf(pack: Pack, view: View, deeds: readonly Deed[]): readonly Action[] {
  const groups = new Map<string, Deed[]>();
  for (const deed of deeds) {
    const key = keyOf(deed.move);
    groups.set(key, [...(groups.get(key) ?? []), deed]);
  }
  const actions = [...groups].flatMap(([key, group]) => {
    const plan = planOf(pack, view, group);
    return plan ? [{ key, plan, deeds: group, refusal: refusalOf(group) }] : [];
  });
  return actions.flatMap((action) => (isGoing(action) ? [action, ...besides(pack, view, action)] : [action]));
}

function keyOf(move: Act): string {
  if (move.kind === 'drive' && move.tow) return 'tow';
  if (move.kind !== 'shoot') return move.kind;
  return `shoot ${shotKey(move.with)}${move.aimed ? ' aimed' : ''}`;
}

export function shotKey(shot: Shot): string {
  if (typeof shot === 'string') return shot;
  return 'gun' in shot ? `gun ${shot.gun}` : `weapon ${shot.weapon}`;
}

/** One that can be done is enough. */
function refusalOf(deeds: readonly Deed[]): BronepekhotaRefusal | null {
  return deeds.some(({ refusal }) => refusal === null) ? null : (deeds[0]?.refusal ?? null);
}

function planOf(pack: Pack, view: View, deeds: readonly Deed[]): Plan | null {
  const move = (deeds.find(({ refusal }) => refusal === null) ?? deeds[0])?.move;
  switch (move?.kind) {
    case 'walk':
    case 'jump':
      return { do: 'go', how: move.kind, to: null, facing: null, load: null };
    case 'drive':
      return { do: 'go', how: 'drive', to: null, facing: null, load: move.tow?.piece ?? null };
    case 'shoot':
      return {
        do: 'shoot',
        with: move.with,
        isAimed: move.aimed === true,
        at: [],
        most: mostTargets(pack, view, move.by, move.with),
      };
    case 'leave':
      return { do: 'leave', place: move.place };
    case 'fight':
      return { do: 'fight', object: move.enemy };
    case 'board':
      return { do: 'board', object: move.machine };
    case 'take':
      return { do: 'take', object: move.gun };
    case 'mend':
    case 'refill':
      return { do: move.kind, object: move.object };
    default:
      return null;
  }
}

/** What a move is done to by hand, or takes along. */
export function objectOf(move: Act): PieceId | undefined {
  switch (move.kind) {
    case 'fight':
      return move.enemy;
    case 'board':
      return move.machine;
    case 'take':
      return move.gun;
    case 'mend':
    case 'refill':
      return move.object;
    case 'drive':
      return move.tow?.piece;
    default:
      return undefined;
  }
}

function mostTargets(pack: Pack, view: View, by: PieceId, shot: Shot): number {
  if (!view.rules.specials) return 1;
  return firearmOf({ armoury: pack, state: view }, by, shot)?.targets ?? 1;
}

function isGoing({ plan }: Action): boolean {
  return plan.do === 'go' && (plan.how === 'walk' || gaitOf(plan) === 'drive');
}

/** Whoever can go can run into somebody, push what can be pushed, or leave by an edge where the mission lets its side. */
function besides(pack: Pack, view: View, going: Action): Action[] {
  const exit: Action = { ...going, key: 'exit', plan: { do: 'exit' } };
  const last = canLeave(pack, view, going) ? [exit] : [];
  const loads = loadsOf(pack, view);
  const by = going.deeds[0]?.move.by;
  const mover = by === undefined ? undefined : view.pieces[by];
  // BRP-3.2.2: flyers fight nobody.
  if (mover?.kind === 'machine' && mover.isFlying) return last;
  const charge: Action = { ...going, key: 'charge', plan: { do: 'charge', object: null } };
  if (going.plan.do !== 'go' || going.plan.how !== 'walk' || loads.length === 0 || !mover)
    return [charge, ...last];
  const load = loads.find((id) => touches({ armoury: pack }, mover, view.pieces[id] as Piece)) ?? null;
  return [charge, { ...going, key: 'push', plan: { ...going.plan, how: 'push', load } }, ...last];
}

/** BRP-4.1.5: whatever can be pushed. */
export function loadsOf(pack: Pack, { pieces }: View): readonly PieceId[] {
  return [...pieces.keys()].filter((id) => {
    const piece = pieces[id] as Piece;
    const isMobile = piece.kind === 'gun' && findGun(pack, piece.model)?.isMobile === true;
    return isOnTable(piece) && (piece.kind === 'load' || isMobile);
  });
}

function canLeave(pack: Pack, view: View, { deeds: [deed] }: Action): boolean {
  const piece = deed && 'by' in deed.move ? view.pieces[deed.move.by] : undefined;
  return piece !== undefined && exitsFor({ armoury: pack, state: view }, seatOf(view, piece)).length > 0;
}

/** What it is fired with, for people. */
export function weaponOf(pack: Pack, view: View, by: PieceId, shot: Shot) {
  const shooter = view.pieces[by];
  if (typeof shot === 'object' && 'weapon' in shot && shooter?.kind === 'machine')
    return weaponAt(pack, machineKind(pack, shooter), shot.weapon)?.id;
  const gun = typeof shot === 'object' && 'gun' in shot ? view.pieces[shot.gun] : undefined;
  return gun?.kind === 'gun' ? gun.model : undefined;
}
