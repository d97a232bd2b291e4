import type { TableProps } from '@bridgehead/kit';
import { type Pointing as KitPointing, usePointing as useKitPointing } from '@bridgehead/kit/table';
import { useCallback, useState } from 'react';
import type { Pack } from '../../content/index.ts';
import type { Cell, Event, Move, View } from '../../rules/index.ts';
import { type Place, readPlace, type Way } from './place.ts';

/** A cell, an open tile, or a way across the board, which is drawn before it is shown. */
export interface Pointing extends KitPointing<Place> {
  /** The arrow that is being drawn. */
  readonly drawn: Way | null;
  readonly begin: (cell: Cell) => void;
  readonly leadTo: (cell: Cell) => void;
  /** Points at the cell, or along the arrow that ends there. */
  readonly finish: (cell: Cell) => void;
  readonly drop: () => void;
}

export function usePointing(props: TableProps<View, Move, Event, Pack>): Pointing {
  const { pack, view } = props;
  const pointing = useKitPointing(
    props,
    useCallback((target) => readPlace(target, pack, view), [pack, view]),
  );
  const [drawn, setDrawn] = useState<Way | null>(null);
  const show = (place: Place) => {
    setDrawn(null);
    pointing.point(place);
  };
  return {
    ...pointing,
    drawn,
    turnOn: (isOn) => {
      setDrawn(null);
      pointing.turnOn(isOn);
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
