import type { Point, Terrain } from '@bridgehead/geometry';
import styles from './Aftermath.module.css';

/** What stands on the table, the higher the darker; in its own millimetres. */
export function Plan({ terrain: { width, depth, pieces } }: { readonly terrain: Terrain }) {
  return (
    <>
      <rect className={styles.ground} width={width} height={depth} />
      {pieces.map((piece, index) =>
        piece.kind === 'block' ? (
          <polygon
            key={index}
            className={styles.block}
            points={pointsOf(piece.corners)}
            fillOpacity={0.14 + Math.min(0.4, piece.top / 400)}
          />
        ) : (
          <line
            key={index}
            className={piece.kind === 'ramp' ? styles.ramp : styles.ladder}
            x1={piece.foot.x}
            y1={piece.foot.y}
            x2={piece.head.x}
            y2={piece.head.y}
            strokeWidth={piece.kind === 'ramp' ? piece.width : 12}
          />
        ),
      )}
    </>
  );
}

function pointsOf(corners: readonly Point[]): string {
  return corners.map(({ x, y }) => `${x},${y}`).join(' ');
}
