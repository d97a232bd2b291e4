import {
  chanceFrom,
  clausesOf,
  kernelRefusal,
  type Localized,
  pick,
  readOptions,
  type Refusal,
  seedFromText,
} from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { CELLS } from '../rules/board.ts';
import { DECK_SIZE } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { rules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { textOver } from '../text/index.ts';
import { tables } from './tables.ts';

const text = textOver(packFrom());
const names = { seat: (seat: number) => ['Анна', 'Борис'][seat] ?? `P${seat + 1}` };
const clauses = clausesOf(text.rulebook);

function expectBoth(sentence: Localized | null | undefined, what: string): void {
  expect(sentence?.ru, what).toMatch(/[а-яё]/i);
  expect(sentence?.en, what).toMatch(/[a-z]/i);
  expect(`${sentence?.ru}${sentence?.en}`, what).not.toMatch(/undefined|NaN|\[object/);
}

describe('the rulebook', () => {
  test('has every clause once, in order, in both languages', () => {
    const counts = [6, 5, 4, 7, 7, 3, 2, 3, 3];
    const ids = counts.flatMap((count, chapter) =>
      Array.from({ length: count }, (_, clause) => `POB-${chapter + 1}.${clause + 1}`),
    );
    expect(clauses.map(({ id }) => id)).toEqual(ids);
    for (const { id, title, paragraphs } of clauses) {
      expectBoth(title, id);
      expect(paragraphs.length, id).toBeGreaterThan(0);
      for (const paragraph of paragraphs) expectBoth(paragraph, id);
    }
  });
  test('marks rulings as rulings, and editions by their names', () => {
    const paragraphs = clauses.flatMap((clause) => clause.paragraphs);
    expect(paragraphs.some(({ ruling }) => ruling)).toBe(true);
    const editions = new Set(paragraphs.map(({ edition }) => edition));
    expect(editions).toEqual(new Set([undefined, '2019', 'classic']));
  });
});

test('whatever is refused has a sentence in both languages and a clause that exists', () => {
  const luck = chanceFrom(seedFromText('refused'));
  const known = new Set(clauses.map(({ id }) => id));
  const seen = new Map<string, Refusal>();
  for (const { options, seats } of tables().filter((_, index) => index % 7 === 0)) {
    const plan = readOptions(rules.manifest, seats.length, options);
    if ('refusal' in plan) throw new Error(plan.refusal.reason);
    const state = rules.setup(plan.options, seats, luck);
    while (rules.pending(state).length > 0) {
      const decision = pick(rules.pending(state), luck);
      for (let attempt = 0; attempt < 10; attempt++) {
        const refusal = rules.refusal(state, decision, anyMove(state));
        if (refusal) seen.set(refusal.reason, refusal);
      }
      rules.play(state, decision, rules.randomMove(state, decision, luck), luck);
    }
  }
  for (const [reason, refusal] of seen) {
    expectBoth(text.refusal(refusal) ?? kernelRefusal(refusal), reason);
    if (refusal.clause) expect(known, reason).toContain(refusal.clause);
  }
  expect([...seen.keys()].length).toBeGreaterThanOrEqual(14);

  function anyMove(state: State): Move {
    const card = luck.below(2)
      ? luck.below(DECK_SIZE)
      : pick(state.hands.find((hand) => hand.length > 0) ?? [0], luck);
    const cell = luck.below(3) ? luck.below(CELLS) : (state.cellOf[card] ?? 0);
    const lines = luck.below(5) ? {} : { lines: [{ from: 1, to: 6 }] };
    return pick<Move>(
      [
        { kind: 'play', card, cell, ...lines },
        { kind: 'exchange', card },
        { kind: 'discard', card },
        { kind: 'draw' },
        { kind: 'claim', colour: luck.below(state.supply.length) },
        { kind: 'plead', guilty: true },
        { kind: 'give', card },
      ],
      luck,
    );
  }
});

test('whatever happens, is asked or comes of it can be said in both languages', () => {
  const luck = chanceFrom(seedFromText('said'));
  const said = new Set<string>();
  for (const { options, seats } of tables().filter((_, index) => index % 9 === 0)) {
    const plan = readOptions(rules.manifest, seats.length, options);
    if ('refusal' in plan) throw new Error(plan.refusal.reason);
    const hear = (event: Parameters<typeof text.event>[0]) => {
      const line = text.event(event, names);
      if (line) expectBoth(line, event.kind);
      said.add(event.kind);
    };
    const state = rules.setup(plan.options, seats, luck, hear);
    while (rules.pending(state).length > 0) {
      const decision = pick(rules.pending(state), luck);
      const own = rules.observe(state, decision.seat);
      const others = rules.observe(state, 'spectator');
      for (const view of [own, others]) expectBoth(text.decision(decision, view, names), decision.kind);
      const move = rules.randomMove(state, decision, luck);
      expectBoth(text.move(move, own), move.kind);
      rules.play(state, decision, move, luck, hear);
    }
    if (state.outcome) expectBoth(text.outcome(state.outcome, rules.observe(state, 0), names), 'outcome');
  }
  expect(said.size).toBe(18);
});

test('the guided first turn and the summary are there in both languages', () => {
  expectBoth(text.summary, 'summary');
  for (const step of text.guide) {
    expectBoth(step.title, 'guide');
    expectBoth(step.text, 'guide');
  }
});
