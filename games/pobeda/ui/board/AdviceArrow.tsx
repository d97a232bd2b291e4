import { cellElement, type GridRef } from '@bridgehead/kit/table';
import { useLayoutEffect, useState } from 'react';
import type { Turn } from '../use-turn.ts';
import styles from './AdviceArrow.module.css';

interface AdviceArrowProps {
  readonly advised: NonNullable<Turn['advised']>;
  readonly grid: GridRef;
}

interface Way {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** From the advised card to its cell, over everything; the cell itself is marked as well. */
export function AdviceArrow({ advised: { card, cell }, grid }: AdviceArrowProps) {
  const [way, setWay] = useState<Way | null>(null);
  useLayoutEffect(() => {
    const measure = () =>
      setWay(cell === null ? null : wayBetween(cardElement(card), cellElement(grid, cell), grid.current));
    measure();
    // Whatever moves them makes the board larger or smaller, and is heard of when everything has its place.
    const observer = new ResizeObserver(measure);
    for (const end of [grid.current, cardElement(card)]) if (end) observer.observe(end);
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, true);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure, true);
    };
  }, [card, cell, grid]);
  if (!way) return null;
  const { from, to } = way;
  const bend = { x: (from.x + to.x) / 2 + (to.y - from.y) * 0.12, y: (from.y + to.y) / 2 };
  const turn = (Math.atan2(to.y - bend.y, to.x - bend.x) * 180) / Math.PI;
  const path = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
  return (
    <svg className={styles.arrow} aria-hidden>
      <path className={styles.casing} d={path} />
      <path className={styles.shaft} d={path} data-sign />
      <path
        className={styles.head}
        d="M4 0L-14 -9L-9 0L-14 9Z"
        transform={`translate(${to.x} ${to.y}) rotate(${turn})`}
      />
    </svg>
  );
}

function cardElement(card: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-card="${card}"]`);
}

function wayBetween(
  card: HTMLElement | null,
  cell: HTMLElement | null,
  board: HTMLElement | null,
): Way | null {
  if (!card || !cell || !board || card.offsetParent === null) return null;
  const [start, end] = [card.getBoundingClientRect(), cell.getBoundingClientRect()];
  // A card in a column beside the board is left by its side, one under the board by its upper edge.
  const isBeside = start.left > board.getBoundingClientRect().right;
  return {
    from: isBeside
      ? { x: start.left, y: start.top + start.height / 2 }
      : { x: start.left + start.width / 2, y: start.top },
    to: { x: end.left + end.width / 2, y: end.top + end.height / 2 },
  };
}
