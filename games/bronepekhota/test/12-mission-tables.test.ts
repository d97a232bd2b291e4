import { fieldOf, look, placed, rectangle, standing, upright } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import type { Layout } from '../rules/armoury.ts';
import type { Mission } from '../rules/mission.ts';
import { onTable } from '../rules/places.ts';
import { lanesOf, partsIn } from '../rules/terrain/lanes.ts';
import { zonesOf } from '../rules/terrain/playable.ts';

const { missions, layouts } = packFrom();
const published = missions.filter(({ layout }) => layout !== undefined);

function tableOf({ layout }: Mission) {
  const { terrain } = layouts.find(({ id }) => id === layout) as Layout;
  return fieldOf(terrain);
}

/** What a mission puts there, and how much room that takes. */
function thingsOf({ loads, forces = [] }: Mission) {
  return [
    ...loads.map(({ at }) => ({ at, side: 20 })),
    ...forces.flatMap(({ captives }) => captives.map(({ at }) => ({ at, side: 30 }))),
    ...forces.flatMap(({ machines }) => machines.flatMap(({ at }) => (at ? [{ at, side: 120 }] : []))),
  ];
}

describe('BRP-12.4 the tables of the published missions', () => {
  test.each(published)('$id: what is set up at a place finds it free', (mission) => {
    const field = tableOf(mission);
    for (const { at, side } of thingsOf(mission)) {
      const place = mission.places.find(({ id }) => id === at);
      const centre = onTable(field, place ?? { x: Number.NaN, y: 0 });
      const body = upright(placed(rectangle(side, side), centre, { x: 1, y: 0 }), 0, 20);
      expect(standing(field, body, centre, [], 0), at).toBeNull();
    }
  });
  test.each(published)('$id: machines get from one zone to the other', (mission) => {
    const field = tableOf(mission);
    const zones = mission.zones?.map((zone) => onTable(field, zone)) ?? zonesOf(field, 2);
    const parts = zones.map((zone) => [...partsIn(lanesOf(field), zone)]);
    expect(parts).toEqual([[1], [1]]);
  });
  test('bait: the mortars are trained on the Locust: most of it is seen from where they are set up', () => {
    const mission = published.find(({ id }) => id === 'bait') as Mission;
    const field = tableOf(mission);
    const lure = onTable(field, mission.places[0] ?? { x: 0, y: 0 });
    const locust = upright(placed(rectangle(80, 85), lure, { x: 1, y: 0 }), 0, 130);
    for (const y of [250, 400, 610])
      expect(look({ x: 180, y, z: 40 }, locust, lure, field.grounds).seen, `${y}`).toBeGreaterThan(127);
  });
});
