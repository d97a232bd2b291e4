import { afterAll, beforeAll, expect, test } from 'vitest';
import { AWAY_AFTER_MS } from '@bridgehead/wire';
import { randomUUID } from 'node:crypto';
import type { AnyGame } from '@bridgehead/kernel';
import { openStorage, type Storage } from '../src/storage/index.ts';
import { agree, type Attendants, expel, proposeStandIn, takeSeatBack } from '../src/room/absence.ts';
import type { Room, RoomSeat } from '../src/room/room.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { Desk, Guest } from '../testkit/desk.ts';
import { freshDatabase, silent } from './database.ts';
import { human, room as roomWith } from './tables.ts';

let open: () => Promise<Storage>;
let desk: Desk;
let game: AnyGame;
beforeAll(async () => {
  const connection = await freshDatabase();
  open = () => openStorage({ connection, log: silent });
  desk = new Desk(await open());
  game = await desk.game;
}, 60_000);
afterAll(() => desk.storage.close());

const wish = { do: 'stand-in', seat: 2, bot: 'quick' } as const;
const three = (): Room => roomWith({ phase: 'playing', seats: [human(), human(), human()] });
/** All the others are there; these have been away for a while. */
function awayAre(room: Room, ...away: number[]): Attendants {
  const isPresent = (seat: RoomSeat) => !away.includes(room.seats.indexOf(seat));
  return { isPresent, awayMs: (seat) => (isPresent(seat) ? 0 : AWAY_AFTER_MS) };
}

function roomOf(changed: { room: Room } | { refusal: unknown }): Room {
  if ('refusal' in changed) throw new Error(JSON.stringify(changed.refusal));
  return changed.room;
}

test('those who are there decide about a stand-in for somebody who is away', () => {
  const room = three();
  const present = awayAre(room, 2);
  const asked = roomOf(proposeStandIn(room, game, 0, wish, 'id', present));
  expect(asked.proposal).toMatchObject({ by: 0, asked: [0, 1], agreed: [0] });
  expect(agree(asked, 2, present)).toMatchObject({ refusal: { reason: 'not-seated' } });
  // Back in time, nobody needs to stand in.
  expect(roomOf(agree(asked, 1, awayAre(room))).seats).toEqual(room.seats);
  const agreed = roomOf(agree(asked, 1, present));
  expect(agreed).toMatchObject({ proposal: null, seats: [{}, {}, { standIn: 'quick' }] });
  expect(takeSeatBack(agreed, 0)).toMatchObject({ refusal: { reason: 'no-stand-in' } });
  expect(roomOf(takeSeatBack(agreed, 2)).seats[2]).toEqual(room.seats[2]);
});

test('whoever is the only one there decides alone', () => {
  const room = three();
  const done = roomOf(proposeStandIn(room, game, 1, wish, 'id', awayAre(room, 0, 2)));
  expect(done).toMatchObject({ proposal: null, seats: [{}, {}, { standIn: 'quick' }] });
});

test('a stand-in is for people who are away, or who ask for it themselves', () => {
  const room = three();
  const propose = (by: number, change: typeof wish | { do: 'stand-in'; seat: number; bot: string }) =>
    proposeStandIn(room, game, by, change, 'id', awayAre(room));
  expect(propose(0, wish)).toMatchObject({ refusal: { reason: 'not-away' } });
  expect(propose(2, { ...wish, bot: 'nobody' })).toMatchObject({ refusal: { reason: 'no-such-bot' } });
  expect(propose(2, { ...wish, seat: 7 })).toMatchObject({ refusal: { reason: 'no-such-seat' } });
  expect(roomOf(propose(2, wish)).proposal).toMatchObject({ by: 2, asked: [0, 1, 2], agreed: [2] });
});

test('only somebody who is overdue can be expelled, and then for good', () => {
  const room = three();
  expect(expel(room, game, 1, false)).toMatchObject({ refusal: { reason: 'not-overdue' } });
  const expelled = roomOf(expel(room, game, 1, true));
  expect(expelled.seats[1]).toMatchObject({ expelled: true, standIn: expect.any(String) });
  expect(expel(expelled, game, 1, true)).toMatchObject({ refusal: { reason: 'no-such-seat' } });
});

/** They go, and every node knows it. */
async function goAway(table: LiveTable, guest: Guest): Promise<void> {
  const present = () => desk.storage.presence.at(table.id);
  await expect.poll(present).toContain(guest.identity);
  table.leave(guest);
  await expect.poll(present).not.toContain(guest.identity);
  await table.hear({ presence: true });
}

