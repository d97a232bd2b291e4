import { describe, expect, test } from 'vitest';
import type { Card } from '../rules/cards.ts';
import { rules } from '../rules/rules.ts';
import { after, decisionOf, GOLD, IDLE, played, playEvent, position, RED, refused } from './scenario.ts';
import { kinds, three, two } from './teams-at-table.ts';

describe('POB-9.3 a claim', () => {
  test('is made by a player of another team, at any moment of the game', () => {
    expect(kinds(two())).toEqual(['turn 0', 'claim 0', 'claim 1', 'claim 2', 'claim 3']);
    const claim = decisionOf(two(), 0, 'claim')!;
    expect(claim.must, 'the game does not wait for one').toBe(false);
    expect(rules.refusal(two(), claim, { kind: 'claim', colour: RED })).toMatchObject({
      clause: 'POB-9.3',
      reason: 'own-team',
    });
  });
  test('is put to the people of the accused team, and an admission is enough', () => {
    const claimed = played(two(), 2, { kind: 'claim', colour: RED }).state;
    expect(kinds(claimed)).toEqual(['plead 0', 'plead 1']);
    expect(kinds(played(claimed, 0, { kind: 'plead', guilty: false }).state), 'once each').toEqual([
      'plead 1',
    ]);
    expect(kinds(played(claimed, 1, { kind: 'plead', guilty: true }).state)).toEqual(['give 0', 'give 1']);
  });
  test('denied by all has no cost, and play goes on where it was', () => {
    const { state, events } = played(
      after(two(), [2, { kind: 'claim', colour: RED }], [0, { kind: 'plead', guilty: false }]),
      1,
      { kind: 'plead', guilty: false },
    );
    expect(state.breach).toBeNull();
    expect(events.map(({ event }) => event)).toContainEqual({ kind: 'claimRejected', accused: RED });
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
  test('is open to everybody in the first round and in the second', () => {
    const claims = ['claim 0', 'claim 1', 'claim 2', 'claim 3'];
    for (const round of [0, 1]) expect(kinds({ ...two(), round })).toEqual(['turn 0', ...claims]);
  });
  test('is judged in thought without a trace at the table', () => {
    const view = rules.observe(played(two(), 2, { kind: 'claim', colour: RED }).state, 0);
    const seen = JSON.stringify(view);
    const world = rules.sample(view, { below: () => 0 });
    rules.play(world, decisionOf(world, 0, 'plead')!, { kind: 'plead', guilty: false }, { below: () => 0 });
    expect(world.breach?.verdicts).toEqual([false, null, null, null]);
    expect(JSON.stringify(view)).toBe(seen);
  });
  test('waits for no bot: a claim suspends the game until people have answered', () => {
    const claimed = played(two(), 2, { kind: 'claim', colour: RED }).state;
    expect(refused(claimed, 0, playEvent('b1'))).toEqual({ clause: 'POB-9.3', reason: 'claim-open' });
  });
});
