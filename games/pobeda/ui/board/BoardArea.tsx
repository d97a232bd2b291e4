import { cellElement, type GridRef, type Zoom, ZoomButtons } from '@bridgehead/kit/table';
import type { Cell } from '../../rules/board.ts';
import type { Card } from '../../rules/cards.ts';
import { Panel } from '../panel/Panel.tsx';
import { useScene } from '../scene.ts';
import type { Step } from '../step.ts';
import type { Turn } from '../use-turn.ts';
import { Board } from './Board.tsx';
import styles from './BoardArea.module.css';

interface BoardAreaProps {
  readonly turn: Turn;
  readonly step: Step;
  readonly grid: GridRef;
  readonly zoom: Zoom;
  readonly pointed: Card | null;
  readonly onPeek: (cell: Cell | null) => void;
  readonly onRead: (card: Card) => void;
}

/** The board as large as it can be, and under a narrow one the panel. */
export function BoardArea({ turn, step, grid, zoom, pointed, onPeek, onRead }: BoardAreaProps) {
  return (
    <div className={styles.area}>
      <div className={styles.layout}>
        <div className={styles.board}>
          <Board turn={turn} step={step} zoom={zoom} grid={grid} pointed={pointed} onPeek={onPeek} />
        </div>
        <div className={styles.side}>
          <Panel turn={turn} onRead={onRead} />
          <BoardZoom turn={turn} grid={grid} zoom={zoom} />
        </div>
      </div>
    </div>
  );
}

interface BoardZoomProps {
  readonly turn: Turn;
  readonly grid: GridRef;
  readonly zoom: Zoom;
}

/** Zooms around what is looked at. */
export function BoardZoom({ turn, grid, zoom }: BoardZoomProps) {
  const { text } = useScene();
  const middleOfInspected = () => {
    const cell = turn.inspected === null ? null : cellElement(grid, turn.inspected);
    if (!cell) return undefined;
    const { left, top, width, height } = cell.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  return <ZoomButtons zoom={zoom} text={text} around={middleOfInspected} />;
}
