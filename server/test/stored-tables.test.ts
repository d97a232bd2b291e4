import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@bridgehead/catalogue';
import {
  chanceFrom,
  kernelRefusal,
  nextDecision,
  playableBy,
  replay,
  seedFromText,
  toldStep,
  verify,
} from '@bridgehead/kernel';
import type { PlayView } from '@bridgehead/wire';
import { describe, expect, test } from 'vitest';
import { openStorage, type Storage } from '../src/storage/index.ts';
import { recordOf } from '../src/tables/closing.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { Desk, Guest } from '../testkit/desk.ts';
import { restore, type StoredTable } from '../testkit/stored-table.ts';
import { freshDatabase, silent } from './database.ts';

const FOLDER = join(import.meta.dirname, 'stored');
const stored = readdirSync(FOLDER).map(
  (name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as StoredTable,
);

/** In a database that has come from that form to the newest. */
async function withStored(table: StoredTable, look: (storage: Storage) => Promise<void>): Promise<void> {
  const connection = await freshDatabase();
  await restore(connection, table);
  const storage = await openStorage({ connection, log: silent });
  try {
    await look(storage);
  } finally {
    await storage.close();
  }
}

function seated({ room }: LiveTable): Guest[] {
  return room.seats.map((seat) =>
    seat.kind === 'human' ? new Guest(seat.name, seat.identity) : new Guest('Bot'),
  );
}

function shown({ heard }: Guest): PlayView {
  const message = heard.find(({ kind }) => kind === 'table');
  if (message?.kind !== 'table' || !message.play) throw new Error('nothing was shown');
  return message.play;
}

async function playOut(desk: Desk, table: LiveTable, people: readonly Guest[]): Promise<void> {
  const chance = chanceFrom(seedFromText(`on from ${table.id}`));
  for (let decision = nextDecision(table.pending); decision; decision = nextDecision(table.pending)) {
    const { seq = 0, state } = table.position ?? {};
    const move = table.game.rules.randomMove(state, decision, chance);
    const message = { kind: 'answer', id: randomUUID(), decision: decision.id, seq, move } as const;
    desk.now += 1000;
    const done = await table.answer(people[decision.seat] as Guest, message, () => undefined);
    expect(done).toEqual({ seq: seq + 1 });
  }
  await table.settle();
}

test('of every game there is a stored table, played by the rules of today', () => {
  const known = stored.map(({ game, rules }) => `${game} ${rules}`);
  for (const { manifest } of GAMES) expect(known).toContain(`${manifest.id} ${manifest.version}`);
});

describe.each(stored)('a table of $game by rules $rules, stored at $migration', (table) => {
  const manifest = GAMES.find(({ manifest: { id } }) => id === table.game)?.manifest;
  const refusal = manifest && playableBy(manifest, table.rules);

  test.skipIf(refusal)('is opened, shown and read as it was told then', () =>
    withStored(table, async (storage) => {
      const live = await new Desk(storage).open(table.id);
      const entries = await storage.entries.since(table.id, 0);
      expect(live.position?.seq).toBe(entries.length);
      expect(entries.length).toBe(table.rows.entries?.length);
      const { start } = (await storage.tables.find(table.id)) ?? {};
      if (!start) throw new Error('the game has begun');
      const played = replay(
        live.game.rules,
        { ...start, entries: entries.map(({ entry }) => entry) },
        start.seed,
      );
      expect(played.fault).toBeNull();
      expect(live.position).toMatchObject({ state: played.table?.state, line: played.table?.line.length });
      const names = { seat: (seat: number) => start.header.seats[seat]?.name ?? '' };
      for (const [seat, guest] of seated(live).entries()) {
        await guest.open(live);
        const { view, steps, opening = [] } = shown(guest);
        expect(view).toEqual(live.game.rules.observe(played.table?.state, seat));
        const told = played.steps.map(({ entry, progress }, index) =>
          toldStep({ seq: index + 1, entry, events: progress?.events ?? [] }, seat, false),
        );
        expect(steps).toEqual(told);
        const events = [...opening, ...steps.flatMap((step) => step.events)];
        const words = events.flatMap((event) => live.game.text.event(event, names, view) ?? []);
        expect(words.length).toBeGreaterThan(0);
      }
    }),
  );

  test.skipIf(refusal)('is played on to its end, and its record holds', () =>
    withStored(table, async (storage) => {
      const desk = new Desk(storage);
      const live = await desk.open(table.id);
      await playOut(desk, live, seated(live));
      expect(live.room.phase).toBe('finished');
      const row = await storage.tables.find(table.id);
      if (!row?.start) throw new Error('the game has begun');
      const entries = (await storage.entries.since(table.id, 0)).map(({ entry }) => entry);
      const record = await recordOf(row.start, entries, row.closing);
      expect(verify(live.game.rules, live.game.content.hash, record).fault).toBeNull();
    }),
  );

  test.skipIf(!refusal)('is refused with a sentence, and not touched', () =>
    withStored(table, async (storage) => {
      await expect(new Desk(storage).open(table.id)).rejects.toThrow(refusal?.reason);
      expect(refusal && kernelRefusal(refusal)).toBeDefined();
      expect(await storage.entries.since(table.id, 0)).toHaveLength(table.rows.entries?.length ?? 0);
    }),
  );
});
