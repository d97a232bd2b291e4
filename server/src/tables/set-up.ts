import { createHash, randomBytes } from 'node:crypto';
import { readOptions, type Refusal } from '@bridgehead/kernel';
import { type CreatedReply, type NewTable, refuse } from '@bridgehead/wire';
import type { PackLimits, Storage } from '../storage/index.ts';
import { findBot, type Library, loadPack } from '../library.ts';
import type { Actor, Room, RoomSeat } from '../room/room.ts';
import { askAgain } from '../room/waiting-room.ts';

/** Nobody guesses it: 128 bits. */
export function randomId(): string {
  return randomBytes(16).toString('base64url');
}

export interface SetUpLimits {
  readonly unfinishedTables: number;
  readonly packs: PackLimits;
}

/** A new table; whoever makes it sits down in the first seat that is left to people. */
export async function setUpTable(
  storage: Storage,
  library: Library,
  limits: SetUpLimits,
  actor: Actor,
  wish: NewTable,
  origin?: string,
): Promise<CreatedReply | { readonly refusal: Refusal }> {
  const known = library.find(wish.game);
  if (!known) return { refusal: refuse('no-game', { game: wish.game }) };
  // Before anything that takes time: a pack may be a megabyte.
  const most = limits.unfinishedTables;
  if ((await storage.tables.countUnfinishedHostedBy(actor.identity)) >= most) {
    return { refusal: refuse('too-many-tables', { most }) };
  }
  const game = wish.pack === undefined ? await library.own(wish.game) : await loadPack(known, wish.pack);
  if (!game || 'refusal' in game) return game ?? { refusal: refuse('no-game', { game: wish.game }) };
  const read = readOptions(game.rules.manifest, wish.seats.length, wish.options);
  if ('refusal' in read) return read;
  const unknown = wish.seats.find((seat) => seat.kind === 'bot' && !findBot(game, seat.bot));
  if (unknown?.kind === 'bot') return { refusal: refuse('no-such-bot', { bot: unknown.bot }) };
  const own = wish.seats.findIndex(({ kind }) => kind === 'open');
  if (own < 0) return { refusal: refuse('no-free-seat') };
  const pack = wish.pack ?? (await known.ownPack?.());
  if (pack !== undefined) {
    const owner = wish.pack === undefined ? null : actor.identity;
    const kept = { hash: game.content.hash, game: wish.game, pack, owner };
    if (!(await storage.packs.keep(kept, limits.packs))) {
      const { packs, bytes } = limits.packs;
      return { refusal: refuse('too-many-packs', { most: packs, megabytes: bytes / 1_000_000 }) };
    }
  }
  const table = randomId();
  const key = randomId();
  const room: Room = {
    game: wish.game,
    phase: 'waiting',
    visibility: wish.visibility,
    options: read.options,
    clock: wish.clock,
    ...(wish.practice && { practice: true }),
    contentHash: game.content.hash,
    host: actor.identity,
    key,
    seats: wish.seats.map(
      (seat, index): RoomSeat => (index === own ? { kind: 'human', ...actor, ready: false } : seat),
    ),
    proposal: null,
    rematch: null,
  };
  await storage.tables.create({ id: table, room, ...(origin !== undefined && { origin }) });
  return { table, key };
}

/** The same people, the same options. The new table's name follows from the old one's: asked twice, it is one table. */
export async function setUpAgain(
  tables: Storage['tables'],
  table: string,
  room: Room,
  host: string,
): Promise<string> {
  const again = createHash('sha256').update(`${table} again`).digest('base64url').slice(0, 22);
  if (await tables.find(again)) return again;
  const seats = room.seats.map((seat): RoomSeat => {
    if (seat.kind !== 'human') return seat;
    const { identity, name, expelled } = seat;
    return expelled ? { kind: 'open' } : { kind: 'human', identity, name, ready: false };
  });
  const { takeBacks: _, ended: __, ...arranged } = room;
  const fresh: Room = {
    ...arranged,
    phase: 'waiting',
    host,
    key: randomId(),
    seats,
    proposal: null,
    rematch: null,
  };
  await tables.create({ id: again, room: askAgain(fresh) });
  return again;
}
