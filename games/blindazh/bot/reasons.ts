import type { NoFigures, Said } from '@bridgehead/kernel';

/** Why a move is good. Nobody here has secrets of their own: whatever one knows may be said to all. */
export interface Reasons {
  post: NoFigures;
  'walk-to-attack': { enemy: string; odds: number };
  'walk-to-throw': { enemies: number };
  'close-in': { cell: string; enemy: string };
  reposition: { cell: string };
  retreat: NoFigures;
  'dig-on': { cell: string; left: number };
  'dig-aside': { cell: string };
  trap: { cell: string; enemy: string };
  'trap-ahead': NoFigures;
  cover: { cell: string };
  'first-flag': NoFigures;
  flag: NoFigures;
  attack: { cell: string; odds: number; shield: number };
  'attack-or-lose': { cell: string; odds: number };
  'attack-gun': { cell: string; odds: number };
  clear: NoFigures;
  take: NoFigures;
  throw: { enemies: number };
  replace: NoFigures;
  end: NoFigures;
  random: NoFigures;
}

export type BlindazhReason = Said<Reasons>;
