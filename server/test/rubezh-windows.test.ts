import { randomUUID } from 'node:crypto';
import { type AnyGame, chanceFrom, type Decision, type Seat, seedFromText } from '@bridgehead/kernel';
import type { Move, State, Window } from '@bridgehead/rubezh/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Storage } from '../src/storage/index.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { Desk, Guest } from '../testkit/desk.ts';
import { freshStorage } from './database.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await freshStorage();
}, 60_000);
afterAll(() => storage.close());

/** Whoever deals deals at random: one window in four asks two seats, and a hundred that all ask one are not met. */
const WINDOWS = { least: 30, most: 120 };
const chance = chanceFrom(seedFromText('five seats'));

const stateOf = (table: LiveTable) => (table.position as { readonly state: State }).state;
const windowOf = (table: LiveTable) => stateOf(table).agenda.at(-1) as Window;
const asks = ({ pending }: LiveTable, window: string) =>
  pending.some((decision) => decision.window === window);

async function answer(table: LiveTable, people: readonly Guest[], decision: Decision): Promise<void> {
  const { seq = 0, state } = table.position ?? {};
  const { rules, knowledge } = table.game as AnyGame;
  const isOdd = chance.below(3) === 0;
  const move = isOdd
    ? rules.randomMove(state, decision, chance)
    : knowledge.glance(table.viewOf(decision.seat), decision);
  const message = { kind: 'answer', id: randomUUID(), decision: decision.id, seq, move } as const;
  expect(await table.answer(people[decision.seat] as Guest, message, () => {})).toEqual({ seq: seq + 1 });
}

/** What this seat could have played if it had been asked as well. */
function missed(table: LiveTable, seat: Seat): Move[] {
  const state = stateOf(table);
  const window = windowOf(table);
  const agenda = [...state.agenda.slice(0, -1), { ...window, waiting: [...window.waiting, seat] }];
  const decision = { id: 'asked', kind: 'react', seat, must: true };
  const moves = [...(table.game.rules.moves?.({ ...state, agenda }, decision) ?? [])] as Move[];
  return moves.filter(({ kind }) => kind === 'react' || kind === 'token');
}

/** Whoever is not asked goes away; the window closes as soon as those who are have answered, in any order. */
async function expectWindow(table: LiveTable, people: readonly Guest[]): Promise<readonly Seat[]> {
  const asked = table.pending.filter(({ must }) => must).toReversed();
  const id = asked[0]?.window ?? '';
  const others = people.filter((_, seat) => asked.every((decision) => decision.seat !== seat));
  const { resting } = stateOf(table);
  for (const person of others) {
    const seat = people.indexOf(person);
    if (!resting.includes(seat))
      expect(missed(table, seat), `seat ${seat}, ${windowOf(table).at}`).toEqual([]);
    table.leave(person);
  }
  for (const [place, decision] of asked.entries()) {
    expect(table.pending.filter(({ must }) => must)).toHaveLength(asked.length - place);
    await answer(table, people, decision);
  }
  expect(asks(table, id)).toBe(false);
  for (const person of others) await person.open(table);
  return asked.map(({ seat }) => seat);
}

test('a window among five seats waits for those who could react by what all know, and for nobody else', async () => {
  const sizes = new Set<number>();
  let windows = 0;
  const isEnough = () => windows >= (sizes.has(1) && sizes.has(2) ? WINDOWS.least : WINDOWS.most);
  while (!isEnough()) {
    const people = ['Anna', 'Boris', 'Vera', 'Gleb', 'Dina'].map((name) => new Guest(name));
    const table = await new Desk(storage).seat(people, { game: 'rubezh' });
    while (table.pending.length > 0 && !isEnough()) {
      const decision = table.pending.find(({ must }) => must) as Decision;
      if (decision.kind === 'react') {
        const { at } = windowOf(table);
        const asked = await expectWindow(table, people);
        // In a lull it is a task that lies on the table: anybody may use it.
        if (at !== 'lull') sizes.add(asked.length);
        windows++;
      } else {
        await answer(table, people, decision);
      }
    }
  }
  expect([...sizes].sort()).toEqual(expect.arrayContaining([1, 2]));
  expect(sizes).not.toContain(5);
}, 120_000);
