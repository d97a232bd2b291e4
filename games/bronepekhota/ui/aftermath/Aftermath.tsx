import type { AftermathProps } from '@bridgehead/kit';
import { Chronicle, Roll, RollEntry } from '@bridgehead/kit/aftermath';
import { type CSSProperties, useMemo } from 'react';
import type { Pack } from '../../content/pack.ts';
import type { Event } from '../../rules/events.ts';
import { isOnTable, isPiloted } from '../../rules/pieces.ts';
import type { Unit } from '../../rules/stage.ts';
import type { View } from '../../rules/view.ts';
import { capital, pieceCalled, unitCalled } from '../../text/called.ts';
import { courseOf } from '../ending/course.ts';
import type { Deeds } from '../ending/deeds.ts';
import { ownerOf } from '../ending/losses.ts';
import { ENDING } from '../ending/words/index.ts';
import { coloursOf, type SideColour } from '../pieces/colours.ts';
import styles from './Aftermath.module.css';
import { BattleMap } from './BattleMap.tsx';
import { UnitPortrait } from './UnitPortrait.tsx';

/** As on the map. */
const INKS: Readonly<Record<SideColour, string>> = {
  red: 'var(--red)',
  steel: 'var(--steel)',
  olive: 'var(--olive)',
  brass: 'var(--brass-ink)',
};

/** After the battle: the map of it, the losses tour by tour, and what every unit did. */
export function Aftermath({ pack, view, language, seats, story }: AftermathProps<View, Event, Pack>) {
  const words = ENDING[language];
  const course = useMemo(() => courseOf(story, view), [story, view]);
  const roster = { pack, view };
  const called = (piece: number) => pieceCalled(roster, piece)[language];
  const lostBy = (side: number, tour: number) =>
    course.losses.filter((loss) => loss.tour === tour && view.sides[ownerOf(view, loss.piece)] === side)
      .length;
  const [first = 0] = view.sides;
  const others = view.sides.filter((side, seat) => side !== first && view.sides.indexOf(side) === seat);
  const colours = coloursOf(pack, view);
  const inkOf = (side: number | undefined) => INKS[colours[view.sides.indexOf(side ?? first)] ?? 'olive'];
  return (
    <div className={styles.aftermath}>
      {course.tours.length > 0 && (
        <BattleMap pack={pack} view={view} seats={seats} course={course} words={words} />
      )}
      <div style={{ '--above': inkOf(first), '--below': inkOf(others[0]) } as CSSProperties}>
        <Chronicle
          title={words.lossList}
          above={sideName(first)}
          below={others.map(sideName).join(', ')}
          turns={course.tours.map(({ tour }) => {
            const [above, below] = [
              lostBy(first, tour),
              others.reduce((sum, side) => sum + lostBy(side, tour), 0),
            ];
            return { above, below, summary: words.tourLosses(tour, above, below) };
          })}
        />
      </div>
      <section>
        <h3>{words.units}</h3>
        <Roll>
          {course.units.map(({ unit, seat, deeds }, index) => (
            <RollEntry
              key={index}
              mark={<UnitPortrait pack={pack} view={view} unit={unit} />}
              name={`${capital(unitCalled(roster, unit))[language]} (${seats[seat]?.name ?? ''})`}
              deeds={[
                words.deeds(deeds.shots, deeds.hits, deeds.grenades),
                words.kills(deeds.kills, deeds.damage),
                ...(deeds.mishaps > 0 ? [words.mishaps(deeds.mishaps)] : []),
                fateOf(unit, deeds),
              ]}
              isFallen={deeds.fell !== null}
            />
          ))}
        </Roll>
      </section>
      <details>
        <summary className={styles.more}>{words.everyLoss(course.losses.length)}</summary>
        <ol className={styles.losses}>
          {course.losses.map(({ tour, piece, by }) => (
            <li key={piece}>{words.lossLine(tour, called(piece), by === null ? null : called(by))}</li>
          ))}
        </ol>
      </details>
    </div>
  );

  function fateOf(unit: Unit, { fell, captor, size, lost }: Deeds): string {
    if (fell !== null) return words.fell(fell, size);
    if (captor !== null) return words.captured(seats[captor]?.name ?? '');
    const piece = 'piece' in unit ? view.pieces[unit.piece] : undefined;
    const isIdle = piece?.kind === 'machine' && isOnTable(piece) && !isPiloted(piece);
    return isIdle ? words.pilotless : words.stands(size - lost, size);
  }

  function sideName(side: number): string {
    return seats
      .filter((_, seat) => view.sides[seat] === side)
      .map(({ name }) => name)
      .join(', ');
  }
}
