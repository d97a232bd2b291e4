import { readOptions } from '@bridgehead/kernel';
import { playAtRandom } from '@bridgehead/kernel/testkit';
import { describe, expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import { manifest } from '../rules/manifest.ts';
import { retell } from '../rules/retell.ts';
import type { View } from '../rules/view.ts';
import { conserve, rules, tables } from './tables.ts';

/** Everything but what is asked next. */
const retelling = {
  retell,
  drawn: ({ stage: _stage, asked: _asked, ...drawn }: View) => drawn,
};

const heard = new Set<Event['kind']>();

describe('random battles', () => {
  test.each(tables())(
    '$options.mission, $seats.length players, $options.teams, on $options.ground',
    ({ options, seats }) => {
      expect(readOptions(manifest, seats.length, options)).toHaveProperty('options');
      const { moves } = playAtRandom({
        rules,
        options,
        seats,
        seed: `bronepekhota ${JSON.stringify(options)}`,
        conserve,
        retelling,
        hear: ({ kind }) => heard.add(kind),
        undoEvery: 40,
      });
      expect(moves).toBeGreaterThan(5);
    },
    120_000,
  );
  test('together they walk, shoot, fight, hurt and end', () => {
    const wanted = [
      'brought',
      'deployed',
      'tour',
      'walked',
      'jumped',
      'shot',
      'struck',
      'destroyed',
      'over',
    ] as const;
    expect([...heard]).toEqual(expect.arrayContaining([...wanted]));
  });
});
