import { describe, expect, test } from 'vitest';
import type { CardSet } from '../rules/card-set.ts';
import { skillOf } from '../rules/ground.ts';
import { rulesOver } from '../rules/rules.ts';
import {
  asked,
  choose,
  DONE,
  eventCard,
  held,
  kindName,
  kindsAt,
  ofKind,
  play,
  played,
  position,
  react,
  refused,
  STAND,
  unshuffled,
} from './scenario.ts';
import { smallSet } from './small-set.ts';

describe('RUB-4.1 the start of a turn', () => {
  const sizes = (state: ReturnType<typeof position>) => state.hands.map(({ length }) => length);

  test('brings one card for each living unit', () => {
    const state = position({ units: [1, 1, 1, 0, 1], hands: { 1: 'double' } });
    expect(sizes(played(state, 0, DONE).state)).toEqual([2, 1, 1, 0, 1]);
  });
  test('three in the first turn', () => {
    const state = position({ turn: 0, units: [1, 1, 1, 1, 1] });
    expect(sizes(played(state, 0, DONE).state)).toEqual([3, 3, 3, 3, 3]);
  });
  test('renews an empty deck from the discard', () => {
    const state = position({ decks: { 1: '' }, discards: { 1: 'double cheer' } });
    const { state: next, events } = played(state, 0, DONE, unshuffled(2));
    expect(ofKind(events, 'renewed')).toEqual([{ kind: 'renewed', unit: 0 }]);
    expect(next.units[0]?.discard).toEqual([]);
    expect(sizes(next)[0]).toBe(1);
    expect(next.decks[0]?.cards).toHaveLength(1);
  });
  test('draws nothing where there is nothing to renew from', () => {
    const state = position({ decks: { 1: '' }, hands: { 1: 'cheer' } });
    expect(sizes(played(state, 0, DONE).state)[0]).toBe(1);
  });
  test('a deck is not renewed before a draw needs it', () => {
    const state = position({ decks: { 1: 'cheer' }, discards: { 1: 'double' } });
    const { state: next, events } = played(state, 0, DONE);
    expect(ofKind(events, 'renewed')).toEqual([]);
    expect(next.decks[0]?.cards).toEqual([]);
  });
  test('a deck is renewed once a turn, and again in the next', () => {
    const state = position({
      decks: { 4: '' },
      discards: { 4: 'rifle' },
      hands: { 4: 'rifle rifle' },
    });
    const [first, second] = state.hands[3] as number[];
    const cycled = played(state, 0, { kind: 'cycle', card: first as number }).state;
    expect(cycled.units[3]?.isRenewed).toBe(true);
    const { state: again, events } = played(cycled, 0, { kind: 'cycle', card: second as number });
    expect(ofKind(events, 'renewed')).toEqual([]);
    expect(sizes(again)[3]).toBe(1);
    const next = played(again, 0, DONE, unshuffled(2));
    expect(ofKind(next.events, 'renewed')).toHaveLength(1);
  });
  test('the card being cycled or played is not renewed', () => {
    const state = position({ decks: { 2: '' }, discards: { 2: 'volley' }, hands: { 2: 'drill' } });
    const card = held(state, 2, 'drill');
    const { state: next } = played(state, 0, play(state, 2, 'drill'));
    expect(next.hands[1]).toEqual([]);
    expect(next.decks[1]?.cards).toEqual([]);
    expect(next.units[1]?.discard.map((other) => skillOf(smallSet, other).id)).toEqual(['volley', 'drill']);
    expect(next.units[1]?.discard.at(-1)).toBe(card);
  });
});

describe('RUB-4.2 an event', () => {
  test('is carried out first; then its reinforcements arrive', () => {
    const state = position({ events: 'one-on-one', fresh: 'rockets guns' });
    const { events } = played(state, 0, DONE);
    expect(ofKind(events, 'arrived').map(({ enemy, point }) => [kindName(enemy), point])).toEqual([
      ['rockets', 0],
      ['guns', 0],
    ]);
    const order = events.map(({ kind }) => kind).filter((kind) => kind === 'event' || kind === 'arrived');
    expect(order).toEqual(['event', 'arrived', 'arrived']);
  });
  test('waits for the choice it demands before anything else happens', () => {
    const state = position({ events: 'shot', points: ['infantry', 'infantry'], units: [3, 3, 3, 3, 3] });
    const next = played(state, 0, DONE).state;
    expect(next.phase).toBe('events');
    expect(asked(next)).toEqual(['choose 0']);
    expect(refused(next, 0, choose(3))).toEqual({ clause: 'RUB-4.2', reason: 'not-offered' });
    expect(refused(next, 0, choose())).toEqual({
      clause: 'RUB-4.2',
      reason: 'too-few',
      figures: { least: 1 },
    });
    expect(refused(next, 0, choose(0, 1))).toMatchObject({ reason: 'too-many', figures: { most: 1 } });
    expect(refused(next, 0, choose(0, 0))).toMatchObject({ reason: 'chosen-twice' });
    expect(played(next, 0, choose(1)).state).toMatchObject({ phase: 'actions', turn: 3 });
  });
  test('a choice belongs to the commander of the unit concerned', () => {
    const state = position({ commanders: [0, 1, 1, 1, 1], events: 'orders' });
    const done = played(played(state, 0, DONE).state, 1, DONE).state;
    expect(asked(done)).toEqual(['choose 0']);
    expect(asked(played(done, 0, choose(3)).state)).toEqual(['choose 1']);
  });
  test('or, where no unit is concerned, to the commander of the lowest-numbered living unit', () => {
    const state = position({
      commanders: [0, 1, 0, 0, 0],
      units: [0, 3, 3, 3, 3],
      events: 'shot',
      points: ['infantry', 'infantry'],
    });
    const done = played(played(state, 0, DONE).state, 1, DONE).state;
    expect(asked(done)).toEqual(['choose 1']);
  });
});

