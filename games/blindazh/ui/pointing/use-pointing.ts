import type { Seat } from '@bridgehead/kernel';
import type { TableProps } from '@bridgehead/kit';
import { useMemo, useState } from 'react';
import type { Pack } from '../../content/index.ts';
import type { Cell, Event, Move, View } from '../../rules/index.ts';
import { type Place, readPlace, type Way } from './place.ts';

/** Somebody points at something that is on this board. */
export interface Shown {
  readonly key: number;
  readonly seat: Seat;
  readonly place: Place;
}

/** Showing the others a place: no move, and seen whoever's turn it is. */
export interface Pointing {
  readonly shown: readonly Shown[];
  readonly isOffered: boolean;
  /** Presses point instead of playing. */
  readonly isOn: boolean;
  /** The arrow that is being drawn. */
  readonly drawn: Way | null;
  readonly turnOn: (isOn: boolean) => void;
  readonly point: (place: Place) => void;
  readonly begin: (cell: Cell) => void;
  readonly leadTo: (cell: Cell) => void;
  /** Points at the cell, or along the arrow that ends there. */
  readonly finish: (cell: Cell) => void;
  readonly drop: () => void;
}

export function usePointing({ pack, view, pings, point }: TableProps<View, Move, Event, Pack>): Pointing {
  const [wantsOn, turnOn] = useState(false);
  const [drawn, setDrawn] = useState<Way | null>(null);
  const shown = useMemo(
    () =>
      pings.flatMap(({ key, seat, target }) => {
        const place = readPlace(target, pack, view);
        return place ? [{ key, seat, place }] : [];
      }),
    [pings, pack, view],
  );
  const show = (place: Place) => {
    setDrawn(null);
    point?.({ ...place });
  };
  return {
    shown,
    isOffered: point !== undefined,
    isOn: wantsOn && point !== undefined,
    drawn,
    turnOn: (isOn) => {
      setDrawn(null);
      turnOn(isOn);
    },
    point: show,
    begin: (cell) => setDrawn({ from: cell, to: cell }),
    leadTo: (cell) => {
      if (drawn && drawn.to !== cell) setDrawn({ ...drawn, to: cell });
    },
    finish: (cell) => show(drawn && drawn.from !== cell ? { from: drawn.from, to: cell } : { cell }),
    drop: () => setDrawn(null),
  };
}
