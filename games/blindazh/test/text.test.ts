import {
  chanceFrom,
  clausesOf,
  kernelRefusal,
  type Localized,
  nextDecision,
  pick,
  type Refusal,
  seedFromText,
} from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { knowledgeOver } from '../bot/index.ts';
import type { Move } from '../rules/moves.ts';
import { textOver } from '../text/index.ts';
import { points } from '../text/names.ts';
import { ENEMY_ENDS, type Event, PENALTY_CAUSES, TRENCH_ENDS } from '../rules/events.ts';
import { pack, rules, tables } from './tables.ts';

const text = textOver(pack);
const names = { seat: (seat: number) => ['Анна', 'Борис'][seat] ?? `P${seat + 1}` };
const clauses = clausesOf(text.rulebook);
const knowledge = knowledgeOver(rules);
const someTables = tables().filter((_, index) => index % 3 === 0);

function expectBoth(sentence: Localized | null | undefined, what: string): void {
  expect(sentence?.ru, what).toMatch(/[а-яё]/i);
  expect(sentence?.en, what).toMatch(/[a-z]/i);
  expect(sentence?.en.replaceAll(/Анна|Борис/g, ''), what).not.toMatch(/[а-яё]/i);
  expect(`${sentence?.ru}${sentence?.en}`, what).not.toMatch(/undefined|NaN|\[object/);
}

describe('the rulebook', () => {
  test('has every clause once, in order, in both languages', () => {
    const counts = [8, 4, 2, 6, 8, 7];
    const ids = counts.flatMap((count, chapter) =>
      Array.from({ length: count }, (_, clause) => `BLN-${chapter + 1}.${clause + 1}`),
    );
    expect(clauses.map(({ id }) => id)).toEqual(ids);
    for (const { id, title, paragraphs } of clauses) {
      expectBoth(title, id);
      expect(paragraphs.length, id).toBeGreaterThan(0);
      for (const paragraph of paragraphs) expectBoth(paragraph, id);
    }
  });
  test('marks every ruling of ours as one', () => {
    const ruled = clauses
      .filter(({ paragraphs }) => paragraphs.some(({ ruling }) => ruling))
      .map(({ id }) => id);
    const rulings =
      '1.1 1.2 1.4 1.6 1.7 1.8 2.4 3.1 3.2 4.1 4.2 4.4 5.1 5.2 5.3 5.4 5.6 5.7 5.8 6.1 6.2 6.5 6.6 6.7';
    expect(ruled).toEqual(rulings.split(' ').map((id) => `BLN-${id}`));
  });
});

test('whatever is refused has a sentence in both languages and a clause that exists', () => {
  const luck = chanceFrom(seedFromText('refused'));
  const known = new Set(clauses.map(({ id }) => id));
  const seen = new Map<string, Refusal>();
  for (const [index, { options, seats }] of someTables.entries()) {
    const state = rules.setup(options, seats, luck);
    for (;;) {
      const decision = nextDecision(rules.pending(state));
      if (!decision) break;
      for (let attempt = 0; attempt < 25; attempt++) {
        const refusal = rules.refusal(state, decision, anyMove());
        if (refusal) seen.set(refusal.reason, refusal);
      }
      const move =
        index % 2 === 0
          ? knowledge.glance(rules.observe(state, decision.seat), decision)
          : rules.randomMove(state, decision, luck);
      rules.play(state, decision, move, luck);
    }
  }
  for (const [reason, refusal] of seen) {
    expectBoth(text.refusal(refusal) ?? kernelRefusal(refusal), reason);
    expect(known, reason).toContain(refusal.clause);
  }
  expect([...seen.keys()].length).toBeGreaterThanOrEqual(25);

  function anyMove(): Move {
    const cell = luck.below(44);
    return pick<Move>(
      [
        { kind: 'post', cell },
        { kind: 'move', to: cell },
        { kind: 'dig', to: cell, tile: luck.below(pack.trenches.length + 1) - 1, turn: luck.below(4) },
        { kind: 'flag', to: cell },
        { kind: 'clear', cell },
        { kind: 'attack', cell },
        { kind: 'take' },
        { kind: 'throw', side: 0 },
        { kind: 'replace' },
      ],
      luck,
    );
  }
});

test('whatever happens, is asked or comes of it can be said in both languages', () => {
  const luck = chanceFrom(seedFromText('said'));
  for (const { options, seats } of someTables) {
    const hear = (event: Event) => {
      const line = text.event(event, names);
      if (line) expectBoth(line, event.kind);
    };
    const state = rules.setup(options, seats, luck, hear);
    for (;;) {
      const decision = nextDecision(rules.pending(state));
      if (!decision) break;
      const own = rules.observe(state, decision.seat);
      for (const view of [own, rules.observe(state, 'spectator')]) {
        expectBoth(text.decision(decision, view, names), decision.kind);
      }
      const move = knowledge.glance(own, decision);
      expectBoth(text.reason(knowledge.explain(own, decision, move)), move.kind);
      for (const said of [move, rules.randomMove(state, decision, luck)]) {
        expectBoth(text.move(said, own), said.kind);
      }
      rules.play(state, decision, move, luck, hear);
    }
    if (state.outcome) expectBoth(text.outcome(state.outcome, rules.observe(state, 0), names), 'outcome');
  }
});

test('every way to lose a point, a trench or an enemy tile has its words, or is told by another line', () => {
  for (const cause of PENALTY_CAUSES) {
    const event = { kind: 'penalty', points: 1, total: 2, limit: 10, cause, cell: 8 } as const;
    expectBoth(text.event(event, names), cause);
  }
  for (const cause of TRENCH_ENDS) {
    expectBoth(text.event({ kind: 'trenchLost', cell: 8, tile: 0, cause }, names), cause);
  }
  const silent = ENEMY_ENDS.filter(
    (cause) => text.event({ kind: 'enemyLost', cell: 8, enemy: 0, cause }, names) === null,
  );
  expect(silent).toEqual(['attack', 'breakthrough', 'spent']);
  for (const ending of rules.manifest.endings) {
    const outcome = { kind: ending === 'held' ? 'won' : 'lost', ending } as const;
    expectBoth(text.event({ kind: 'ended', outcome }, names), ending);
  }
});

test('points are counted as each language counts', () => {
  expect([1, 2, 5, 11, 12, 21, 22].map((count) => points(count).ru)).toEqual([
    '1 очко',
    '2 очка',
    '5 очков',
    '11 очков',
    '12 очков',
    '21 очко',
    '22 очка',
  ]);
  expect([1, 2].map((count) => points(count).en)).toEqual(['1 point', '2 points']);
});

test('the guided first turn, the summary and the options are there in both languages', () => {
  expectBoth(text.summary, 'summary');
  for (const step of text.guide) {
    expectBoth(step.title, 'guide');
    expectBoth(step.text, 'guide');
  }
  for (const { label, values, describe: words } of rules.manifest.options) {
    expectBoth(label, 'option');
    for (const value of values({ seats: 4, options: {} })) expectBoth(words(value), String(value));
  }
});
