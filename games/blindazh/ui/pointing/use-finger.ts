import { cellOf, useHold } from '@bridgehead/kit/table';
import type { PointerEvent } from 'react';
import type { Cell } from '../../rules/index.ts';
import type { Pointing } from './use-pointing.ts';

/** Pointing by hand: a finger held on a cell points at it; while pointing is on, a drag from cell to cell draws an arrow. */
export function useFinger(pointing: Pointing) {
  const hold = useHold();
  return {
    onPointerDown: (event: PointerEvent) => {
      const cell = event.isPrimary && event.button === 0 ? cellOf(event.target) : null;
      const points = cell !== null && pointing.isOffered && !pointing.isOn;
      hold.begin(event, points ? () => pointing.point({ cell }) : null);
      if (cell !== null && pointing.isOn) pointing.begin(cell);
    },
    onPointerMove: (event: PointerEvent) => {
      hold.move(event);
      const cell = pointing.drawn && event.buttons > 0 ? cellUnder(event) : null;
      if (cell !== null) pointing.leadTo(cell);
    },
    onPointerUp: (event: PointerEvent) => {
      hold.letGo();
      const cell = cellUnder(event);
      if (!pointing.drawn || pointing.drawn.from === cell) return pointing.drop();
      hold.spend();
      if (cell === null) pointing.drop();
      else pointing.finish(cell);
    },
    onPointerCancel: () => {
      hold.letGo();
      pointing.drop();
    },
    onClickCapture: hold.click,
    onContextMenu: hold.menu,
  };
}

/** A finger keeps the cell it began on as its target, wherever it goes. */
function cellUnder({ clientX, clientY }: PointerEvent): Cell | null {
  const element = document.elementFromPoint(clientX, clientY);
  return element && cellOf(element);
}
