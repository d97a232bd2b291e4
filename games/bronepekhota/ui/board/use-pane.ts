import type { Point } from '@bridgehead/geometry';
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
  /** On a phone: as near as pieces can be told apart, these places of the table in sight; none of them, all of it. */
  readonly show: (places: readonly Point[]) => void;
}

/** Pixels to a millimetre at which a soldier is more than a speck. */
const LEGIBLE = 0.6;
/** What stands beside the places is seen as well. */
const MARGIN = 100;
const MIDDLE = { x: 0.5, y: 0.5 };

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
  const show = (places: readonly Point[]) => {
    if (!isNarrow || places.length === 0) return zoom.show(MIDDLE, 1);
    const drawn = places.map(projection.toDrawing);
    const [across, down] = [rangeOf(drawn.map(({ x }) => x)), rangeOf(drawn.map(({ y }) => y))];
    const near = Math.min(LEGIBLE, size.width / across.length, size.height / down.length);
    // Never beyond the edge of the table, as long as it is wider than the window.
    const share = (middle: number, whole: number, pixels: number) => {
      const half = Math.min(pixels / near, whole) / 2;
      return 0.5 + ((Math.max(half, Math.min(whole - half, middle)) - whole / 2) * fit) / pixels;
    };
    zoom.show(
      {
        x: share(across.middle, projection.width, size.width),
        y: share(down.middle, projection.height, size.height),
      },
      near / fit,
    );
  };
  return { zoom, projection, scale: fit * zoom.scale, show };
}

function rangeOf(along: readonly number[]): { middle: number; length: number } {
  const [from, to] = [Math.min(...along), Math.max(...along)];
  return { middle: (from + to) / 2, length: to - from + MARGIN };
}
