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
  return (
    <div ref={zoom.pane} className={`${styles.pane} ${className}`}>
      <div
        className={styles.content}
        style={{ width: `${zoom.scale * 100}%`, height: `${zoom.scale * 100}%` }}
      >
        {children}
      </div>
    </div>
  );
}
