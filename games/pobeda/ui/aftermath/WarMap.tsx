import { useZoom, ZoomButtons, ZoomPane } from '@bridgehead/kit/table';
import { type RefObject, useEffect, useState } from 'react';
import type { Card } from '../../rules/cards.ts';
import { CategoryMark } from '../marks/CategoryMark.tsx';
import { EUROPE_LAND, NORTH_LAND } from '../map/land.ts';
import { EUROPE, isInside, type MapFrame, NORTH, type Point } from '../map/projection.ts';
import { RIVERS, TOWNS } from '../map/rivers.ts';
import { useScene } from '../scene.ts';
import { type Cluster, clustersOf } from './clusters.ts';
import type { Appearance } from './history.ts';
import { AppearanceRow } from './Timeline.tsx';
import styles from './WarMap.module.css';

interface WarMapProps {
  readonly list: readonly Appearance[];
  readonly onRead: (card: Card) => void;
}

/** How near two markers may come before they share one, in pixels. */
const MARKER = 26;
const INSET_SHARE = 0.3;

export function WarMap({ list, onRead }: WarMapProps) {
  const { text } = useScene();
  const zoom = useZoom();
  const width = useWidth(zoom.pane);
  const [place, setPlace] = useState<string | null>(null);
  const pixels = (width * zoom.scale) / EUROPE.width;
  const near = clustersOf(list, EUROPE, MARKER / pixels);
  const isFar = ({
    event: {
      place: { lat, lon },
    },
  }: Appearance) => !isInside(EUROPE, EUROPE.project(lat, lon));
  const far = clustersOf(list.filter(isFar), NORTH, (MARKER * NORTH.width) / (width * INSET_SHARE));
  const chosen = [...near, ...far].find((cluster) => keyOf(cluster) === place);
  const markers = (clusters: readonly Cluster[], frame: MapFrame) =>
    clusters.map((cluster) => (
      <Marker
        key={keyOf(cluster)}
        cluster={cluster}
        frame={frame}
        isChosen={cluster === chosen}
        onPress={() => setPlace(keyOf(cluster))}
      />
    ));
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h3>{text.map}</h3>
        <ZoomButtons zoom={zoom} text={text} />
      </header>
      <div
        className={styles.frame}
        style={{ aspectRatio: EUROPE.width / EUROPE.height }}
        role="group"
        aria-label={text.mapLabel}
      >
        <ZoomPane zoom={zoom} className={styles.pane}>
          <Land pixels={pixels} markers={near} />
          {markers(near, EUROPE)}
        </ZoomPane>
        {far.length > 0 && (
          <div className={styles.inset} role="group" aria-label={text.beyond}>
            <svg className={styles.land} viewBox={`0 0 ${NORTH.width} ${NORTH.height}`} aria-hidden>
              <path className={styles.ground} d={NORTH_LAND} />
            </svg>
            {markers(far, NORTH)}
          </div>
        )}
      </div>
      {chosen ? (
        <ul className={styles.list}>
          {chosen.list.map((appearance) => (
            <li key={appearance.card}>
              <AppearanceRow appearance={appearance} onRead={onRead} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.hint}>{text.pickPlace}</p>
      )}
    </section>
  );
}

function keyOf({ list }: Cluster): string {
  return list.map(({ card }) => card).join(' ');
}

function Land({ pixels, markers }: { readonly pixels: number; readonly markers: readonly Cluster[] }) {
  const { text } = useScene();
  const towns = TOWNS.map(([lat, lon], index) => ({ ...EUROPE.project(lat, lon), name: text.towns[index] }));
  // The name stands under the town; another marker may stand there already.
  const hasRoom = ({ x, y }: Point) =>
    markers.every((marker) => {
      const [dx, dy] = [Math.abs(marker.x - x) * pixels, (marker.y - y) * pixels];
      return dx > 40 || dy < 6 || dy > 36;
    });
  const path = (points: (typeof RIVERS)[number]) =>
    points.map(([lat, lon]) => EUROPE.project(lat, lon)).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return (
    <svg className={styles.land} viewBox={`0 0 ${EUROPE.width} ${EUROPE.height}`} aria-hidden>
      <path className={styles.ground} d={EUROPE_LAND} />
      <path className={styles.rivers} d={RIVERS.map((river) => `M${path(river).join('L')}`).join('')} />
      {towns.filter(hasRoom).map(({ x, y, name }) => (
        <text key={name} x={x} y={y + 24 / pixels} fontSize={12 / pixels} className={styles.town}>
          {name}
        </text>
      ))}
    </svg>
  );
}

interface MarkerProps {
  readonly cluster: Cluster;
  readonly frame: MapFrame;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function Marker({ cluster: { x, y, list }, frame, isChosen, onPress }: MarkerProps) {
  const { text, language } = useScene();
  const [first] = list;
  if (!first) return null;
  return (
    <button
      type="button"
      className={styles.marker}
      style={{ left: `${(x / frame.width) * 100}%`, top: `${(y / frame.height) * 100}%` }}
      aria-pressed={isChosen}
      aria-label={text.atPlace(first.event.place[language], list.length)}
      title={list.length === 1 ? first.event.title[language] : first.event.place[language]}
      onClick={onPress}
    >
      {list.length > 1 ? (
        list.length
      ) : (
        <CategoryMark category={first.event.category} className={styles.mark} />
      )}
    </button>
  );
}

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(360);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
