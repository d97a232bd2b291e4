import type { NoFigures, Said } from '@bridgehead/kernel';

/**
 * Why a move is good. Nothing is hidden here, so that every figure can be checked by whoever looks at the table. `kind` is
 * what an enemy is, by the id of its squad, machine or gun; `odds` are per cent.
 */
export interface Reasons {
  bring: { cost: number };
  deploy: NoFigures;
  'deploy-gun': { gun: string };
  first: NoFigures;
  /** A unit's turn: what it is meant for. */
  'unit-shoot': { kind: string; odds: number };
  'unit-charge': { kind: string; odds: number };
  'unit-board': { kind: string };
  'unit-gun': { gun: string };
  'unit-mend': { kind: string };
  'unit-advance': NoFigures;
  'unit-cover': { before: number; after: number };
  'unit-goal': NoFigures;
  'unit-hold': NoFigures;
  /** To hurt it; to destroy it. */
  shoot: { kind: string; odds: number };
  finish: { kind: string; odds: number };
  /** To hurt the target, and the thrower. */
  grenade: { kind: string; odds: number; own: number };
  'fire-gun': { gun: string; kind: string; odds: number };
  charge: { kind: string; odds: number };
  fight: { kind: string; odds: number };
  /** From there it can shoot at that, and hurt it by these odds. */
  range: { kind: string; odds: number };
  /** So many enemies with weapons see it before, and after. */
  cover: { before: number; after: number };
  /** The nearest enemy is so many steps away then. */
  closer: { kind: string; steps: number };
  away: { kind: string; steps: number };
  look: NoFigures;
  /** No enemy with a weapon sees it where it stays. */
  hold: NoFigures;
  'man-gun': { gun: string };
  'to-machine': { kind: string };
  take: { gun: string };
  board: { kind: string };
  leave: { kind: string };
  mend: { kind: string };
  refill: { kind: string };
  /** Nearer to what the mission is about; with what it is about. */
  goal: NoFigures;
  push: NoFigures;
  /** The gun is so many steps from the nearest enemy then. */
  'push-gun': { gun: string; kind: string; steps: number };
  exit: NoFigures;
  end: NoFigures;
  random: NoFigures;
}

export type BronepekhotaReason = Said<Reasons>;
