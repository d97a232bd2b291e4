import { packProblem } from '@bridgehead/kernel';
import { id, list, localized, whole } from '@bridgehead/kernel/content';
import * as v from 'valibot';
import { POINTS, UNITS } from '../rules/card-set.ts';
import { SKILLS } from '../rules/state.ts';
import type { Pack } from './pack.ts';
import { nonsense } from './sense.ts';
import {
  conditionSchema,
  effectsSchema,
  propertySchema,
  reactsSchema,
  traitSchema,
} from './vocabulary-schema.ts';

/** What a content pack may hold: fire points, units with their skills, enemies, events and tasks, and their words. */

/** RUB-10.1 */
const MOST_REINFORCEMENTS = 6;

const title = localized(40);
const fact = localized(400);

const pointSchema = v.strictObject({
  id,
  title,
  place: localized(80),
  fact,
  value: whole(1, 30),
  limit: whole(0, 6),
  property: v.exactOptional(propertySchema),
});

const skillSchema = v.strictObject({
  id,
  title,
  fact: v.exactOptional(localized(120)),
  copies: whole(1, SKILLS),
  reacts: v.exactOptional(reactsSchema),
  plusAction: v.exactOptional(v.literal(true)),
  cycle: v.exactOptional(v.literal(true)),
  leaves: v.exactOptional(v.literal(true)),
  does: effectsSchema,
});

const unitSchema = v.strictObject({
  id,
  title,
  subtitle: localized(80),
  fact,
  skills: v.pipe(
    list(skillSchema, 1, SKILLS),
    v.check((skills) => copies(skills) === SKILLS, `They are not ${SKILLS} cards`),
  ),
});

const enemySchema = v.strictObject({
  id,
  title,
  fact,
  copies: whole(1, 60),
  attack: whole(0, 9),
  defence: whole(1, 9),
  capture: whole(0, 9),
  traits: list(traitSchema, 0, 6),
});

const eventSchema = v.strictObject({
  id,
  title,
  fact,
  does: effectsSchema,
  reinforcements: v.pipe(
    v.strictTuple([whole(0, 6), whole(0, 6), whole(0, 6), whole(0, 6)]),
    v.check((points) => sum(points) <= MOST_REINFORCEMENTS, `They are more than ${MOST_REINFORCEMENTS}`),
  ),
});

const taskSchema = v.strictObject({
  id,
  title,
  fact,
  needs: list(conditionSchema, 1, 4),
  does: effectsSchema,
});

const points = list(pointSchema, POINTS, POINTS);
const ground = v.strictObject({ title, fact });

const packSchema = v.strictObject({
  id,
  title: localized(80),
  grounds: v.strictObject({ terespol: ground, volyn: ground, citadel: ground }),
  scenarios: v.strictObject({ terespol: points, volyn: points, citadel: points }),
  units: list(unitSchema, UNITS, UNITS),
  enemies: v.pipe(
    list(enemySchema, 1, 20),
    v.check((kinds) => copies(kinds) >= 20 && copies(kinds) <= 99, 'They are not 20 to 99 cards'),
  ),
  events: list(eventSchema, 5, 60),
  tasks: list(taskSchema, 0, 12),
});

/** Checks a pack. What is wrong, and in which entry, is said in a sentence. */
export function readPack(json: unknown): Pack {
  const result = v.safeParse(packSchema, json, { abortEarly: true });
  if (!result.success) throw packProblem('карт', json, result.issues[0]);
  const issue = nonsense(result.output);
  if (issue) throw packProblem('карт', json, issue);
  return result.output;
}

function copies(entries: readonly { readonly copies: number }[]): number {
  return sum(entries.map((entry) => entry.copies));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
