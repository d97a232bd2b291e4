import { hash } from 'node:crypto';
import { canonicalJson } from '@bridgehead/kernel';
import type { KeptPosition } from '../storage/index.ts';
import type { ClockState } from '../room/clock.ts';
import { type Play, type Position, reckoned } from './position.ts';

/** A position written down. Only ever a cache: one whose hash does not fit is as good as none. */
export function writeSnapshot({ seq, line, state, chance, clock, agreed }: Position): KeptPosition {
  const body = { state, chance, clock, ...(agreed && { agreed }) };
  return { seq, line, body, hash: hashOf(line, body) };
}

export async function readSnapshot(play: Play, stored: KeptPosition | null): Promise<Position | null> {
  if (!stored) return null;
  const { seq, line, body } = stored;
  if (hashOf(line, body) !== stored.hash) return null;
  const { state, chance, clock, agreed = null } = body;
  const pending = agreed ? [] : await reckoned(play, 'ask', { state });
  return { seq, line, state, chance: [...chance], clock: clock as ClockState, agreed, pending };
}

function hashOf(line: number, body: KeptPosition['body']): string {
  return hash('sha256', canonicalJson({ line, ...body }));
}
