import { sizeOf } from '../../rules/space.ts';
import { useScene } from '../scene.ts';
import { degreesOf, pathOf, short } from '../space/vectors.ts';
import type { Trail } from '../trail.ts';
import styles from './Lines.module.css';

/** Where whoever has just moved came from, and along which way. */
export function TrailLine({ from, line, isLeap }: Trail) {
  const { pack } = useScene();
  const angle = short(degreesOf({ x: from.hx, y: from.hy }));
  return (
    <g>
      <path
        className={styles.left}
        transform={`translate(${short(from.x)} ${short(from.y)}) rotate(${angle})`}
        d={pathOf(sizeOf(pack, from).outline)}
      />
      <polyline
        className={isLeap ? styles.leap : styles.trail}
        points={line.map(({ x, y }) => `${short(x)},${short(y)}`).join(' ')}
      />
    </g>
  );
}