describe('RUB-4.3 a task drawn', () => {
  test('is laid aside, and cards are drawn until an event comes', () => {
    const state = position({ events: 'banner silence supplies quiet' });
    const { state: next, events } = played(state, 0, DONE);
    expect(next.tasks).toEqual([
      { task: eventCard('banner'), isMet: false },
      { task: eventCard('silence'), isMet: false },
    ]);
    expect(next.eventDiscard).toEqual([eventCard('supplies')]);
    expect(ofKind(events, 'taskLaid')).toHaveLength(2);
    expect(next.events.cards).toEqual([eventCard('quiet')]);
  });
});

describe('RUB-4.4 reinforcements of captured points', () => {
  const points = (events: string, captured: readonly number[]) => {
    const state = position({
      events,
      points: [1, 2, 3, 4].map((point) => (captured.includes(point) ? 'captured' : '')),
      units: captured.includes(1) ? [2, 2, 2, 2, 2] : [1, 1, 1, 1, 1],
      fresh: 'rockets rockets rockets rockets rockets rockets rockets',
    });
    return ofKind(played(state, 0, DONE).events, 'arrived').map(({ point }) => point + 1);
  };

  test('go one by one over the points still held, lowest number first', () => {
    expect(points('four-on-four', [4])).toEqual([1, 2, 3, 1]);
    expect(points('four-on-four', [1, 4])).toEqual([2, 3, 2, 3]);
  });
  test('take the captured point’s place in the order', () => {
    expect(points('two-and-three', [2])).toEqual([1, 3, 3, 3, 3, 4]);
  });
  test('with two captured each share starts again at the lowest', () => {
    expect(points('two-and-three', [2, 3])).toEqual([1, 4, 1, 4, 1, 4]);
  });
  test('come where they are printed while all points are held', () => {
    expect(points('two-and-three', [])).toEqual([2, 2, 3, 3, 3, 4]);
  });
});

describe('RUB-4.5 what runs out', () => {
  test('fresh forces in mid-deal: the rest do not come', () => {
    const state = position({ events: 'one-each', fresh: 'guns rockets' });
    const { state: next, events } = played(state, 0, DONE);
    expect([1, 2, 3, 4].map((point) => kindsAt(next, point))).toEqual([['guns'], ['rockets'], [], []]);
    expect(ofKind(events, 'freshEmpty')).toHaveLength(1);
  });
  test('events: the discarded ones make a new deck, tasks do not', () => {
    const state = position({ events: '', eventDiscard: 'quiet supplies' });
    const { state: next, events } = played(state, 0, DONE, unshuffled(2));
    expect(ofKind(events, 'eventsRenewed')).toHaveLength(1);
    expect(next.eventDiscard).toEqual([eventCard('supplies')]);
    expect(next.events.cards).toEqual([eventCard('quiet')]);
  });
  test('also after a task that was the last card', () => {
    const state = position({ events: 'banner', eventDiscard: 'supplies' });
    const { state: next } = played(state, 0, DONE);
    expect(next.tasks).toHaveLength(1);
    expect(next.eventDiscard).toEqual([eventCard('supplies')]);
  });
});

