import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { placeUnder } from './place.ts';
import type { Pointing } from './use-pointing.ts';

const HOLD_MS = 450;
/** A finger that rests is never quite still. */
const TREMBLE = 10;

/** Pointing by hand: while it is on every press points; a finger held on something points as well. */
export function useFinger(pointing: Pointing) {
  const holding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  /** The press has pointed already: its click must not play. */
  const isSpent = useRef(false);
  const letGo = () => {
    clearTimeout(holding.current);
    holding.current = undefined;
  };
  useEffect(() => () => clearTimeout(holding.current), []);
  return {
    onPointerDownCapture: ({ target, pointerType, clientX, clientY }: PointerEvent) => {
      isSpent.current = false;
      letGo();
      const place = placeUnder(target);
      if (!place || !pointing.isOffered || pointing.isOn || pointerType === 'mouse') return;
      start.current = { x: clientX, y: clientY };
      holding.current = setTimeout(() => {
        isSpent.current = true;
        pointing.point(place);
      }, HOLD_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > TREMBLE) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onClickCapture: (event: MouseEvent) => {
      const place = pointing.isOn ? placeUnder(event.target) : null;
      if (place) pointing.point(place);
      if (place || isSpent.current) event.stopPropagation();
      isSpent.current = false;
    },
    onContextMenu: (event: MouseEvent) => {
      if (holding.current !== undefined || isSpent.current) event.preventDefault();
    },
  };
}

export type Finger = ReturnType<typeof useFinger>;
