import { sceneContext, type TableScene } from '@bridgehead/kit/table';
import type { Pack, WarEvent } from '../content/schema.ts';
import { type Cell, cellName, isCorner } from '../rules/board.ts';
import type { Card } from '../rules/cards.ts';
import { colourOn, FREE, isFixed, type Spot } from '../rules/chips.ts';
import { cellsOfEvents, type Layout } from '../rules/layout.ts';
import type { View } from '../rules/view.ts';
import type { Messages } from './text.ts';

export interface Scene extends TableScene<View, Pack, Messages> {
  /** The event of every cell; undefined for the corners. */
  readonly cardOn: readonly (Card | undefined)[];
}

export const { SceneProvider, useScene } = sceneContext<Scene>();

export function cardsByCell(layout: Layout): (Card | undefined)[] {
  const cards: (Card | undefined)[] = [];
  for (const [card, cell] of cellsOfEvents(layout).entries()) cards[cell] = card;
  return cards;
}

export function eventOn({ pack, cardOn }: Scene, cell: Cell): WarEvent | undefined {
  const card = cardOn[cell];
  return card === undefined ? undefined : pack.events[card];
}

export function spotOn({ view }: Scene, cell: Cell): Spot {
  return view.board[cell] ?? FREE;
}

/** «красная фишка, закреплённая» или «свободна». */
export function spotText({ text }: Scene, spot: Spot): string {
  const colour = colourOn(spot);
  if (colour === undefined) return text.free;
  return `${text.chips[colour]}, ${isFixed(spot) ? text.fixed : text.loose}`;
}

/** «f7, Битва за Москву, свободна». */
export function cellText(scene: Scene, cell: Cell): string {
  if (isCorner(cell)) return `${cellName(cell)}, ${scene.text.corner}. ${scene.text.cornerText}`;
  const title = eventOn(scene, cell)?.title[scene.language];
  return `${cellName(cell)}, ${title}, ${spotText(scene, spotOn(scene, cell))}`;
}