async function moveOf(table: LiveTable, people: readonly Guest[]): Promise<unknown> {
  const decision = table.pending.find(({ must }) => must);
  if (!decision) throw new Error('somebody is to move');
  const move = table.game.rules.randomMove(table.position?.state, decision, { below: () => 0 });
  const seq = table.position?.seq ?? 0;
  const message = { kind: 'answer', id: randomUUID(), decision: decision.id, seq, move } as const;
  return table.answer(people[decision.seat] as Guest, message, () => undefined);
}

test('at the table: a bot stands in by consent, and the player comes back', async () => {
  const people = ['Anna', 'Boris', 'Vera'].map((name) => new Guest(name));
  const [anna, boris, vera] = people as [Guest, Guest, Guest];
  const table = await desk.seat(people);
  expect(await table.change(anna, wish)).toMatchObject({ refusal: { reason: 'not-away' } });
  await goAway(table, vera);
  const early = await table.change(anna, wish);
  expect(early).toEqual({ refusal: { reason: 'not-away-long', figures: { seconds: 60 } } });
  desk.now += AWAY_AFTER_MS;
  expect(await table.change(anna, wish)).toEqual({});
  expect(await table.change(boris, wish)).toMatchObject({ refusal: { reason: 'proposal-open' } });
  expect(await table.change(boris, { do: 'agree', proposal: table.room.proposal?.id ?? '' })).toEqual({});
  expect(table.room.seats[2]).toMatchObject({ standIn: 'quick' });

  await vera.open(table);
  const shown = vera.heard.findLast((message) => message.kind === 'table');
  // By coming she has her seat again, and nobody is told of a bot any more.
  expect(shown).toMatchObject({ room: { you: 2 }, play: { viewer: 2 } });
  for (const { heard } of people) {
    const told = heard.findLast((message) => message.kind === 'table' || message.kind === 'room');
    expect(told?.room.seats[2]).not.toHaveProperty('standIn');
  }
  expect(await table.change(vera, { do: 'return' })).toMatchObject({ refusal: { reason: 'no-stand-in' } });
  while (table.pending[0]?.seat !== 2) expect(await moveOf(table, people)).toHaveProperty('seq');
  expect(await moveOf(table, people)).toHaveProperty('seq');
});

test('at the table: expelling waits for the clock, and for somebody who wants it', async () => {
  const people = [new Guest('Anna'), new Guest('Boris')];
  const clock = { kind: 'bank', bankSeconds: 60, creditSeconds: 10 } as const;
  desk.now = Date.now();
  const table = await desk.seat(people, { clock });
  const slow = table.pending[0]?.seat ?? 0;
  const [late, waiting] = slow === 0 ? people : [...people].reverse();
  const change = { do: 'expel', seat: slow } as const;
  desk.now += 69_000;
  expect(await table.change(waiting as Guest, change)).toMatchObject({ refusal: { reason: 'not-overdue' } });
  desk.now += 10_000;
  expect(table.room.seats[slow]).not.toHaveProperty('expelled');
  const other = { do: 'expel', seat: 1 - slow } as const;
  expect(await table.change(waiting as Guest, other)).toMatchObject({ refusal: { reason: 'not-overdue' } });
  expect(await table.change(waiting as Guest, change)).toEqual({});
  expect(table.room.seats[slow]).toMatchObject({ expelled: true });

  // Whoever has lost the seat sees what a spectator sees, and nothing of the hand.
  const play = (late as Guest).heard.findLast((message) => message.kind === 'play');
  expect(play).toMatchObject({
    play: { viewer: 'spectator', view: { hand: [] } },
    room: { you: null, expelled: true },
  });
  expect(await table.change(late as Guest, { do: 'return' })).toMatchObject({
    refusal: { reason: 'not-seated' },
  });
});

test('people of a node that was killed are away as soon as somebody asks', async () => {
  const people = [new Guest('Anna'), new Guest('Boris')];
  const table = await desk.seat(people);
  const [anna, boris] = people as [Guest, Guest];
  await goAway(table, boris);
  const elsewhere = new Desk(await open());
  const twin = await elsewhere.open(table.id);
  await boris.open(twin);
  await expect.poll(() => desk.storage.presence.at(table.id)).toHaveLength(2);
  await table.hear({ presence: true });
  expect(await table.change(anna, { do: 'stand-in', seat: 1, bot: 'quick' })).toMatchObject({
    refusal: { reason: 'not-away' },
  });
  // Its rows vanish without a hint, as those of a dead node do.
  await elsewhere.storage.close();
  expect(table.isPresent(1)).toBe(true);
  expect(await table.change(anna, { do: 'stand-in', seat: 1, bot: 'quick' })).toMatchObject({
    refusal: { reason: 'not-away-long' },
  });
  desk.now += AWAY_AFTER_MS;
  expect(await table.change(anna, { do: 'stand-in', seat: 1, bot: 'quick' })).toEqual({});
  expect(table.room.seats[1]).toMatchObject({ standIn: 'quick' });
});

