import { usePersonal } from '@bridgehead/kit/table';
import { useMemo } from 'react';
import { refuseDeployment } from '../rules/deploy.ts';
import { fieldFor } from '../rules/ground.ts';
import type { Room } from '../rules/inquire/answers.ts';
import type { Heading, Move, Spot, Standing } from '../rules/moves.ts';
import type { BronepekhotaRefusal } from '../rules/refusals.ts';
import { isSameUnit, type Unit } from '../rules/stage.ts';
import type { PieceId } from '../rules/state.ts';
import { piecesOf, waitingUnits } from '../rules/waiting.ts';
import { useAsked } from './ask/use-asked.ts';
import { snapped } from './snap.ts';
import { heading, turnedBy } from './space/vectors.ts';
import type { Props, Turn } from './use-turn.ts';

type Formed = { readonly move: Extract<Move, { kind: 'deploy' }> } | BronepekhotaRefusal;

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
  const around = current.around ?? (room && 'zone' in room ? room.around : null);
  const formed = useAsked<Formed>(
    ask,
    view,
    unit && around && { ask: 'places', unit, around, ...(current.facing && { facing: current.facing }) },
  );
  // Room for all the rest is looked for: not each time that the pointer moves.
  const draft = useMemo(
    () => draftOf({ pack, view, viewer }, unit, formed, current.moved),
    [pack, view, viewer, unit, formed, current.moved],
  );
  if (!isAsked) return null;
  const { stood } = draft;
  const standing = ({ piece, place: { facing } }: Deploying['stood'][number], spot: Spot) =>
    snapped({ pack, view, viewer }, piece, { ...spot, facing });
  const change = (next: Partial<Wish>) => setWish({ ...current, unit, ...next, of: decision.id });
  return {
    units,
    unit,
    room: room && 'zone' in room ? room : null,
    ...draft,
    choose: (next) => change({ unit: next, around: null, moved: new Map() }),
    formAt(spot) {
      const [first] = stood;
      const { x, y, z } = first && stood.length === 1 ? standing(first, spot) : spot;
      change({ around: { x, y, z }, moved: new Map() });
    },
    nudge(index, spot) {
      const nudged = stood[index];
      if (nudged) change({ moved: new Map([...current.moved, [index, standing(nudged, spot)]]) });
    },
    turn(degrees) {
      const facing = stood[0]?.place.facing ?? current.facing ?? { x: 1, y: 0 };
      change({ facing: heading(turnedBy(facing, degrees)), moved: new Map() });
    },
  };
}

/** The unit as it formed up and was adjusted, and why it cannot stand so. */
function draftOf(
  { pack, view, viewer }: Pick<Props, 'pack' | 'view' | 'viewer'>,
  unit: Unit | null,
  formed: Formed | undefined,
  moved: Wish['moved'],
): Pick<Deploying, 'stood' | 'refusal' | 'move'> {
  if (!unit || !formed || viewer === 'spectator') return { stood: [], refusal: null, move: null };
  if ('reason' in formed) return { stood: [], refusal: formed, move: null };
  const places = formed.move.places.map((place, index) => moved.get(index) ?? place);
  const ids = piecesOf(view, unit);
  const stood = places.map((place, index) => ({ piece: ids[index] as PieceId, place }));
  const move = { kind: 'deploy', unit, places } as const;
  const battlefield = { armoury: pack, field: fieldFor(pack, view.ground), state: view };
  const refusal = refuseDeployment(battlefield, viewer, move);
  return { stood, refusal, move: refusal ? null : move };
}
