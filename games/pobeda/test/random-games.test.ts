import { playAtRandom } from '@bridgehead/kernel/testkit';
import { expect, test } from 'vitest';
import { effectOf } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { rules } from '../rules/rules.ts';
import { retelling } from './retelling.ts';
import { conserve, tables } from './tables.ts';

test('random games over all numbers of players, both editions and every option keep what every game promises', () => {
  const used = new Set<number>();
  const cells = new Set<number>();
  const kinds = new Set<string>();
  const hear = (event: Event) => {
    kinds.add(event.kind);
    if (event.kind === 'played' || event.kind === 'exchanged' || event.kind === 'emptyTurn')
      used.add(event.card);
    if (event.kind === 'placed') cells.add(event.cell);
  };
  const everyFifth = tables().filter((_, index) => index % 5 === 0);
  for (const [index, { options, seats }] of everyFifth.entries()) {
    playAtRandom({
      rules,
      options,
      seats,
      seed: `random ${index}`,
      conserve,
      hear,
      retelling,
      undoEvery: index % 3 === 0 ? 25 : 0,
    });
  }
  expect(used.size, 'every card was played').toBe(151);
  expect(cells.size, 'every cell held a chip').toBe(140);
  expect([...used].filter((card) => effectOf(card) !== 'event')).toHaveLength(11);
  expect([...kinds].sort()).toEqual(
    [
      'claimRejected',
      'claimUpheld',
      'claimed',
      'dealt',
      'drew',
      'emptyTurn',
      'ended',
      'exchanged',
      'gave',
      'line',
      'missedDraw',
      'penaltyPaid',
      'placed',
      'played',
      'pleaded',
      'received',
      'removed',
      'voted',
    ].sort(),
  );
});
