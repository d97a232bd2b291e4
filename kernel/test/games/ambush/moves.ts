import type { Decision, Refusal, Seat } from '@bridgehead/kernel';
import { alive, type Card, kindOf, type State } from './state.ts';

export type Move =
  | { readonly kind: 'shoot'; readonly card: Card; readonly target: Seat }
  | { readonly kind: 'wait' }
  | { readonly kind: 'cover'; readonly card: Card }
  | { readonly kind: 'pass' }
  /** Passes, and does not want to be asked again this turn. */
  | { readonly kind: 'rest' };

export type Event =
  | { readonly kind: 'shot'; readonly seat: Seat; readonly target: Seat }
  | { readonly kind: 'covered' | 'waited'; readonly seat: Seat }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'hit' | 'saved'; readonly target: Seat };

export function moves(state: State, { kind, seat }: Decision): Move[] {
  const hand = state.hands[seat] ?? [];
  if (kind === 'react') {
    const covers = hand.filter((card) => kindOf(card) === 'cover');
    return [{ kind: 'pass' }, { kind: 'rest' }, ...covers.map((card): Move => ({ kind: 'cover', card }))];
  }
  const targets = alive(state).filter((other) => other !== seat);
  const shots = hand.filter((card) => kindOf(card) === 'shot');
  return [
    { kind: 'wait' },
    ...shots.flatMap((card) => targets.map((target): Move => ({ kind: 'shoot', card, target }))),
  ];
}

export function readMove(json: unknown): Move | null {
  const { kind, card, target } = (json ?? {}) as { kind?: unknown; card?: unknown; target?: unknown };
  if (kind === 'wait' || kind === 'pass' || kind === 'rest') return { kind };
  if (!Number.isSafeInteger(card)) return null;
  if (kind === 'cover') return { kind, card: card as Card };
  return kind === 'shoot' && Number.isSafeInteger(target)
    ? { kind, card: card as Card, target: target as Seat }
    : null;
}

export function refusal(state: State, { kind, seat }: Decision, move: Move): Refusal | null {
  const answers = move.kind === 'wait' || move.kind === 'shoot' ? 'turn' : 'react';
  if (answers !== kind) return { clause: 'AMB-1.1', reason: 'not-now' };
  if (move.kind !== 'shoot' && move.kind !== 'cover') return null;
  if (!state.hands[seat]?.includes(move.card)) return { clause: 'AMB-1.2', reason: 'not-in-hand' };
  const needed = move.kind === 'shoot' ? 'shot' : 'cover';
  if (kindOf(move.card) !== needed) return { clause: 'AMB-1.2', reason: 'wrong-card', figures: { needed } };
  if (move.kind === 'cover') return null;
  const isTarget = move.target !== seat && alive(state).includes(move.target);
  return isTarget ? null : { clause: 'AMB-1.3', reason: 'no-target' };
}
