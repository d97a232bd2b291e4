import { BRIDGES, CHURCH, GATES, HOUSES, RAMPARTS } from './ground.ts';
import styles from './Plan.module.css';
import { BUG, DITCHES, MUKHAVETS, RING } from './waters.ts';

const STREAMS = [BUG, ...Object.values(MUKHAVETS)];

/** Land, water and walls. Nothing here moves. */
export function Ground() {
  return (
    <>
      <rect className={styles.land} x="-1000" y="-1000" width="3000" height="3400" />
      <g className={styles.contours}>
        {CONTOURS.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <g className={styles.banks}>
        {DITCHES.map((line) => (
          <path key={line} d={line} className={styles.ditch} />
        ))}
        {STREAMS.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <g className={styles.water}>
        {DITCHES.map((line) => (
          <path key={line} d={line} className={styles.ditch} />
        ))}
        {STREAMS.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <g className={styles.ripples}>
        {STREAMS.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      {RAMPARTS.map((line) => (
        <g key={line}>
          <path d={line} className={styles.slope} />
          <path d={line} className={styles.crest} />
        </g>
      ))}
      <path d={RING} className={styles.ring} />
      <path d={RING} className={styles.rooms} />
      {HOUSES.map(([x, y, width, height, turn]) => (
        <rect
          key={`${x} ${y}`}
          className={styles.house}
          width={width}
          height={height}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
      <path d={CHURCH} className={styles.house} />
      <path d="M570 508V544M556 526H612" className={styles.cross} />
      {BRIDGES.map(([x1, y1, x2, y2]) => (
        <g key={x1}>
          <line className={styles.bridge} {...{ x1, y1, x2, y2 }} />
          <line className={styles.deck} {...{ x1, y1, x2, y2 }} />
        </g>
      ))}
      {GATES.map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path className={styles.gate} d="M-15-10H-7V10H-15ZM7-10H15V10H7Z" />
          <path className={styles.way} d="M-6-10V10H6V-10Z" />
        </g>
      ))}
    </>
  );
}

const CONTOURS = [
  'M-40 120C120 160 120 300 40 420S-20 700 30 900',
  'M120 880C180 900 240 900 280 960M90 930C160 950 210 950 240 1010',
  'M840 620C900 700 900 820 870 980M880 610C960 700 960 860 930 1000',
  'M940 60C1000 160 1000 300 990 420M880 40C940 90 960 140 970 200',
  'M280 230C360 160 500 140 620 180S800 320 800 440',
  'M320 280C400 210 520 200 620 240S740 340 752 430',
  'M420 890C480 860 560 880 620 890M400 850C480 830 600 850 700 850',
] as const;
