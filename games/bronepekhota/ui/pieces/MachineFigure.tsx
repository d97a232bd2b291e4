import type { Point } from '@bridgehead/geometry';
import type { Seat } from '@bridgehead/kernel';
import type { Chassis, Size } from '../../rules/armoury.ts';
import { pathOf, short } from '../space/vectors.ts';
import { Emblem } from './emblem.tsx';
import styles from './Figures.module.css';

interface MachineFigureProps {
  readonly seat: Seat;
  readonly chassis: Chassis;
  readonly size: Size;
  /** How many weapons it is fitted with. */
  readonly barrels: number;
  /** Where the cabin looks, in degrees from the heading. */
  readonly cabin: number;
  readonly isPiloted: boolean;
}

interface Extent {
  readonly front: number;
  readonly back: number;
  readonly half: number;
}

function extentOf({ outline }: Size): Extent {
  const xs = outline.map(({ x }) => x);
  return { front: Math.max(...xs), back: Math.min(...xs), half: Math.max(...outline.map(({ y }) => y)) };
}

/** From above: what it goes on, its hull, and a cabin with its weapons and its player's sign. */
export function MachineFigure({ seat, chassis, size, barrels, cabin, isPiloted }: MachineFigureProps) {
  const extent = extentOf(size);
  return (
    <>
      <path className={styles.foot} d={pathOf(size.outline)} />
      <Running chassis={chassis} {...extent} />
      <g transform={`rotate(${short(cabin)})`}>
        <Cabin {...extent} barrels={barrels} isWinged={chassis === 'wings'} />
        <g transform={`scale(${isPiloted ? 1.7 : 1.4})`}>
          <Emblem seat={seat} className={isPiloted ? styles.helmet : styles.hollow} />
        </g>
      </g>
    </>
  );
}

function Running({ chassis, front, back, half }: Extent & { readonly chassis: Chassis }) {
  const length = front - back;
  switch (chassis) {
    case 'tracks':
      return (
        <>
          {[-half, half * 0.56].map((y) => (
            <g key={y}>
              <rect className={styles.track} x={back} y={y} width={length} height={half * 0.44} rx="5" />
              <path className={styles.tread} d={treads(back, length, y, half * 0.44)} />
            </g>
          ))}
          <rect
            className={styles.hull}
            x={back + 4}
            y={-half * 0.6}
            width={length - 8}
            height={half * 1.2}
            rx="6"
          />
        </>
      );
    case 'wheels':
      return (
        <>
          {[0.16, 0.5, 0.84].flatMap((share) =>
            [-half, half * 0.66].map((y) => (
              <rect
                key={`${share} ${y}`}
                className={styles.track}
                x={back + length * share - 9}
                y={y}
                width="18"
                height={half * 0.34}
                rx="4"
              />
            )),
          )}
          <rect
            className={styles.hull}
            x={back + 2}
            y={-half * 0.72}
            width={length - 4}
            height={half * 1.44}
            rx="8"
          />
        </>
      );
    case 'legs':
      return <Legs front={front} back={back} half={half} />;
    case 'wings':
      return (
        <path
          className={styles.hull}
          d={pathOf([
            { x: front, y: 0 },
            { x: back + length * 0.3, y: half },
            { x: back, y: half },
            { x: back + length * 0.16, y: 0 },
            { x: back, y: -half },
            { x: back + length * 0.3, y: -half },
          ])}
        />
      );
  }
}

function Legs({ front, back, half }: Extent) {
  const feet: readonly Point[] = [
    { x: front - 8, y: half - 7 },
    { x: front - 8, y: 7 - half },
    { x: back + 8, y: half - 7 },
    { x: back + 8, y: 7 - half },
  ];
  return (
    <>
      <path
        className={styles.leg}
        d={feet
          .map(
            ({ x, y }) =>
              `M${short(x * 0.25)} ${short(y * 0.25)}L${short(x * 0.8)} ${short(y)}L${short(x)} ${short(y * 0.92)}`,
          )
          .join('')}
      />
      {feet.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={styles.toe} cx={x} cy={y} r="7" />
      ))}
      <path className={styles.ahead} d={`M${short(front - 2)} 0l-11 9v-18Z`} />
    </>
  );
}

function Cabin({
  front,
  half,
  barrels,
  isWinged,
}: Extent & { readonly barrels: number; readonly isWinged: boolean }) {
  const width = isWinged ? half * 0.5 : half * 0.9;
  const gap = width / Math.max(1, barrels);
  return (
    <>
      {Array.from({ length: barrels }, (_, index) => {
        const y = gap * (index - (barrels - 1) / 2);
        return (
          <rect
            key={index}
            className={styles.weapon}
            x="0"
            y={short(y - 2.5)}
            width={short(front * 0.98)}
            height="5"
          />
        );
      })}
      <path
        className={styles.cabin}
        d={`M${short(front * 0.5)} ${short(-width * 0.35)}V${short(width * 0.35)}L${short(front * 0.2)} ${short(width * 0.6)}H${short(-front * 0.5)}V${short(-width * 0.6)}H${short(front * 0.2)}Z`}
      />
      <path
        className={styles.glass}
        d={`M${short(front * 0.42)} ${short(-width * 0.26)}V${short(width * 0.26)}`}
      />
    </>
  );
}

function treads(back: number, length: number, y: number, height: number): string {
  const count = Math.floor(length / 8);
  return Array.from(
    { length: count },
    (_, index) => `M${short(back + 4 + index * 8)} ${short(y)}v${short(height)}`,
  ).join('');
}
