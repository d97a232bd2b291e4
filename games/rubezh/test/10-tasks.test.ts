import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { coreSet } from './cards/core-set.ts';
import { Table } from './cards/table.ts';
import { eventCard, type Position } from './scenario.ts';

/** A position in which a task is met, one in which it is nearly, and what it is good for. */
interface Trial {
  readonly met: Position;
  readonly unmet: Position;
  readonly uses: (table: Table) => void;
}

const hands = (table: Table) => [1, 2, 3, 4, 5].map((unit) => table.state.hands[unit - 1]?.length);

const TRIALS: Readonly<Record<string, Trial>> = {
  banner: {
    met: { tokens: [0, 2, 0, 0] },
    unmet: { tokens: [1, 1, 2, 2] },
    uses: ({ state }) => expect(state.units.map(({ steady }) => steady)).toEqual([2, 2, 2, 2, 2]),
  },
  'combined-group': {
    met: { units: [2, 1, 2, 4, 2] },
    unmet: { units: [1, 1, 2, 2, 0] },
    uses: ({ state }) => expect(state.units.map(({ actions }) => actions)).toEqual([2, 2, 2, 2, 2]),
  },
  contact: {
    met: { points: ['infantry', 'captured', '', ''], events: 'karl rockets banner casemates loudspeakers' },
    unmet: { points: ['', 'infantry', '', 'infantry'] },
    uses(table) {
      expect(table.offered).toEqual(['karl', 'rockets', 'banner', 'casemates', 'loudspeakers']);
      table.choose(['loudspeakers', 'casemates', 'banner', 'rockets', 'karl']);
      expect(hands(table)).toEqual([1, 1, 1, 1, 1]);
    },
  },
  inscription: {
    met: { units: [1, 2, 3, 4, 0] },
    unmet: {},
    uses: (table) => expect(hands(table)).toEqual([2, 2, 2, 2, 0]),
  },
  'dressing-station': {
    met: { points: ['infantry'], units: [1, 2, 2, 2, 3], discards: { 2: 'volley rush volley drill' } },
    unmet: { points: ['infantry', 'rifle'], units: [1, 2, 2, 2, 3] },
    uses(table) {
      expect(table.question).toMatchObject({ about: 'recover', unit: 1, most: 3 });
      table.choose([]);
      expect(hands(table)).toEqual([1, 1, 1, 1, 1]);
    },
  },
};

/** Whether a laid task is met once somebody has done something. */
function laid(id: string, given: Position): Table {
  return new Table({ ...given, tasks: id }).move({ kind: 'pass', unit: 0 });
}

describe.each(packFrom().tasks.map(({ id }) => id))('RUB-10.2 %s', (id) => {
  const { met, unmet, uses } = TRIALS[id] as Trial;
  test('is met by a condition on the table, and not before', () => {
    expect(laid(id, met).state.tasks).toMatchObject([{ isMet: true }]);
    expect(laid(id, unmet).state.tasks).toMatchObject([{ isMet: false }]);
  });
  test('has a one-time effect', () => {
    const task = eventCard(id, coreSet);
    const table = laid(id, met).move({ kind: 'task', task });
    expect([table.state.tasks, table.state.tasksUsed]).toEqual([[], [task]]);
    uses(table);
  });
});
