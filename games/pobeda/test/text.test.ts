import { type Chance, clausesOf, pick, type Seat } from '@bridgehead/kernel';
import { botsFor } from '@bridgehead/bots';
import { checkFirstWords, checkRulebook, refusalsMet, sayEverything } from '@bridgehead/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { CELLS } from '../rules/board.ts';
import { DECK_SIZE } from '../rules/cards.ts';
import { cellsOfEvents } from '../rules/layout.ts';
import type { Move } from '../rules/moves.ts';
import type { PobedaRefusal } from '../rules/refusals.ts';
import { rules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { pobeda } from '../index.ts';
import { textOver } from '../text/index.ts';
import { REASONS } from '../text/reasons.ts';
import { REFUSALS } from '../text/refusals.ts';
import { tables } from './tables.ts';

const text = textOver(packFrom());
const rulebook = await text.rulebook();
const clauses = clausesOf(rulebook);

describe('the rulebook', () => {
  test('has every clause once, in order, in both languages', () => {
    checkRulebook(rulebook, 'POB', [6, 5, 4, 7, 7, 3, 2, 3, 3]);
  });
  test('marks rulings as rulings, and editions by their names', () => {
    const paragraphs = clauses.flatMap((clause) => clause.paragraphs);
    expect(paragraphs.some(({ ruling }) => ruling)).toBe(true);
    const editions = new Set(paragraphs.map(({ edition }) => edition));
    expect(editions).toEqual(new Set([undefined, '2019', 'classic']));
  });
});

test('everything that happens, is asked, refused, thought or comes of it is said to everybody in both languages', async () => {
  const game = await pobeda.load();
  sayEverything({
    game,
    bots: botsFor(game),
    tables: tables().filter((_, index) => index % 13 === 0),
    repertoire: { event: EVENTS, move: MOVES, decision: DECISIONS, reason: REASONS, refusal: REFUSALS },
    attempt: anyMove,
    rare: { events: [REDRAWN], refusals: RARE_REFUSALS },
  });
}, 60_000);

const REDRAWN = {
  kind: 'redrawn',
  colour: 0,
  was: { from: 14, to: 19 },
  line: { from: 12, to: 17 },
} as const;

/** What no attempt at random meets in a test's time. */
const RARE_REFUSALS: readonly PobedaRefusal[] = [
  { reason: 'not-your-turn' },
  { reason: 'draw-closed' },
  { reason: 'draw-automatic' },
  { reason: 'claim-open' },
  { reason: 'fixed-chip', figures: { cell: 'b3' } },
  { reason: 'choose-lines', figures: { sets: 2 } },
  { reason: 'not-those-lines' },
  { reason: 'exchanged-already' },
  { reason: 'deck-empty' },
  { reason: 'claimed-already' },
  { reason: 'nobody-to-judge' },
];

const EVENTS = {
  dealt: 1,
  played: 1,
  placed: 1,
  removed: 1,
  line: 1,
  redrawn: 1,
  exchanged: 1,
  emptyTurn: 1,
  drew: 1,
  received: 1,
  missedDraw: 1,
  claimed: 1,
  pleaded: 1,
  voted: 1,
  claimRejected: 1,
  claimUpheld: 1,
  gave: 1,
  penaltyPaid: 1,
  ended: 1,
};
const MOVES = { play: 1, exchange: 1, discard: 1, draw: 1, claim: 1, plead: 1, vote: 1, give: 1 };
const DECISIONS = { turn: 1, draw: 1, claim: 1, give: 1, plead: 1, vote: 1 };

function anyMove(state: State, seat: Seat, luck: Chance): Move {
  const hand = state.hands[seat] ?? [];
  const card = hand.length === 0 || luck.below(4) === 0 ? luck.below(DECK_SIZE) : pick(hand, luck);
  const cell = luck.below(3) ? luck.below(CELLS) : (cellsOfEvents(state)[card] ?? 0);
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

test('whatever is refused names a clause that exists', () => {
  const known = new Set(clauses.map(({ id }) => id));
  const met = refusalsMet({
    rules,
    tables: tables().filter((_, index) => index % 7 === 0),
    attempt: anyMove,
    attempts: 10,
  });
  for (const [reason, { clause }] of met) if (clause) expect(known, reason).toContain(clause);
  expect(met.size).toBeGreaterThanOrEqual(14);
});

test('the guided first turn, the summary and the options are there in both languages', () => {
  checkFirstWords(text, rules.manifest);
});
