import type { Point } from '@bridgehead/geometry';
import { memo } from 'react';
import { sizeOf } from '../../rules/space.ts';
import type { Piece, PieceId } from '../../rules/state.ts';
import { PieceFigure } from '../pieces/PieceFigure.tsx';
import { useScene } from '../scene.ts';
import { degreesOf, pathOf, short } from '../space/vectors.ts';
import styles from './Board.module.css';

export interface PieceState {
  /** In hand. */
  readonly isSelected: boolean;
  /** It is read about while another one is in hand. */
  readonly isLookedAt: boolean;
  /** It may be pressed now: a unit to be chosen, a soldier to act, a target. */
  readonly isOffered: boolean;
  /** It has acted this tour, or runs. */
  readonly isSpent: boolean;
  readonly isActing: boolean;
  /** What is planned would be done to it. */
  readonly isChosen: boolean;
  /** It hides somebody who is aimed at, or is told about. */
  readonly isLit: boolean;
}

interface BoardPieceProps extends PieceState {
  readonly id: PieceId;
  readonly piece: Piece;
  readonly label: string;
  readonly light: Point;
  readonly isTabStop: boolean;
}

/** A piece on the table, its shadow, and what it is in words. Presses are understood by the board as a whole. */
export const BoardPiece = memo(function BoardPiece(props: BoardPieceProps) {
  const {
    id,
    piece,
    label,
    light,
    isTabStop,
    isSelected,
    isLookedAt,
    isOffered,
    isSpent,
    isActing,
    isChosen,
    isLit,
  } = props;
  const { pack } = useScene();
  const { outline, height } = sizeOf(pack, piece);
  const angle = degreesOf({ x: piece.hx, y: piece.hy });
  const isFlying = piece.kind === 'machine' && piece.isFlying;
  const thrown = isFlying ? piece.z : Math.min(40, height) * 0.5;
  const place = (at: Point) => `translate(${short(at.x)} ${short(at.y)}) rotate(${short(angle)})`;
  return (
    <g
      role="button"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={label}
      aria-pressed={isSelected}
      data-piece={id}
      data-offered={isOffered || undefined}
      data-chosen={isChosen || undefined}
      className={`${styles.piece} ${isSpent ? styles.spent : ''}`}
    >
      {isFlying && <circle className={styles.stand} cx={piece.x} cy={piece.y} r="20" />}
      <g transform={place({ x: piece.x + light.x * thrown, y: piece.y + light.y * thrown })}>
        <path className={styles.pieceShadow} d={pathOf(outline)} />
      </g>
      <g transform={place(piece)}>
        <path
          className={`${styles.halo} ${isSelected ? styles.selected : ''} ${isActing ? styles.acting : ''} ${isLookedAt ? styles.lookedAt : ''} ${isOffered ? styles.offered : ''} ${isChosen ? styles.chosen : ''} ${isLit ? styles.lit : ''}`}
          d={pathOf(outline)}
        />
        <PieceFigure piece={piece} />
        <path className={styles.focus} d={pathOf(outline)} />
      </g>
    </g>
  );
});
