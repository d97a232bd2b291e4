import type { Shown } from '@bridgehead/kit/table';
import { type Cell, GRENADE, type Move, type Side, type View } from '../rules/index.ts';

/** Actions that need no cell and no tile in the hand. */
export const CLOSINGS = ['replace', 'end'] as const;
export type Closing = (typeof CLOSINGS)[number];

/** What the viewer holds: a tile, a cell, a grenade about to be thrown, or an action that waits for a second press. */
export interface Picked {
  readonly slot: number | null;
  readonly cell: Cell | null;
  readonly quarter: number;
  readonly isThrowing: boolean;
  readonly side: Side | null;
  readonly closing: Closing | null;
}

export const NOTHING: Picked = {
  slot: null,
  cell: null,
  quarter: 0,
  isThrowing: false,
  side: null,
  closing: null,
};

/** A move as if the viewer had picked it up by hand. A trench to clear is only looked at: nothing is held. */
export function pickUp(move: Move | null, { open }: Pick<View, 'open'>): Shown<Picked, Cell> {
  const held = (picked: Partial<Picked>, inspected: Cell | null = null) => ({
    picked: { ...NOTHING, ...picked },
    inspected,
  });
  switch (move?.kind) {
    case undefined:
      return held({});
    case 'post':
    case 'attack':
      return held({ cell: move.cell }, move.cell);
    case 'move':
    case 'flag':
      return held({ cell: move.to }, move.to);
    case 'dig':
      return held({ slot: open.indexOf(move.tile), cell: move.to, quarter: move.turn }, move.to);
    case 'clear':
      return held({}, move.cell);
    case 'take':
      return held({ slot: open.indexOf(GRENADE) });
    case 'throw':
      return held({ isThrowing: true, side: move.side });
    case 'replace':
    case 'end':
      return held({ closing: move.kind });
  }
}
