import { cellElement, type GridRef, usePersonal, useZoom, ZoomButtons } from '@bridgehead/kit/table';
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
  readonly pointed: Card | null;
  readonly onRead: (card: Card) => void;
}

/** The board as large as a square can be, and beside or below it the panel. */
export function BoardArea({ turn, step, grid, pointed, onRead }: BoardAreaProps) {
  const { view, text } = useScene();
  const [peeked, setPeeked] = usePersonal<Cell | null>(view.viewer, null);
  const zoom = useZoom();
  const middleOfInspected = () => {
    const cell = turn.inspected === null ? null : cellElement(grid, turn.inspected);
    if (!cell) return undefined;
    const { left, top, width, height } = cell.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  return (
    <div className={styles.area}>
      <div className={styles.layout}>
        <div className={styles.board}>
          <Board turn={turn} step={step} zoom={zoom} grid={grid} pointed={pointed} onPeek={setPeeked} />
        </div>
        <div className={styles.side}>
          <Panel turn={turn} peeked={peeked} onRead={onRead} />
          <ZoomButtons zoom={zoom} text={text} around={middleOfInspected} />
        </div>
      </div>
    </div>
  );
}
