import { botsFor } from '@bridgehead/bots';
import {
  type Chance,
  clausesOf,
  type Outcome,
  pick,
  type SeatKind,
  type ToldReason,
} from '@bridgehead/kernel';
import { checkFirstWords, mustBeSpoken, refusalsMet, sayEverything } from '@bridgehead/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { knowledgeOver } from '../bot/index.ts';
import type { RubezhReason } from '../bot/reasons.ts';
import { packFrom } from '../content/index.ts';
import { rubezh } from '../index.ts';
import { type Event, type Move, rulesOver, SCENARIOS } from '../rules/index.ts';
import { history } from '../text/history.ts';
import { attackNeeds, textOver } from '../text/index.ts';
import { eventText } from '../text/log.ts';
import { REASONS, reasonText } from '../text/reasons.ts';
import { REFUSALS } from '../text/refusals.ts';
import { speakerOf } from '../text/telling.ts';

const pack = packFrom();
const rules = rulesOver(pack);
const text = textOver(pack);
const rulebook = await text.rulebook();
const knowledge = knowledgeOver(rules, pack);
const tables = SCENARIOS.flatMap((scenario) =>
  [1, 2, 3, 4, 5].map((count) => ({
    options: { scenario },
    seats: Array.from({ length: count }, (): SeatKind => 'human'),
  })),
);

describe('the rulebook', () => {
  test('has every clause once, in order, in both languages', () => {
    const numbered = [3, 3, 5, 7, 8, 10, 2].flatMap((count, chapter) =>
      Array.from({ length: count }, (_, clause) => `RUB-${chapter + 1}.${clause + (chapter === 5 ? 0 : 1)}`),
    );
    const clauses = clausesOf(rulebook);
    expect(clauses.map(({ id }) => id)).toEqual([
      ...numbered,
      'RUB-8',
      'RUB-9',
      'RUB-10.1',
      'RUB-10.2',
      'RUB-10.3',
      'RUB-11',
    ]);
    for (const { id, title, paragraphs } of clauses) {
      for (const said of [title, ...paragraphs]) mustBeSpoken(said, id);
    }
  });
  test('marks every ruling of ours as one', () => {
    const unruled = clausesOf(rulebook)
      .filter(({ paragraphs }) => !paragraphs.some(({ ruling }) => ruling))
      .map(({ id }) => id.replace('RUB-', ''));
    expect(unruled.join(' ')).toBe('1.1 1.2 2.1 2.2 3.1 3.2 3.3 3.4 4.3 5.3 6.1 6.3 6.5 6.6 7.2');
  });
});

test('what is read before and after a game is said in both languages', () => {
  checkFirstWords(text, rules.manifest);
  for (const said of history) mustBeSpoken(said, 'history');
});

describe('the log', () => {
  const said = (event: Event) => eventText(event, pack, { seat: (seat) => `Seat ${seat}` });
  const drew = { kind: 'drew', unit: 1, count: 1 } as const;
  const drewCards = { kind: 'drewCards', unit: 1, cards: [10] } as const;

  test('tells a draw once, with the cards where they are open', () => {
    expect(said({ ...drew, isOpen: true })).toBeNull();
    expect(said({ ...drewCards, isOpen: true })?.en).toBe('2nd Cadet Platoon draws “Volley”.');
    expect(said({ ...drew, isOpen: false })?.en).toBe('2nd Cadet Platoon draws 1 card.');
    expect(said({ ...drewCards, isOpen: false })).toBeNull();
  });
  test('says which part of an attack is not the card’s own', () => {
    const roll = { unit: 1, enemy: 0, point: 0, die: 1, defence: 3, isDestroyed: true } as const;
    const attack = { kind: 'attacked', ...roll, bonus: 4 } as const;
    expect(said({ ...attack, inspired: 2 })?.en).toContain('1 + 2 + 2 (inspired) = 5 against defence 3');
    expect(said({ ...attack, inspired: 0 })?.en).toContain('1 + 4 = 5 against defence 3');
    expect(said({ ...attack, bonus: 0, inspired: -1 })?.ru).toContain(
      '1 + 1 − 1 (подавленность) = 1 против защиты 3',
    );
    expect(attackNeeds({ ...attack, inspired: 2 }).ru).toBe(
      'Атака (воодушевление +2): удастся в любом случае',
    );
  });
  test('says who is under attack where there is nobody to divide', () => {
    const alone = { kind: 'divided', point: 1, attackers: [], on: [], order: [0, 1] } as const;
    expect(said(alone)?.ru).toBe('Огневая точка 2, под атакой все: распределять некого.');
    expect(said(alone)?.en).toBe('Point 2: everybody is under attack, and there is nobody to divide.');
  });
  test('tells the die of set-up', () => {
    expect(said({ kind: 'setUp', die: 4 })?.ru).toContain('на кубике 4');
  });
  test('does not let a line break within the number of a unit', () => {
    expect(said({ ...drew, isOpen: false })?.ru).toBe('2\u2011й курсантский взвод берёт 1 карту.');
  });
});

