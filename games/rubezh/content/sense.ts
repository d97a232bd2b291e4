import type { PackIssue } from '@bridgehead/kernel';
import type { CardSet, EnemyKind, Skill } from '../rules/card-set.ts';
import type { Condition, Effect, Timing, Who } from '../rules/vocabulary.ts';
import { MOST_AT_ONCE, weightOf } from './weight.ts';

/** What a schema of single fields cannot see: names that name nothing, and words out of their place. */

type Path = readonly (string | number)[];
/** What the words of a card can refer to. */
interface Context {
  readonly kinds: ReadonlySet<string>;
  readonly of: 'skill' | 'event' | 'task' | 'point';
  readonly at?: Timing | undefined;
  /** There is a `self`; there is a `here`. */
  readonly hasUnit: boolean;
  readonly hasPoint: boolean;
}

const OF_A_CHECK: readonly Timing[] = ['check', 'failed', 'doomed', 'passed'];
const CHOSEN = ['one', 'one-manned'];
const COUNTED_AT_POINTS = ['enemies', 'units', 'tokens'];
const COUNTED_BY_KIND = ['enemies', 'fallen'];

/** The first thing that makes no sense, or nothing. */
export function nonsense(set: CardSet): PackIssue | undefined {
  for (const issue of issuesOf(set)) return issue;
  return undefined;
}

function* issuesOf({ scenarios, units, enemies, events, tasks }: CardSet): Generator<PackIssue> {
  const kinds = new Set(enemies.map(({ id }) => id));
  const points = Object.entries(scenarios).flatMap(([name, some]) => entries(['scenarios', name], some));
  yield* twins(points);
  yield* twins(entries(['units'], units));
  yield* twins(units.flatMap(({ skills }, unit) => entries(['units', unit, 'skills'], skills)));
  yield* twins(entries(['enemies'], enemies));
  yield* twins(entries(['events'], events));
  yield* twins(entries(['tasks'], tasks));
  for (const { path, entry } of entries(['enemies'], enemies)) yield* inEnemy(entry, path, kinds);
  for (const [unit, { skills }] of units.entries()) {
    for (const { path, entry } of entries(['units', unit, 'skills'], skills))
      yield* inSkill(entry, path, kinds);
  }
  for (const { path, entry } of points) {
    const place = [...path, 'property', 'does'];
    yield* inText(entry.property?.does ?? [], place, {
      kinds,
      of: 'point',
      hasUnit: false,
      hasPoint: true,
    });
  }
  const nowhere = { kinds, hasUnit: false, hasPoint: false };
  for (const { path, entry } of entries(['events'], events)) {
    yield* inText(entry.does, [...path, 'does'], { ...nowhere, of: 'event' });
  }
  for (const { path, entry } of entries(['tasks'], tasks)) {
    const context = { ...nowhere, of: 'task' } as const;
    for (const [index, needed] of entry.needs.entries())
      yield* inCondition(needed, [...path, 'needs', index], context);
    yield* inText(entry.does, [...path, 'does'], context);
  }
}

function entries<Entry>(place: Path, list: readonly Entry[]) {
  return list.map((entry, index) => ({ path: [...place, index], entry }));
}

function* twins(named: readonly { readonly path: Path; readonly entry: { readonly id: string } }[]) {
  const seen = new Set<string>();
  for (const { path, entry } of named) {
    if (seen.has(entry.id)) yield wrong([...path, 'id'], entry.id, 'Another entry has the same id');
    seen.add(entry.id);
  }
}

function* inEnemy({ traits }: EnemyKind, path: Path, kinds: ReadonlySet<string>) {
  for (const [index, trait] of traits.entries()) {
    const place = [...path, 'traits', index];
    if (traits.findIndex((other) => other.trait === trait.trait) < index) {
      yield wrong([...place, 'trait'], trait.trait, 'It has this trait already');
    }
    if (trait.trait === 'screened') yield* known(trait.by, [...place, 'by'], kinds);
  }
}

function* inSkill({ reacts, plusAction, does }: Skill, path: Path, kinds: ReadonlySet<string>) {
  if (reacts) {
    const isOfACheck = OF_A_CHECK.includes(reacts.at);
    const to = [...path, 'reacts', 'to'];
    if (isOfACheck && !reacts.to) yield wrong(to, reacts.to, 'It does not say whose check it answers');
    if (!isOfACheck && reacts.to) yield wrong(to, reacts.to, 'There is no check at that moment');
    if (plusAction) yield wrong([...path, 'plusAction'], plusAction, 'A reaction costs no action');
  }
  yield* inText(does, [...path, 'does'], {
    kinds,
    of: 'skill',
    at: reacts?.at,
    hasUnit: true,
    hasPoint: true,
  });
}

