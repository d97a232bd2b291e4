import type { NoFigures, Said } from '@bridgehead/kernel';

/** Everything these rules refuse for, and the figures a sentence about it needs. */
export interface Refusals {
  'off-board': NoFigures;
  'post-first': NoFigures;
  'posted-already': NoFigures;
  'not-a-start-cell': { cell: string };
  'already-there': { cell: string };
  'enemy-in-the-way': { cell: string };
  'open-ground': { cell: string };
  'not-joined': { cell: string };
  'too-far': { cell: string; steps: number; left: number };
  'no-way-out': { cell: string; left: number };
  'trench-already': { cell: string };
  'zone-takes-flags': { cell: string };
  'not-the-zone': { cell: string };
  'no-flags-left': { flags: number };
  'grenade-is-no-trench': NoFigures;
  'tile-not-open': NoFigures;
  'does-not-fit': { cell: string };
  'start-stays': NoFigures;
  'flag-stays': NoFigures;
  'no-trench': { cell: string };
  'enemy-stands-there': { cell: string };
  'soldier-stands-there': { cell: string };
  'no-enemy': { cell: string };
  'not-beside': { cell: string };
  'no-open-grenade': NoFigures;
  'no-grenade': NoFigures;
  'nothing-to-draw': NoFigures;
}

export type BlindazhRefusal = Said<Refusals> & { readonly clause?: string };
