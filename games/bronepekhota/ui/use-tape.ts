import { useState } from 'react';
import type { Spot } from '../rules/moves.ts';
import type { PieceId } from '../rules/state.ts';
import { useAsked } from './ask/use-asked.ts';
import type { Scene } from './scene.ts';
import type { Props } from './use-turn.ts';

/** An end of the tape: on a piece, or on the ground. */
export type TapeEnd = PieceId | Spot;

interface Measured {
  readonly millimetres: number;
  readonly steps: number;
}

export interface Tape {
  readonly isOn: boolean;
  readonly ends: readonly TapeEnd[];
  readonly measured: Measured | null;
  readonly turn: (isOn: boolean) => void;
  readonly put: (end: TapeEnd) => void;
}

/** BRP-0.5: a tape measure, from anywhere to anywhere, whoever's turn it is. */
export function useTape({ ask, view }: Props): Tape {
  const [isOn, setOn] = useState(false);
  const [ends, setEnds] = useState<readonly TapeEnd[]>([]);
  const [from, to] = ends;
  const [piece, other] = typeof from === 'number' ? [from, to] : [to, from];
  const asked = useAsked<Measured | null>(
    ask,
    view,
    typeof piece === 'number' && other !== undefined ? { ask: 'measure', piece, to: other } : null,
  );
  const straight = typeof from === 'object' && typeof to === 'object' ? between(from, to) : null;
  return {
    isOn,
    ends,
    measured: straight ?? asked ?? null,
    turn(next) {
      setOn(next);
      setEnds([]);
    },
    put: (end) => setEnds(ends.length >= 2 ? [end] : [...ends, end]),
  };
}

const STEP = 50;

/** Between two bare points nothing needs to be known of the game. */
function between(from: Spot, to: Spot): Measured {
  const millimetres = Math.hypot(from.x - to.x, from.y - to.y, from.z - to.z);
  return { millimetres, steps: Math.max(1, Math.ceil(millimetres / STEP)) };
}

export function placeOfEnd({ view }: Scene, end: TapeEnd): Spot | null {
  return typeof end === 'number' ? (view.pieces[end] ?? null) : end;
}
