import type { Outcome, Seat } from '@bridgehead/kernel';
import type { Cell, Line } from './board.ts';
import type { Card } from './cards.ts';
import type { Colour } from './teams.ts';

/** The small steps a game is told in: log, motion and sound come from these. */
export type Event =
  | { readonly kind: 'dealt'; readonly dealer: Seat; readonly first: Seat }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Card; readonly cell: Cell }
  | { readonly kind: 'placed'; readonly colour: Colour; readonly cell: Cell }
  | { readonly kind: 'removed'; readonly colour: Colour; readonly cell: Cell }
  | { readonly kind: 'line'; readonly seat: Seat; readonly colour: Colour; readonly line: Line }
  /** A line taken before lies elsewhere in its run from now on: the run has come to hold two (POB-5.4). */
  | { readonly kind: 'redrawn'; readonly colour: Colour; readonly was: Line; readonly line: Line }
  | { readonly kind: 'exchanged'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'emptyTurn'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'drew'; readonly seat: Seat }
  /** Told to the drawing seat alone. */
  | { readonly kind: 'received'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'missedDraw'; readonly seat: Seat }
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly accused: Colour }
  | { readonly kind: 'pleaded'; readonly seat: Seat; readonly guilty: boolean }
  | { readonly kind: 'voted'; readonly seat: Seat; readonly guilty: boolean }
  | { readonly kind: 'claimRejected'; readonly accused: Colour }
  | { readonly kind: 'claimUpheld'; readonly accused: Colour }
  | { readonly kind: 'gave'; readonly seat: Seat }
  | { readonly kind: 'penaltyPaid'; readonly accused: Colour; readonly cards: number }
  | { readonly kind: 'ended'; readonly outcome: Outcome };
