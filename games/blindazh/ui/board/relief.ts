import type { BoardSize } from '../../rules/index.ts';
import { CELL } from './geometry.ts';

/** Lines of the printed ground, for a board of any size. */

export function gridOf({ lanes, length }: BoardSize): string {
  const across = Array.from({ length: length - 1 }, (_, row) => `M0 ${(row + 1) * CELL}H${lanes * CELL}`);
  const along = Array.from({ length: lanes - 1 }, (_, lane) => `M${(lane + 1) * CELL} 0V${length * CELL}`);
  return [...across, ...along].join('');
}

/** Contour lines through no man's land, with ticks that point downhill. */
export function contours({ lanes, length }: BoardSize): string {
  const lines = Array.from({ length: Math.max(1, length - 3) }, (_, index) => {
    const base = (index + 1.75) * CELL;
    const heightAt = (x: number) =>
      base + 26 * Math.sin(x / 97 + index * 1.9) + 14 * Math.sin(x / 41 + index * 4.1);
    const points = Array.from({ length: lanes * 5 + 1 }, (_, step) => step * 20);
    const line = points.map((x) => `${x} ${Math.round(heightAt(x))}`).join(' ');
    const ticks = points
      .filter((_, step) => step % 3 === index % 3)
      .map((x) => `M${x} ${Math.round(heightAt(x))}v7`);
    return `M${line}${ticks.join('')}`;
  });
  return lines.join('');
}

/** Barbed wire on stakes, between the enemy's zone and no man's land. */
export function wire({ lanes }: BoardSize): string {
  const width = lanes * CELL;
  const coils = Array.from({ length: lanes * 5 }, (_, index) => `M${index * 20} 100q5-13 10 0t10 0`);
  const barbs = Array.from({ length: lanes * 5 }, (_, index) => `M${index * 20 + 7} 96l6 8m0-8-6 8`);
  const stakes = Array.from({ length: lanes + 1 }, (_, lane) => `M${lane * CELL - 7} 110l14-22m0 22-14-22`);
  return `M0 100H${width}${coils.join('')}${barbs.join('')}${stakes.join('')}`;
}

/** Sandbags along our parapet; every lane keeps its exit. */
export function sandbags({ lanes, length }: BoardSize): string {
  const y = (length - 1) * CELL;
  const bags = Array.from({ length: lanes + 1 }, (_, lane) =>
    [-21, 0, 21].map((x, index) => bag(lane * CELL + x, y + (index === 1 ? -5 : 2))),
  );
  return bags.flat().join('');
}

function bag(x: number, y: number): string {
  return `M${x - 10} ${y}q0-7 10-7t10 7-10 7-10-7`;
}

/** The ends of the logs that roof the dugout. */
export function logs({ lanes, length }: BoardSize): string {
  const y = length * CELL - 9;
  return Array.from({ length: lanes * 5 }, (_, index) => {
    const x = index * 20 + 10;
    return `M${x - 9} ${y}a9 9 0 1 1 18 0 9 9 0 1 1-18 0M${x - 4} ${y}a4 4 0 1 1 8 0`;
  }).join('');
}
