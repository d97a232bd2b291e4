import { type Chance, clausesOf, pick } from '@bridgehead/kernel';
import { botsFor } from '@bridgehead/bots';
import {
  checkFirstWords,
  checkRulebook,
  mustBeSpoken,
  refusalsMet,
  sayEverything,
} from '@bridgehead/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { knowledgeOver } from '../bot/index.ts';
import type { BlindazhReason } from '../bot/reasons.ts';
import type { Move } from '../rules/moves.ts';
import type { BlindazhRefusal } from '../rules/refusals.ts';
import { blindazh } from '../index.ts';
import { textOver } from '../text/index.ts';
import { eventText } from '../text/log.ts';
import { REASONS } from '../text/reasons.ts';
import { REFUSALS } from '../text/refusals.ts';
import { points } from '../text/names.ts';
import { ENEMY_ENDS, PENALTY_CAUSES, TRENCH_ENDS } from '../rules/events.ts';
import { pack, rules, tables } from './tables.ts';

const text = textOver(pack);
const names = { seat: (seat: number) => `P${seat + 1}` };
const rulebook = await text.rulebook();
const clauses = clausesOf(rulebook);
const knowledge = knowledgeOver(rules, pack);

describe('the rulebook', () => {
  test('has every clause once, in order, in both languages', () => {
    checkRulebook(rulebook, 'BLN', [8, 5, 2, 6, 8, 7]);
  });
  test('marks every ruling of ours as one', () => {
    const ruled = clauses
      .filter(({ paragraphs }) => paragraphs.some(({ ruling }) => ruling))
      .map(({ id }) => id);
    const rulings =
      '1.1 1.2 1.6 1.7 1.8 2.4 2.5 3.1 3.2 4.1 4.2 4.4 5.1 5.2 5.3 5.4 5.6 5.7 5.8 6.1 6.2 6.5 6.6 6.7';
    expect(ruled).toEqual(rulings.split(' ').map((id) => `BLN-${id}`));
  });
});

test('everything that happens, is asked, refused, thought or comes of it is said to everybody in both languages', async () => {
  const game = await blindazh.load();
  sayEverything({
    game,
    bots: botsFor(game),
    tables: tables().filter((_, index) => index % 3 === 0),
    repertoire: { event: EVENTS, move: MOVES, decision: DECISIONS, reason: REASONS, refusal: REFUSALS },
    attempt: (_state, _seat, luck) => anyMove(luck),
    rare: {
      reasons: RARE_REASONS,
      refusals: RARE_REFUSALS,
      outcomes: [{ kind: 'lost', ending: 'noFlag' }],
    },
  });
}, 60_000);

/** What no attempt at random meets in a test's time. */
const RARE_REASONS: readonly BlindazhReason[] = [
  { reason: 'attack-gun', figures: { cell: '3-4', odds: 50 } },
];
const RARE_REFUSALS: readonly BlindazhRefusal[] = [
  { reason: 'nothing-to-draw' },
  { reason: 'no-flags-left', figures: { flags: 4 } },
];

const EVENTS = {
  prepared: 1,
  posted: 1,
  moved: 1,
  dug: 1,
  flagged: 1,
  cleared: 1,
  attacked: 1,
  tookGrenade: 1,
  threw: 1,
  replaced: 1,
  waited: 1,
  refilled: 1,
  reshuffled: 1,
  drew: 1,
  laneRolled: 1,
  entered: 1,
  enemyTurn: 1,
  advanced: 1,
  fired: 1,
  sentBack: 1,
  trenchLost: 1,
  enemyLost: 1,
  penalty: 1,
  ended: 1,
};
const MOVES = {
  post: 1,
  move: 1,
  dig: 1,
  flag: 1,
  clear: 1,
  attack: 1,
  take: 1,
  throw: 1,
  replace: 1,
  end: 1,
};
const DECISIONS = { post: 1, turn: 1 };

function anyMove(luck: Chance): Move {
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

test('whatever is refused names a clause that exists', () => {
  const known = new Set(clauses.map(({ id }) => id));
  const met = refusalsMet({
    rules,
    tables: tables().filter((_, index) => index % 3 === 0),
    attempt: (_state, _seat, luck) => anyMove(luck),
    attempts: 25,
    play: (state, decision, table) =>
      table % 2 === 0 ? knowledge.glance(rules.observe(state, decision.seat), decision) : undefined,
  });
  for (const [reason, { clause }] of met) expect(known, reason).toContain(clause);
  expect(met.size).toBeGreaterThanOrEqual(25);
});

test('every way to lose a point, a trench or an enemy tile has its words, or is told by another line', () => {
  for (const cause of PENALTY_CAUSES) {
    const event = { kind: 'penalty', points: 1, total: 2, limit: 10, cause, cell: 8 } as const;
    mustBeSpoken(eventText(event, pack, names), cause);
  }
  for (const cause of TRENCH_ENDS) {
    mustBeSpoken(eventText({ kind: 'trenchLost', cell: 8, tile: 0, cause }, pack, names), cause);
  }
  const silent = ENEMY_ENDS.filter(
    (cause) => eventText({ kind: 'enemyLost', cell: 8, enemy: 0, cause }, pack, names) === null,
  );
  expect(silent).toEqual(['attack', 'breakthrough', 'spent']);
  for (const ending of rules.manifest.endings) {
    const outcome = { kind: ending === 'held' ? 'won' : 'lost', ending } as const;
    mustBeSpoken(eventText({ kind: 'ended', outcome }, pack, names), ending);
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

test.each([
  ['printed', 10],
  ['stalwart', 7],
] as const)('the guided first turn at a table of %s says its own limit', (difficulty, limit) => {
  const [aim] = text.guide({ difficulty });
  expect(aim?.text.ru).toContain(`${limit} штрафных очков — поражение`);
  expect(aim?.text.en).toContain(`With ${limit} penalty points`);
});

test('the guided first turn, the summary and the options are there in both languages', () => {
  checkFirstWords(text, rules.manifest);
});
