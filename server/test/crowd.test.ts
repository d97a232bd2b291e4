import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Desk, Guest } from '../testkit/desk.ts';
import { freshStorage } from './database.ts';

let desk: Desk;
beforeAll(async () => {
  desk = new Desk(await freshStorage());
}, 60_000);
afterAll(() => desk.storage.close());
afterEach(() => vi.restoreAllMocks());

const roomsHeard = ({ heard }: Guest) => heard.filter(({ kind }) => kind === 'room').length;

test('however many leave at once, those who stay are told once', async () => {
  const people = ['Anna', 'Boris', 'Vera', 'Gleb'].map((name) => new Guest(name));
  const table = await desk.seat(people, { options: { teams: '2+2' } });
  const watcher = new Guest('Watcher');
  await watcher.open(table);
  await expect.poll(() => desk.storage.presence.at(table.id)).toHaveLength(4);
  await nextTurn();
  const before = roomsHeard(watcher);
  for (const person of people) table.leave(person);
  await expect.poll(() => desk.storage.presence.at(table.id)).toHaveLength(0);
  await expect.poll(() => roomsHeard(watcher)).toBeGreaterThan(before);
  expect(roomsHeard(watcher) - before).toBeLessThan(3);
  const told = watcher.heard.findLast((message) => message.kind === 'room');
  expect(told?.room.seats.map((seat) => seat.kind === 'human' && seat.present)).toEqual(Array(4).fill(false));
});

test('everybody of a large audience is told of the room as they may see it', async () => {
  const [anna, boris] = [new Guest('Anna'), new Guest('Boris')];
  const table = await desk.setUp(anna, { seats: [{ kind: 'open' }, { kind: 'open' }] });
  const crowd = Array.from({ length: 30 }, (_, number) => new Guest(`Watcher ${number}`));
  for (const guest of [anna, boris, ...crowd]) await guest.open(table);
  await table.change(boris, { do: 'sit' });
  const seen = (guest: Guest) => guest.heard.findLast((message) => message.kind === 'room')?.room;
  expect(seen(anna)).toMatchObject({ you: 0, host: true, key: table.room.key, watchers: 30 });
  expect(seen(boris)).toMatchObject({ you: 1, host: false, key: table.room.key });
  for (const guest of crowd) {
    expect(seen(guest)).toMatchObject({ you: null, host: false, watchers: 30 });
    expect(seen(guest)).not.toHaveProperty('key');
  }
});

test('no move waits for what somebody says', async () => {
  const people = [new Guest('Anna'), new Guest('Boris')];
  const table = await desk.seat(people);
  const { chat } = desk.storage;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const add = chat.add.bind(chat);
  vi.spyOn(chat, 'add').mockImplementation((line) => held.then(() => add(line)));
  const said = table.say(people[0] as Guest, { kind: 'chat', id: randomUUID(), text: 'Let me think' });
  const decision = table.pending.find(({ must }) => must);
  if (!decision) throw new Error('somebody is to move');
  const move = table.game.rules.randomMove(table.position?.state, decision, { below: () => 0 });
  const message = { kind: 'answer', id: randomUUID(), decision: decision.id, seq: 0, move } as const;
  expect(await table.answer(people[decision.seat] as Guest, message, () => undefined)).toEqual({ seq: 1 });
  letGo();
  expect(await said).toEqual({});
});
