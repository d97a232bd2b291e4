import { zoneOf } from '../../rules/zones.ts';
import styles from './Guide.module.css';
import { Diagram, Label, Soldier, STEP, Tape } from './parts.tsx';

/** BRP-0 and BRP-1: measuring, and setting up. */

export function Distance() {
  const gap = STEP * 4.2;
  return (
    <Diagram
      height={110}
      shows={{
        ru: 'Меряют от подставки до подставки. Чуть больше четырёх шагов — уже пять.',
        en: 'Measured from stand to stand. Just over four steps is five.',
      }}
    >
      <Soldier x={60} y={42} />
      <Soldier x={60 + 16 + gap} y={42} turn={180} isFoe />
      <path className={`${styles.line} ${styles.dashed}`} d={`M68 42h${gap}`} />
      <Tape x={68} y={76} steps={5} />
      {[1, 2, 3, 4, 5].map((step) => (
        <Label key={step} x={68 + step * STEP} y={98} text={String(step)} isStrong={step === 5} />
      ))}
    </Diagram>
  );
}

const TABLES = [
  { width: 1200, depth: 800, seats: 2, x: 14 },
  { width: 1800, depth: 1000, seats: 4, x: 162 },
] as const;
const SCALE = 0.105;

export function Zones() {
  return (
    <Diagram
      height={166}
      shows={{
        ru: 'Зоны 600 × 200 мм: вдвоём — посередине коротких краёв стола 1200 × 800, втроём и вчетвером — в углах стола 1800 × 1000.',
        en: 'Zones of 600 × 200 mm: for two in the middle of the short edges of a table of 1200 × 800, for three or four in the corners of one of 1800 × 1000.',
      }}
    >
      {TABLES.map(({ width, depth, seats, x }) => (
        <g key={seats} transform={`translate(${x} 24)`}>
          <rect className={styles.line} width={width * SCALE} height={depth * SCALE} />
          {Array.from({ length: seats }, (_, seat) => {
            const zone = zoneOf({ width, depth }, seats, seat);
            return (
              <g key={seat}>
                <rect
                  className={seat % 2 === 0 ? styles.zoneUs : styles.zoneThem}
                  x={zone.x * SCALE}
                  y={(depth - zone.y - zone.depth) * SCALE}
                  width={zone.width * SCALE}
                  height={zone.depth * SCALE}
                />
                <Label
                  x={(zone.x + zone.width / 2) * SCALE}
                  y={(depth - zone.y - zone.depth / 2) * SCALE + 4}
                  text={String(seat + 1)}
                  isStrong
                />
              </g>
            );
          })}
          <Label x={(width * SCALE) / 2} y={depth * SCALE + 18} text={`${width} × ${depth}`} />
        </g>
      ))}
    </Diagram>
  );
}
