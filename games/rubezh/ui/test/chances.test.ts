import { expect, test } from 'vitest';
import type { Pack } from '../../content/pack.ts';
import { kindOf, skillOf } from '../../rules/ground.ts';
import { observe } from '../../rules/view.ts';
import { coreSet } from '../../test/cards/core-set.ts';
import { Table } from '../../test/cards/table.ts';
import { chancesOf } from '../chances.ts';
import type { Turn } from '../use-turn.ts';

/** The chances that the board shows for the card of unit 1 that is picked up, in the order the enemies stand. */
function shown({ state }: Table): number[] {
  const turn = { card: state.hands[0]?.[0] ?? null, decision: { kind: 'act' } } as unknown as Turn;
  return [...chancesOf({ pack: coreSet as Pack, view: observe(state, 0) }, turn).values()].map((chance) =>
    Math.round(chance * 6),
  );
}

test('what helps the next attack roll alone helps only the first of those that a card attacks at once', () => {
  const table = new Table({ points: ['infantry infantry rifle'], hands: { 1: 'bayonets hurrah' } });
  const plain = shown(table);
  table.play('hurrah');
  const [first = 0, ...others] = shown(table);
  expect([first - 2, ...others]).toEqual(plain);
});

/** The chances that the board shows for a reaction that is picked up, for each enemy that has a chance. */
function shownFor(skill: string, { state }: Table): Record<string, number> {
  const card = state.hands.flat().find((held) => skillOf(coreSet, held).id === skill) ?? null;
  const turn = { card, decision: { kind: 'react' } } as unknown as Turn;
  const chances = chancesOf({ pack: coreSet as Pack, view: observe(state, 0) }, turn);
  return Object.fromEntries(
    [...chances].map(([enemy, chance]) => [kindOf(coreSet, enemy).id, Math.round(chance * 6)]),
  );
}

test('a reaction to reinforcements shows the chances against those that have come, and no others', () => {
  const table = new Table({
    points: ['infantry'],
    hands: { 5: 'ambush' },
    fresh: 'rifle',
    units: [2, 2, 2, 2, 1],
  });
  table.arrive(1, 1);
  expect(shownFor('ambush', table)).toEqual({ rifle: 5 });
});