/** All that a card or a point does. */
function* inText(does: readonly Effect[], path: Path, context: Context): Generator<PackIssue> {
  if (weightOf(does) > MOST_AT_ONCE) yield wrong(path, does, 'Too much happens at once');
  yield* inEffects(does, path, context);
}

function* inEffects(effects: readonly Effect[], path: Path, context: Context): Generator<PackIssue> {
  for (const [index, effect] of effects.entries()) yield* inEffect(effect, [...path, index], context);
}

function* inEffect(effect: Effect, path: Path, context: Context): Generator<PackIssue> {
  const misplaced = outOfPlace(effect, context);
  if (misplaced) yield wrong([...path, misplaced.field ?? 'do'], misplaced.found ?? effect.do, misplaced.why);
  if ('who' in effect) yield* inWho(effect.who, [...path, 'who'], context);
  if ('where' in effect && effect.where === 'here' && !context.hasPoint) {
    yield wrong([...path, 'where'], effect.where, 'Nothing says where that is');
  }
  if ('kinds' in effect && effect.kinds) yield* known(effect.kinds, [...path, 'kinds'], context.kinds);
  switch (effect.do) {
    case 'attack':
      if (effect.against) yield* known(effect.against.kinds, [...path, 'against', 'kinds'], context.kinds);
      break;
    case 'for':
      yield* inEffects(effect.does, [...path, 'does'], { ...context, hasUnit: true, hasPoint: true });
      break;
    case 'at':
      yield* inEffects(effect.does, [...path, 'does'], { ...context, hasPoint: true });
      break;
    case 'choose':
      for (const [index, some] of effect.of.entries())
        yield* inEffects(some, [...path, 'of', index], context);
      break;
    case 'when':
      yield* inCondition(effect.holds, [...path, 'holds'], context);
      yield* inEffects(effect.does, [...path, 'does'], context);
      yield* inEffects(effect.otherwise ?? [], [...path, 'otherwise'], context);
  }
}

/** Words that mean something only at their moment, or only where a unit acts. */
function outOfPlace(effect: Effect, { of, at, hasUnit }: Context) {
  switch (effect.do) {
    case 'attack':
    case 'assault': {
      if (!hasUnit) return { why: 'No unit is there to attack' };
      const prey = effect.do === 'attack' ? effect.prey : undefined;
      const moment = prey === 'arrived' ? 'arrival' : prey === 'attackers' ? 'passed' : at;
      return moment === at ? null : { field: 'prey', found: prey, why: 'There are none at that moment' };
    }
    case 'steady':
      return effect.lasts === 'turn' || at === 'check'
        ? null
        : { field: 'lasts', found: effect.lasts, why: 'No check is about to be rolled' };
    case 'reroll':
      return at === 'failed' ? null : { why: 'No check has failed' };
    case 'save':
      return at === 'doomed' ? null : { why: 'Nobody is about to be destroyed' };
    case 'withhold':
      return of === 'event' ? null : { why: 'Only an event prints reinforcements' };
    default:
      return null;
  }
}

function* inWho(who: Who, path: Path, { at, hasUnit, hasPoint }: Context) {
  const isKnown =
    who === 'checked'
      ? at !== undefined && OF_A_CHECK.includes(at)
      : who === 'self' || who === 'other-here'
        ? hasUnit
        : hasPoint || !who.endsWith('here');
  if (!isKnown) yield wrong(path, who, 'Nothing says who that is');
}

function* inCondition({ count, where, kinds }: Condition, path: Path, context: Context) {
  const isPlaced = COUNTED_AT_POINTS.includes(count);
  const isBlind = where === 'here' && !context.hasPoint;
  if (where && (!isPlaced || isBlind || CHOSEN.includes(String(where)))) {
    yield wrong([...path, 'where'], where, 'Nothing can be counted there');
  }
  if (isPlaced && !where) yield wrong([...path, 'where'], where, 'It does not say where to count');
  if (!kinds) return;
  if (!COUNTED_BY_KIND.includes(count))
    yield wrong([...path, 'kinds'], kinds, 'They are not counted by kind');
  yield* known(kinds, [...path, 'kinds'], context.kinds);
}

function* known(named: readonly string[], path: Path, kinds: ReadonlySet<string>) {
  for (const [index, kind] of named.entries()) {
    if (!kinds.has(kind)) yield wrong([...path, index], kind, 'No enemy has this id');
  }
}

function wrong(path: Path, input: unknown, message: string): PackIssue {
  return { path: path.map((key) => ({ key })), input, message };
}
