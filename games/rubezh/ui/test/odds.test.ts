import { chanceFrom, nextDecision, seedFromText } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import { rubezh } from '../../index.ts';
import type { Check, Share } from '../../rules/agenda.ts';
import { SCENARIOS } from '../../rules/card-set.ts';
import type { PointShare } from '../../rules/division.ts';
import type { Move } from '../../rules/moves.ts';
import { shareAsked } from '../../rules/pending.ts';
import { observe } from '../../rules/view.ts';
import type { State } from '../../rules/state.ts';
import { DONE, played, position, RETREAT, STAND } from '../../test/scenario.ts';
import { smallSet } from '../../test/small-set.ts';
import { chanceWith, forecastsOf, outlooksOf, rollChance, shareToBegin } from '../odds.ts';

const pack = packFrom();

/** The attack that the board shows on each unit. */
function shown(state: State): Record<number, number> {
  const outlooks = forecastsOf({ pack: smallSet, view: observe(state, 0) });
  return Object.fromEntries(
    [...outlooks].flatMap(([unit, { attack }]) => (attack > 0 ? [[unit, attack] as const] : [])),
  );
}

const ALL_ON_THE_FIRST: Move = { kind: 'divide', on: [0, 0], order: [0, 1] };

test('before anything is settled the attackers of a point are divided evenly, where nothing is better', () => {
  const state = position({ points: ['infantry rockets'], units: [1, 1, 2, 2, 2] });
  expect(shown(state)).toEqual({ 0: 1, 1: 2 });
});

test('a division that waits for others is what the board shows', () => {
  const given = { points: ['infantry rockets'], units: [1, 1, 2, 2, 2], commanders: [0, 1, 0, 0, 1] };
  const asked = played(played(position(given), 0, DONE).state, 1, DONE).state;
  expect(shown(played(asked, 0, ALL_ON_THE_FIRST).state)).toEqual({ 0: 3 });
});

test('RUB-6.1 while attackers are divided the board shows what the division at hand would come to', () => {
  const given = { points: ['infantry rockets', 'guns'], units: [1, 1, 2, 0, 0] };
  const asked = played(position(given), 0, DONE).state;
  const view = observe(asked, 0);
  const [open] = view.agenda.flatMap((task) => (task.task === 'division' ? task.shares : []));
  const at = (on: readonly number[]) => {
    const draft = { ...(open as PointShare), share: { on, order: [0, 1] }, isChanged: true };
    return [...forecastsOf({ pack: smallSet, view }, draft)].map(([unit, { attack }]) => [unit, attack]);
  };
  expect(Object.fromEntries(at([0, 0]))).toMatchObject({ 0: 3, 2: 3 });
  expect(Object.fromEntries(at([1, 1]))).toMatchObject({ 1: 3, 2: 3 });
});

test('once checks have begun each unit has the attackers that were settled, and none after its check', () => {
  const state = position({ points: ['infantry rockets', 'guns'], units: [1, 1, 2, 0, 0] });
  const checking = played(played(state, 0, DONE).state, 0, ALL_ON_THE_FIRST).state;
  expect(shown(checking)).toEqual({ 0: 3, 2: 3 });
  expect(shown(played(checking, 0, STAND, [6]).state)).toEqual({ 2: 3 });
});

test('a declared check has the chance of its own roll', () => {
  const given = { points: ['guns rockets'], units: [1, 2, 2, 2, 2], tokens: [2] };
  const checking = played(position(given), 0, DONE).state;
  const failed = played(checking, 0, RETREAT, [1]);
  const ground = { pack: smallSet, view: observe(failed.state, 0) };
  expect(forecastsOf(ground).get(0)).toMatchObject({ attack: 5, stands: 4 / 6 });
  const check = ground.view.agenda.findLast((task) => task.task === 'check') as Check;
  expect(rollChance(ground, check, 1)).toBe(5 / 6);
});

