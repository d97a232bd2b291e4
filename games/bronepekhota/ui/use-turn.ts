import type { Decision } from '@bridgehead/kernel';
import type { LegalMove, TableProps } from '@bridgehead/kit';
import { questionOf, usePersonal } from '@bridgehead/kit/table';
import { useMemo } from 'react';
import type { Pack } from '../content/pack.ts';
import type { Event } from '../rules/events.ts';
import type { Deed } from '../rules/inquire/deeds.ts';
import type { Move, Spot, Standing } from '../rules/moves.ts';
import type { Unit } from '../rules/stage.ts';
import { NONE, type Piece, type PieceId } from '../rules/state.ts';
import { isReady } from '../rules/units.ts';
import type { View } from '../rules/view.ts';
import { type Action, actionsOf } from './actions.ts';
import { advisedBy } from './advice.ts';
import { useAsked } from './ask/use-asked.ts';
import { isOut } from './exit-edge.ts';
import { gaitOf, goingTo, type Plan } from './plan.ts';
import { pressed } from './pressed.ts';
import { isIn, type Scene } from './scene.ts';
import { apart } from './space/vectors.ts';

export type Props = TableProps<View, Move, Event, Pack>;

interface Held {
  readonly selected: PieceId | null;
  readonly plan: Plan | null;
  /** The question it was taken up at: a plan is not for the next one. */
  readonly of: string;
  /** It is still in hand from the move before, and no longer than it can act. */
  readonly isKept: boolean;
}

const NOTHING: Held = { selected: null, plan: null, of: '', isKept: false };

export interface Turn {
  /** What the viewer is asked; undefined while others decide or something is told. */
  readonly decision: Decision | undefined;
  readonly unit: Unit | null;
  /** The piece that is looked at. */
  readonly selected: PieceId | null;
  /** The piece of the acting unit that would do what is planned. */
  readonly actor: PieceId | null;
  readonly actions: readonly Action[];
  readonly plan: Plan | null;
  /** Units that may be chosen. */
  readonly units: readonly LegalMove<Extract<Move, { kind: 'activate' }>>[];
  readonly select: (id: PieceId | null) => void;
  readonly setPlan: (plan: Plan | null) => void;
  readonly pressPiece: (id: PieceId) => void;
  readonly pressGround: (spot: Spot) => void;
  readonly answer: (move: Move) => void;
  readonly cancel: () => void;
}

