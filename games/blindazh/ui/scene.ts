import type { Seat } from '@bridgehead/kernel';
import { formatList } from '@bridgehead/kit';
import { sceneContext, type TableScene } from '@bridgehead/kit/table';
import type { Pack } from '../content/index.ts';
import {
  type Cell,
  cellName,
  has,
  isStart,
  isZone,
  type LaneThreat,
  type Sides,
  SIDES,
  type Tile,
  type View,
} from '../rules/index.ts';
import { enemyName, sideName, tileName } from '../text/names.ts';
import type { Messages } from './text.ts';

export interface Scene extends TableScene<View, Pack, Messages> {
  /** By lane. */
  readonly threats: readonly LaneThreat[];
  /** Where something has burst. */
  readonly craters: readonly Cell[];
}

export const { SceneProvider, useScene } = sceneContext<Scene>();

export function soldiersAt({ view }: Pick<Scene, 'view'>, cell: Cell): Seat[] {
  return view.soldiers.flatMap((at, seat) => (at === cell ? [seat] : []));
}

/** «прямой окоп с минами, открыт вперёд и назад». */
export function tileText({ pack, language, text }: Scene, tile: Tile, open: Sides): string {
  const sides = SIDES.filter((side) => has(open, side)).map((side) => sideName(side)[language]);
  return `${tileName(pack, tile)[language]}, ${text.openTo(formatList(language, sides))}`;
}

/** What the cell itself is: its trench, its flag, or bare ground. */
export function groundText(scene: Scene, cell: Cell): string {
  const { pack, view, text } = scene;
  const { board } = pack;
  if (isStart(board, cell)) return text.startTrench;
  const trench = view.trenches[cell];
  if (trench) return tileText(scene, trench.tile, trench.open);
  if (view.flags.includes(cell)) return text.flagHere;
  return isZone(board, cell) ? text.zone : text.openGround;
}

/** Who stands on it, friend or enemy. */
export function occupantsText(scene: Scene, cell: Cell): string {
  const { view, pack, language, seats, text } = scene;
  const enemy = view.enemies[cell] ?? null;
  if (enemy !== null) return enemyName(pack, enemy)[language];
  const names = soldiersAt(scene, cell).map((seat) => seats[seat]?.name ?? '');
  return names.length === 0 ? '' : text.soldiers(formatList(language, names));
}

/** «4-2, прямой окоп, открыт вперёд и назад, солдат: Берёза». */
export function cellText(scene: Scene, cell: Cell): string {
  const name = cellName(scene.pack.board, cell);
  return [name, groundText(scene, cell), occupantsText(scene, cell)].filter(Boolean).join(', ');
}