test('whom only a card can save is shown no chance of a roll any more', () => {
  const given = { points: ['guns'], units: [1, 2, 2, 1, 2], hands: { 4: 'evacuation' } };
  const divided = played(played(position(given), 0, DONE).state, 0, {
    kind: 'divide',
    on: [0],
    order: [0, 3],
  });
  const doomed = played(divided.state, 0, STAND, [1]).state;
  expect(doomed.agenda.at(-1)).toMatchObject({ task: 'window', at: 'doomed' });
  expect(shown(doomed)).toEqual({});
});

test('a roll that cannot pass is told to have no chance', () => {
  const given = { points: ['tanks guns'], units: [1, 2, 2, 2, 2], tokens: [3] };
  const failed = played(played(position(given), 0, DONE).state, 0, STAND, [6]).state;
  const ground = { pack: smallSet, view: observe(failed, 0) };
  const check = ground.view.agenda.findLast((task) => task.task === 'check') as Check;
  expect(rollChance(ground, check)).toBe(0);
});

describe('a division begins', () => {
  /** Units lost by it, each going the safer way. */
  function lost(state: State, { point }: PointShare, share: Share): number {
    const outlooks = outlooksOf({ pack, view: observe(state, 0) }, point, share);
    return [...outlooks.values()].reduce(
      (sum, { standsWithTokens, leavesWithTokens }) => sum + 1 - Math.max(standsWithTokens, leavesWithTokens),
      0,
    );
  }

  test('as well as whoever knows the game would divide, wherever there is something to divide', async () => {
    const { rules, knowledge } = await rubezh.load();
    const worse: string[] = [];
    let met = 0;
    for (let game = 0; game < 6; game++) {
      const chance = chanceFrom(seedFromText(`divisions ${game}`));
      const state = rules.setup(
        { scenario: SCENARIOS[game % SCENARIOS.length] as string },
        ['human'],
        chance,
      );
      for (;;) {
        const decision = nextDecision(rules.pending(state));
        if (!decision) break;
        const view = rules.observe(state, 0);
        const move = knowledge.glance(view, decision);
        const open = shareAsked(state, decision);
        if (open && move.kind === 'divide') {
          const begun = lost(state, open, shareToBegin({ pack, view }, open));
          const best = Math.min(lost(state, open, move), lost(state, open, open.share));
          met++;
          if (begun > best + 1e-9)
            worse.push(`game ${game}, turn ${state.turn}: ${begun} instead of ${best}`);
        }
        rules.play(state, decision, move, chance);
      }
    }
    expect(met).toBeGreaterThan(40);
    expect(worse).toEqual([]);
  });
  test('with what was objected to, so that it may be upheld', () => {
    const given = { points: ['infantry rockets'], units: [1, 1, 2, 2, 2], commanders: [0, 1, 0, 0, 1] };
    const asked = played(played(position(given), 0, DONE).state, 1, DONE).state;
    const shown = played(asked, 0, ALL_ON_THE_FIRST).state;
    const again = played(shown, 1, { kind: 'object' }).state;
    const [open] = again.agenda.flatMap((task) => (task.task === 'division' ? task.shares : []));
    expect(shareToBegin({ pack: smallSet, view: observe(again, 0) }, open as PointShare).on).toEqual([0, 0]);
  });
});

test.each([
  ['covering-fire', [{ do: 'steady', bonus: 2, who: 'checked', lasts: 'check' }], 4 / 6],
  ['not a step back', [{ do: 'reroll', bonus: 2 }], 4 / 6],
  ['dressing', [{ do: 'reroll', bonus: 0 }], 2 / 6],
  ['counter-attack', [{ do: 'attack', times: 1, bonus: 1, prey: 'attackers' }], null],
] as const)('what a card makes of the check in hand is told before it is played: %s', (_, does, chance) => {
  const checking = played(
    position({ points: ['guns infantry'], units: [1, 2, 2, 2, 2], tokens: [2] }),
    0,
    DONE,
  );
  const ground = { pack: smallSet, view: observe(played(checking.state, 0, STAND, [1]).state, 0) };
  const check = ground.view.agenda.findLast((task) => task.task === 'check') as Check;
  expect(chanceWith(ground, check, does)).toBe(chance);
});