test('a bot that somebody has called for oneself plays on while one looks; only one’s own word ends that', async () => {
  const people = [new Guest('Anna'), new Guest('Boris')];
  const [anna, boris] = people as [Guest, Guest];
  const table = await desk.seat(people);
  await table.change(boris, { do: 'stand-in', seat: 1, bot: 'quick' });
  await table.change(anna, { do: 'agree', proposal: table.room.proposal?.id ?? '' });
  table.leave(boris);
  await boris.open(table);
  expect(table.room.seats[1]).toMatchObject({ standIn: 'quick' });
  const answer = { kind: 'answer', id: randomUUID(), decision: 'turn:0', seq: 0, move: {} } as const;
  const refusal = { reason: 'seat-played-by-bot' };
  expect(await table.answer(boris, answer, () => undefined)).toEqual({ refusal });
  expect(await table.change(boris, { do: 'return' })).toEqual({});
  expect(table.room.seats[1]).not.toHaveProperty('standIn');
});

test('a question about somebody who is away is gone when they are back', async () => {
  const people = ['Anna', 'Boris', 'Vera'].map((name) => new Guest(name));
  const [anna, boris, vera] = people as [Guest, Guest, Guest];
  const table = await desk.seat(people);
  await goAway(table, vera);
  desk.now += AWAY_AFTER_MS;
  await table.change(anna, wish);
  const asked = () =>
    boris.heard.flatMap((message) => (message.kind === 'room' ? [message.room.proposal] : [])).at(-1);
  await expect.poll(asked).toMatchObject({ what: { kind: 'stand-in', seat: 2 } });
  await vera.open(table);
  await expect.poll(asked).toBeNull();
});

test('whoever comes back for a moment is missed from then on, on whichever node it was', async () => {
  const people = [new Guest('Anna'), new Guest('Boris')];
  const table = await desk.seat(people);
  const [anna, boris] = people as [Guest, Guest];
  const standIn = { do: 'stand-in', seat: 1, bot: 'quick' } as const;
  await goAway(table, boris);
  desk.now += AWAY_AFTER_MS - 1;
  const elsewhere = new Desk(await open());
  const twin = await elsewhere.open(table.id);
  await boris.open(twin);
  await expect.poll(() => desk.storage.presence.at(table.id)).toHaveLength(2);
  await table.hear({ presence: true });
  twin.leave(boris);
  await expect.poll(() => desk.storage.presence.at(table.id)).toHaveLength(1);
  await table.hear({ presence: true });
  desk.now += AWAY_AFTER_MS - 1;
  expect(await table.change(anna, standIn)).toMatchObject({ refusal: { reason: 'not-away-long' } });
  desk.now += 1;
  expect(await table.change(anna, standIn)).toEqual({});
  await elsewhere.storage.close();
});

test('whoever came to watch and sat down is there for the other nodes too', async () => {
  const [anna, boris] = [new Guest('Anna'), new Guest('Boris')];
  const table = await desk.setUp(anna, { seats: [{ kind: 'open' }, { kind: 'open' }] });
  await boris.open(table);
  await table.change(boris, { do: 'sit' });
  const elsewhere = new Desk(await open());
  await expect.poll(() => elsewhere.storage.presence.at(table.id)).toContain(boris.identity);
  await elsewhere.storage.close();
});

test('a bot never agrees for its person: what needs consent waits for them', async () => {
  const people = [new Guest('Anna'), new Guest('Boris')];
  const table = await desk.seat(people);
  const [anna, boris] = people as [Guest, Guest];
  for (let moves = 0; moves < 4; moves++) expect(await moveOf(table, people)).toHaveProperty('seq');
  await goAway(table, boris);
  desk.now += AWAY_AFTER_MS;
  expect(await table.change(anna, { do: 'stand-in', seat: 1, bot: 'quick' })).toEqual({});
  const message = { kind: 'take-back', id: randomUUID(), keep: 0, seq: 4 } as const;
  expect(await table.takeBack(anna, message, () => undefined)).toEqual({
    refusal: { reason: 'bots-cannot-agree', figures: { names: 'Boris' } },
  });
  expect(table.position?.seq).toBe(4);

  await boris.open(table);
  await table.change(boris, { do: 'return' });
  expect(await table.takeBack(anna, message, () => undefined)).toEqual({});
  expect(table.room.proposal).toMatchObject({ asked: [0, 1], agreed: [0] });
  await table.change(boris, { do: 'agree', proposal: table.room.proposal?.id ?? '' });
  const [, , , , undo] = await desk.storage.entries.since(table.id, 0);
  expect(undo?.entry).toMatchObject({ kind: 'undo', keep: 0, consent: [0, 1] });
});
