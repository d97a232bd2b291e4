import type { Point, TerrainPiece } from '@bridgehead/geometry';
import { type CSSProperties, memo } from 'react';
import type { Look } from '../../rules/terrain/looks.ts';
import { pathOf } from '../space/vectors.ts';
import { Details } from './Details.tsx';
import { cornersOf, shadowOf, topOf } from './outlines.ts';
import styles from './Terrain.module.css';

interface StructureProps {
  readonly piece: TerrainPiece;
  readonly look: Look;
  /** Seen through, so that what is beneath it shows. */
  readonly isFaded: boolean;
  /** It hides somebody who is aimed at. */
  readonly isLit: boolean;
}

/** A thing that stands on the table: its roof as it is seen from above, the higher the lighter. */
export const Structure = memo(function Structure({ piece, look, isFaded, isLit }: StructureProps) {
  const corners = cornersOf(piece);
  const top = topOf(piece);
  const isLadder = piece.kind === 'ladder';
  return (
    <g
      className={`${styles.structure} ${isFaded ? styles.faded : ''} ${isLit ? styles.lit : ''}`}
      data-look={look}
      style={liftOf(top)}
    >
      {!isLadder && <path className={styles.body} d={pathOf(corners)} />}
      <Details piece={piece} look={look} />
    </g>
  );
});

/** The higher the lighter. */
function liftOf(top: number): CSSProperties {
  return { '--lift': `${Math.min(40, Math.round(top / 4))}%` } as CSSProperties;
}

interface ShadowProps extends Pick<StructureProps, 'piece'> {
  /** How far, and where to, a millimetre of height throws it. */
  readonly light: Point;
}

export const Shadow = memo(function Shadow({ piece, light }: ShadowProps) {
  if (piece.kind === 'ladder') return null;
  const corners = cornersOf(piece);
  const base = piece.kind === 'block' ? piece.base : 0;
  const outline =
    piece.kind === 'block'
      ? shadowOf(corners, base, piece.top, light)
      : shadowOf(corners, 0, topOf(piece) / 2, light);
  return <path className={styles.shadow} d={pathOf(outline)} />;
});
