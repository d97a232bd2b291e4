import { hash } from 'node:crypto';
import {
  binding,
  type Closing,
  endingOf,
  type Entry,
  type GameRecord,
  hasTakeBacks,
  type Seal,
} from '@bridgehead/kernel';
import type { TableClosing, TableStart } from '../storage/index.ts';
import { inSlices } from '../slices.ts';
import type { GameLog } from './game-log.ts';
import { outcomeOf } from './position.ts';

export interface End {
  readonly closing: TableClosing;
  /** Moves were taken back that had to be agreed to. */
  readonly takeBacks: boolean;
}

/**
 * What is written down when a game is over: the end of the chain, and the server's seal on it. Null while it goes on.
 * After the last move nothing can follow it, so that whichever node closes the game signs the same chain.
 */
export async function endOf(log: GameLog, seal: (closing: Closing) => Promise<Seal>): Promise<End | null> {
  const { beginning } = log.play;
  const ending = endingOf(outcomeOf(log.play, log.position), log.position.state, beginning.seed);
  if (!ending) return null;
  const entries = await log.entries();
  const { closing } = await inSlices(binding({ ...beginning, entries }, ending, nativeSha256));
  if (!closing) return null;
  const { hash, outcome, link } = closing;
  return {
    closing: { hash, outcome, link, seal: await seal(closing) },
    takeBacks: hasTakeBacks(entries),
  };
}

/**
 * The closing is given out as it was signed, the links before it as they follow from the log. A game that was abandoned
 * has no end to prove: its record is what was played, without the seed.
 */
export async function recordOf(
  { header, setup, seed }: TableStart,
  entries: readonly Entry[],
  closed: TableClosing | null,
): Promise<GameRecord> {
  const record = await inSlices(binding({ header, setup, entries }, undefined, nativeSha256));
  if (!closed) return record;
  const { seal, ...closing } = closed;
  return { ...record, closing: { seed, ...closing }, seal };
}

function nativeSha256(text: string): string {
  return hash('sha256', text);
}
