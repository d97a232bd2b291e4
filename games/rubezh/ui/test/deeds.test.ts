import { expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import { guide } from '../../text/guide.ts';
import { deedsIn } from '../deeds.ts';

const OWN = [0, 2];
const deeds = (...events: Event[]) => deedsIn(events, OWN);

test('whatever the guide waits for can be done', () => {
  const told = deeds(
    { kind: 'turn', turn: 1, actions: [] },
    { kind: 'played', unit: 0, card: 3, at: 'action' },
    { kind: 'phase', phase: 'defence' },
    { kind: 'facing', unit: 2, attackers: [1], attack: 2, retreats: false },
  );
  expect(told).toEqual(guide.flatMap(({ until }) => until ?? []));
});

test('the guide does not take what comrades do, one unit that is posted, or a reaction for what it waits for', () => {
  expect(deeds({ kind: 'posted', unit: 0, at: 1 })).toEqual([]);
  expect(deeds({ kind: 'played', unit: 1, card: 13, at: 'action' })).toEqual([]);
  expect(deeds({ kind: 'played', unit: 2, card: 23, at: 'arrival' })).toEqual([]);
  expect(deeds({ kind: 'ended', unit: 0 })).toEqual([]);
});
