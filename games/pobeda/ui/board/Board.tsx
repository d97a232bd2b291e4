import { cellElement, type GridRef, useRovingFocus, type Zoom, ZoomPane } from '@bridgehead/kit/table';
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import type { Cell as CellNumber } from '../../rules/board.ts';
import { CELLS, SIDE } from '../../rules/board.ts';
import type { Card } from '../../rules/cards.ts';
import { effectOf } from '../../rules/cards.ts';
import { FREE } from '../../rules/chips.ts';
import { shortDate, yearOf } from '../dates.ts';
import { hyphenated, LONG_WORD, SHORT_WORD } from '../hyphens.ts';
import { cellText, eventOn, type Scene, spotOn, useScene } from '../scene.ts';
import type { Step } from '../step.ts';
import type { Press, Turn } from '../use-turn.ts';
import styles from './Board.module.css';
import { Cell, type Light } from './Cell.tsx';
import { Lines } from './Lines.tsx';
import { Relief } from './Relief.tsx';
import { growingRows } from './runs.ts';

export interface BoardProps {
  readonly turn: Turn;
  readonly step: Step;
  readonly zoom: Zoom;
  readonly grid: GridRef;
  /** A card of the hand that is pointed at. */
  readonly pointed: Card | null;
  readonly onPeek: (cell: CellNumber | null) => void;
}

const LONG_TITLE = 20;

const ROWS = Array.from({ length: SIDE }, (_, row) =>
  Array.from({ length: SIDE }, (_, column) => row * SIDE + column),
);

export function Board({ turn, step, zoom, grid, pointed, onPeek }: BoardProps) {
  const scene = useScene();
  const { view, language, text } = scene;
  const helpId = useId();
  const { active, onKeyDown, onFocus } = useRovingFocus(
    view.viewer,
    grid,
    ROWS,
    CELLS / 2,
    (cell, isSeen) => {
      if (isSeen) turn.inspect(cell);
    },
  );
  const press = useStablePress(turn, onPeek);
  const growing = useMemo(
    () => (view.outcome ? [] : growingRows(view.board, view.lines, view.supply.length)),
    [view.outcome, view.board, view.lines, view.supply.length],
  );
  const ownColour = view.viewer === 'spectator' ? undefined : view.colours[view.viewer];
  const removes = turn.card !== null && effectOf(turn.card) === 'remove';

  useEffect(() => {
    if (turn.cell !== null)
      cellElement(grid, turn.cell)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [turn.cell, grid]);

  return (
    <ZoomPane zoom={zoom} className={styles.pane}>
      <div className={styles.board}>
        <Rims />
        <p id={helpId} hidden>
          {text.boardHelp}
        </p>
        <div
          ref={grid}
          role="grid"
          lang={language}
          className={styles.grid}
          aria-label={text.board}
          aria-describedby={helpId}
          tabIndex={-1}
          aria-rowcount={SIDE}
          aria-colcount={SIDE}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        >
          <Relief />
          {ROWS.map((cells, row) => (
            <div key={cells[0]} role="row" aria-rowindex={row + 1} className={styles.row}>
              {cells.map((cell) => {
                const event = eventOn(scene, cell);
                const light = lightOf(scene, turn, pointed, cell);
                const spot = spotOn(scene, cell);
                const title = event?.title[language] ?? '';
                // Beside a chip a title has hardly any room, and a long one nowhere.
                const isTight = spot !== FREE || light === 'chosen' || title.length > LONG_TITLE;
                return (
                  <Cell
                    key={cell}
                    cell={cell}
                    label={labelOf(scene, turn, step, cell)}
                    spot={spot}
                    title={hyphenated(title, language, isTight ? SHORT_WORD : LONG_WORD)}
                    date={event ? shortDate(event.date, language) : ''}
                    category={event?.category}
                    isDarker={event !== undefined && yearOf(event.date) % 2 === 0}
                    light={light}
                    isInspected={turn.inspected === cell}
                    isLast={step.lastCell === cell}
                    isActive={active === cell}
                    isAdvised={turn.advised?.cell === cell}
                    preview={light === 'chosen' && !removes ? ownColour : undefined}
                    isDoomed={light === 'chosen' && removes}
                    departed={step.departed.get(cell)}
                    hasArrived={step.arrived.has(cell)}
                    onPress={press}
                    onPeek={onPeek}
                  />
                );
              })}
            </div>
          ))}
          <Lines lines={view.lines} fresh={step.freshLines} considered={turn.chosenLines} growing={growing} />
        </div>
      </div>
    </ZoomPane>
  );
}

/** The letters and figures of a map's margin. */
function Rims() {
  return (
    <div aria-hidden className={styles.rims}>
      <span className={styles.rimCorner} />
      {ROWS.map((_, index) => (
        <span key={`column-${index + 1}`} className={styles.columnName} style={{ gridColumn: index + 2 }}>
          {'abcdefghijkl'.charAt(index)}
        </span>
      ))}
      {ROWS.map((_, index) => (
        <span key={`row-${index + 1}`} className={styles.rowName} style={{ gridRow: index + 2 }}>
          {index + 1}
        </span>
      ))}
    </div>
  );
}

/** One function for the life of the board, so that cells need not be drawn again whenever something is picked up. */
function useStablePress(
  turn: Turn,
  onPeek: BoardProps['onPeek'],
): (cell: CellNumber, event: MouseEvent | KeyboardEvent) => void {
  const current = useRef(turn);
  useEffect(() => {
    current.current = turn;
  });
  return useCallback(
    (cell, event) => {
      // What was pressed counts now, not what the mouse was left lying on.
      onPeek(null);
      current.current.press(cell, pressOf(event));
    },
    [onPeek],
  );
}

function pressOf({ nativeEvent }: MouseEvent | KeyboardEvent): Press {
  if (nativeEvent instanceof window.KeyboardEvent) return 'keyboard';
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch' ? 'touch' : 'pointer';
}

function lightOf({ view, cardOn }: Scene, turn: Turn, pointed: Card | null, cell: CellNumber): Light {
  const own = cardOn[cell];
  if (turn.cell === cell) return 'chosen';
  if (turn.targets.has(cell)) return 'target';
  if (own !== undefined && (own === pointed || own === turn.card)) return 'pointed';
  return own !== undefined && view.hand.includes(own) ? 'held' : 'none';
}

function labelOf(scene: Scene, turn: Turn, step: Step, cell: CellNumber): string {
  const { text, view, cardOn } = scene;
  const own = cardOn[cell];
  const notes = [
    cellText(scene, cell),
    own !== undefined && view.hand.includes(own) && text.inHand,
    turn.targets.has(cell) && text.isTarget,
    step.lastCell === cell && text.lastPlayed,
  ];
  return notes.filter(Boolean).join(', ');
}
