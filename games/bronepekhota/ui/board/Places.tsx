import { onTable } from '../../rules/places.ts';
import type { Edge } from '../../rules/mission.ts';
import { STEP } from '../../rules/space.ts';
import figures from '../pieces/Figures.module.css';
import { useScene } from '../scene.ts';
import styles from './Places.module.css';

/** What a mission is about: its places with the ring that counts, and the edges a side may leave by. */
export function Places() {
  const { mission, ground, view, colours } = useScene();
  const { terrain } = ground;
  const { scoring } = mission;
  return (
    <g className={styles.places}>
      {mission.places.map((place) => {
        const { x, y } = onTable(terrain, place);
        const ring = scoring?.places.includes(place.id) ? place.radius + scoring.within * STEP : place.radius;
        return (
          <g key={place.id}>
            <circle cx={x} cy={y} r={Math.max(ring, 12)} />
            <path d={`M${x - 9} ${y}h18M${x} ${y - 9}v18`} />
          </g>
        );
      })}
      {mission.exits.map(({ side, edge }) => (
        <line
          key={`${side} ${edge}`}
          className={`${styles.exit} ${figures.side}`}
          data-colour={colours[view.sides.indexOf(side)]}
          {...ends(edge, terrain)}
        />
      ))}
    </g>
  );
}

function ends(edge: Edge, { width, depth }: { readonly width: number; readonly depth: number }) {
  switch (edge) {
    case 'left':
      return { x1: 0, y1: 0, x2: 0, y2: depth };
    case 'right':
      return { x1: width, y1: 0, x2: width, y2: depth };
    case 'near':
      return { x1: 0, y1: 0, x2: width, y2: 0 };
    case 'far':
      return { x1: 0, y1: depth, x2: width, y2: depth };
  }
}
