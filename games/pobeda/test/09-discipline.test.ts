import { type Heard, heardBy } from '@bridgehead/kernel';
import { playAtRandom } from '@bridgehead/kernel/testkit';
import { describe, expect, test } from 'vitest';
import type { Card } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { rules } from '../rules/rules.ts';
import {
  after,
  BLUE,
  decisionOf,
  event,
  GOLD,
  IDLE,
  played,
  playEvent,
  position,
  RED,
  refused,
} from './scenario.ts';

const cards = ['b1', 'c1', 'd1', 'e1', 'f1', 'g1'].map((cell) => [
  event(cell),
  event(cell.replace('1', '2')),
]);

/** Seats 0 and 1 are red, 2 and 3 gold, 4 and 5 blue. */
const three = (more: object = {}) =>
  position({ hands: cards, options: { teams: '2+2+2' }, deck: IDLE, ...more });
/** Seats 0 and 1 are red, 2 and 3 gold. */
const two = (more: object = {}) =>
  position({ hands: cards.slice(0, 4), options: { teams: '2+2' }, deck: IDLE, ...more });

const kinds = (state: ReturnType<typeof two>) =>
  rules.pending(state).map(({ kind, seat }) => `${kind} ${seat}`);

describe('POB-9.1 no private channel between team mates', () => {
  test('whatever happens is told to everybody, or to one seat alone', () => {
    const heard: Heard<Event>[] = [];
    const listening: typeof rules = {
      ...rules,
      play: (state, decision, move, chance, emit) =>
        rules.play(state, decision, move, chance, (happened, hearing) => {
          heard.push({ event: happened, ...hearing });
          emit?.(happened, hearing);
        }),
    };
    const seats = Array.from({ length: 6 }, () => 'human' as const);
    playAtRandom({ rules: listening, seats, options: { teams: '3+3', strictDraw: true }, seed: 'whisper' });
    expect(heard.filter(({ to }) => to && to.length > 1)).toEqual([]);
    expect(heard.filter(({ event: { kind }, to }) => to && kind !== 'received')).toEqual([]);
  });
  test('the claim, the answers, the gifts and an exchange are told to the whole table', () => {
    const table = three({ board: '* g . . . . . . . . . *' });
    const script = [
      [0, { kind: 'exchange', card: event('b1') }],
      [2, { kind: 'claim', colour: RED }],
      [4, { kind: 'vote', guilty: true }],
      [1, { kind: 'plead', guilty: true }],
      [0, { kind: 'give', card: event('b2') }],
      [1, { kind: 'give', card: event('c1') }],
    ] as const;
    let state = table;
    const told: string[] = [];
    for (const [seat, move] of script) {
      const next = played(state, seat, move);
      state = next.state;
      told.push(...heardBy(next.events, 'spectator').map(({ kind }) => kind));
    }
    expect(told).toEqual([
      'exchanged',
      'drew',
      'claimed',
      'voted',
      'pleaded',
      'claimUpheld',
      'gave',
      'gave',
      'penaltyPaid',
    ]);
  });
  test('nobody sees a team mate’s hand', () => {
    for (const seat of [0, 1, 2, 3, 4, 5]) expect(rules.observe(three(), seat).hand).toEqual(cards[seat]);
  });
  test('a team of one cannot have talked', () => {
    const lone = position({ hands: cards.slice(0, 4), options: { teams: '2+1+1' }, deck: IDLE });
    expect(refused(lone, 0, { kind: 'claim', colour: BLUE })).toMatchObject({ reason: 'decision-closed' });
    const claim = decisionOf(lone, 3, 'claim')!;
    expect(rules.refusal(lone, claim, { kind: 'claim', colour: GOLD })).toEqual({
      clause: 'POB-9.1',
      reason: 'no-team-mates',
    });
  });
  test('nobody is asked about talk where each plays for themselves', () => {
    expect(kinds(position({ hands: cards.slice(0, 3) }))).toEqual(['turn 0']);
  });
});

