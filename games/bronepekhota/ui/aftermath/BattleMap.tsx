import type { SeatLabel } from '@bridgehead/kernel';
import { useId, useState } from 'react';
import type { Pack } from '../../content/pack.ts';
import { groundOf } from '../../rules/ground.ts';
import type { View } from '../../rules/view.ts';
import type { Course } from '../ending/course.ts';
import { ownerOf } from '../ending/losses.ts';
import type { EndingWords } from '../ending/words/index.ts';
import { coloursOf } from '../pieces/colours.ts';
import { SideMark } from '../pieces/SeatMark.tsx';
import styles from './Aftermath.module.css';
import { Plan } from './Plan.tsx';

interface BattleMapProps {
  readonly pack: Pack;
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly course: Course;
  readonly words: EndingWords;
}

/** The table from above: ways and losses of one tour, or of the whole battle. */
export function BattleMap({ pack, view, seats, course, words }: BattleMapProps) {
  const [tour, setTour] = useState(0);
  const id = useId();
  const { terrain } = groundOf(pack, view.ground);
  const { width, depth } = terrain;
  const shown = ({ tour: at }: { readonly tour: number }) => tour === 0 || at === tour;
  const trails = course.trails.filter(shown);
  const losses = course.losses.filter(shown);
  const colours = coloursOf(pack, view);
  const inkOf = (piece: number) => styles[colours[ownerOf(view, piece)] ?? 'olive'] ?? '';
  const title = tour === 0 ? words.wholeBattle : words.tourOf(tour, course.tours.length);
  return (
    <section>
      <h3>{words.map}</h3>
      <div className={styles.tours}>
        <label htmlFor={id}>{words.tour}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={course.tours.length}
          value={tour}
          aria-valuetext={title}
          onChange={({ target }) => setTour(Number(target.value))}
        />
        <output htmlFor={id}>
          {title}: {words.mapShows(trails.length, losses.length)}
        </output>
      </div>
      <p className={styles.legend}>
        {seats.map(({ name }, seat) => (
          <span key={seat}>
            <SideMark seat={seat} colour={colours[seat]} /> {name}
          </span>
        ))}
        <span>{words.cross}</span>
      </p>
      <svg className={styles.map} viewBox={`0 0 ${width} ${depth}`} aria-hidden>
        <g transform={`matrix(1 0 0 -1 0 ${depth})`}>
          <Plan terrain={terrain} />
          {trails.map(({ piece, path }, index) => (
            <polyline
              key={index}
              className={`${styles.trail} ${inkOf(piece)}`}
              points={path.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ')}
            />
          ))}
          {losses.map(
            ({ piece, at }, index) =>
              at && (
                <path
                  key={index}
                  className={`${styles.fall} ${inkOf(piece)}`}
                  transform={`translate(${Math.round(at.x)} ${Math.round(at.y)})`}
                  d="M-12-12 12 12M12-12-12 12"
                />
              ),
          )}
        </g>
      </svg>
    </section>
  );
}