describe('a reason', () => {
  const why = (told: RubezhReason | ToldReason) => reasonText(told, pack)?.en ?? '';

  test('names the unit in danger only where there is one', () => {
    expect(why({ reason: 'share', figures: { unit: 1, odds: 83 } })).toContain('9th Frontier Outpost');
    expect(why({ reason: 'share', figures: { unit: 1, odds: 100 } })).not.toContain('9th Frontier Outpost');
  });
  test('does not deny a unit that no roll can save the card that may', () => {
    expect(why({ reason: 'share', figures: { unit: 1, odds: 33 } })).toContain('33%');
    expect(why({ reason: 'share', figures: { unit: 1, odds: 0 } })).toMatch(
      /9th Frontier Outpost.*only a card/,
    );
  });
  test('calls a target good only where it is as likely destroyed as not', () => {
    const attack = (odds: number) => why({ reason: 'attack', figures: { kind: 'tanks', odds } });
    expect(attack(50)).toMatch(/^A good target: tanks/);
    expect(attack(17)).toMatch(/^Worth a try: tanks.*17%/);
  });
  test('of a secret answer stays true once the answer is known', () => {
    expect(why({ reason: 'window' })).not.toContain('until');
  });
  test('tells no figure of chances that are as good as none, or certain', () => {
    const chance = (figure: number) => why({ reason: 'play', figures: { chance: figure } });
    expect(chance(54)).toContain('about 54%');
    for (const figure of [0, 100]) expect(chance(figure)).not.toMatch(/\d/);
  });
  test('does not promise a point that no roll can hold', () => {
    expect(why({ reason: 'stand', figures: { odds: 50 } })).toContain('stays ours');
    expect(why({ reason: 'stand', figures: { odds: 0 } })).not.toContain('stays ours');
  });
  test('says that a retreat is safer only where it is, and that it leads away only where it can', () => {
    const retreat = (stand: number, leave: number) => why({ reason: 'retreat', figures: { stand, leave } });
    expect(retreat(33, 83)).toContain('The unit matters more');
    expect(retreat(100, 100)).not.toContain('matters more');
    expect(retreat(100, 100)).toContain('moves the unit to another fire point');
    expect(retreat(0, 0)).toContain('only a card');
  });
});

test('a new turn is nobody’s doing, the enemy’s least of all', () => {
  expect(speakerOf({ kind: 'phase', phase: 'end' })?.en).toBe('The enemy');
  expect(speakerOf({ kind: 'turn', turn: 2, actions: [] })?.en).toBe('Start of the turn');
});

test('everything that happens, is asked, refused, thought or comes of it is said to everybody in both languages', async () => {
  const game = await rubezh.load();
  sayEverything({
    game,
    bots: botsFor(game),
    tables,
    repertoire: { event: EVENTS, move: MOVES, decision: DECISIONS, reason: REASONS, refusal: REFUSALS },
    attempt: (_state, _seat, luck) => anyMove(luck),
    rare: { events: RARE_EVENTS, reasons: RARE_REASONS, refusals: RARE_REFUSALS, outcomes: OUTCOMES },
  });
}, 120_000);

