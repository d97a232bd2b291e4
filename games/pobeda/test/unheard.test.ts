import { heardAndUnheard } from '@bridgehead/kernel/testkit';
import { expect, test } from 'vitest';
import { rules } from '../rules/rules.ts';
import { tables } from './tables.ts';

type Plan = ReturnType<typeof tables>[number];

test.each([42, 77, 171])('a game goes the same way whether anybody listens or not: table %i', (kind) => {
  const { heard, unheard, events } = heardAndUnheard(rules, tables()[kind] as Plan, `unheard ${kind}`);
  expect(events).toBeGreaterThan(50);
  expect(unheard).toEqual(heard);
});
