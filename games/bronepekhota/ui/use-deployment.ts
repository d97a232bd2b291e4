import { usePersonal } from '@bridgehead/kit/table';
import { useMemo } from 'react';
import { piecesOf, refuseDeployment, waitingUnits } from '../rules/deploy.ts';
import { fieldFor } from '../rules/ground.ts';
import type { Room } from '../rules/inquire/answers.ts';
import type { Heading, Move, Spot, Standing } from '../rules/moves.ts';
import type { BronepekhotaRefusal } from '../rules/refusals.ts';
import { isSameUnit, type Unit } from '../rules/stage.ts';
import type { PieceId } from '../rules/state.ts';
import { useAsked } from './ask/use-asked.ts';
import { heading, turnedBy } from './space/vectors.ts';
import type { Props, Turn } from './use-turn.ts';

interface Wish {
  readonly unit: Unit | null;
  readonly around: Spot | null;
  readonly facing: Heading | null;
  /** Those that were moved by hand, by their place in the unit. */
  readonly moved: ReadonlyMap<number, Standing>;
  readonly of: string;
}

const NONE_YET: Wish = { unit: null, around: null, facing: null, moved: new Map(), of: '' };

export interface Deploying {
  readonly units: readonly Unit[];
  readonly unit: Unit | null;
  readonly room: Room | null;
  /** Who would stand where. */
  readonly stood: readonly { readonly piece: PieceId; readonly place: Standing }[];
  readonly refusal: BronepekhotaRefusal | null;
  readonly move: Move | null;
  readonly choose: (unit: Unit) => void;
  /** The whole unit forms up round this place. */
  readonly formAt: (spot: Spot) => void;
  readonly nudge: (index: number, spot: Spot) => void;
  readonly turn: (degrees: number) => void;
}

/** BRP-1.6: setting a unit up: it forms by itself round the place one presses, and is adjusted by hand. */
export function useDeployment({ ask, pack, view, viewer }: Props, { decision }: Turn): Deploying | null {
  const [wish, setWish] = usePersonal(viewer, NONE_YET);
  const isAsked = decision?.kind === 'deploy' && viewer !== 'spectator';
  const units = useMemo(() => (isAsked ? waitingUnits(view, viewer) : []), [isAsked, view, viewer]);
  const current = wish.of === decision?.id ? wish : NONE_YET;
  const unit = units.find((each) => current.unit && isSameUnit(each, current.unit)) ?? units[0] ?? null;
  const room = useAsked<Room | BronepekhotaRefusal>(ask, view, unit && { ask: 'zone', unit });
  const around = current.around ?? (room && 'zone' in room ? middleOf(room) : null);
  const formed = useAsked<{ move: Extract<Move, { kind: 'deploy' }> } | BronepekhotaRefusal>(
    ask,
    view,
    unit && around && { ask: 'places', unit, around, ...(current.facing && { facing: current.facing }) },
  );
  if (!isAsked) return null;
  const ids = unit ? piecesOf(view, unit) : [];
  const places = formed && 'move' in formed ? formed.move.places : [];
  const stood = places.map((place, index) => ({
    piece: ids[index] as PieceId,
    place: current.moved.get(index) ?? place,
  }));
  const move =
    unit && stood.length > 0
      ? ({ kind: 'deploy', unit, places: stood.map(({ place }) => place) } as const)
      : null;
  const battlefield = { armoury: pack, field: fieldFor(pack, view.ground), state: view };
  const refusal = move
    ? refuseDeployment(battlefield, viewer, move)
    : formed && 'reason' in formed
      ? formed
      : null;
  const change = (next: Partial<Wish>) => setWish({ ...current, unit, ...next, of: decision.id });
  return {
    units,
    unit,
    room: room && 'zone' in room ? room : null,
    stood,
    refusal,
    move: refusal ? null : move,
    choose: (next) => change({ unit: next, around: null, moved: new Map() }),
    formAt: (spot) => change({ around: spot, moved: new Map() }),
    nudge(index, spot) {
      const facing = stood[index]?.place.facing ?? { x: 1, y: 0 };
      change({ moved: new Map([...current.moved, [index, { ...spot, facing }]]) });
    },
    turn(degrees) {
      const facing = stood[0]?.place.facing ?? { x: 1, y: 0 };
      change({ facing: heading(turnedBy(facing, degrees)), moved: new Map() });
    },
  };
}

/** Near the front of the zone, where there is room. */
function middleOf({ zone, places }: Room): Spot | null {
  const middle = { x: zone.x + zone.width / 2, y: zone.y + zone.depth / 2 };
  const far = ({ x, y, z }: Spot) => Math.hypot(x - middle.x, y - middle.y) + z * 10;
  return places.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}
