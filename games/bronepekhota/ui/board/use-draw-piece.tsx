import type { Point } from '@bridgehead/geometry';
import { useMemo } from 'react';
import { isOnTable, isPiloted } from '../../rules/pieces.ts';
import type { Piece, PieceId } from '../../rules/state.ts';
import { canDrive, isReady } from '../../rules/units.ts';
import { describePiece } from '../describe.ts';
import { chosenOf, offersOf } from '../offers.ts';
import { isIn, isOwn, type Scene, useScene } from '../scene.ts';
import type { Step } from '../step.ts';
import type { Draft } from '../use-draft.ts';
import type { Turn } from '../use-turn.ts';
import { BoardPiece, type PieceState } from './BoardPiece.tsx';
import { Gliding } from './Gliding.tsx';

interface Blockers {
  readonly terrain: ReadonlySet<number>;
  readonly pieces: ReadonlySet<PieceId>;
}

/** What every piece on the board looks like just now, and which pieces of the terrain are lit. */
export function useDrawPiece(turn: Turn, draft: Draft, step: Step, light: Point, ceiling: number) {
  const scene = useScene();
  const { plan, selected } = turn;
  const targets = plan?.do === 'shoot' ? plan.at : null;
  const offers = offersOf(scene, turn, draft);
  const blockers = useMemo(() => blockersOf(draft, targets ?? []), [draft, targets]);
  const stop = selected ?? firstStop(scene);
  const drawPiece = (piece: Piece, id: PieceId) => (
    <g key={`p${id}`} opacity={piece.z > ceiling ? 0.3 : 1}>
      <Gliding at={piece} line={step.trails.find((trail) => trail.piece === id)?.line}>
        <BoardPiece
          id={id}
          piece={piece}
          label={describePiece(scene, id)}
          light={light}
          isTabStop={id === stop}
          {...stateOf(scene, turn, offers, id, piece)}
          isLit={blockers.pieces.has(id) || step.pieces.has(id)}
        />
      </Gliding>
    </g>
  );
  return { lit: blockers.terrain, drawPiece };
}

function firstStop(scene: Scene): PieceId {
  const { pieces } = scene.view;
  const own = pieces.findIndex((piece) => isOnTable(piece) && isOwn(scene, piece));
  return own < 0 ? pieces.findIndex(isOnTable) : own;
}

function stateOf(
  scene: Scene,
  turn: Turn,
  offers: readonly PieceId[],
  id: PieceId,
  piece: Piece,
): Omit<PieceState, 'isLit'> {
  const { unit, actor, selected, units, decision } = turn;
  const isOfUnit = unit !== null && isIn(scene, unit, id);
  return {
    isSelected: id === (actor ?? selected),
    isLookedAt: id === selected && actor !== null && id !== actor,
    isActing:
      isOfUnit && decision !== undefined && id !== actor && piece.kind === 'soldier' && isReady(piece),
    isOffered:
      units.some(({ move }) => isIn(scene, move.unit, id)) ||
      offers.includes(id) ||
      (actor === null && isOfUnit),
    isChosen: id === chosenOf(turn),
    isSpent: hasActed(scene, id, piece),
  };
}

export function hasActed({ view }: Scene, id: PieceId, piece: Piece): boolean {
  if (view.stage.stage === 'act' && view.stage.actor === id) return false;
  switch (piece.kind) {
    case 'soldier': {
      const isIn =
        view.stage.stage === 'act' && 'squad' in view.stage.unit && view.stage.unit.squad === piece.squad;
      return piece.hasActed || piece.panics || (!isIn && view.squads[piece.squad]?.hasActed === true);
    }
    case 'machine':
      return piece.hasActed || (isPiloted(piece) && !canDrive(view, piece));
    default:
      return false;
  }
}

function blockersOf({ outlooks }: Draft, at: readonly PieceId[]): Blockers {
  const terrain = new Set<number>();
  const pieces = new Set<PieceId>();
  for (const id of at) {
    const outlook = outlooks.get(id);
    if (!outlook || 'refusal' in outlook) continue;
    for (const { by } of outlook.sight.blockers) {
      if ('terrain' in by) terrain.add(by.terrain);
      else pieces.add(by.piece);
    }
  }
  return { terrain, pieces };
}
