import { playAtRandom } from '@bridgehead/kernel/testkit';
import { expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import { retelling } from './retelling.ts';
import { asListed, conserve, rules, tables } from './tables.ts';

test('random games over every scenario and number of players keep what every game promises', () => {
  const kinds = new Set<Event['kind']>();
  for (const [index, { options, seats }] of [...tables(), ...tables()].entries()) {
    playAtRandom({
      rules,
      options,
      seats,
      seed: `random ${index}`,
      conserve,
      asListed,
      hear: ({ kind }) => kinds.add(kind),
      retelling,
      undoEvery: index % 3 === 0 ? 25 : 0,
    });
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['arrived', 'attacked', 'checked', 'lost', 'over']));
}, 120_000);
