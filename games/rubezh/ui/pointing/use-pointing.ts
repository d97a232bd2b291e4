import type { Seat } from '@bridgehead/kernel';
import type { TableProps } from '@bridgehead/kit';
import { useMemo, useState } from 'react';
import type { Pack } from '../../content/pack.ts';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { type Place, readPlace } from './place.ts';

/** Somebody points at something on this table. */
export interface Shown {
  readonly key: number;
  readonly seat: Seat;
  readonly place: Place;
}

/** Showing the others something: no move, and seen whoever's turn it is. */
export interface Pointing {
  readonly shown: readonly Shown[];
  readonly isOffered: boolean;
  /** Presses point instead of playing. */
  readonly isOn: boolean;
  readonly turnOn: (isOn: boolean) => void;
  readonly point: (place: Place) => void;
}

export function usePointing({ pack, view, pings, point }: TableProps<View, Move, Event, Pack>): Pointing {
  const [wantsOn, turnOn] = useState(false);
  const shown = useMemo(
    () =>
      pings.flatMap(({ key, seat, target }) => {
        const place = readPlace(target, pack, view);
        return place ? [{ key, seat, place }] : [];
      }),
    [pings, pack, view],
  );
  return {
    shown,
    isOffered: point !== undefined,
    isOn: wantsOn && point !== undefined,
    turnOn,
    point: (place) => point?.({ ...place }),
  };
}
