import type { NoFigures, Said } from '@bridgehead/kernel';

/** Why a bot does what it does, and the figures a sentence about it needs. */
export interface Reasons {
  ready: NoFigures;
  random: NoFigures;
}

export type BronepekhotaReason = Said<Reasons>;
