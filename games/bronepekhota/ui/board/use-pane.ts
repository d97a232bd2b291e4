import { useMedia, useZoom, type Zoom } from '@bridgehead/kit/table';
import { useLayoutEffect, useMemo, useState } from 'react';
import { fieldFor } from '../../rules/ground.ts';
import { zoneFor } from '../../rules/zones.ts';
import type { Scene } from '../scene.ts';
import { bestTurn, type Projection, projectionOf } from '../space/projection.ts';

/** The window onto the table: how it is turned, and how large a millimetre is. */
export interface Pane {
  readonly zoom: Zoom;
  readonly projection: Projection;
  /** Pixels of the screen to a millimetre. */
  readonly scale: number;
}

const UNKNOWN = { width: 900, height: 600 };
/** How a tall phone's pane is shaped, whatever is open around it: a table that turned by itself would be lost from sight. */
const TALL = { width: 2, height: 3 };

export function usePane({ pack, ground: { terrain }, view, viewer }: Scene): Pane {
  const zoom = useZoom();
  const { pane } = zoom;
  const [size, setSize] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth || 1, height: element.clientHeight || 1 });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [pane]);
  const battlefield = { armoury: pack, field: fieldFor(pack, view.ground), state: view };
  const zone = viewer === 'spectator' ? null : zoneFor(battlefield, viewer);
  const isOwnEndRight = zone !== null && zone.x + zone.width / 2 > terrain.width / 2;
  const isNarrow = useMedia('(max-width: 63.99rem)');
  const isTall = useMedia('(max-aspect-ratio: 10/19)');
  const turned = isNarrow && isTall ? bestTurn(terrain, TALL, isOwnEndRight) : 'none';
  const projection = useMemo(() => projectionOf(terrain, turned), [terrain, turned]);
  const fit = Math.min(size.width / projection.width, size.height / projection.height);
  return { zoom, projection, scale: fit * zoom.scale };
}
