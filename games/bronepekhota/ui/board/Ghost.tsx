import type { Point } from '@bridgehead/geometry';
import type { WayThere } from '../../rules/inquire/answers.ts';
import type { Standing } from '../../rules/moves.ts';
import type { Machine, Piece } from '../../rules/state.ts';
import { PieceFigure } from '../pieces/PieceFigure.tsx';
import { useScene } from '../scene.ts';
import { along, degreesOf, heading, minus, short } from '../space/vectors.ts';
import styles from './Board.module.css';
import { Handle } from './Handle.tsx';
import { lineOf } from './path.ts';

/** A piece where it would stand. */
export function GhostPiece({ piece, place }: { readonly piece: Piece; readonly place: Standing }) {
  const { x, y, facing } = place;
  return (
    <g
      className={styles.ghost}
      transform={`translate(${short(x)} ${short(y)}) rotate(${short(degreesOf(facing))})`}
    >
      <PieceFigure piece={looking(piece, facing)} />
    </g>
  );
}

/** A cabin looks where its machine goes, unless it was turned. */
function looking(piece: Piece, facing: Point): Piece {
  if (piece.kind !== 'machine') return piece;
  return { ...piece, hx: facing.x, hy: facing.y, cx: facing.x, cy: facing.y } satisfies Machine;
}

interface GhostProps {
  readonly piece: Piece;
  readonly way: WayThere;
  /** Millimetres to 22 pixels: half of what a finger needs. */
  readonly finger: number;
  readonly onTurn: (facing: Point) => void;
}

/** The way somebody would go, themselves at its end, and a handle to turn them by. */
export function Ghost({ piece, way, finger, onTurn }: GhostProps) {
  const { text } = useScene();
  const { move, to } = way;
  const knob = along(to, to.facing, Math.max(36, finger * 2));
  return (
    <g>
      <polyline
        className={move.kind === 'jump' ? styles.leap : styles.path}
        points={lineOf(piece, move)
          .map(({ x, y }) => `${short(x)},${short(y)}`)
          .join(' ')}
      />
      <GhostPiece piece={piece} place={to} />
      {way.contact.length === 0 && (
        <Handle label={text.turnHandle} onDrag={(point) => onTurn(heading(minus(point, to)))}>
          <line className={styles.arm} x1={to.x} y1={to.y} x2={knob.x} y2={knob.y} />
          <circle className={styles.grip} cx={knob.x} cy={knob.y} r={finger} />
          <circle className={styles.knob} cx={knob.x} cy={knob.y} r={Math.min(11, finger * 0.6)} />
        </Handle>
      )}
    </g>
  );
}
