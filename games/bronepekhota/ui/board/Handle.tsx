import type { Point } from '@bridgehead/geometry';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import styles from './Ghost.module.css';

interface HandleProps {
  readonly label: string;
  readonly onDrag: (point: Point) => void;
  readonly children: ReactNode;
}

/** Pixels that a finger trembles by. */
const STILL = 4;

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
    let isDragged = false;
    let began = { x: 0, y: 0 };
    element.addEventListener(
      'pointerdown',
      (event) => {
        event.stopPropagation();
        element.setPointerCapture(event.pointerId);
        isDragged = false;
        began = { x: event.clientX, y: event.clientY };
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        if (!element.hasPointerCapture(event.pointerId)) return;
        const { clientX: x, clientY: y } = event;
        isDragged ||= Math.hypot(x - began.x, y - began.y) > STILL;
        if (isDragged) drag(x, y);
      },
      { signal },
    );
    // The press that ends a drag is no press on the table; one that dragged nothing means the place under the finger.
    element.addEventListener('click', (event) => isDragged && event.stopPropagation(), { signal });
    return () => controller.abort();
  }, []);
  return (
    <g ref={handle} className={styles.handle} data-handle={label}>
      <title>{label}</title>
      {children}
    </g>
  );
}