describe('POB-9.2 a breach', () => {
  const admitted = () =>
    after(two(), [2, { kind: 'claim', colour: RED }], [1, { kind: 'plead', guilty: true }]);

  test('costs every member one card of their own choice, and play waits for it', () => {
    expect(kinds(admitted())).toEqual(['give 0', 'give 1']);
    expect(refused(admitted(), 0, { kind: 'give', card: event('d1') })).toMatchObject({ clause: 'POB-9.2' });
  });
  test('the cards are shuffled back into the deck and the hands stay smaller', () => {
    const one = played(admitted(), 0, { kind: 'give', card: event('b1') }).state;
    expect(kinds(one)).toEqual(['give 1']);
    expect(one.deck).toEqual(IDLE);
    const paid = played(one, 1, { kind: 'give', card: event('c2') });
    expect([...paid.state.deck].sort()).toEqual([...IDLE, event('b1'), event('c2')].sort());
    expect(paid.state.deck).not.toEqual([...IDLE, event('b1'), event('c2')]);
    expect(paid.state.hands.map((hand) => hand.length)).toEqual([1, 1, 2, 2]);
    const next = played(paid.state, 0, playEvent('b2')).state;
    expect(next.hands.map((hand) => hand.length)).toEqual([1, 1, 2, 2]);
  });
  test('what was given stays secret', () => {
    const { events, state } = played(admitted(), 0, { kind: 'give', card: event('b1') });
    expect(JSON.stringify(events)).not.toContain('card');
    expect(rules.observe(state, 1).breach).toMatchObject({
      gave: [true, false, false, false],
      ownGift: null,
    });
    expect(rules.observe(state, 0).breach).toMatchObject({ ownGift: event('b1') });
  });
  test('a member with an empty hand gives nothing', () => {
    const empty = two({ hands: [cards[0], [], cards[2], cards[3]] });
    const state = after(empty, [2, { kind: 'claim', colour: RED }], [1, { kind: 'plead', guilty: true }]);
    expect(kinds(state)).toEqual(['give 0']);
    const none = two({ hands: [cards[0], cards[1], [], []] });
    const nothing = after(none, [0, { kind: 'claim', colour: GOLD }], [2, { kind: 'plead', guilty: true }]);
    expect(decisionOf(nothing, 0, 'turn')).toBeDefined();
  });
  test('with the deck empty the cards given form the deck', () => {
    const bare = after(
      two({ deck: [] }),
      [2, { kind: 'claim', colour: RED }],
      [1, { kind: 'plead', guilty: true }],
    );
    const paid = after(
      bare,
      [0, { kind: 'give', card: event('b1') }],
      [1, { kind: 'give', card: event('c1') }],
    );
    expect([...paid.deck].sort()).toEqual([event('b1'), event('c1')].sort());
  });
  test('a player on turn left without a card is passed over', () => {
    const thin = two({ hands: [[event('b1')], cards[1], cards[2], cards[3]] });
    const paid = after(
      thin,
      [2, { kind: 'claim', colour: RED }],
      [0, { kind: 'plead', guilty: true }],
      [0, { kind: 'give', card: event('b1') }],
      [1, { kind: 'give', card: event('c1') }],
    );
    expect(decisionOf(paid, 1, 'turn')).toBeDefined();
  });
});

