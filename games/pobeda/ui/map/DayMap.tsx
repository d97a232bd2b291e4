import type { WarEvent } from '../../content/schema.ts';
import type { Front } from '../../content/front/front.ts';
import { useWords } from '../text.ts';
import { frontOf } from './fronts.ts';
import styles from './Map.module.css';
import { MapCaption } from './MapCaption.tsx';
import { Globe, isBeyond, PlaceOnMap } from './Place.tsx';
import { type Crop, cropAround, EUROPE, type Point } from './projection.ts';
import { Terrain } from './Terrain.tsx';
import { TownNames } from './TownNames.tsx';

/** Some 1,800 km across. Where the front was farther off, the whole theatre is shown. */
const NEAR = { width: 330, height: 231 };
const WHOLE = { width: 1000, height: 700 };
/** The middle of the front. */
const MIDDLE: Point = { x: 500, y: 470 };

/** Where an event happened, and the front on that day. */
export default function DayMap({ event }: { readonly event: WarEvent }) {
  const { text, language } = useWords();
  const front = frontOf(event);
  const crop = cropFor(event.place, front);
  const letters = crop.width * 0.056;
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <svg
          className={styles.map}
          viewBox={`${crop.left} ${crop.top} ${crop.width} ${crop.height}`}
          role="img"
          aria-label={text.dayMap(event.place[language])}
        >
          <Terrain front={front} />
          <TownNames crop={crop} size={letters} taken={[EUROPE.project(event.place.lat, event.place.lon)]} />
          <PlaceOnMap place={event.place} crop={crop} size={letters} />
        </svg>
        {isBeyond(event.place) && <Globe lat={event.place.lat} lon={event.place.lon} />}
      </div>
      <MapCaption front={front} />
    </figure>
  );
}

function cropFor(place: WarEvent['place'], front: Front | null): Crop {
  if (isBeyond(place)) return cropAround(MIDDLE, WHOLE.width, WHOLE.height, EUROPE);
  const at = EUROPE.project(place.lat, place.lon);
  const near = cropAround(at, NEAR.width, NEAR.height, EUROPE);
  const showsFront = front?.main.some(([lat, lon]) => isIn(near, EUROPE.project(lat, lon))) ?? true;
  return showsFront ? near : cropAround(MIDDLE, WHOLE.width, WHOLE.height, EUROPE);
}

function isIn({ left, top, width, height }: Crop, { x, y }: Point): boolean {
  return x > left && x < left + width && y > top && y < top + height;
}
