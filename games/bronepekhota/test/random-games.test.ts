import { type OptionValue, readOptions, type TablePlan } from '@bridgehead/kernel';
import { playAtRandom } from '@bridgehead/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import type { Event } from '../rules/events.ts';
import { manifest } from '../rules/manifest.ts';
import { OPTIONAL } from '../rules/options.ts';
import { retell } from '../rules/retell.ts';
import { rulesOver } from '../rules/rules.ts';
import type { View } from '../rules/view.ts';
import { conserve } from './conserve.ts';

const rules = rulesOver(packFrom());
const everything = Object.fromEntries(OPTIONAL.map((rule) => [rule, true]));

/** Everything but what is asked next. */
const retelling = {
  retell,
  drawn: ({ stage: _stage, asked: _asked, ...drawn }: View) => drawn,
};

const heard = new Set<Event['kind']>();

/** Every mission at every number of players it is offered to, with sides and rules that take turns. */
const tables = [2, 3, 4].flatMap((seats) =>
  valuesOf('mission', { seats, options: {} }).flatMap((mission, place) => {
    const plan = { seats, options: { mission } };
    const teams = valuesOf('teams', plan);
    const tours = valuesOf('tours', plan);
    const rulesOn = place % 2 === 0 ? everything : {};
    const shortest = Math.min(...tours.map(Number).filter((count) => count > 0));
    return [{ seats, mission, teams: teams[place % teams.length], tours: shortest, rulesOn }];
  }),
);

function valuesOf(id: string, plan: TablePlan): readonly OptionValue[] {
  return manifest.options.find((spec) => spec.id === id)?.values(plan) ?? [];
}

describe('random battles', () => {
  test.each(tables)(
    '$mission, $seats players, $teams',
    ({ seats, mission, teams, tours, rulesOn }) => {
      const options = { mission, teams, tours, ...rulesOn };
      expect(readOptions(manifest, seats, options)).toHaveProperty('options');
      const { moves } = playAtRandom({
        rules,
        options,
        seats: Array.from({ length: seats }, () => 'human' as const),
        seed: `bronepekhota ${mission} ${seats} ${teams}`,
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
