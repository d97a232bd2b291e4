import { describe, expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import { MISSIONS } from '../../rules/options.ts';
import type { Event } from '../../rules/events.ts';
import { EVENTS } from '../../test/repertoire.ts';
import { Battle } from '../../test/scenario.ts';
import { guideFor } from '../../text/guide.ts';
import { DOINGS, doingOf } from '../first-battle/doing.ts';

const seenBy = (viewer: number) => {
  const battle = new Battle();
  battle.soldier(0, 'heavy-clones', 1, [300, 300]);
  battle.soldier(1, 'cyber-infantry', 1, [600, 300]);
  return { view: { ...battle.state, viewer }, viewer };
};

describe('a first battle waits only for what can be done at the table', () => {
  test.each(MISSIONS)('%s', (mission) => {
    const awaited = guideFor(packFrom(), { mission }).flatMap(({ until }) => until ?? []);
    expect(
      awaited.filter((name) => !(name in EVENTS) && !(DOINGS as readonly string[]).includes(name)),
    ).toEqual([]);
    expect(awaited).toContain('ownMove');
    expect(awaited.indexOf('odds')).toBeLessThan(awaited.indexOf('ownShot'));
  });
});

test('odds are being looked at once a target is chosen and they are known', () => {
  const plan = { do: 'shoot', with: 'own', isAimed: false, at: [7], most: 1 } as const;
  const idle = { outlooks: new Map<number, never>() };
  const known = { outlooks: new Map([[7, {} as never]]) };
  const scene = seenBy(0);
  expect(doingOf(scene, { plan }, idle, { events: [] })).toEqual(['allStand']);
  expect(doingOf(scene, { plan }, known, { events: [] })).toEqual(['allStand', 'odds']);
  expect(doingOf(scene, { plan: null }, known, { events: [] })).toEqual(['allStand']);
});

test('armies stand once nobody has anything left to set up', () => {
  const { view, viewer } = seenBy(0);
  const setting = { ...view, stage: { stage: 'deploy', seat: 0, order: [0, 1] } } as const;
  const doing = (seen: typeof view | typeof setting) =>
    doingOf({ view: seen, viewer }, { plan: null }, { outlooks: new Map() }, { events: [] });
  expect(doing(setting)).toEqual([]);
  expect(doing(view)).toEqual(['allStand']);
});

test('only what a newcomer does themselves leads on, not what the enemy does', () => {
  const shot = { kind: 'shot', by: 0, at: 1 } as Event;
  const walked = { kind: 'walked', piece: 0 } as Event;
  const doing = (viewer: number) =>
    doingOf(seenBy(viewer), { plan: null }, { outlooks: new Map() }, { events: [walked, shot] });
  expect(doing(0)).toEqual(['allStand', 'ownMove', 'ownShot']);
  expect(doing(1)).toEqual(['allStand']);
});
