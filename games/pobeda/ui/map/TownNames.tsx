import { useWords } from '../text.ts';
import styles from './Map.module.css';
import { type Crop, EUROPE, type Point } from './projection.ts';
import { TOWNS } from './towns.ts';

interface TownNamesProps {
  readonly crop: Crop;
  /** The height of the letters, in units of the map. */
  readonly size: number;
  /** What must not be written over. */
  readonly taken: readonly Point[];
  /** What cannot be seen. */
  readonly covered: Crop | null;
}

function meets(one: Crop, other: Crop): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/** As many names as there is room for, the best known first; a name stands under the dot of its town. */
export function TownNames({ crop, size, taken, covered }: TownNamesProps) {
  const { language } = useWords();
  const kept: { x: number; y: number; name: string }[] = [];
  for (const { lat, lon, name } of TOWNS) {
    const { x, y } = EUROPE.project(lat, lon);
    const half = (name[language].length * size) / 3.6;
    const isInCrop =
      x - half > crop.left &&
      x + half < crop.left + crop.width &&
      y > crop.top &&
      y + 1.6 * size < crop.top + crop.height;
    const isFree = [...kept, ...taken].every(
      (other) => Math.abs(other.x - x) > 2.2 * half || Math.abs(other.y - y) > 1.9 * size,
    );
    const isSeen =
      !covered || !meets(covered, { left: x - half, top: y, width: 2 * half, height: 1.6 * size });
    if (isInCrop && isFree && isSeen) kept.push({ x, y, name: name[language] });
  }
  return (
    <g className={styles.towns} fontSize={size}>
      {kept.map(({ x, y, name }) => (
        <g key={name}>
          <circle cx={x} cy={y} r={size / 5} />
          <text x={x} y={y + 1.1 * size}>
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}
