import { type Heard, heardBy } from '@bridgehead/kernel';
import { playAtRandom } from '@bridgehead/kernel/testkit';
import { describe, expect, test } from 'vitest';
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
import { cards, kinds, three, two } from './teams-at-table.ts';

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
    expect(refused(lone, 0, { kind: 'claim', colour: BLUE })).toEqual({
      clause: 'POB-9.1',
      reason: 'no-team-mates',
    });
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
    expect(rules.observe(state, 'spectator').breach).toMatchObject({ ownGift: null });
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
