import type { Point } from '@bridgehead/geometry';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import styles from './Board.module.css';

interface HandleProps {
  readonly label: string;
  readonly onDrag: (point: Point) => void;
  readonly children: ReactNode;
}

/** Something on the board that is dragged by itself: the table stays where it is meanwhile. */
export function Handle({ label, onDrag, children }: HandleProps) {
  const handle = useRef<SVGGElement>(null);
  const drag = useEffectEvent((x: number, y: number) => {
    // Its own millimetres are the table's.
    const matrix = handle.current?.getScreenCTM()?.inverse();
    if (matrix) onDrag(new DOMPoint(x, y).matrixTransform(matrix));
  });
  useEffect(() => {
    const element = handle.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener(
      'pointerdown',
      (event) => {
        event.stopPropagation();
        element.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        if (element.hasPointerCapture(event.pointerId)) drag(event.clientX, event.clientY);
      },
      { signal },
    );
    // The press that ends a drag is no press on the table.
    element.addEventListener('click', (event) => event.stopPropagation(), { signal });
    return () => controller.abort();
  }, []);
  return (
    <g ref={handle} className={styles.handle} data-handle={label}>
      <title>{label}</title>
      {children}
    </g>
  );
}
