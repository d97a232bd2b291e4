import type { ToldBeat } from '@bridgehead/kit';
import type { Pack } from '../../content/index.ts';
import { type Cell, cellAt, type Event, shellable } from '../../rules/index.ts';
import { useScene } from '../scene.ts';
import styles from './BeatMarks.module.css';
import { CELL, middleOf, placeAt } from './geometry.ts';

/** Just inside the cell. */
const EDGE = { x: 4 - CELL / 2, y: 4 - CELL / 2, width: CELL - 8, height: CELL - 8, rx: 6 };

/** What is being told, on the board: the cells it is about, a gun's shell on its way, and what a blow has cost. */
export function BeatMarks({ beat }: { readonly beat: ToldBeat<Event> | null }) {
  const { pack } = useScene();
  if (!beat || beat.stage === 'phase') return null;
  const { event, stage } = beat;
  const { board } = pack;
  const isTold = stage === 'told';
  return (
    <g key={`${event.kind} ${stage} ${cellsOf(event, isTold, pack).join()}`}>
      {cellsOf(event, isTold, pack).map((cell) => (
        <g key={cell} transform={placeAt(board, cell)}>
          <rect className={styles.halo} {...EDGE} />
          <rect
            className={`${styles.about} ${event.kind === 'penalty' ? styles.blow : ''}`}
            {...EDGE}
            data-sign
          />
        </g>
      ))}
      {event.kind === 'fired' && isTold && <Shell from={event.from} to={event.cell} />}
      {event.kind === 'penalty' && (
        <g transform={placeAt(board, event.cell)}>
          <text className={styles.cost} y="14">
            −{event.points}
          </text>
        </g>
      )}
    </g>
  );
}

/** Before the die has fallen: all that it may be about. */
function cellsOf(event: Event, isTold: boolean, { board }: Pack): readonly Cell[] {
  switch (event.kind) {
    case 'laneRolled':
      return isTold
        ? [event.cell]
        : Array.from({ length: board.lanes }, (_, lane) => cellAt(board, lane, board.length - 1));
    case 'fired':
      return isTold ? [event.cell] : [event.from, ...shellable(board, event.from)];
    case 'advanced':
    case 'sentBack':
    case 'moved':
    case 'dug':
    case 'flagged':
      return [event.to];
    case 'threw':
      return isTold && event.cell !== null ? [event.cell] : [];
    case 'posted':
    case 'cleared':
    case 'attacked':
    case 'entered':
    case 'trenchLost':
    case 'enemyLost':
    case 'penalty':
      return [event.cell];
    default:
      return [];
  }
}

/** A shell flies down its lane: seen from the gun to where it falls. */
function Shell({ from, to }: { readonly from: Cell; readonly to: Cell }) {
  const { board } = useScene().pack;
  const [gun, aim] = [middleOf(board, from), middleOf(board, to)];
  return (
    <g className={styles.shell}>
      <line className={styles.halo} x1={gun.x} y1={gun.y} x2={aim.x} y2={aim.y} pathLength={1} />
      <line className={styles.flight} x1={gun.x} y1={gun.y} x2={aim.x} y2={aim.y} pathLength={1} />
      <circle cx={gun.x} cy={gun.y + 34} r="16" />
    </g>
  );
}
