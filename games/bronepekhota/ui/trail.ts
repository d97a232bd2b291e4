import type { Point } from '@bridgehead/geometry';
import type { Latest } from '@bridgehead/kit';
import { useMemo, useState } from 'react';
import type { Event } from '../rules/events.ts';
import type { Piece, PieceId } from '../rules/state.ts';
import { legsLine } from './board/path.ts';

/** How a piece came to where it stands. */
export interface Trail {
  readonly piece: PieceId;
  /** As it stood. */
  readonly from: Piece;
  readonly line: readonly Point[];
  /** Not over the ground. */
  readonly isLeap: boolean;
}

type Pieces = readonly (Piece | undefined)[];

/** The ways that were gone in what was told last. */
export function useTrails(pieces: readonly Piece[], { events }: Latest<Event>): readonly Trail[] {
  const before = useBefore(pieces);
  return useMemo(() => events.flatMap((event) => trailsOf(event, before)), [events, before]);
}

/** By where pieces stood before they moved; nothing of those that were not seen to move. */
export function trailsOf(event: Event, before: Pieces): readonly Trail[] {
  switch (event.kind) {
    case 'walked':
    case 'jumped':
    case 'fled': {
      const { piece, path, pushed } = event;
      return [
        ...trail(before, piece, (from) => [from, ...path], event.kind === 'jumped'),
        ...(pushed ? trail(before, pushed.piece, (from) => [from, pushed.to]) : []),
      ];
    }
    case 'drove': {
      const { piece, legs, towed } = event;
      return [
        ...trail(before, piece, (from) => legsLine(from, legs)),
        ...(towed ? trail(before, towed.piece, (from) => [from, towed.to]) : []),
      ];
    }
    default:
      return [];
  }
}

function trail(
  before: Pieces,
  piece: PieceId,
  line: (from: Piece) => readonly Point[],
  isLeap = false,
): Trail[] {
  const from = before[piece];
  return from ? [{ piece, from, line: line(from), isLeap }] : [];
}

/** Every piece as it stood before it last came to stand elsewhere. */
function useBefore(pieces: readonly Piece[]): Pieces {
  const [seen, see] = useState<{ readonly now: readonly Piece[]; readonly before: Pieces }>(() => ({
    now: pieces,
    before: [],
  }));
  if (seen.now === pieces) return seen.before;
  const hasMoved = pieces.some((piece, id) => isElsewhere(piece, seen.now[id]));
  const before = hasMoved
    ? pieces.map((piece, id) => (isElsewhere(piece, seen.now[id]) ? seen.now[id] : seen.before[id]))
    : seen.before;
  see({ now: pieces, before });
  return before;
}

function isElsewhere(now: Piece, before: Piece | undefined): boolean {
  return before !== undefined && (now.x !== before.x || now.y !== before.y);
}
