import type { ToldBeat } from '@bridgehead/kit';
import { cellOf, type GridRef, useRovingFocus } from '@bridgehead/kit/table';
import { type KeyboardEvent, useId } from 'react';
import { type Cell, cellAt, type Event } from '../../rules/index.ts';
import type { Line } from '../advice.ts';
import { Pings } from '../pointing/Pings.tsx';
import { useFinger } from '../pointing/use-finger.ts';
import type { Pointing } from '../pointing/use-pointing.ts';
import inks from '../inks.module.css';
import { cellText, type Scene, useScene } from '../scene.ts';
import type { Step } from '../step.ts';
import type { Turn } from '../use-turn.ts';
import { Advice } from './Advice.tsx';
import { Aim } from './Aim.tsx';
import { BeatMarks } from './BeatMarks.tsx';
import styles from './Board.module.css';
import { Chances } from './Chances.tsx';
import { Craters } from './Craters.tsx';
import { EnemyIntent } from './Foresight.tsx';
import { CELL } from './geometry.ts';
import { Ghost } from './Ghost.tsx';
import { LaneThreats } from './LaneThreats.tsx';
import { Marks } from './Marks.tsx';
import { Pieces } from './Pieces.tsx';
import { Chosen, Targets } from './Targets.tsx';
import { Terrain } from './Terrain.tsx';
import { Ways } from './Ways.tsx';

interface BoardProps {
  readonly turn: Turn;
  readonly advice: readonly Line[];
  readonly pointing: Pointing;
  readonly step: Step;
  readonly beat: ToldBeat<Event> | null;
  readonly grid: GridRef;
  readonly onThreats: () => void;
}

/** One drawing, and over it a grid of cells that can be pressed, walked by keys and read out. */
export function Board({ turn, advice, pointing, step, beat, grid, onThreats }: BoardProps) {
  const scene = useScene();
  const { pack, view, text } = scene;
  const { board } = pack;
  const helpId = useId();
  const lanes = Array.from({ length: board.lanes }, (_, lane) => lane);
  const rows = Array.from({ length: board.length }, (_, index) =>
    lanes.map((lane) => cellAt(board, lane, board.length - 1 - index)),
  );
  const focus = useRovingFocus(view.viewer, grid, rows, cellAt(board, 0, 0), (cell, isSeen) => {
    pointing.leadTo(cell);
    if (isSeen) turn.inspect(cell);
  });

  const finger = useFinger(pointing);
  const press = (cell: Cell) => (pointing.isOn ? pointing.finish(cell) : turn.press(cell));
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (cell === null) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (pointing.isOn && event.shiftKey) pointing.begin(cell);
      else press(cell);
      return;
    }
    focus.onKeyDown(event);
  };

  return (
    <div className={`${inks.inks} ${styles.board}`}>
      <div className={styles.lanes} aria-hidden>
        {lanes.map((lane) => (
          <span key={lane}>{lane + 1}</span>
        ))}
      </div>
      <div className={styles.rows} aria-hidden>
        {rows.map((cells, index) => (
          <span key={cells[0]}>{rows.length - index}</span>
        ))}
      </div>
      <div className={styles.field}>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${board.lanes * CELL} ${board.length * CELL}`}
          aria-hidden
        >
          <Terrain />
          <Craters />
          <Ways step={step} />
          <Targets turn={turn} />
          <EnemyIntent />
          <Pieces step={step} />
          <Targets turn={turn} attacks />
          <Marks />
          <Ghost turn={turn} />
          <Chosen turn={turn} />
          <Aim turn={turn} />
          <Advice lines={advice} />
          <Chances turn={turn} />
          <BeatMarks beat={beat} />
          <Pings pointing={pointing} />
        </svg>
        <p id={helpId} hidden>
          {text.boardHelp} {pointing.isOffered && text.pointKeys}
        </p>
        <div
          ref={grid}
          role="grid"
          className={`${styles.grid} ${pointing.isOn ? styles.pointing : ''}`}
          aria-label={text.board}
          aria-describedby={helpId}
          tabIndex={-1}
          aria-rowcount={board.length}
          aria-colcount={board.lanes}
          {...finger}
          onKeyDown={onKeyDown}
          onFocus={focus.onFocus}
        >
          {rows.map((cells, row) => (
            <div key={cells[0]} role="row" aria-rowindex={row + 1} className={styles.row}>
              {cells.map((cell, lane) => {
                return (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid hears the keys
                  <div
                    key={cell}
                    role="gridcell"
                    data-cell={cell}
                    className={styles.cell}
                    tabIndex={cell === focus.active ? 0 : -1}
                    aria-label={labelOf(scene, turn, cell)}
                    aria-colindex={lane + 1}
                    aria-selected={turn.cell === cell}
                    onClick={() => press(cell)}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </div>
      <LaneThreats onOpen={onThreats} />
    </div>
  );
}

function labelOf(scene: Scene, turn: Turn, cell: Cell): string {
  const target = turn.targets.get(cell);
  return target ? `${cellText(scene, cell)}, ${scene.text.targets[target]}` : cellText(scene, cell);
}
