import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const HOLD_MS = 450;
/** A finger that rests is never quite still. */
const TREMBLE = 10;

/** A finger held on something does what a mouse has a button for. The click after it plays nothing. */
export function useHold() {
  const holding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const isSpent = useRef(false);
  const letGo = () => {
    clearTimeout(holding.current);
    holding.current = undefined;
  };
  const spend = () => {
    isSpent.current = true;
  };
  useEffect(() => () => clearTimeout(holding.current), []);
  return {
    /** A press begins; `held` is what it does if it is held, null where it does nothing. */
    begin: ({ pointerType, clientX, clientY }: PointerEvent, held: (() => void) | null) => {
      isSpent.current = false;
      letGo();
      if (!held || pointerType === 'mouse') return;
      start.current = { x: clientX, y: clientY };
      holding.current = setTimeout(() => {
        spend();
        held();
      }, HOLD_MS);
    },
    move: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > TREMBLE) letGo();
    },
    letGo,
    /** The press has done something already. */
    spend,
    click: (event: MouseEvent) => {
      if (isSpent.current) event.stopPropagation();
      isSpent.current = false;
    },
    menu: (event: MouseEvent) => {
      if (holding.current !== undefined || isSpent.current) event.preventDefault();
    },
  };
}
