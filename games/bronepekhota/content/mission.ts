import { id, list, localized, whole } from '@bridgehead/kernel/content';
import * as v from 'valibot';
import { EDGES, FATES, MOMENTS, RESULTS } from '../rules/mission.ts';
import { LOADS } from '../rules/state.ts';

/** A mission as a person writes it down. What it leaves out is not in it: no exits, no loads, no places. */

const FURTHEST = 1500;
const MOST = 12;

const truth = v.exactOptional(v.literal(true));
const side = whole(0, 3);
const offset = v.pipe(v.number(), v.minValue(-FURTHEST), v.maxValue(FURTHEST));
const length = v.pipe(v.number(), v.minValue(20), v.maxValue(2 * FURTHEST));
const steps = whole(1, 40);
const some = <const Entry extends v.GenericSchema>(entry: Entry) => v.exactOptional(list(entry, 0, MOST), []);

const placeSchema = v.strictObject({
  id,
  title: localized(40),
  x: offset,
  y: offset,
  radius: v.exactOptional(whole(0, 300), 0),
});

const zoneSchema = v.strictObject({ x: offset, y: offset, width: length, depth: length });

const forceSchema = v.strictObject({
  squads: list(id, 1, MOST),
  machines: some(
    v.strictObject({
      kind: id,
      isPilotless: truth,
      durability: v.exactOptional(whole(1, 40)),
      at: v.exactOptional(id),
      weapons: v.exactOptional(list(whole(0, 11), 0, 8)),
    }),
  ),
  guns: some(v.strictObject({ kind: id, isSpared: truth })),
  captives: some(v.strictObject({ squad: id, at: id })),
});

const sortSchema = v.strictObject({
  whose: v.picklist(['us', 'them']),
  of: v.picklist(['soldiers', 'machines', 'commanders']),
  kind: v.exactOptional(id),
});

const conditionSchema = v.variant('is', [
  v.strictObject({
    is: v.picklist(FATES),
    what: sortSchema,
    share: v.pipe(v.number(), v.gtValue(0), v.maxValue(1)),
  }),
  v.strictObject({ is: v.picklist(['slew', 'freed']), captive: id }),
  v.strictObject({
    is: v.literal('held'),
    load: v.picklist(LOADS),
    near: v.exactOptional(v.strictObject({ place: id, within: steps })),
    isHome: truth,
  }),
  v.strictObject({
    is: v.literal('near'),
    place: id,
    within: steps,
    kind: v.exactOptional(id),
    atLeast: whole(1, 60),
  }),
  v.strictObject({ is: v.literal('inside'), atLeast: whole(1, 60) }),
  v.strictObject({ is: v.literal('ahead') }),
]);

const goalSchema = v.strictObject({
  when: v.picklist(MOMENTS),
  for: v.union([side, v.literal('each')]),
  needs: list(conditionSchema, 0, 6),
  result: v.picklist(RESULTS),
  text: localized(120),
});

export const missionSchema = v.strictObject({
  id,
  title: localized(40),
  briefing: localized(600),
  tasks: list(localized(500), 1, 4),
  layout: v.exactOptional(id),
  tours: v.nullable(whole(1, 40)),
  first: v.exactOptional(side),
  forces: v.exactOptional(list(forceSchema, 2, 4)),
  zones: v.exactOptional(list(zoneSchema, 2, 4)),
  places: some(placeSchema),
  exits: some(v.strictObject({ side, edge: v.picklist(EDGES) })),
  loads: some(v.strictObject({ role: v.picklist(LOADS), at: id })),
  scoring: v.exactOptional(v.strictObject({ places: list(id, 1, MOST), within: steps })),
  goals: list(goalSchema, 0, MOST),
});
