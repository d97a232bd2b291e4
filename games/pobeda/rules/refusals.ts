import type { NoFigures, Said } from '@bridgehead/kernel';
import type { Card } from './cards.ts';
import type { Colour } from './teams.ts';

/** Everything these rules refuse for, and the figures a sentence about it needs. */
export interface Refusals {
  'not-a-turn': NoFigures;
  'not-your-turn': NoFigures;
  'draw-closed': NoFigures;
  'draw-automatic': NoFigures;
  'claim-open': NoFigures;
  'card-not-held': { card: Card };
  'not-its-cell': { card: Card; cell: string };
  corner: { cell: string };
  'cell-occupied': { cell: string };
  'supply-empty': { colour: Colour };
  'no-chip': { cell: string };
  'own-chip': { cell: string };
  'fixed-chip': { cell: string };
  'no-lines-to-choose': NoFigures;
  'choose-lines': { sets: number };
  'not-those-lines': NoFigures;
  'card-not-dead': { card: Card };
  'exchanged-already': NoFigures;
  'deck-empty': NoFigures;
  'card-has-effect': { card: Card };
  'wrong-answer': NoFigures;
  'own-team': NoFigures;
  'no-team-mates': NoFigures;
  'claimed-already': NoFigures;
  'nobody-to-judge': NoFigures;
}

export type PobedaRefusal = Said<Refusals> & { readonly clause?: string };
