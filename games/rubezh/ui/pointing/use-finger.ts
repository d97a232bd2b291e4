import { useHold } from '@bridgehead/kit/table';
import type { MouseEvent, PointerEvent } from 'react';
import { placeUnder } from './place.ts';
import type { Pointing } from './use-pointing.ts';

/** Pointing by hand: while it is on every press points; a finger held on something points as well. */
export function useFinger({ isOffered, isOn, point }: Pointing) {
  const hold = useHold();
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      const place = isOffered && !isOn ? placeUnder(event.target) : null;
      hold.begin(event, place && (() => point(place)));
    },
    onPointerMove: hold.move,
    onPointerUp: hold.letGo,
    onPointerCancel: hold.letGo,
    onClickCapture: (event: MouseEvent) => {
      const place = isOn ? placeUnder(event.target) : null;
      if (place) {
        point(place);
        hold.spend();
      }
      hold.click(event);
    },
    onContextMenu: hold.menu,
  };
}

export type Finger = ReturnType<typeof useFinger>;
