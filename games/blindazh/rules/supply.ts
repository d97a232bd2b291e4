import { type Chance, type Emit, shuffle } from '@bridgehead/kernel';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import type { Tile } from './tiles.ts';

/** BLN-4.4: the top tile; an empty stack is first renewed from the discard. */
function drawTile(state: State, chance: Chance, emit?: Emit<Event>): Tile | null {
  if (state.stack.length === 0 && state.discard.length > 0) {
    state.stack = shuffle(state.discard, chance);
    state.discard = [];
    emit?.({ kind: 'reshuffled', tiles: state.stack.length });
  }
  return state.stack.pop() ?? null;
}

/** Fills the gaps in the open row, from the left. */
export function refill(state: State, chance: Chance, emit?: Emit<Event>): void {
  for (let slot = 0; slot < state.open.length; slot++) {
    if (state.open[slot] !== null) continue;
    const tile = drawTile(state, chance, emit);
    if (tile === null) return;
    state.open[slot] = tile;
    emit?.({ kind: 'refilled', slot, tile }, { reveals: true });
  }
}

/** BLN-5.8: the old tiles are discarded only when the new ones have been drawn. */
export function replaceOpen(state: State, seat: number, chance: Chance, emit?: Emit<Event>): void {
  const old = state.open.filter((tile) => tile !== null);
  emit?.({ kind: 'replaced', seat, tiles: old });
  state.open = state.open.map(() => null);
  refill(state, chance, emit);
  state.discard.push(...old);
}

export function mayReplace({ stack, discard }: Pick<State, 'stack' | 'discard'>): boolean {
  return stack.length + discard.length > 0;
}

/** Takes one tile of the kind out of the open row; the gap stays until the row is refilled. */
export function takeOpen(state: State, tile: Tile): number {
  const slot = state.open.indexOf(tile);
  state.open[slot] = null;
  return slot;
}