describe('POB-9.3 a claim', () => {
  test('is made by a player of another team, at any moment of the game', () => {
    expect(kinds(two())).toEqual(['turn 0', 'claim 0', 'claim 1', 'claim 2', 'claim 3']);
    const claim = decisionOf(two(), 0, 'claim')!;
    expect(rules.refusal(two(), claim, { kind: 'claim', colour: RED })).toMatchObject({
      clause: 'POB-9.3',
      reason: 'own-team',
    });
  });
  test('is put to the people of the accused team, and an admission is enough', () => {
    const claimed = played(two(), 2, { kind: 'claim', colour: RED }).state;
    expect(kinds(claimed)).toEqual(['plead 0', 'plead 1']);
    expect(kinds(played(claimed, 1, { kind: 'plead', guilty: true }).state)).toEqual(['give 0', 'give 1']);
  });
  test('denied by all has no cost, and play goes on where it was', () => {
    const { state } = played(
      after(two(), [2, { kind: 'claim', colour: RED }], [0, { kind: 'plead', guilty: false }]),
      1,
      { kind: 'plead', guilty: false },
    );
    expect(state.breach).toBeNull();
    expect(state.hands).toEqual(two().hands);
    expect(decisionOf(state, 0, 'turn')).toEqual(decisionOf(two(), 0, 'turn'));
  });
  test('with three teams stands when more than half of the third team’s people agree', () => {
    const claimed = played(three(), 2, { kind: 'claim', colour: RED }).state;
    expect(kinds(claimed)).toEqual(['plead 0', 'plead 1', 'vote 4', 'vote 5']);
    const half = played(claimed, 4, { kind: 'vote', guilty: true }).state;
    expect(half.breach?.stage).toBe('judging');
    expect(played(half, 5, { kind: 'vote', guilty: true }).state.breach?.stage).toBe('paying');
    const denied = after(half, [0, { kind: 'plead', guilty: false }], [1, { kind: 'plead', guilty: false }]);
    expect(denied.breach?.stage).toBe('judging');
    expect(played(denied, 5, { kind: 'vote', guilty: false }).state.breach).toBeNull();
  });
  test('stands with two of a third team of three, and falls with one', () => {
    const hands = Array.from({ length: 9 }, (_, seat) => [IDLE[seat] as Card]);
    const state = position({ hands, options: { teams: '3+3+3' } });
    const claimed = played(state, 3, { kind: 'claim', colour: RED }).state;
    expect(kinds(claimed)).toEqual(['plead 0', 'plead 1', 'plead 2', 'vote 6', 'vote 7', 'vote 8']);
    const one = played(claimed, 7, { kind: 'vote', guilty: true }).state;
    expect(one.breach?.stage).toBe('judging');
    expect(played(one, 8, { kind: 'vote', guilty: true }).state.breach?.stage).toBe('paying');
    const outvoted = after(one, [6, { kind: 'vote', guilty: false }], [8, { kind: 'vote', guilty: false }]);
    expect(kinds(outvoted), 'the accused may still admit it').toEqual(['plead 0', 'plead 1', 'plead 2']);
    expect(played(outvoted, 2, { kind: 'plead', guilty: true }).state.breach?.stage).toBe('paying');
  });
  test('is rejected as soon as it cannot stand any more', () => {
    const claimed = played(three(), 2, { kind: 'claim', colour: RED }).state;
    const state = after(
      claimed,
      [4, { kind: 'vote', guilty: false }],
      [0, { kind: 'plead', guilty: false }],
      [1, { kind: 'plead', guilty: false }],
    );
    expect(state.breach).toBeNull();
  });
  test('asks people only: bots hear nothing and are asked nothing', () => {
    const seats = ['human', 'bot', 'human', 'bot', 'human', 'bot'];
    const state = three({ seats });
    expect(kinds(state)).toEqual(['turn 0', 'claim 0', 'claim 2', 'claim 4']);
    const claimed = played(state, 2, { kind: 'claim', colour: RED }).state;
    expect(kinds(claimed)).toEqual(['plead 0', 'vote 4']);
    expect(played(claimed, 4, { kind: 'vote', guilty: true }).state.breach?.stage).toBe('paying');
    expect(kinds(played(claimed, 0, { kind: 'plead', guilty: true }).state)).toEqual(['give 0', 'give 1']);
  });
  test('against bots with no third team of people is not offered: nobody could admit it', () => {
    const state = two({ seats: ['human', 'human', 'bot', 'bot'] });
    expect(kinds(state)).toEqual(['turn 0']);
    const claim = { id: 'claim', kind: 'claim', seat: 0, must: false };
    expect(rules.refusal(state, claim, { kind: 'claim', colour: GOLD })).toMatchObject({
      reason: 'nobody-to-judge',
    });
  });
  test('against a team of bots is judged by the third team alone', () => {
    const state = three({ seats: ['bot', 'bot', 'human', 'human', 'human', 'human'] });
    const claimed = played(state, 2, { kind: 'claim', colour: RED }).state;
    expect(kinds(claimed)).toEqual(['vote 4', 'vote 5']);
    expect(played(claimed, 4, { kind: 'vote', guilty: false }).state.breach).toBeNull();
  });
  test('may be made once a round by each seat, and again in the next round', () => {
    const rejected = after(
      two(),
      [2, { kind: 'claim', colour: RED }],
      [0, { kind: 'plead', guilty: false }],
      [1, { kind: 'plead', guilty: false }],
    );
    expect(kinds(rejected)).toEqual(['turn 0', 'claim 0', 'claim 1', 'claim 3']);
    const claim = { id: 'claim', kind: 'claim', seat: 2, must: false };
    expect(rules.refusal(rejected, claim, { kind: 'claim', colour: RED })).toMatchObject({
      clause: 'POB-9.3',
      reason: 'claimed-already',
    });
    const soon = played(rejected, 0, playEvent('b1')).state;
    expect(kinds(soon), 'the next turn is not the next round').toEqual([
      'turn 1',
      'claim 0',
      'claim 1',
      'claim 3',
    ]);
    const order = rejected.circle.map((seat) => [seat, playEvent(`${'bcde'.charAt(seat)}1`)] as const);
    expect(kinds(after(rejected, ...order))).toContain('claim 2');
  });
  test('waits for no bot: a claim suspends the game until people have answered', () => {
    const claimed = played(two(), 2, { kind: 'claim', colour: RED }).state;
    expect(refused(claimed, 0, playEvent('b1'))).toMatchObject({ reason: 'decision-closed' });
  });
});
