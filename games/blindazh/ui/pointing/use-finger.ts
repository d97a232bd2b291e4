import { cellOf } from '@bridgehead/kit/table';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Cell } from '../../rules/index.ts';
import type { Pointing } from './use-pointing.ts';

const HOLD_MS = 450;
/** A finger that rests is never quite still. */
const TREMBLE = 10;

/** Pointing by hand: a finger held on a cell points at it; while pointing is on, a drag from cell to cell draws an arrow. */
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
    onPointerDown: (event: PointerEvent) => {
      isSpent.current = false;
      letGo();
      const cell = cellOf(event.target);
      if (cell === null || !event.isPrimary || event.button !== 0) return;
      if (pointing.isOn) pointing.begin(cell);
      else if (pointing.isOffered && event.pointerType !== 'mouse') {
        start.current = { x: event.clientX, y: event.clientY };
        holding.current = setTimeout(() => {
          isSpent.current = true;
          pointing.point({ cell });
        }, HOLD_MS);
      }
    },
    onPointerMove: (event: PointerEvent) => {
      const { x, y } = start.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > TREMBLE) letGo();
      const cell = pointing.drawn && event.buttons > 0 ? cellUnder(event) : null;
      if (cell !== null) pointing.leadTo(cell);
    },
    onPointerUp: (event: PointerEvent) => {
      letGo();
      const cell = cellUnder(event);
      if (!pointing.drawn || pointing.drawn.from === cell) return pointing.drop();
      isSpent.current = true;
      if (cell === null) pointing.drop();
      else pointing.finish(cell);
    },
    onPointerCancel: () => {
      letGo();
      pointing.drop();
    },
    onClickCapture: (event: MouseEvent) => {
      if (isSpent.current) event.stopPropagation();
      isSpent.current = false;
    },
    onContextMenu: (event: MouseEvent) => {
      if (holding.current !== undefined) event.preventDefault();
    },
  };
}

/** A finger keeps the cell it began on as its target, wherever it goes. */
function cellUnder({ clientX, clientY }: PointerEvent): Cell | null {
  const element = document.elementFromPoint(clientX, clientY);
  return element && cellOf(element);
}
