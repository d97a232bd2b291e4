import { NORTH_LAND } from './land.ts';
import styles from './Map.module.css';
import { type Crop, edgeTowards, EUROPE, isIn, NORTH, type Point } from './projection.ts';

interface PlaceProps {
  readonly lat: number;
  readonly lon: number;
}

/** Whether even the whole map does not reach it. */
export function isBeyond({ lat, lon }: PlaceProps): boolean {
  return !isIn({ left: 0, top: 0, ...EUROPE }, EUROPE.project(lat, lon));
}

interface PlaceOnMapProps {
  readonly place: PlaceProps;
  readonly crop: Crop;
  /** The size of its mark, in units of the map. */
  readonly size: number;
}

/** A pin on the map, or an arrow at its edge for what lies beyond. */
export function PlaceOnMap({ place, crop, size }: PlaceOnMapProps) {
  const at = EUROPE.project(place.lat, place.lon);
  if (isIn(crop, at)) return <Pin at={at} size={size / 2} />;
  const { x, y, turn } = edgeTowards(crop, at, size * 1.4);
  return (
    <path
      className={styles.pin}
      d="M10 0 -6 -8 -3 0 -6 8Z"
      strokeWidth="1.6"
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 10})`}
    />
  );
}

function Pin({ at: { x, y }, size }: { readonly at: Point; readonly size: number }) {
  return (
    <>
      <circle className={styles.pinRing} cx={x} cy={y} r={size * 1.15} strokeWidth={size * 0.5} />
      <circle className={styles.pin} cx={x} cy={y} r={size * 0.9} strokeWidth={size * 0.4} />
    </>
  );
}

/** How much of the map's width the globe takes. */
const GLOBE = 0.38;

/** On the other side of the arrow that leads there. */
const isGlobeLeft = ({ lat, lon }: PlaceProps) => EUROPE.project(lat, lon).x > EUROPE.width / 2;

/** What the globe covers of a map. */
export function underGlobe(place: PlaceProps, { left, top, width }: Crop): Crop | null {
  if (!isBeyond(place)) return null;
  const size = width * GLOBE;
  return { left: isGlobeLeft(place) ? left : left + width - size, top, width: size, height: size };
}

/** Where in the northern half of the world a place lies that the map does not reach. */
export function Globe({ place }: { readonly place: PlaceProps }) {
  if (!isBeyond(place)) return null;
  return (
    <div
      className={`${styles.globe} ${isGlobeLeft(place) ? styles.left : styles.right}`}
      style={{ width: `${GLOBE * 100}%` }}
      aria-hidden
    >
      <svg className={styles.map} viewBox={`0 0 ${NORTH.width} ${NORTH.height}`}>
        <path className={styles.ground} d={NORTH_LAND} />
        <path className={styles.coast} d={NORTH_LAND} />
        <Pin at={NORTH.project(place.lat, place.lon)} size={22} />
      </svg>
    </div>
  );
}
