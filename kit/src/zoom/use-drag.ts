import { type RefObject, useEffect } from 'react';

const SLACK = 5;

/** A mouse drags the pane's content; the press that ends a drag is no click. Fingers scroll by themselves. */
export function useDrag(pane: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    let from: { x: number; y: number; left: number; top: number } | null = null;
    let dragged = false;

    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener(
      'pointerdown',
      ({ pointerType, button, clientX: x, clientY: y }) => {
        dragged = false;
        if (pointerType === 'mouse' && button === 0)
          from = { x, y, left: element.scrollLeft, top: element.scrollTop };
      },
      { signal },
    );
    window.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (!from) return;
        const [dx, dy] = [clientX - from.x, clientY - from.y];
        const isScrollable =
          element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
        dragged ||= isScrollable && Math.hypot(dx, dy) > SLACK;
        if (dragged) element.scrollTo(from.left - dx, from.top - dy);
      },
      { signal },
    );
    window.addEventListener('pointerup', () => (from = null), { signal });
    element.addEventListener(
      'click',
      (event) => {
        if (dragged) event.stopPropagation();
      },
      { capture: true, signal },
    );
    return () => controller.abort();
  }, [pane]);
}
