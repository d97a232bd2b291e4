import { listMoves, chanceFrom, nextDecision, seedFromText } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { blindazh } from '../../index.ts';
import type { Move } from '../../rules/index.ts';
import { readyOffer } from '../choices.ts';
import { offersOf } from '../legal.ts';
import { pickUp } from '../picked.ts';

const { rules, knowledge } = await blindazh.load();

/** One game between players who act at a glance; everything that is legal on the way is picked up. */
function pickUpAll(seed: string, kinds: Set<Move['kind']>): void {
  const chance = chanceFrom(seedFromText(seed));
  const options = { difficulty: 'printed', strictFit: false, first: 1 };
  const state = rules.setup(options, ['human', 'human'], chance);
  for (;;) {
    const decision = nextDecision(rules.pending(state));
    if (!decision) return;
    const view = rules.observe(state, decision.seat);
    const legal = Array.from(listMoves(rules, state, decision), (move) => ({ decision, move }));
    const offers = offersOf(legal);
    for (const { move } of legal) {
      kinds.add(move.kind);
      const { picked, inspected } = pickUp(move, view);
      const tile = picked.slot === null ? null : (view.open[picked.slot] ?? null);
      if (move.kind === 'clear') expect(offers.clears.get(inspected as number)?.move).toEqual(move);
      else expect(readyOffer(offers, { ...picked, tile })?.move).toEqual(move);
    }
    rules.play(state, decision, knowledge.glance(view, decision), chance);
  }
}

test('a move that is picked up is the move that is ready to be made, whatever the position', () => {
  const kinds = new Set<Move['kind']>();
  for (let game = 0; game < 6; game++) pickUpAll(`picked ${game}`, kinds);
  expect(kinds.size).toBe(10);
});
