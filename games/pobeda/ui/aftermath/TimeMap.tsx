import { dateOf, frontOn } from '../../content/front/front.ts';
import { looseChip } from '../../rules/chips.ts';
import { ChipShape } from '../marks/Chip.tsx';
import { FRONTS } from '../map/fronts.ts';
import mapStyles from '../map/Map.module.css';
import { MapCaption } from '../map/MapCaption.tsx';
import { MapSheet } from '../map/MapSheet.tsx';
import { Globe, PlaceOnMap, underGlobe } from '../map/Place.tsx';
import { type Crop, EUROPE, isIn } from '../map/projection.ts';
import { Terrain } from '../map/Terrain.tsx';
import { TownNames } from '../map/TownNames.tsx';
import { useScene } from '../scene.ts';
import type { Appearance } from './history.ts';
import styles from './Passage.module.css';

/** From the Elbe to the Urals, from the Barents Sea to the Caucasus. */
const THEATRE: Crop = { left: 130, top: 150, width: 700, height: 620 };
const LETTERS = 17;

interface TimeMapProps {
  readonly list: readonly Appearance[];
  readonly day: number;
  /** The event that is told now; what comes before it stays on the map. */
  readonly index: number;
}

/** The theatre on a day of the war: the front, what has happened so far, and what happens now. */
export function TimeMap({ list, day, index }: TimeMapProps) {
  const { text, view } = useScene();
  const front = frontOn(FRONTS, dateOf(day), list[index]?.event.front ?? 'nearest');
  const now = list[index]?.event;
  const past = list
    .slice(0, Math.max(index, 0))
    .filter(({ event }) => isIn(THEATRE, EUROPE.project(event.place.lat, event.place.lon)));
  return (
    <figure className={mapStyles.figure}>
      <div className={`${mapStyles.frame} ${styles.theatre}`}>
        <MapSheet
          crop={THEATRE}
          label={text.mapLabel}
          ground={
            <g key={front?.date} className={styles.appearing}>
              <Terrain front={front} />
            </g>
          }
        >
          <TownNames
            crop={THEATRE}
            size={LETTERS}
            taken={[]}
            covered={now ? underGlobe(now.place, THEATRE) : null}
          />
          {past.map(({ card, event, seat }) => {
            const { x, y } = EUROPE.project(event.place.lat, event.place.lon);
            return (
              <g key={card} transform={`translate(${x} ${y}) scale(0.55)`}>
                <ChipShape spot={looseChip(view.colours[seat] ?? 0)} />
              </g>
            );
          })}
          {now && <PlaceOnMap key={now.id} place={now.place} crop={THEATRE} size={20} />}
        </MapSheet>
        {now && <Globe place={now.place} />}
      </div>
      <MapCaption front={front} />
    </figure>
  );
}
