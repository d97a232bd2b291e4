import { formatList, Hidden } from '@bridgehead/kit';
import type { Seat } from '@bridgehead/kernel';
import { SeatNote as Note } from '@bridgehead/kit/table';
import { UnitMark } from './marks/UnitMark.tsx';
import { commands, unitTitle, useScene } from './scene.ts';
import styles from './SeatNote.module.css';

/** The units a seat commands; those it has lost are struck out. */
export function SeatNote({ seat }: { readonly seat: Seat }) {
  const scene = useScene();
  const { view, text, language } = scene;
  const units = commands(scene, seat);
  const living = units.filter((unit) => view.units[unit]?.isAlive);
  const names = formatList(
    language,
    living.map((unit) => unitTitle(scene, unit)),
  );
  const marks = units.map((unit) => (
    <UnitMark
      key={unit}
      unit={unit}
      className={`${styles.mark} ${living.includes(unit) ? '' : styles.lost}`}
    />
  ));
  return (
    <Note
      words={
        <span className={styles.marks} title={names}>
          <Hidden>{text.seatUnits(names)}</Hidden>
          {marks}
        </span>
      }
      figures={marks}
    />
  );
}