test('whatever is refused names a clause that exists', () => {
  const known = new Set(clausesOf(rulebook).map(({ id }) => id));
  const met = refusalsMet({
    rules,
    tables: tables.slice(0, 5),
    attempt: (_state, _seat, luck) => anyMove(luck),
    attempts: 25,
    play: (state, decision) => knowledge.glance(rules.observe(state, decision.seat), decision),
  });
  for (const [reason, { clause }] of met) expect(known, reason).toContain(clause);
  expect(met.size).toBeGreaterThanOrEqual(20);
}, 60_000);

const FIGURES = { unit: 1, point: 2, attackers: 2, least: 1, most: 1, at: 'check', asked: 'act' };
/** What no game meets in a test's time. */
const RARE_EVENTS: readonly Event[] = [
  { kind: 'eventsRenewed' },
  { kind: 'tokens', point: 0, change: 2, cause: 'card', unit: 2 },
  { kind: 'freshEmpty' },
  { kind: 'renewed', unit: 0 },
  { kind: 'recovered', unit: 0, cards: [0, 3] },
  { kind: 'cardGone', unit: 3, card: 33 },
  { kind: 'saved', unit: 1 },
  { kind: 'retreatMood', bonus: -2 },
  { kind: 'objected', seat: 1, point: 2 },
  { kind: 'upheld', seat: 0, point: 2 },
  { kind: 'property', point: 1 },
];
const RARE_REASONS: readonly RubezhReason[] = [
  { reason: 'token', figures: { odds: 50 } },
  { reason: 'reroll', figures: { odds: 50 } },
];
const RARE_REFUSALS = Object.keys(REFUSALS).map((reason) => ({ reason, figures: FIGURES }));
const OUTCOMES: readonly Outcome[] = rules.manifest.endings.map((ending) => ({
  kind: ending === 'brokeOut' ? 'won' : 'lost',
  ending,
}));

function anyMove(luck: Chance): Move {
  const [unit, point, card] = [luck.below(6), luck.below(5), luck.below(50)];
  return pick<Move>(
    [
      { kind: 'take', unit },
      { kind: 'post', unit, at: point },
      { kind: 'play', card },
      { kind: 'go', unit, to: point },
      { kind: 'cycle', card },
      { kind: 'pass', unit },
      { kind: 'task', task: luck.below(31) },
      { kind: 'react', card },
      { kind: 'token' },
      { kind: 'divide', on: [unit], order: [unit] },
      { kind: 'agree' },
      { kind: 'choose', picks: Array.from({ length: luck.below(3) }, () => luck.below(60)) },
    ],
    luck,
  );
}

const EVENTS: Readonly<Record<Event['kind'], 1>> = {
  took: 1,
  posted: 1,
  setUp: 1,
  dealt: 1,
  turn: 1,
  phase: 1,
  drew: 1,
  drewCards: 1,
  renewed: 1,
  event: 1,
  property: 1,
  eventsRenewed: 1,
  taskLaid: 1,
  taskMet: 1,
  taskUsed: 1,
  arrived: 1,
  freshEmpty: 1,
  tokens: 1,
  played: 1,
  cycled: 1,
  cardSpent: 1,
  cardGone: 1,
  discarded: 1,
  recovered: 1,
  went: 1,
  actions: 1,
  ended: 1,
  attacked: 1,
  destroyed: 1,
  displaced: 1,
  heldBack: 1,
  pointMood: 1,
  unitMood: 1,
  retreatMood: 1,
  looked: 1,
  lookedCards: 1,
  putBack: 1,
  putBackCards: 1,
  declined: 1,
  divided: 1,
  agreed: 1,
  objected: 1,
  upheld: 1,
  facing: 1,
  checked: 1,
  stoodAside: 1,
  saved: 1,
  lost: 1,
  captured: 1,
  turnOver: 1,
  over: 1,
};
const MOVES: Readonly<Record<Move['kind'], 1>> = {
  take: 1,
  post: 1,
  play: 1,
  go: 1,
  cycle: 1,
  pass: 1,
  done: 1,
  task: 1,
  react: 1,
  token: 1,
  decline: 1,
  rest: 1,
  divide: 1,
  agree: 1,
  object: 1,
  stand: 1,
  retreat: 1,
  choose: 1,
};
const DECISIONS = { take: 1, post: 1, act: 1, task: 1, react: 1, divide: 1, agree: 1, stand: 1, choose: 1 };
