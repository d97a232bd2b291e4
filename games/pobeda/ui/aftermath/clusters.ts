import { type MapFrame, type Point, isInside } from '../map/projection.ts';
import type { Appearance } from './history.ts';

/** Events whose places lie too close together on the map to be pressed apart. */
export interface Cluster extends Point {
  readonly list: readonly Appearance[];
}

/** Busy places first, so that their neighbours join them and not the other way round. */
export function clustersOf(list: readonly Appearance[], frame: MapFrame, nearest: number): Cluster[] {
  const clusters: { x: number; y: number; list: Appearance[] }[] = [];
  for (const { at, group } of byPlace(list, frame)) {
    const near = clusters.find(({ x, y }) => Math.hypot(x - at.x, y - at.y) < nearest);
    if (near) near.list.push(...group);
    else clusters.push({ ...at, list: group });
  }
  return clusters;
}

function byPlace(list: readonly Appearance[], frame: MapFrame): { at: Point; group: Appearance[] }[] {
  const places = new Map<string, { at: Point; group: Appearance[] }>();
  for (const appearance of list) {
    const { lat, lon } = appearance.event.place;
    const key = `${lat} ${lon}`;
    const place = places.get(key) ?? { at: frame.project(lat, lon), group: [] };
    place.group.push(appearance);
    places.set(key, place);
  }
  return [...places.values()]
    .filter(({ at }) => isInside(frame, at))
    .sort((a, b) => b.group.length - a.group.length);
}
