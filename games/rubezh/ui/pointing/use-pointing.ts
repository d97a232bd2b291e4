import type { TableProps } from '@bridgehead/kit';
import { type Pointing as KitPointing, usePointing as useKitPointing } from '@bridgehead/kit/table';
import { useCallback } from 'react';
import type { Pack } from '../../content/pack.ts';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { type Place, readPlace } from './place.ts';

export type Pointing = KitPointing<Place>;

export function usePointing(props: TableProps<View, Move, Event, Pack>): Pointing {
  const { pack, view } = props;
  return useKitPointing(
    props,
    useCallback((target) => readPlace(target, pack, view), [pack, view]),
  );
}