/** Whose turn it is to do what, what is picked up, and what a press on the table means. */
export function useTurn(props: Props, scene: Scene): Turn {
  const { view, viewer, pending, legal, beat, proposed, ask } = props;
  const [held, hold] = usePersonal(viewer, NOTHING);
  const decision = beat ? undefined : questionOf(pending, viewer);
  const unit = view.stage.stage === 'act' ? view.stage.unit : null;
  const isActing = decision?.kind === 'act' && unit !== null;
  const isAdvised = proposed !== null && proposed.decision.id === decision?.id;
  const advised = isAdvised ? advisedBy(view, proposed.move) : null;
  const looked = advised?.selected ?? held.selected;
  const there = looked !== null && view.pieces[looked] ? looked : null;
  const actor = isActing ? actorOf(scene, unit, there) : null;
  const selected = held.isKept && actor !== null ? actor : there;
  const deeds = useAsked<Deed[]>(ask, view, actor === null ? null : { ask: 'deeds', piece: actor });
  const actions = useMemo(
    () => (actor === null || !deeds ? [] : actionsOf(scene.pack, view, deeds)),
    [scene.pack, view, actor, deeds],
  );
  const units = useMemo(
    () => legal.filter((offer): offer is Turn['units'][number] => offer.move.kind === 'activate'),
    [legal],
  );
  const picked = advised?.plan ?? (held.of === decision?.id ? held.plan : null);
  const plan = picked ?? (actor === null ? null : (firstPossible(actions, hasFired(view))?.plan ?? null));
  const take = (next: Partial<Held>) =>
    hold({ selected, plan: picked, ...next, of: decision?.id ?? '', isKept: false });

  return {
    decision,
    unit,
    selected: selected ?? actor,
    actor,
    actions,
    plan,
    units,
    select: (id) => take({ selected: id, plan: null }),
    setPlan: (next) => take({ plan: next }),
    pressPiece(id) {
      const piece = view.pieces[id];
      if (!piece) return;
      if (isActing && actor !== null && plan && !isIn(scene, unit, id)) {
        const next = pressed(scene, plan, actions, actor, id);
        if (next) return take({ plan: next });
      }
      // Once in hand, a piece that is pressed again turns where it stands.
      if (isActing && id === actor && id === selected && plan?.do === 'go' && plan.to === null)
        return take({ plan: goingTo(plan, { x: piece.x, y: piece.y, z: piece.z }) });
      const offered = units.find(({ move }) => isIn(scene, move.unit, id));
      if (offered && selected !== null && isIn(scene, offered.move.unit, selected))
        return props.answer(offered.decision, offered.move);
      take({ selected: id, plan: null });
    },
    pressGround(spot) {
      if (plan?.do === 'leave')
        return take({ plan: { ...plan, place: nearestWayOut(actions, spot) ?? plan.place } });
      const going = plan?.do === 'go' ? plan : actions.find(({ plan: { do: what } }) => what === 'go')?.plan;
      if (actor === null || going?.do !== 'go') return;
      const goesOut =
        (going.how === 'walk' || gaitOf(going) === 'drive') &&
        isOut(scene, view.pieces[actor] as Piece, spot);
      take({ plan: goesOut ? { do: 'exit' } : goingTo(going, spot) });
    },
    answer(move) {
      if (!decision) return;
      hold({ ...NOTHING, selected: keepsActor(move) ? (actor ?? selected) : null, isKept: true });
      props.answer(decision, move);
    },
    cancel: () => hold({ ...NOTHING, selected: picked ? selected : null }),
  };
}

/** Whoever goes on acting stays in hand. */
function keepsActor({ kind }: Move): boolean {
  return kind !== 'done' && kind !== 'end' && kind !== 'board' && kind !== 'leave';
}

/** Whoever is picked, whoever has begun, or the first whose turn has not been. */
function actorOf(scene: Scene, unit: Unit, selected: PieceId | null): PieceId | null {
  const { pieces, stage } = scene.view;
  const begun = stage.stage === 'act' ? stage.actor : NONE;
  const canAct = (id: PieceId) => {
    const piece = pieces[id];
    return id === begun || (piece?.kind === 'soldier' && isIn(scene, unit, id) && isReady(piece));
  };
  if (selected !== null && canAct(selected)) return selected;
  if (begun !== NONE) return begun;
  const next = [...pieces.keys()].find(canAct);
  return next ?? null;
}

/** Whoever has begun to shoot and has shots left goes on shooting. */
function hasFired({ stage }: View): boolean {
  return stage.stage === 'act' && stage.deeds.shots.length > 0;
}

/** To go or to shoot: what is done to something is begun by whoever means it. */
function firstPossible(actions: readonly Action[], isShooting: boolean): Action | undefined {
  const possible = actions.filter(({ refusal }) => refusal === null);
  const shot = possible.find(({ plan }) => plan.do === 'shoot');
  return (isShooting ? shot : undefined) ?? possible.find(({ plan }) => plan.do === 'go') ?? shot;
}

/** A pilot gets out where there is room beside the machine. */
function nearestWayOut(actions: readonly Action[], spot: Spot): Standing | null {
  const places = actions.flatMap(({ deeds }) =>
    deeds.flatMap(({ move, refusal }) => (move.kind === 'leave' && refusal === null ? [move.place] : [])),
  );
  return places.toSorted((one, other) => apart(one, spot) - apart(other, spot))[0] ?? null;
}
