import { chanceFrom, type Decision, ScriptedChance, seedFromText, type Viewer } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { skillCardsOf } from '../rules/ground.ts';
import { rulesOver } from '../rules/rules.ts';
import { cloneState, type State } from '../rules/state.ts';
import { coreSet } from './cards/core-set.ts';
import { Table } from './cards/table.ts';
import { DONE, play, played, position, rules as smallRules } from './scenario.ts';

/** RUB-3.4: decks and hands are secret; all else lies open. */

const rules = rulesOver(coreSet);
const TWO = [0, 0, 0, 0, 1];

function questionSeen(state: State, viewer: Viewer): readonly number[] | undefined {
  const top = rules.observe(state, viewer).agenda.at(-1);
  return top?.task === 'question' ? top.from : undefined;
}

/** States that fit what the viewer sees. */
function samples(state: State, viewer: Viewer): State[] {
  const view = rules.observe(state, viewer);
  return Array.from({ length: 12 }, (_, number) =>
    rules.sample(view, chanceFrom(seedFromText(`sample ${number}`))),
  );
}

function whereabouts(table: Table, viewer: Viewer, of: (state: State) => readonly number[]): Set<number> {
  return new Set(samples(table.state, viewer).flatMap(of));
}

describe('a question about secret cards', () => {
  test('shows a hand to its commander alone, and a discard to all', () => {
    const given = { commanders: TWO, hands: { 1: 'hurrah bayonets' }, discards: { 1: 'squall-fire' } };
    const discarding = new Table(given).happen([{ do: 'discard', count: 1, who: 'each' }]);
    expect(questionSeen(discarding.state, 0)).toEqual(discarding.state.hands[0]);
    for (const other of [1, 'spectator'] as const) {
      expect(questionSeen(discarding.state, other)).toEqual([-1, -1]);
    }
    const recovering = new Table(given).happen([{ do: 'recover', count: 1, who: 'each' }]);
    expect(questionSeen(recovering.state, 1)).toEqual(recovering.state.units[0]?.discard);
  });
  test('shows what was looked at to whoever looks, now and later', () => {
    const table = new Table({ commanders: TWO, fresh: 'tanks rifle sappers', hands: { 5: 'prisoner' } });
    table.play('prisoner');
    const looked = table.question.from;
    expect(questionSeen(table.state, 1)).toEqual(looked);
    expect(questionSeen(table.state, 0)).toEqual([-1, -1, -1]);
    for (const other of samples(table.state, 0)) {
      expect(other.agenda.at(-1)).toMatchObject({ from: other.fresh.cards.toReversed() });
    }
    const scouting = new Table({ commanders: TWO, events: 'karl rockets', hands: { 5: 'scouting' } });
    for (const other of samples(scouting.play('scouting').state, 0)) {
      expect(other.agenda.at(-1)).toMatchObject({ from: other.events.cards.toReversed() });
    }
    table.choose(['rifle', 'sappers', 'tanks']);
    expect(rules.observe(table.state, 1).fresh).toEqual(table.state.fresh.cards);
    expect(rules.observe(table.state, 0).fresh).toEqual([null, null, null]);
  });
});

