import { playAtRandom } from '@bridgehead/kernel/testkit';
import { expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import { retell } from '../rules/retell.ts';
import type { View } from '../rules/view.ts';
import { asListed, conserve, rules, tables } from './tables.ts';

/** What is being asked, and who has had enough of it, is known when the step is over. */
const retelling = {
  retell,
  drawn({
    agenda: _agenda,
    asked: _asked,
    acted: _acted,
    resting: _resting,
    lastLoss: _lastLoss,
    units,
    ...view
  }: View) {
    return { ...view, units: units.map(({ isSpent: _isSpent, isRenewed: _isRenewed, ...unit }) => unit) };
  },
};

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
