import type { ReactNode } from 'react';
import type { Zoom } from './use-zoom.ts';
import styles from './Zoom.module.css';

export function ZoomPane({
  zoom,
  children,
  className = '',
}: {
  readonly zoom: Zoom;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) {
  const { pane, scale } = zoom;
  return (
    <div ref={pane} className={`${styles.pane} ${scale > 1 ? styles.zoomed : ''} ${className}`}>
      <div className={styles.content} style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}>
        {children}
      </div>
    </div>
  );
}