describe('RUB-4.7 arrivals', () => {
  test('windows open by point when the whole deal lies', () => {
    const state = position({
      events: 'one-each',
      units: [1, 1, 1, 1, 2],
      hands: { 3: 'mines', 5: 'ambush' },
      fresh: 'infantry rockets guns sappers',
    });
    const { state: first, events } = played(state, 0, DONE);
    expect(ofKind(events, 'arrived')).toHaveLength(4);
    expect(first.agenda.at(-1)).toMatchObject({ task: 'window', at: 'arrival', point: 0 });
    const second = played(first, 0, react(first, 3, 'mines'), [1]);
    expect(ofKind(second.events, 'attacked').map(({ enemy }) => kindName(enemy))).toEqual(['infantry']);
    expect(second.state.agenda.at(-1)).toMatchObject({ task: 'window', point: 1 });
  });
  test('the text of an event and what it prints are two deals, each with its own windows', () => {
    const state = position({
      events: 'one-on-one',
      hands: { 5: 'ambush' },
      fresh: 'rockets guns',
    });
    const text = played(state, 0, DONE);
    expect(ofKind(text.events, 'arrived')).toHaveLength(1);
    const printed = played(text.state, 0, { kind: 'decline' });
    expect(ofKind(printed.events, 'arrived').map(({ enemy }) => kindName(enemy))).toEqual(['guns']);
    const window = printed.state.agenda.at(-1);
    expect(window).toMatchObject({
      task: 'window',
      at: 'arrival',
      prey: [printed.state.points[0]?.enemies[1]],
    });
  });
  test('only those who have just come can be hit', () => {
    const state = position({
      events: 'one-each',
      points: ['sappers'],
      units: [2, 2, 2, 2, 1],
      hands: { 5: 'ambush' },
      fresh: 'infantry infantry infantry infantry',
    });
    const opened = played(played(state, 0, DONE).state, 0, STAND, [6]);
    const hit = played(opened.state, 0, react(opened.state, 5, 'ambush'), [2]);
    expect(ofKind(hit.events, 'attacked').map(({ enemy }) => kindName(enemy))).toEqual(['infantry']);
    expect(kindsAt(hit.state, 1)).toEqual(['sappers']);
  });
  test('paratroopers land where the fewest units are, and use up their slot', () => {
    const state = position({
      events: 'one-each',
      units: [1, 1, 2, 4, 4],
      fresh: 'paras infantry rockets guns sappers',
    });
    const { state: next, events } = played(state, 0, DONE);
    expect(
      ofKind(events, 'arrived').map(({ enemy, point, how }) => [kindName(enemy), point + 1, how]),
    ).toEqual([
      ['paras', 3, 'landed'],
      ['infantry', 2, undefined],
      ['rockets', 3, undefined],
      ['guns', 4, undefined],
    ]);
    expect(next.fresh.cards).toHaveLength(1);
  });
  test('on a tie they land on the lower number; a captured point is no place to land', () => {
    const state = position({
      events: 'one-on-one',
      points: ['', 'captured'],
      units: [1, 1, 1, 1, 1],
      fresh: 'paras',
    });
    expect(kindsAt(played(state, 0, DONE).state, 3)).toEqual(['paras']);
  });
  test('tanks destroy a token when they come', () => {
    const state = position({ events: 'one-on-one', tokens: [2], fresh: 'tanks' });
    const { state: next, events } = played(state, 0, DONE);
    expect(next.points[0]?.tokens).toBe(1);
    expect(ofKind(events, 'tokens')).toEqual([{ kind: 'tokens', point: 0, change: -1, cause: 'broken' }]);
  });
  test('whoever breaks on arrival breaks where they land', () => {
    const raiders: CardSet = {
      ...smallSet,
      enemies: smallSet.enemies.map((kind) =>
        kind.id === 'paras'
          ? { ...kind, traits: [...kind.traits, { trait: 'breaks', tokens: 1, at: ['arrival'] }] }
          : kind,
      ),
    };
    const state = position({ set: raiders, events: 'one-on-one', tokens: [1, 1], fresh: 'paras' });
    const { events } = played(state, 0, DONE, [], rulesOver(raiders));
    expect(ofKind(events, 'arrived')).toMatchObject([{ point: 1 }]);
    expect(ofKind(events, 'tokens')).toMatchObject([{ point: 1, change: -1 }]);
  });
  test('what an event keeps away does not come', () => {
    const state = position({ events: 'kept-away', fresh: 'guns rockets sappers infantry' });
    const next = played(state, 0, DONE).state;
    expect([1, 2, 3, 4].map((point) => kindsAt(next, point))).toEqual([
      [],
      ['guns'],
      ['rockets'],
      ['sappers'],
    ]);
  });
  test('and no more than that is kept away', () => {
    const fewer: CardSet = {
      ...smallSet,
      events: [{ id: 'fewer', reinforcements: [3, 1, 0, 0], does: [{ do: 'withhold', count: 1, where: 1 }] }],
    };
    const state = position({ set: fewer, events: 'fewer', fresh: 'guns rockets sappers infantry' });
    const next = played(state, 0, DONE, [], rulesOver(fewer)).state;
    expect([1, 2].map((point) => kindsAt(next, point))).toEqual([['guns', 'rockets'], ['sappers']]);
  });
});
