import { describe, expect, test } from 'vitest';
import type { CardSet } from '../rules/card-set.ts';
import type { Move } from '../rules/moves.ts';
import { shareAsked } from '../rules/pending.ts';
import { rulesOver } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { asked, DECLINE, DONE, played, position, rules, STAND } from './scenario.ts';
import { smallSet } from './small-set.ts';

describe('RUB-6.1 an enemy that comes while attackers are divided', () => {
  const call: CardSet = {
    ...smallSet,
    tasks: [
      { id: 'call', needs: [{ count: 'fallen', atLeast: 0 }], does: [{ do: 'arrive', count: 1, where: 1 }] },
    ],
  };
  const over = rulesOver(call);
  const CALL: Move = { kind: 'task', task: smallSet.events.length };
  const both: Move = { kind: 'divide', on: [0, 1], order: [0, 1] };
  const state = position({
    set: call,
    commanders: [0, 1, 0, 0, 0],
    tasks: 'call',
    points: ['infantry rockets'],
    units: [1, 1, 2, 2, 2],
    decks: { 1: '', 2: '', 3: '', 4: '', 5: '' },
    fresh: 'guns infantry',
  });
  const [infantry, rockets] = state.points[0]?.enemies ?? [];
  const dividing = [0, 1].reduce((before, seat) => played(before, seat, DONE, [], over).state, state);
  const share = ({ agenda }: State) => {
    const top = agenda.at(-1);
    return top?.task === 'division' ? top.shares[0] : undefined;
  };

  test('is divided as well: what was shown is asked anew', () => {
    const shown = played(dividing, 0, both, [], over).state;
    expect(share(shown)).toMatchObject({ isShown: true, attackers: [infantry, rockets] });
    const next = played(shown, 0, CALL, [], over).state;
    const guns = next.points[0]?.enemies[2];
    expect(share(next)).toMatchObject({ isShown: false, attackers: [infantry, rockets, guns] });
    expect(share(next)?.share.on).toHaveLength(3);
    expect(asked(next)).toEqual(['divide 0']);
  });
});

describe('RUB-6.2 whoever is asked something else', () => {
  const given = { points: ['infantry'], units: [1, 2, 1, 2, 2], hands: { 3: 'barricade' } };
  const state = position(given);
  const first = (at: State) => rules.pending(at)[0] ?? { id: '' };

  test('is asked about no division: to act, to react, to make a check', () => {
    const reacting = played(state, 0, DONE).state;
    const dividing = played(reacting, 0, DECLINE).state;
    const checking = played(dividing, 0, { kind: 'divide', on: [0], order: [0, 2] }).state;
    const times = [state, reacting, dividing, checking];
    expect(times.map((at) => asked(at)[0])).toEqual(['act 0', 'react 0', 'divide 0', 'stand 0']);
    expect(times.map((at) => shareAsked(at, first(at))?.point)).toEqual([undefined, undefined, 0, undefined]);
    for (const at of times) expect(shareAsked(at, { id: 'divide:2:3:0' })).toBeUndefined();
  });
});

test('RUB-6.4 nobody retreats before it is declared', () => {
  const state = position({ points: ['infantry'], units: [1, 2, 2, 2, 2] });
  const checking = played(state, 0, DONE).state;
  expect(rules.observe(checking, 0).agenda.at(-1)).toMatchObject({ task: 'check', retreats: false });
  expect(played(checking, 0, STAND, [2]).events).toContainEqual(
    expect.objectContaining({ kind: 'checked', die: 2, bonus: 0, isPassed: true }),
  );
});
