import type { NoFigures, Said } from '@bridgehead/kernel';

/** Everything these rules refuse for, and the figures a sentence about it needs. Kinds are ids of the content. */
export interface Refusals {
  /** An army (BRP-1.5, 1.6). */
  'no-squads': NoFigures;
  'no-such-kind': { kind: string };
  'extra-kind': { kind: string };
  'mixed-army': { kind: string; other: string };
  'no-such-weapon': { kind: string };
  'fitted-twice': { kind: string };
  'too-many-weapons': { kind: string; taken: number; mounts: number };
  'no-pilot': { kind: string };
  'left-pilotless': { kind: string };
  'no-such-pilot': { kind: string };
  'pilot-rank': { kind: string; rank: number; needed: number };
  'pilot-twice': { kind: string };
  'cost-difference': { cost: number; other: number; most: number };
}

export type BronepekhotaRefusal = Said<Refusals> & { readonly clause: string };
