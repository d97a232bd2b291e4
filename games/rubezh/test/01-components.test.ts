import { type Decision, ScriptedChance } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import type { CardSet, FirePoint } from '../rules/card-set.ts';
import { rulesOver } from '../rules/rules.ts';
import { cloneState } from '../rules/state.ts';
import { pointCardText } from '../text/card-text/index.ts';
import {
  asked,
  choose,
  DONE,
  ofKind,
  played,
  type Position,
  position,
  refused,
  unshuffled,
} from './scenario.ts';
import { smallSet } from './small-set.ts';

type Property = NonNullable<FirePoint['property']>;

/** The small set with a property on its second point. */
function withProperty(property: Property): CardSet {
  const terespol = smallSet.scenarios.terespol.map((point, place) =>
    place === 1 ? { ...point, property } : point,
  );
  return { ...smallSet, scenarios: { ...smallSet.scenarios, terespol } };
}

function after(property: Property, given: Position = {}, faces: readonly number[] = []) {
  const set = withProperty(property);
  return played(position({ set, ...given }), 0, DONE, faces, rulesOver(set));
}

describe('RUB-1.3 the property of a fire point', () => {
  test('works at the start of a turn, when the cards are drawn', () => {
    const draw = { at: 'start', does: [{ do: 'draw', count: 1, who: 'each-here' }] } as const;
    const { state, events } = after(draw, { units: [1, 2, 2, 1, 1] });
    expect(state.hands.map(({ length }) => length)).toEqual([1, 2, 2, 1, 1]);
    const kinds = events
      .map(({ kind }) => kind)
      .filter((kind) => ['drew', 'property', 'event'].includes(kind));
    expect(kinds).toEqual([...Array(5).fill('drew'), 'property', 'drew', 'drew', 'event']);
  });
  test('works at the start of defence, after the enemies’ own properties', () => {
    const fortify = { at: 'defence', does: [{ do: 'fortify', tokens: 1, where: 'here' }] } as const;
    const { state, events } = after(fortify, {
      points: ['', 'guns'],
      units: [1, 2, 1, 1, 1],
      tokens: [0, 1],
    });
    expect(ofKind(events, 'tokens').map(({ point, change, cause }) => [point, change, cause])).toEqual([
      [1, -1, 'broken'],
      [1, 1, 'card'],
    ]);
    expect(asked(state)).toEqual(['stand 0']);
  });
  test('works at the end of a turn, after the call for help and before the capture', () => {
    const away = { at: 'end', does: [{ do: 'destroy', count: 1, where: 'here' }] } as const;
    const { state, events } = after(away, { points: ['', 'guns guns guns guns'], units: [1, 1, 1, 1, 1] });
    expect(asked(state)).toEqual(['choose 0']);
    const set = withProperty(away);
    const next = played(state, 0, choose(state.points[1]?.enemies[0] as number), [], rulesOver(set));
    expect(ofKind([...events, ...next.events], 'captured')).toEqual([]);
    const four = 'infantry infantry infantry infantry';
    const called = after(away, { points: ['', '', '', four], fresh: 'guns' }, unshuffled(5));
    const kinds = called.events.map(({ kind }) => kind);
    expect(kinds.filter((kind) => ['arrived', 'property', 'captured'].includes(kind))).toEqual([
      'arrived',
      'property',
      'captured',
    ]);
  });
  test('asks by its own clause: no card and no unit is behind it', () => {
    const { state } = after(
      { at: 'defence', does: [{ do: 'destroy', count: 1, where: 'here' }] },
      { points: ['infantry', 'guns rockets'] },
    );
    expect(refused(state, 0, choose(state.points[0]?.enemies[0] as number))).toEqual({
      clause: 'RUB-1.3',
      reason: 'not-offered',
    });
    const by = { card: { of: 'point', id: 1 }, unit: null, point: 1 };
    expect(state.agenda.at(-1)).toMatchObject({ task: 'question', about: 'enemies', by });
  });
  test('does the same where nobody is told of it', () => {
    const property = { at: 'defence', does: [{ do: 'fortify', tokens: 1, where: 'here' }] } as const;
    const rules = rulesOver(withProperty(property));
    const state = position({ set: withProperty(property), points: ['', 'infantry'], units: [1, 2, 1, 1, 1] });
    const [decision] = rules.pending(state);
    const untold = cloneState(state);
    rules.play(untold, decision as Decision, DONE, new ScriptedChance([]));
    expect(untold).toEqual(played(state, 0, DONE, [], rules).state);
    expect(untold.points[1]?.tokens).toBe(1);
  });
  test('ends with its capture', () => {
    const draw = { at: 'start', does: [{ do: 'draw', count: 1, who: 'each' }] } as const;
    const { events } = after(draw, { points: ['', 'captured'] });
    expect(ofKind(events, 'property')).toEqual([]);
  });
  test('is told in both languages as it is written', () => {
    const point = (property: Property) => ({ id: 'mill', value: 4, limit: 2, property });
    const steady = { do: 'steady', bonus: 1, who: 'each-here', lasts: 'turn' } as const;
    expect(pointCardText(point({ at: 'defence', does: [steady] }), packFrom())).toEqual({
      ru: 'Начало защиты: каждое подразделение здесь получает +1 к проверкам защиты до конца хода.',
      en: 'Start of defence: each unit here gets +1 to its checks until the end of the turn.',
    });
    expect(pointCardText({ id: 'mill', value: 4, limit: 2 }, packFrom())).toBeNull();
  });
  test('is none of ours', () => {
    const points = Object.values(packFrom().scenarios).flat();
    expect(points).toHaveLength(12);
    expect(points.filter(({ property }) => property)).toEqual([]);
  });
});
