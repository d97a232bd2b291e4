import { Words } from '@bridgehead/kit';
import { FADING, fadingStyle } from '@bridgehead/kit/table';
import type { Pane } from '../board/use-pane.ts';
import figures from '../pieces/Figures.module.css';
import { useScene } from '../scene.ts';
import { spotOf } from './place.ts';
import styles from './Pings.module.css';
import type { Pointing } from './use-pointing.ts';

interface PingsProps {
  readonly pane: Pane;
  readonly pointing: Pointing;
}

/** Where allies point: a ring in the colour of whoever does, under their name. */
export function Pings({ pane: { projection, scale }, pointing: { shown } }: PingsProps) {
  const scene = useScene();
  const { seats, colours } = scene;
  return shown.map(({ key, seat, place }) => {
    const spot = spotOf(scene, place);
    if (!spot) return null;
    const { x, y } = projection.toDrawing(spot);
    return (
      <g
        key={key}
        className={`${FADING} ${styles.ping} ${figures.side}`}
        data-colour={colours[seat]}
        data-ping={seat}
        style={fadingStyle}
        transform={`translate(${x} ${y}) scale(${1 / scale})`}
      >
        <circle className={styles.edge} r="20" />
        <circle className={styles.ring} r="20" />
        <text y="-28">
          <Words as="tspan">{seats[seat]?.name ?? ''}</Words>
        </text>
      </g>
    );
  });
}
