import { describe, expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import type { Event } from '../../rules/events.ts';
import { observe } from '../../rules/view.ts';
import { Battle } from '../../test/scenario.ts';
import { staging } from '../staging.ts';

const pack = packFrom();
const FACING = { x: 1, y: 0 };

function told(event: (ids: { soldier: number; enemy: number }) => Event, viewer: 0 | 1 | 'spectator' = 0) {
  const battle = new Battle();
  const soldier = battle.soldier(0, 'light-assault-clones', 1, [300, 300]);
  const enemy = battle.soldier(1, 'cyber-infantry', 1, [600, 300]);
  return staging.beat(event({ soldier, enemy }), observe(battle.state, viewer), pack);
}

describe('whoever did something knows it: only what was rolled for is told to them', () => {
  const walked = ({ soldier }: { soldier: number }): Event => ({
    kind: 'walked',
    piece: soldier,
    path: [{ x: 350, y: 300, z: 0 }],
    facing: FACING,
    price: 1,
  });
  const shot = ({ soldier, enemy }: { soldier: number; enemy: number }): Event => ({
    kind: 'shot',
    by: soldier,
    with: 'own',
    at: enemy,
    distance: 6,
    cover: 'none',
    die: 4,
    carries: 6,
    isAimed: false,
    isHit: true,
  });

  test('one’s own walk is simply there; others and whoever looks on are told it', () => {
    expect(told(walked, 0)).toBeNull();
    expect(told(walked, 1)).toEqual({ weight: 'light' });
    expect(told(walked, 'spectator')).toEqual({ weight: 'light' });
  });

  test('one’s own shot is rolled for before everybody', () => {
    for (const viewer of [0, 1] as const)
      expect(told(shot, viewer)?.die).toMatchObject({ results: [4], sides: 6 });
  });

  test('whoever panics has not chosen to run', () => {
    const fled = ({ soldier }: { soldier: number }): Event =>
      ({ ...walked({ soldier }), kind: 'fled' }) as Event;
    expect(told(fled, 0)).not.toBeNull();
  });
});

test('BRP-1.7, BRP-7.4.2 power dice fall all together, as many-sided as they are; those not above armour are faint', () => {
  const beat = told(({ enemy }) => ({
    kind: 'struck',
    piece: enemy,
    cause: 'shot',
    die: 12,
    dice: [3, 7, 8, 11],
    armour: 7,
    damage: 2,
  }));
  expect(beat?.die).toMatchObject({ results: [3, 7, 8, 11], sides: 12, least: 8 });
});

test('BRP-8.1, BRP-8.3 in a fight both sides’ dice are seen', () => {
  const beat = told(({ soldier, enemy }) => ({
    kind: 'fought',
    by: soldier,
    enemy,
    attack: { dice: [2, 5], strength: 9 },
    defence: { die: 3, strength: 6 },
    isFromBehind: true,
    damage: 3,
  }));
  expect(beat?.die).toMatchObject({ results: [2, 5], against: [3] });
});

test('BRP-8.1 a gun rolls nothing in its defence', () => {
  const beat = told(({ soldier, enemy }) => ({
    kind: 'fought',
    by: soldier,
    enemy,
    attack: { dice: [4], strength: 8 },
    defence: { die: null, strength: 4 },
    isFromBehind: false,
    damage: 4,
  }));
  expect(beat?.die).toMatchObject({ against: [] });
});
