import type { PingTarget } from '@bridgehead/kit';
import type { Pack } from '../../content/index.ts';
import { type Cell, cellName, cellsOn, type View } from '../../rules/index.ts';
import { tileName } from '../../text/names.ts';
import { cellText, type Scene } from '../scene.ts';

export interface Way {
  readonly from: Cell;
  readonly to: Cell;
}

/** What can be pointed at: a cell with whoever stands there, an open tile, a way across the board. */
export type Place = { readonly cell: Cell } | { readonly slot: number } | Way;

/** What another page has sent may not fit this board. */
export function readPlace(
  { cell, slot, from, to }: PingTarget,
  { board }: Pick<Pack, 'board'>,
  { open }: Pick<View, 'open'>,
): Place | null {
  const cells = cellsOn(board);
  if (isBelow(cells, cell)) return { cell };
  if (isBelow(open.length, slot)) return { slot };
  return isBelow(cells, from) && isBelow(cells, to) && from !== to ? { from, to } : null;
}

function isBelow(count: number, value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < count;
}

/** «4-2, открытая местность, пехота», «открытая плитка 2: граната», «путь от 4-1 до 4-3». */
export function placeText(scene: Scene, place: Place): string {
  const { view, pack, language, text } = scene;
  if ('cell' in place) return cellText(scene, place.cell);
  if ('slot' in place) {
    const tile = view.open[place.slot] ?? null;
    return text.tileAt(place.slot + 1, tile === null ? text.noTile : tileName(pack, tile)[language]);
  }
  const { board } = pack;
  return text.way(cellName(board, place.from), cellName(board, place.to));
}
