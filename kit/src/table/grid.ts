import type { Viewer } from '@bridgehead/kernel';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { usePersonal } from './use-personal.ts';

/**
 * A board as a grid that is walked by keys and read out: cells carry `data-cell` with their number, and one of them at a time can be
 * reached by Tab.
 */

/** The cells as they are seen, the top row first. */
export type Rows = readonly (readonly number[])[];
export type GridRef = RefObject<HTMLDivElement | null>;

export function cellOf(target: EventTarget): number | null {
  const cell = target instanceof HTMLElement ? target.dataset.cell : undefined;
  return cell === undefined ? null : Number(cell);
}

export function cellElement(grid: GridRef, cell: number): HTMLElement | null {
  return grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`) ?? null;
}

/** Where a key leads from a cell, as in every grid: arrows by one, Home and End along the row, pages along the column. */
export function neighbourByKey(rows: Rows, cell: number, key: string, withControl = false): number | null {
  const row = rows.findIndex((cells) => cells.includes(cell));
  const column = rows[row]?.indexOf(cell) ?? 0;
  const [bottom, right] = [rows.length - 1, (rows[row]?.length ?? 1) - 1];
  const at = (r: number, c: number) => rows[r]?.[c] ?? cell;
  switch (key) {
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'Home':
      return at(withControl ? 0 : row, 0);
    case 'End':
      return at(withControl ? bottom : row, right);
    case 'PageUp':
      return at(0, column);
    case 'PageDown':
      return at(bottom, column);
    default:
      return null;
  }
}

interface RovingFocus {
  /** The cell that Tab leads to. */
  readonly active: number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

/** `onArrive` hears which cell has the focus now, and whether it is seen to have it: not where a mouse has pressed. */
export function useRovingFocus(
  viewer: Viewer,
  grid: GridRef,
  rows: Rows,
  first: number,
  onArrive: (cell: number, isSeen: boolean) => void,
): RovingFocus {
  const [active, setActive] = usePersonal(viewer, first);
  return {
    active,
    onKeyDown(event) {
      const cell = cellOf(event.target);
      const next = cell === null ? null : neighbourByKey(rows, cell, event.key, event.ctrlKey);
      if (next === null) return;
      event.preventDefault();
      cellElement(grid, next)?.focus();
    },
    onFocus(event) {
      const cell = cellOf(event.target);
      if (cell === null) return;
      setActive(cell);
      onArrive(cell, event.target.matches(':focus-visible'));
    },
  };
}
