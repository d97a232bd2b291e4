import { chanceFrom, type Decision, nextDecision, seedFromText } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { byOdds } from '../bot/by-odds.ts';
import { Follower } from '../bot/follower.ts';
import { knowledge } from '../bot/index.ts';
import { type Picture, SHUT } from '../bot/lines.ts';
import { knownTo, picturesFor } from '../bot/outlook.ts';
import { packFrom } from '../content/index.ts';
import { type Card, EVENTS } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { rules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { textOver } from '../text/index.ts';
import {
  at,
  decisionOf,
  event,
  GOLD,
  IDLE,
  line,
  MINUS,
  PLUS,
  play,
  playEvent,
  position,
  RED,
  SWAP,
} from './scenario.ts';
import { tables } from './tables.ts';

const plus = PLUS[0] as Card;
const minus = MINUS[0] as Card;
const swap = SWAP[0] as Card;
const text = textOver(packFrom(undefined));

const atGlance = (state: State, decision: Decision): Move =>
  knowledge.glance(rules.observe(state, decision.seat), decision);
const turnOf = (state: State) => decisionOf(state, 0, 'turn') as Decision;
const firstMove = (state: State) => atGlance(state, turnOf(state));
const idle = IDLE.slice(0, 3);

/** Five red chips with one gap, five gold ones with another: the way a game is decided. */
const bothInReach = `* . . . . . . . . . . *
  . r r r . r r . . . . .
  . . . . . . . . . . . .
  . . g g . g g g . . . .`;

describe('at a glance', () => {
  test('completes a line by an event, by «+1» and by «−1/+1», before it thinks of defence', () => {
    for (const move of [playEvent('e2'), play(plus, 'e2')]) {
      const card = (move as { card: Card }).card;
      const hands = [[...idle, event('e4'), card, minus], IDLE.slice(3)];
      expect(firstMove(position({ board: bothInReach, hands }))).toEqual(move);
    }
    const taken = bothInReach.replace('r . r', 'r g r');
    expect(firstMove(position({ board: taken, hands: [[...idle, swap], IDLE.slice(3)] }))).toEqual(
      play(swap, 'e2'),
    );
  });

  test('counts a corner as a chip of its own', () => {
    const board = '* . r r r r . . . . . *';
    expect(firstMove(position({ board, hands: [[...idle, event('b1')], IDLE.slice(3)] }))).toEqual(
      playEvent('b1'),
    );
  });

  test('fills the rest of a run of eleven as it would a line, and keeps others from it', () => {
    const rows = '* . . . . . . . . . . *\n. . . . . . . . . . . .\n';
    const run = `${rows}r r r R R R R R R . r .`;
    const lines = [{ colour: RED, line: line('d3', 'i3') }];
    const mine = position({ board: run, lines, hands: [[...idle, event('j3'), event('e6')], IDLE.slice(3)] });
    expect(firstMove(mine)).toEqual(playEvent('j3'));
    const theirs = position({
      board: run.replaceAll('r', 'g').replaceAll('R', 'G'),
      lines: [{ colour: GOLD, line: line('d3', 'i3') }],
      hands: [[...idle, event('j3'), event('e6')], IDLE.slice(3)],
    });
    expect(firstMove(theirs)).toEqual(playEvent('j3'));
  });

  test('takes the gap of an open five, by the event, by «+1» or by breaking it', () => {
    const board = bothInReach.replace('r r r . r r', '. . . . . .');
    const answerWith = (card: Card) =>
      firstMove(position({ board, hands: [[...idle, card], IDLE.slice(3)] }));
    expect(answerWith(event('e4'))).toEqual(playEvent('e4'));
    expect(answerWith(plus)).toEqual(play(plus, 'e4'));
    const five = ['c4', 'd4', 'f4', 'g4', 'h4'].map(at);
    for (const card of [minus, swap]) expect(five).toContain((answerWith(card) as { cell: number }).cell);
  });

  test('exchanges a dead card first', () => {
    const state = position({ board: '* g . . . . . . . . . *', hands: [[event('b1'), event('c5')], idle] });
    expect(firstMove(state)).toEqual({ kind: 'exchange', card: event('b1') });
  });

  test('always makes up for a draw and never claims that others talked', () => {
    const view = rules.observe(position({ board: '* g . . . . . . . . . *', hands: [idle, idle] }), 0);
    expect(knowledge.wants(view, { id: 'draw:1', kind: 'draw', seat: 0, must: false })).toBe(true);
    expect(knowledge.wants(view, { id: 'claim:1:0', kind: 'claim', seat: 0, must: false })).toBe(false);
  });
});

/** Positions of random games: one of every kind of table, some way into the game. */
function positions(): { state: State; decision: Decision }[] {
  return tables().flatMap(({ options, seats }, kind) => {
    const chance = chanceFrom(seedFromText(`position ${kind}`));
    const state = rules.setup(options, seats, chance);
    for (let moves = chance.below(110); moves > 0; moves--) {
      const decision = nextDecision(rules.pending(state));
      if (decision) rules.play(state, decision, rules.randomMove(state, decision, chance), chance);
    }
    return rules.pending(state).map((decision) => ({ state, decision }));
  });
}

describe('in any position', () => {
  const all = positions();
  const some = all.filter((_, index) => index % 9 === 0);

  test('every candidate is legal', () => {
    expect(all.length).toBeGreaterThan(50);
    for (const { state, decision } of all) {
      for (const move of knowledge.candidates(rules.observe(state, decision.seat), decision)) {
        expect(rules.refusal(state, decision, move)).toBeNull();
      }
    }
  });

  test('what it thinks best does not depend on what its seat cannot see', () => {
    const chance = chanceFrom(seedFromText('other worlds'));
    for (const { state, decision } of all) {
      const other = rules.sample(rules.observe(state, decision.seat), chance);
      expect(atGlance(other, decision)).toEqual(atGlance(state, decision));
    }
  });

  /** How far beyond reach a line is makes no difference. */
  const seen = (pictures: readonly Picture[]) =>
    pictures.map(({ codes, sums, rests }) => [
      [...codes],
      [...sums].map((sum) => Math.min(sum, SHUT)),
      rests.map(({ cells, sum }) => [cells, Math.min(sum, SHUT)]),
    ]);

  test('a world that is followed by ear looks as it does to a fresh eye', () => {
    const chance = chanceFrom(seedFromText('followed'));
    for (const { state } of some) {
      const world = rules.clone(state);
      const follower = new Follower(
        world,
        world.colours.map(() => byOdds),
      );
      for (let step = 0; step < 40; step++) {
        const decision = nextDecision(rules.pending(world));
        // A card given back is told to nobody, so it cannot be followed.
        if (!decision || decision.kind === 'give') break;
        rules.play(world, decision, rules.randomMove(world, decision, chance), chance, follower.hear);
      }
      for (const seat of world.colours.keys()) {
        expect(seen(follower.prospectOf(seat).pictures)).toEqual(seen(picturesFor(knownTo(world, seat))));
      }
    }
  });

  test('so does one in which a run comes to hold two lines', () => {
    const board = '* . . . . . . . . . . *\n. . . . . . . . . . . .\nr r r R R R R R R . r .';
    const hands = [
      [event('j3'), event('l3')],
      [event('b9'), event('c9')],
    ];
    const world = position({ board, hands, lines: [{ colour: RED, line: line('d3', 'i3') }] });
    const follower = new Follower(
      world,
      world.colours.map(() => byOdds),
    );
    const look = () => {
      for (const seat of world.colours.keys()) {
        expect(seen(follower.prospectOf(seat).pictures)).toEqual(seen(picturesFor(knownTo(world, seat))));
      }
    };
    look();
    expect(follower.prospectOf(0).pictures[RED]?.rests).toHaveLength(2);
    for (const cell of ['j3', 'b9', 'l3']) {
      const decision = nextDecision(rules.pending(world)) as Decision;
      rules.play(world, decision, playEvent(cell), chanceFrom(seedFromText('run')), follower.hear);
      look();
    }
    expect(world.lines).toHaveLength(2);
  });

  test('what it foresees is an end by the rules, the same for all who play one colour', () => {
    for (const { state } of some.filter(({ state: { supply } }) => supply.length === 2)) {
      const mates = [0, state.colours.lastIndexOf(state.colours[0] as number)];
      const [one, other] = mates.map((seat) =>
        knowledge.foresee(rules.clone(state), seat, chanceFrom(seedFromText('foreseen'))),
      );
      expect([0, 0.25, 1]).toContain(one);
      expect(other).toBe(one);
    }
  });

  test('others are imagined with as many cards as they hold, and special cards stay in hands', () => {
    const chance = chanceFrom(seedFromText('imagined'));
    const specials = (cards: readonly Card[]) => cards.filter((card) => card >= EVENTS).length;
    let imagined = 0;
    let dealt = 0;
    for (const { state, decision } of all) {
      const view = rules.observe(state, decision.seat);
      const world = knowledge.imagine(view, chance);
      expect(rules.observe(world, decision.seat)).toEqual(view);
      expect([...world.hands.flat(), ...world.deck].sort()).toEqual(
        [...state.hands.flat(), ...state.deck].sort(),
      );
      imagined += specials(world.hands.flat());
      dealt += specials(rules.sample(view, chance).hands.flat());
    }
    expect(imagined).toBeGreaterThan(dealt);
  });

  test('every candidate has a reason in both languages', () => {
    for (const { state, decision } of all) {
      const view = rules.observe(state, decision.seat);
      for (const move of knowledge.candidates(view, decision)) {
        const said = text.reason(knowledge.explain(view, decision, move));
        expect(said?.ru).toMatch(/^[А-ЯЁ].*\.$/);
        expect(said?.en).toMatch(/^[A-Z].*\.$/);
      }
    }
  });
});
