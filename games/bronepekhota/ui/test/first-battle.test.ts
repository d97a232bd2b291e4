import { describe, expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import { MISSIONS } from '../../rules/options.ts';
import { EVENTS } from '../../test/repertoire.ts';
import { guideFor } from '../../text/guide.ts';
import { DOINGS, doingOf } from '../first-battle/doing.ts';

describe('a first battle waits only for what can be done at the table', () => {
  test.each(MISSIONS)('%s', (mission) => {
    const awaited = guideFor(packFrom(), { mission }).flatMap(({ until }) => until ?? []);
    expect(
      awaited.filter((name) => !(name in EVENTS) && !(DOINGS as readonly string[]).includes(name)),
    ).toEqual([]);
    expect(awaited).toContain('walked');
    expect(awaited.indexOf('odds')).toBeLessThan(awaited.indexOf('shot'));
  });
});

test('odds are being looked at once a target is chosen and they are known', () => {
  const plan = { do: 'shoot', with: 'own', isAimed: false, at: [7], most: 1 } as const;
  const idle = { way: null, outlooks: new Map<number, never>() };
  const known = { way: null, outlooks: new Map([[7, {} as never]]) };
  expect(doingOf({ actor: 3, plan }, idle, { measured: null })).toEqual(['soldier']);
  expect(doingOf({ actor: 3, plan }, known, { measured: null })).toEqual(['soldier', 'odds']);
  expect(doingOf({ actor: null, plan: null }, idle, { measured: null })).toEqual([]);
});