describe('RUB-3.4 who imagines what is secret', () => {
  test('has another choose from the hand they imagine there', () => {
    const discarding = new Table({ commanders: TWO, hands: { 1: 'hurrah bayonets' } }).happen([
      { do: 'discard', count: 1, who: 'each' },
    ]);
    const offered = samples(discarding.state, 1).map((other) => {
      const top = other.agenda.at(-1);
      expect(top).toMatchObject({ task: 'question', about: 'discard', from: other.hands[0] });
      return top?.task === 'question' ? top.from.join() : '';
    });
    expect(new Set(offered).size).toBeGreaterThan(3);
  });
  test('leaves a choice that all can see as it is', () => {
    const table = new Table({ commanders: TWO, points: ['infantry rifle'] });
    table.happen([{ do: 'destroy', count: 1, where: 1 }]);
    for (const viewer of [0, 1] as const) {
      for (const other of samples(table.state, viewer)) {
        expect(other.agenda.at(-1)).toMatchObject({ from: table.state.points[0]?.enemies });
      }
    }
  });
  test('changes nothing by playing on with it', () => {
    const state = position({ points: ['guns'], hands: { 1: 'double' }, tokens: [1] });
    const before = cloneState(state);
    const imagined = smallRules.sample(smallRules.observe(state, 0), chanceFrom(seedFromText('play')));
    const [decision] = smallRules.pending(imagined);
    smallRules.play(imagined, decision as Decision, play(imagined, 1, 'double'), new ScriptedChance([0]));
    expect(imagined.hands[0]).toEqual([]);
    expect(state).toEqual(before);
  });
  test('takes no event that is being carried out for a skill card', () => {
    const state = position({ commanders: TWO, events: 'orders', units: [1, 1, 1, 1, 1] });
    const moving = played(played(state, 0, DONE).state, 1, DONE).state;
    const [card] = moving.eventDiscard;
    expect(moving.agenda).toContainEqual({ task: 'reinforce', card });
    const small = smallRules.observe(moving, 1);
    const { hands, decks } = smallRules.sample(small, chanceFrom(seedFromText('orders')));
    const cards = [...(hands[0] ?? []), ...(decks[0]?.cards ?? [])];
    expect(cards.toSorted((one, other) => one - other)).toEqual(skillCardsOf(0));
  });
});

test('RUB-9 what went under the fresh forces in sight of all is known to all', () => {
  const table = new Table({ commanders: TWO, points: ['infantry'], fresh: 'tanks rifle' });
  const infantry = table.state.points[0]?.enemies[0];
  table.happen([{ do: 'displace', count: 1, to: 'bottom', where: 1 }]);
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(rules.observe(table.state, viewer).fresh).toEqual([infantry, null, null]);
    for (const sampled of samples(table.state, viewer)) {
      expect(rules.observe(sampled, viewer).fresh).toEqual([infantry, null, null]);
      expect(sampled.fresh.cards.filter((card) => card === infantry)).toHaveLength(1);
    }
  }
});

describe('what may lie unseen is nothing that lies open', () => {
  test('no card that is being played, lies in the discard or has left the game', () => {
    const table = new Table({
      commanders: TWO,
      hands: { 2: 'drill' },
      discards: { 2: 'volley' },
      decks: { 2: 'rush rush covering-fire covering-fire' },
    }).play('drill');
    const unseen = whereabouts(table, 1, ({ hands, decks }) => [
      ...(hands[1] ?? []),
      ...(decks[1]?.cards ?? []),
    ]);
    const { hands, decks } = table.state;
    expect([...unseen].sort()).toEqual([...(hands[1] ?? []), ...(decks[1]?.cards ?? [])].sort());
  });
  test('no enemy that has fallen or stands somewhere', () => {
    const table = new Table({ points: ['infantry', 'rifle'], fresh: 'tanks' });
    const [fallen, standing] = [table.state.points[0]?.enemies[0], table.state.points[1]?.enemies[0]];
    table.happen([{ do: 'destroy', count: 1, where: 1 }]);
    table.state.fresh = { cards: Array(64).fill(0), seen: Array(64).fill(0) };
    const unseen = whereabouts(table, 0, ({ fresh }) => fresh.cards);
    expect([unseen.size, unseen.has(fallen as number), unseen.has(standing as number)]).toEqual([
      64,
      false,
      false,
    ]);
  });
  test('no event that was discarded, no task that is laid out or was used', () => {
    const table = new Table({ tasks: 'combined-group contact inscription', eventDiscard: 'karl' }).happen([]);
    const [used, laid] = table.state.tasks.map(({ task }) => task) as [number, number];
    table.move({ kind: 'task', task: used });
    const open = [used, laid, ...table.state.tasks.map(({ task }) => task), ...table.state.eventDiscard];
    const left = 31 - new Set(open).size;
    table.state.events = { cards: Array(left).fill(0), seen: Array(left).fill(0) };
    const unseen = whereabouts(table, 0, ({ events }) => events.cards);
    expect([unseen.size, open.filter((card) => unseen.has(card))]).toEqual([left, []]);
  });
});
