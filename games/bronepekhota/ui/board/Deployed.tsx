import type { Point } from '@bridgehead/geometry';
import type { Room } from '../../rules/inquire/answers.ts';
import figures from '../pieces/Figures.module.css';
import { useScene } from '../scene.ts';
import type { Deploying } from '../use-deployment.ts';
import styles from './Areas.module.css';
import ghosts from './Ghost.module.css';
import { GhostPiece } from './Ghost.tsx';
import { Handle } from './Handle.tsx';
import { cells } from './ReachArea.tsx';

/** Where the unit may be set up, its whole zone and the places in it. */
export function Zone({ room: { zone, grid, places } }: { readonly room: Room }) {
  const { colours, viewer } = useScene();
  return (
    <g
      className={`${styles.zone} ${figures.side}`}
      data-colour={viewer === 'spectator' ? undefined : colours[viewer]}
    >
      <rect x={zone.x} y={zone.y} width={zone.width} height={zone.depth} />
      <path className={styles.room} d={cells(places, grid)} />
    </g>
  );
}

interface DeployedGhostsProps {
  readonly deploying: Deploying;
  readonly onNudge: (index: number, point: Point) => void;
}

/** The unit as it would stand; every piece of it can be dragged. */
export function DeployedGhosts({ deploying, onNudge }: DeployedGhostsProps) {
  const { view, text } = useScene();
  return deploying.stood.map(({ piece: id, place }, index) => {
    const piece = view.pieces[id];
    return (
      piece && (
        <Handle key={id} label={text.dragPiece} onDrag={(point) => onNudge(index, point)}>
          <circle className={ghosts.grip} cx={place.x} cy={place.y} r="18" />
          <GhostPiece piece={piece} place={place} />
        </Handle>
      )
    );
  });
}
