import type { WarEvent } from '../../content/schema.ts';
import type { Front } from '../../content/front/front.ts';
import { useWords } from '../text.ts';
import { frontOf } from './fronts.ts';
import styles from './Map.module.css';
import { MapCaption } from './MapCaption.tsx';
import { MapSheet } from './MapSheet.tsx';
import { Globe, isBeyond, PlaceOnMap, underGlobe } from './Place.tsx';
import { type Crop, cropAround, EUROPE, isIn, type Point } from './projection.ts';
import { Terrain } from './Terrain.tsx';
import { TownNames } from './TownNames.tsx';

/** Some 1,800 km across. Where the front was farther off, the whole theatre is shown. */
const NEAR = { width: 330, height: 231 };
const WHOLE = { width: 1000, height: 700 };
/** What a pin needs between itself and the edge. */
const EDGE = 40;
/** The middle of the front. */
const MIDDLE: Point = { x: 500, y: 470 };

/** Where an event happened, and the front on that day. */
export function DayMap({ event }: { readonly event: WarEvent }) {
  const { text, language } = useWords();
  const front = frontOf(event);
  const at = EUROPE.project(event.place.lat, event.place.lon);
  const crop = cropFor(event.place, front);
  const letters = crop.width * 0.056;
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <MapSheet crop={crop} label={text.dayMap(event.place[language])} ground={<Terrain front={front} />}>
          <TownNames crop={crop} size={letters} taken={[at]} covered={underGlobe(event.place, crop)} />
          <PlaceOnMap place={event.place} crop={crop} size={letters} />
        </MapSheet>
        <Globe place={event.place} />
      </div>
      <MapCaption front={front} />
    </figure>
  );
}

function cropFor(place: WarEvent['place'], front: Front | null): Crop {
  if (isBeyond(place)) return wholeAround(MIDDLE.y);
  const at = EUROPE.project(place.lat, place.lon);
  const near = cropAround(at, NEAR.width, NEAR.height, EUROPE);
  const showsFront = front?.main.some(([lat, lon]) => isIn(near, EUROPE.project(lat, lon))) ?? true;
  if (showsFront) return near;
  const reach = WHOLE.height / 2 - EDGE;
  return wholeAround(Math.min(Math.max(MIDDLE.y, at.y - reach), at.y + reach));
}

function wholeAround(y: number): Crop {
  return cropAround({ x: MIDDLE.x, y }, WHOLE.width, WHOLE.height, EUROPE);
}
