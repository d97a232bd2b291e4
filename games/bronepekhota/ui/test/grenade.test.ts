import { checkInterfaceWords } from '@bridgehead/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { inquire } from '../../rules/inquire/index.ts';
import type { TargetOutlook } from '../../rules/inquire/targets.ts';
import { catches } from '../../rules/shooting/grenade.ts';
import { Battle } from '../../test/scenario.ts';
import { diceText, endangeredBy, landingsOf } from '../grenade/throws.ts';
import { GRENADE_WORDS } from '../grenade/words/index.ts';

/** Somebody with a grenade, an enemy three steps away, a comrade beside that enemy, and another beyond the edge of the table. */
function field() {
  const battle = new Battle({ rules: { grenades: true } });
  const by = battle.soldier(0, 'heavy-clones', 1, [1000, 400]);
  const at = battle.soldier(1, 'velian-militia', 1, [1150, 400]);
  const comrade = battle.soldier(0, 'heavy-clones', 2, [1150, 440]);
  battle.state.stage = {
    stage: 'act',
    seat: 0,
    unit: { squad: 0 },
    actor: by,
    deeds: { moves: 0, shots: [], hasFought: false, isOver: false },
  } as never;
  return { battle, by, at, comrade };
}

describe('before a grenade is thrown', () => {
  const { battle, by, at, comrade } = field();
  const before = JSON.stringify(battle.state);
  const landings = landingsOf(battle.battlefield, by, at);

  test('every face of its die has a place, a step further each, or is lost beyond the edge', () => {
    expect(landings.flatMap(({ dice }) => dice)).toEqual([1, 2, 3, 4, 5, 6]);
    const steps = landings.flatMap(({ place }) => (place ? [place.x] : []));
    expect(steps).toEqual([1, 2, 3].map((die) => 1010 + 50 * die));
    expect(landings.at(-1)).toEqual({ dice: [4, 5, 6], place: null, caught: [] });
  });

  test('the thrower, the target and whoever stands by are in danger by the odds of the rules', () => {
    const endangered = endangeredBy(battle.battlefield, landings);
    expect(endangered.map(({ piece }) => piece).toSorted((a, b) => a - b)).toEqual([by, at, comrade]);
    const caught = catches(battle.battlefield, by, at);
    for (const { piece, dice } of endangered) expect(dice.length / 6).toBeCloseTo(caught.get(piece) ?? 0);
    const question = { ask: 'targets', piece: by, with: 'grenade' };
    const outlooks = inquire(battle.battlefield, question) as TargetOutlook[];
    const outlook = outlooks.find(({ target }) => target === at);
    expect(endangered.find(({ piece }) => piece === at)?.harm).toBeCloseTo(outlook?.destroys ?? -1);
    const others = endangered.flatMap(({ piece }) => (piece === at ? [] : [piece]));
    expect(others.toSorted((a, b) => a - b)).toEqual(outlook?.victims.toSorted((a, b) => a - b));
  });

  test('nothing has happened on the table', () => expect(JSON.stringify(battle.state)).toBe(before));
});

test('where a wall stops it, all the rolls that would go further are one place', () => {
  const battle = new Battle({
    rules: { grenades: true },
    terrain: [
      {
        kind: 'block',
        corners: [
          { x: 500, y: 300 },
          { x: 520, y: 300 },
          { x: 520, y: 500 },
          { x: 500, y: 500 },
        ],
        base: 0,
        top: 120,
        walkable: false,
        climbable: false,
      } as never,
    ],
  });
  const by = battle.soldier(0, 'heavy-clones', 1, [400, 400]);
  const at = battle.soldier(1, 'velian-militia', 1, [600, 400]);
  const landings = landingsOf(battle.battlefield, by, at);
  expect(landings.map(({ dice }) => diceText(dice))).toEqual(['1', '2–6']);
  expect(landings[1]?.place?.x).toBeCloseTo(500);
});

test('rolls are told as runs', () => {
  expect(diceText([1, 2, 3, 5])).toBe('1–3, 5');
  expect(diceText([4])).toBe('4');
});

test('the words count as their language counts', () =>
  checkInterfaceWords(GRENADE_WORDS.ru, GRENADE_WORDS.en));
