import { type AnyGame, stateHash } from '@bridgehead/kernel';
import type { Snapshot } from '../storage/index.ts';
import type { ClockState } from './clock.ts';
import type { Position } from './position.ts';

/** A position written down. Only ever a cache: one whose hash does not fit is as good as none. */
export function writeSnapshot({ seq, state, chance, clock }: Position): Snapshot {
  const body = { state, chance, clock };
  return { seq, body, hash: stateHash(body) };
}

export function readSnapshot({ rules }: AnyGame, stored: Snapshot | null): Position | null {
  if (!stored || stateHash(stored.body) !== stored.hash) return null;
  const { state, chance, clock } = stored.body;
  const pending = rules.pending(state);
  return { seq: stored.seq, state, chance: [...chance], clock: clock as ClockState, pending };
}
