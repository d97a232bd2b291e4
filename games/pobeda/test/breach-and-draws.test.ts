import { expect, test } from 'vitest';
import { rules } from '../rules/rules.ts';
import { after, event, IDLE, played, playEvent, position, RED } from './scenario.ts';

/** Where a penalty meets the turn, the exchange and the draw. */

test('POB-4.4 a seat passed over for a breach does not use up the exchange of the next', () => {
  const board = '* g g . . . . . . . . *';
  const hands = [[event('b1')], [event('c1'), event('d1')], IDLE.slice(0, 2), IDLE.slice(2, 4)];
  const table = position({ board, hands, deck: [event('d5'), event('e5')], options: { teams: '2+2' } });
  const paid = after(
    table,
    [0, { kind: 'exchange', card: event('b1') }],
    [2, { kind: 'claim', colour: RED }],
    [0, { kind: 'plead', guilty: true }],
    [0, { kind: 'give', card: event('e5') }],
    [1, { kind: 'give', card: event('d1') }],
  );
  expect(rules.pending(paid)[0]).toMatchObject({ kind: 'turn', seat: 1 });
  expect(played(paid, 1, { kind: 'exchange', card: event('c1') }).state.hands[1]).toHaveLength(1);
});

test('POB-7.2 who played on an empty deck has no draw to make up for when a breach refills it', () => {
  const hands = [[event('b1'), event('b2')], [event('c1'), event('c2')], [event('d1')], [event('e1')]];
  const table = position({ hands, deck: [], options: { teams: '2+2', strictDraw: true } });
  const paid = after(
    table,
    [0, playEvent('b1')],
    [2, { kind: 'claim', colour: RED }],
    [1, { kind: 'plead', guilty: true }],
    [0, { kind: 'give', card: event('b2') }],
    [1, { kind: 'give', card: event('c1') }],
  );
  expect(rules.pending(paid).filter(({ kind }) => kind === 'draw')).toEqual([]);
});

test('POB-8.3 nor does that draw keep the game alive', () => {
  const hands = [[event('b1')], [event('c1')], [], []];
  const table = position({ hands, deck: [], options: { teams: '2+2', strictDraw: true } });
  const paid = after(
    table,
    [0, playEvent('b1')],
    [2, { kind: 'claim', colour: RED }],
    [1, { kind: 'plead', guilty: true }],
    [1, { kind: 'give', card: event('c1') }],
  );
  expect(paid.outcome).toMatchObject({ ending: 'cards' });
});

test('POB-9.3 waiting for the last open draw is not a round of its own', () => {
  const options = { teams: '2+2', strictDraw: true };
  const table = position({ hands: [[event('b1')], [], [], []], deck: [event('c1'), event('d1')], options });
  const deny = [
    [0, { kind: 'plead', guilty: false }],
    [1, { kind: 'plead', guilty: false }],
  ] as const;
  const waiting = after(table, [0, playEvent('b1')], [2, { kind: 'claim', colour: RED }], ...deny);
  const drawn = after(waiting, [0, { kind: 'draw' }]);
  expect(drawn.round).toBe(1);
});
