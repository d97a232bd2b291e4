import type { NoFigures, Said } from '@bridgehead/kernel';
import type { Colour } from '../rules/index.ts';

/** Why a move is good. All of it follows from the board and the move, which everybody sees: the hand has no say in it. */
export interface Reasons {
  win: NoFigures;
  line: { lines: number };
  block: Rival;
  break: Rival;
  remove: { cell: string };
  build: { chips: number; cell: string };
  start: { cell: string };
  spare: NoFigures;
  exchange: NoFigures;
  discard: NoFigures;
  draw: NoFigures;
  give: NoFigures;
  claim: NoFigures;
  innocent: NoFigures;
  random: NoFigures;
}

/** Whoever stands in a line through the cell, and with how many chips. */
interface Rival {
  colour: Colour;
  chips: number;
  cell: string;
}

export type PobedaReason = Said<Reasons>;
