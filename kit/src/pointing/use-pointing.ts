import type { Seat } from '@bridgehead/kernel';
import { useMemo, useState } from 'react';
import type { Ping, PingTarget } from '../game-ui.ts';

/** Somebody points at something that is on this table. */
export interface ShownPlace<Place> {
  readonly key: number;
  readonly seat: Seat;
  readonly place: Place;
}

/** Showing the others a place: no move, and seen whoever's turn it is. */
export interface Pointing<Place> {
  readonly shown: readonly ShownPlace<Place>[];
  readonly isOffered: boolean;
  /** Presses point instead of playing. */
  readonly isOn: boolean;
  readonly turnOn: (isOn: boolean) => void;
  readonly point: (place: Place) => void;
}

/** As a ping must be: nothing inside anything. */
type Flat<Place> = { readonly [Name in keyof Place]: PingTarget[string] };

interface Pointed {
  readonly pings: readonly Ping[];
  readonly point: ((target: PingTarget) => void) | undefined;
}

/** What another page has sent may not fit this table: `read` finds its place, or null. */
export function usePointing<Place extends Flat<Place>>(
  { pings, point }: Pointed,
  read: (target: PingTarget) => Place | null,
): Pointing<Place> {
  const [wantsOn, turnOn] = useState(false);
  const shown = useMemo(
    () =>
      pings.flatMap(({ key, seat, target }) => {
        const place = read(target);
        return place ? [{ key, seat, place }] : [];
      }),
    [pings, read],
  );
  return {
    shown,
    isOffered: point !== undefined,
    isOn: wantsOn && point !== undefined,
    turnOn,
    point: (place) => point?.({ ...place } as PingTarget),
  };
}
