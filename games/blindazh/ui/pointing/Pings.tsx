import type { Seat } from '@bridgehead/kernel';
import { Words } from '@bridgehead/kit';
import { FADING, fadingStyle } from '@bridgehead/kit/table';
import { CELL, middleOf, placeAt } from '../board/geometry.ts';
import { seatColours } from '../marks/SoldierShape.tsx';
import { type Cell, laneOf, rowOf } from '../../rules/index.ts';
import { useScene } from '../scene.ts';
import styles from './Pings.module.css';
import type { Way } from './place.ts';
import type { Pointing } from './use-pointing.ts';

/** Where everybody points: a ring that pulses or an arrow, in the colour of the seat and under its name. */
export function Pings({ pointing: { shown, drawn } }: { readonly pointing: Pointing }) {
  const { pack, view } = useScene();
  const { board } = pack;
  return (
    <>
      {shown.map(({ key, seat, place }) => (
        <g key={key} className={`${FADING} ${seatColours(seat)}`} style={fadingStyle}>
          {'cell' in place && (
            <g transform={placeAt(board, place.cell)}>
              <circle className={styles.wave} r="46" />
              <Ring />
            </g>
          )}
          {'to' in place && <Arrow way={place} />}
          {!('slot' in place) && <Name seat={seat} cell={'cell' in place ? place.cell : place.to} />}
        </g>
      ))}
      {drawn && drawn.from !== drawn.to && view.viewer !== 'spectator' && (
        <g className={`${styles.draft} ${seatColours(view.viewer)}`}>
          <Arrow way={drawn} />
        </g>
      )}
    </>
  );
}

function Ring() {
  return (
    <>
      <circle className={styles.edge} r="42" />
      <circle className={styles.line} r="42" />
    </>
  );
}

function Arrow({ way: { from, to } }: { readonly way: Way }) {
  const { board } = useScene().pack;
  const [a, b] = [middleOf(board, from), middleOf(board, to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const degrees = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const path = `M0 0H${length - 4}M${length - 30}-22 ${length} 0 ${length - 30} 22`;
  return (
    <g transform={`translate(${a.x} ${a.y}) rotate(${degrees})`}>
      <path className={styles.edge} d={path} />
      <path className={styles.line} d={path} />
      <circle className={styles.origin} r="10" />
    </g>
  );
}

/** Above the ring, or below it in the topmost row; at the rim it leans inwards. */
function Name({ seat, cell }: { readonly seat: Seat; readonly cell: Cell }) {
  const { pack, seats } = useScene();
  const { board } = pack;
  const lane = laneOf(board, cell);
  const side = lane === 0 ? -1 : lane === board.lanes - 1 ? 1 : 0;
  const { x, y } = middleOf(board, cell);
  const isTop = rowOf(board, cell) === board.length - 1;
  return (
    <text
      className={styles.name}
      x={x + side * (CELL / 2 - 6)}
      y={y + (isTop ? 68 : -52)}
      textAnchor={side < 0 ? 'start' : side > 0 ? 'end' : 'middle'}
    >
      <Words as="tspan">{seats[seat]?.name ?? ''}</Words>
    </text>
  );
}
