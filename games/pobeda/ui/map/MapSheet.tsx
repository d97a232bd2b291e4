import type { ReactNode } from 'react';
import styles from './Map.module.css';
import type { Crop } from './projection.ts';

interface MapSheetProps {
  readonly crop: Crop;
  readonly label: string;
  readonly ground: ReactNode;
  readonly children: ReactNode;
}

/** A part of the map. Its ground ends at the frame; what is marked on it stays whole, even at the edge. */
export function MapSheet({ crop: { left, top, width, height }, label, ground, children }: MapSheetProps) {
  const viewBox = `${left} ${top} ${width} ${height}`;
  return (
    <svg className={`${styles.map} ${styles.sheet}`} viewBox={viewBox} role="img" aria-label={label}>
      <svg x={left} y={top} width={width} height={height} viewBox={viewBox}>
        {ground}
      </svg>
      {children}
    </svg>
  );
}
