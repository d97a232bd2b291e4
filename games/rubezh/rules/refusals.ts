import type { NoFigures, Said } from '@bridgehead/kernel';
import type { Timing } from './vocabulary.ts';

/** Everything these rules refuse for, and the figures a sentence about it needs. Units and points are numbered as printed, from 1. */
export interface Refusals {
  /** Something else is asked: `asked` is the kind of the decision. */
  'asked-else': { asked: string };
  'no-such-unit': { unit: number };
  'unit-taken': { unit: number };
  'other-unit': { unit: number };
  'no-such-point': { point: number };
  'not-your-unit': { unit: number };
  'unit-lost': { unit: number };
  'unit-ended': { unit: number };
  'no-actions': { unit: number };
  'already-there': { unit: number; point: number };
  'point-captured': { point: number };
  'not-in-hand': NoFigures;
  'reaction-only': NoFigures;
  'action-only': NoFigures;
  'changes-nothing': NoFigures;
  'no-cycle': NoFigures;
  'no-such-task': NoFigures;
  'task-not-met': NoFigures;
  'unit-elsewhere': { unit: number; point: number };
  'wrong-moment': { at: Timing };
  'own-check-only': { unit: number };
  'others-check-only': { unit: number };
  'no-failed-check': NoFigures;
  'not-your-check': { unit: number };
  'no-tokens': { point: number };
  'tokens-jammed': { point: number };
  'each-attacks-one': { attackers: number };
  'not-on-the-point': { unit: number; point: number };
  'order-of-all': NoFigures;
  'not-offered': NoFigures;
  'chosen-twice': NoFigures;
  'too-few': { least: number };
  'too-many': { most: number };
  /** Asked of nobody now. */
  'out-of-the-game': NoFigures;
  'not-the-action-phase': NoFigures;
  'being-resolved': NoFigures;
  'no-window': NoFigures;
  'no-check': NoFigures;
  'no-division': NoFigures;
}

export type RubezhRefusal = Said<Refusals> & { readonly clause?: string };
