import type { Seat } from '@bridgehead/kernel';
import type { TableProps } from '@bridgehead/kit';
import { useMemo } from 'react';
import type { Pack } from '../content/index.ts';
import {
  ahead,
  type Cell,
  type Event,
  type Move,
  NOWHERE,
  routeTo,
  soldierOf,
  type TileSet,
  type View,
} from '../rules/index.ts';

/** Advice as it is drawn: the cells an arrow passes, or the one cell that is meant. */
export type Line = readonly Cell[];

export function useAdvice({ pack, view, proposed, sequel }: TableProps<View, Move, Event, Pack>): Line[] {
  return useMemo(() => {
    if (!proposed) return [];
    const moves = [proposed, ...sequel].map(({ move }) => move);
    return linesOf(pack, view, proposed.decision.seat, moves);
  }, [pack, view, proposed, sequel]);
}

/** A turn as advised, move by move; what has no place on the board leaves no line. */
export function linesOf(set: TileSet, view: View, seat: Seat, moves: readonly Move[]): Line[] {
  let at = soldierOf(view, seat);
  return moves.flatMap((move) => {
    const line = lineOf(set, { ...view, soldiers: view.soldiers.with(seat, at) }, seat, move);
    if (move.kind === 'move') at = move.to;
    return line.length > 0 ? [line] : [];
  });
}

function lineOf(set: TileSet, view: View, seat: Seat, move: Move): Line {
  const from = soldierOf(view, seat);
  switch (move.kind) {
    case 'post':
    case 'clear':
      return [move.cell];
    case 'move':
    case 'dig':
    case 'flag':
      return routeTo(set, view, seat, move.to);
    case 'attack':
      return [from, move.cell];
    case 'throw': {
      const flight = [1, 2, 3].map((steps) => ahead(set.board, from, move.side, steps));
      return [from, ...flight.filter((cell) => cell !== NOWHERE)];
    }
    case 'take':
    case 'replace':
    case 'end':
      return [];
  }
}
