import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDrag } from './use-drag.ts';

export const LARGEST = 4;
const STEP = 1.6;

export interface Zoom {
  readonly pane: RefObject<HTMLDivElement | null>;
  readonly scale: number;
  /** Around a point of the window, or the middle of the pane. */
  readonly zoomIn: (at?: Spot) => void;
  readonly zoomOut: (at?: Spot) => void;
  /** Brings a point of the content, in shares of its size, to the middle; until somebody zooms by hand. */
  readonly show: (share: Spot, scale: number) => void;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Zooming by layout: the content really grows inside a scrolling pane, so text stays crisp, one finger scrolls as
 * everywhere else, and focus brings a cell into sight by itself. Two fingers pinch, a double tap and Ctrl + wheel zoom.
 */
export function useZoom(): Zoom {
  const pane = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  /** The point of the content, as a share of its size, that must stay under a point of the pane. */
  const anchor = useRef<{ share: Spot; at: Spot } | null>(null);
  const latest = useRef(scale);
  const isByHand = useRef(false);

  const zoomTo = useCallback((wanted: number, at?: Spot) => {
    const element = pane.current;
    if (!element) return;
    isByHand.current = true;
    const box = element.getBoundingClientRect();
    const point = at ? { x: at.x - box.left, y: at.y - box.top } : { x: box.width / 2, y: box.height / 2 };
    anchor.current = {
      share: {
        x: (element.scrollLeft + point.x) / element.scrollWidth,
        y: (element.scrollTop + point.y) / element.scrollHeight,
      },
      at: point,
    };
    setScale(within(wanted));
  }, []);

  const settle = () => {
    const [element, kept] = [pane.current, anchor.current];
    if (!element || !kept) return;
    element.scrollLeft = kept.share.x * element.scrollWidth - kept.at.x;
    element.scrollTop = kept.share.y * element.scrollHeight - kept.at.y;
  };
  useLayoutEffect(() => {
    latest.current = scale;
    settle();
  }, [scale]);

  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    return listen(element, latest, zoomTo);
  }, [zoomTo]);
  useDrag(pane);

  return {
    pane,
    scale,
    zoomIn: (at) => zoomTo(scale * STEP, at),
    zoomOut: (at) => zoomTo(scale / STEP, at),
    show(share, wanted) {
      const element = pane.current;
      if (!element || isByHand.current) return;
      anchor.current = { share, at: { x: element.clientWidth / 2, y: element.clientHeight / 2 } };
      setScale(within(wanted));
      settle();
    },
  };
}

function within(scale: number): number {
  return Math.min(LARGEST, Math.max(1, scale));
}

function listen(
  element: HTMLElement,
  latest: RefObject<number>,
  zoomTo: (scale: number, at: Spot) => void,
): () => void {
  let pinch: { distance: number; scale: number } | null = null;
  let lastTap = { time: 0, x: 0, y: 0 };

  const pinching = (event: TouchEvent) => {
    const [a, b] = event.touches;
    if (!a || !b) {
      pinch = null;
      return;
    }
    // Or the browser would zoom the whole page.
    if (event.cancelable) event.preventDefault();
    const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    pinch ??= { distance, scale: latest.current };
    const middle = { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
    zoomTo(pinch.scale * (distance / pinch.distance), middle);
  };
  const tapped = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    const { timeStamp: time, clientX: x, clientY: y } = event;
    const isDouble = time - lastTap.time < 320 && Math.hypot(x - lastTap.x, y - lastTap.y) < 24;
    lastTap = { time: isDouble ? 0 : time, x, y };
    if (isDouble) zoomTo(latest.current > 1.2 ? 1 : 2.5, { x, y });
  };
  const turned = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomTo(latest.current * Math.exp(-event.deltaY / 240), { x: event.clientX, y: event.clientY });
  };

  const controller = new AbortController();
  const { signal } = controller;
  element.addEventListener('touchstart', pinching, { passive: false, signal });
  element.addEventListener('touchmove', pinching, { passive: false, signal });
  element.addEventListener('touchend', pinching, { passive: false, signal });
  element.addEventListener('pointerup', tapped, { signal });
  element.addEventListener('wheel', turned, { passive: false, signal });
  return () => controller.abort();
}
