import type { Point } from '@bridgehead/geometry';
import { ZoomPane } from '@bridgehead/kit/table';
import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import type { PieceId } from '../../rules/state.ts';
import { useScene } from '../scene.ts';
import { Ground } from '../terrain/Ground.tsx';
import styles from './Board.module.css';
import { pieceUnder } from './pick.ts';
import type { Projection } from '../space/projection.ts';
import type { Pane } from './use-pane.ts';

/** How far from a piece, in pixels, a press still means it. */
const SLACK = { mouse: 5, touch: 16 } as const;

interface BoardProps {
  readonly pane: Pane;
  readonly ceiling: number;
  /** In the table's millimetres. */
  readonly children: ReactNode;
  /** Upright, in those of the drawing. */
  readonly labels: ReactNode;
  readonly onPiece: (id: PieceId, point: Point) => void;
  readonly onGround: (point: Point) => void;
  readonly onHover: (point: Point | null) => void;
}

/** The table from above, as large as the pane allows; presses are for the nearest piece, or for the ground. */
export function Board({ pane, ceiling, children, labels, onPiece, onGround, onHover }: BoardProps) {
  const scene = useScene();
  const { projection, zoom, scale } = pane;
  const touched = useRef<Point | null>(null);
  const press = (event: MouseEvent<SVGSVGElement>) => {
    const { nativeEvent, detail } = event;
    const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
    // Browsers move a tap onto a button nearby, and pieces are buttons: where the finger came down is what was meant.
    const point = (isTouch && touched.current) || pointOf(event, projection);
    // A click without a press came from the keyboard, and is understood where the focus is.
    if (!point || detail === 0) return;
    const id = pieceUnder(scene, point, (isTouch ? SLACK.touch : SLACK.mouse) / scale, ceiling);
    if (id === null) onGround(point);
    else onPiece(id, point);
  };
  const hover = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerType === 'mouse') onHover(pointOf(event, projection));
  };
  const { terrain } = scene.ground;
  return (
    <ZoomPane zoom={zoom} className={styles.pane}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- pieces have keys of their own, the ground has a cursor */}
      <svg
        className={styles.board}
        viewBox={`0 0 ${projection.width} ${projection.height}`}
        role="group"
        aria-label={scene.text.tableOf(terrain.width, terrain.depth)}
        onClick={press}
        onPointerDownCapture={(event) => {
          touched.current = pointOf(event, projection);
        }}
        onPointerMove={hover}
        onPointerLeave={() => onHover(null)}
      >
        <g transform={projection.matrix}>
          <Ground {...scene.ground} />
          {children}
        </g>
        <g className={styles.labels}>{labels}</g>
      </svg>
    </ZoomPane>
  );
}

/** Where on the table somebody points. */
function pointOf(
  { currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>,
  { toTable }: Projection,
): Point | null {
  const matrix = currentTarget.getScreenCTM()?.inverse();
  return matrix ? toTable(new DOMPoint(clientX, clientY).matrixTransform(matrix)) : null;
}
