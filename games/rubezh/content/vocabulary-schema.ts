import { id, list, whole } from '@bridgehead/kernel/content';
import * as v from 'valibot';
import {
  type Condition,
  type Effect,
  MEASURES,
  POINT_TIMINGS,
  PREY,
  RULES_OF_TARGETS,
  TIMINGS,
  type Trait,
  WHERE,
  WHO,
} from '../rules/vocabulary.ts';

/** The words of rules/vocabulary.ts as a pack may write them. Which of them make sense together, sense.ts says. */

/** More than any card needs: choices in choices in choices are no card but a program. */
const DEPTH = 3;
const MOST_EFFECTS = 6;

const only = <const Word extends string>(word: Word) => v.literal(word);
const truth = v.exactOptional(v.literal(true));
const who = v.picklist(WHO);
const where = v.union([v.picklist(WHERE), v.picklist([1, 2, 3, 4])]);
const kinds = list(id, 1, 20);
const bonus = whole(-4, 6);
const count = whole(1, 9);
const change = v.pipe(whole(-9, 9), v.notValue(0));
const among = { kinds: v.exactOptional(kinds), maxAttack: v.exactOptional(whole(0, 9)) };

export const conditionSchema: v.GenericSchema<unknown, Condition> = v.pipe(
  v.strictObject({
    count: v.picklist(MEASURES),
    where: v.exactOptional(where),
    kinds: v.exactOptional(kinds),
    atLeast: v.exactOptional(whole(0, 99)),
    atMost: v.exactOptional(whole(0, 99)),
  }),
  v.check(
    ({ atLeast, atMost }) => atLeast !== undefined || atMost !== undefined,
    'It needs atLeast or atMost',
  ),
);

const PLAIN = [
  v.strictObject({
    do: only('attack'),
    times: whole(1, 4),
    bonus,
    against: v.exactOptional(v.strictObject({ kinds, bonus })),
    prey: v.exactOptional(v.picklist(PREY)),
    ignores: v.exactOptional(list(v.picklist(RULES_OF_TARGETS), 1, RULES_OF_TARGETS.length)),
    spread: truth,
  }),
  v.strictObject({ do: only('assault'), bonus, kinds }),
  v.strictObject({ do: only('destroy'), count, where, ...among }),
  v.strictObject({
    do: only('displace'),
    count,
    to: v.picklist(['point', 'bottom', 'either']),
    where,
    ...among,
  }),
  v.strictObject({ do: only('hold'), count, where, ...among }),
  v.strictObject({ do: only('fury'), bonus, where }),
  v.strictObject({ do: only('cover'), bonus, where }),
  v.strictObject({ do: only('draw'), count, who }),
  v.strictObject({ do: only('discard'), count, who }),
  v.strictObject({ do: only('recover'), count, who }),
  v.strictObject({ do: only('move'), who, may: truth }),
  v.strictObject({ do: only('action'), count: change, who }),
  v.strictObject({ do: only('steady'), bonus, who, lasts: v.picklist(['check', 'turn']) }),
  v.strictObject({ do: only('inspire'), bonus, who, lasts: v.picklist(['next', 'turn']) }),
  v.strictObject({ do: only('fortify'), tokens: change, where }),
  v.strictObject({ do: only('reroll'), bonus }),
  v.strictObject({ do: only('save') }),
  v.pipe(
    v.strictObject({
      do: only('look'),
      deck: v.picklist(['events', 'fresh']),
      count: whole(1, 6),
      bottom: whole(0, 6),
    }),
    v.check((look) => look.bottom <= look.count, 'More cards go to the bottom than are looked at'),
  ),
  v.strictObject({ do: only('arrive'), count, where }),
  v.strictObject({ do: only('withhold'), count, where }),
  v.strictObject({ do: only('retreat'), bonus }),
] as const;

export const effectsSchema = effectsTo(DEPTH);

function effectsTo(depth: number): v.GenericSchema<unknown, Effect[]> {
  return list(effectTo(depth), 1, MOST_EFFECTS);
}

function effectTo(depth: number): v.GenericSchema<unknown, Effect> {
  if (depth === 0) return v.variant('do', PLAIN);
  const does = effectsTo(depth - 1);
  const perhapsNothing = list(effectTo(depth - 1), 0, MOST_EFFECTS);
  return v.variant('do', [
    ...PLAIN,
    v.strictObject({ do: only('for'), who, does }),
    v.strictObject({ do: only('at'), where, does }),
    v.strictObject({ do: only('choose'), of: list(perhapsNothing, 2, 4) }),
    v.strictObject({
      do: only('when'),
      holds: conditionSchema,
      does,
      otherwise: v.exactOptional(does),
    }),
  ]);
}

export const traitSchema: v.GenericSchema<unknown, Trait> = v.variant('trait', [
  v.strictObject({ trait: only('calls'), at: whole(2, 20), brings: whole(1, 4) }),
  v.strictObject({ trait: only('screened'), by: kinds }),
  v.strictObject({ trait: only('pursues'), bonus: whole(-3, 3) }),
  v.strictObject({ trait: only('drives') }),
  v.strictObject({
    trait: only('breaks'),
    tokens: whole(1, 4),
    at: list(v.picklist(['arrival', 'defence']), 1, 2),
  }),
  v.strictObject({ trait: only('jams') }),
  v.strictObject({ trait: only('last') }),
  v.strictObject({ trait: only('everywhere') }),
  v.strictObject({ trait: only('lands') }),
]);

export const propertySchema = v.strictObject({ at: v.picklist(POINT_TIMINGS), does: effectsSchema });

export const reactsSchema = v.strictObject({
  at: v.picklist(TIMINGS),
  to: v.exactOptional(v.picklist(['self', 'other', 'any'])),
});
