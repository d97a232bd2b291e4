import { chanceFrom, pick, seedFromText } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import type { State } from '../rules/state.ts';
import { rules, tables } from './tables.ts';

/** Bots play thousands of games that nobody hears: they must be the same games. */

function playedOut(kind: number, isHeard: boolean): { state: State; heard: number } {
  const { options, seats } = tables()[kind] as ReturnType<typeof tables>[number];
  const chance = chanceFrom(seedFromText(`unheard ${kind}`));
  let heard = 0;
  const emit = isHeard ? () => void heard++ : undefined;
  const state = rules.setup(options, seats, chance, emit);
  for (;;) {
    const pending = rules.pending(state);
    if (pending.length === 0) return { state, heard };
    const decision = pick(pending, chance);
    rules.play(state, decision, rules.randomMove(state, decision, chance), chance, emit);
  }
}

test.each([0, 20, 63])('a game goes the same way whether anybody listens or not: table %i', (kind) => {
  const [heard, unheard] = [playedOut(kind, true), playedOut(kind, false)];
  expect(heard.heard).toBeGreaterThan(50);
  expect(unheard.state).toEqual(heard.state);
});
