import type { Point } from '@bridgehead/geometry';
import type { WayThere } from '../../rules/inquire/answers.ts';
import type { Standing } from '../../rules/moves.ts';
import type { Machine, Piece } from '../../rules/state.ts';
import { PieceFigure } from '../pieces/PieceFigure.tsx';
import { useScene } from '../scene.ts';
import { along, degreesOf, heading, minus, short } from '../space/vectors.ts';
import styles from './Ghost.module.css';
import { Handle } from './Handle.tsx';
import { lineOf } from './path.ts';

interface GhostPieceProps {
  readonly piece: Piece;
  readonly place: Standing;
  readonly cabin?: Point;
}

/** A piece where it would stand. */
export function GhostPiece({ piece, place, cabin = place.facing }: GhostPieceProps) {
  const { x, y, facing } = place;
  return (
    <g
      className={styles.ghost}
      transform={`translate(${short(x)} ${short(y)}) rotate(${short(degreesOf(facing))})`}
    >
      <PieceFigure piece={looking(piece, facing, cabin)} />
    </g>
  );
}

/** A cabin looks where its machine goes, unless it was turned. */
function looking(piece: Piece, facing: Point, cabin: Point): Piece {
  if (piece.kind !== 'machine') return piece;
  return { ...piece, hx: facing.x, hy: facing.y, cx: cabin.x, cy: cabin.y } satisfies Machine;
}

interface GhostProps {
  readonly piece: Piece;
  readonly way: WayThere;
  /** Millimetres to 22 pixels: half of what a finger needs. */
  readonly finger: number;
  readonly onTurn: (facing: Point) => void;
  /** Undefined where there is no cabin that turns. */
  readonly onCabin: ((cabin: Point) => void) | undefined;
}

/** The way somebody would go, themselves and what they take along at its end, and a handle to turn them by. */
export function Ghost({ piece, way, finger, onTurn, onCabin }: GhostProps) {
  const { view, text } = useScene();
  const { move, to } = way;
  const load = way.load && view.pieces[way.load.piece];
  const cabin = (move.kind === 'drive' && move.cabin) || to.facing;
  const knob = along(to, to.facing, Math.max(36, finger * 2));
  return (
    <g>
      <polyline
        className={move.kind === 'jump' ? styles.leap : styles.path}
        points={lineOf(piece, move)
          .map(({ x, y }) => `${short(x)},${short(y)}`)
          .join(' ')}
      />
      {way.load && load && <GhostPiece piece={load} place={way.load.to} />}
      <GhostPiece piece={piece} place={to} cabin={cabin} />
      {way.contact.length === 0 && (
        <Handle label={text.turnHandle} onDrag={(point) => onTurn(heading(minus(point, to)))}>
          <line className={styles.arm} x1={to.x} y1={to.y} x2={knob.x} y2={knob.y} />
          <circle className={styles.grip} cx={knob.x} cy={knob.y} r={finger} />
          <circle className={styles.knob} cx={knob.x} cy={knob.y} r={Math.min(11, finger * 0.6)} />
        </Handle>
      )}
      {onCabin && way.contact.length === 0 && (
        <Handle label={text.cabinHandle} onDrag={(point) => onCabin(heading(minus(point, to)))}>
          <CabinKnob at={along(to, cabin, Math.max(64, finger * 3.6))} finger={finger} />
        </Handle>
      )}
    </g>
  );
}

/** Another shape than the one that turns the whole machine. */
function CabinKnob({ at: { x, y }, finger }: { readonly at: Point; readonly finger: number }) {
  const half = Math.min(10, finger * 0.6);
  return (
    <>
      <circle className={styles.grip} cx={x} cy={y} r={finger * 0.8} />
      <path
        className={styles.knob}
        d={`M${x - half} ${y}l${half} ${half}l${half} ${-half}l${-half} ${-half}Z`}
      />
    </>
  );
}
