import type { Closing, Entry, Heard, Reason, RecordHeader, Seal } from '@bridgehead/kernel';
import type { Phase, Visibility } from '@bridgehead/wire';
import type { ColumnType, Generated, Kysely } from 'kysely';
import type { Room } from '../room/room.ts';

/** Written as text that is already JSON, read as the value: the driver would write an array as an SQL array. */
type Json<T> = ColumnType<T, string, string>;
type Moment = ColumnType<Date, Date | undefined, Date>;

/** How a game ended, and the server's seal on it: written together, so that no closing is without its seal. */
export interface TableClosing extends Omit<Closing, 'seed'> {
  readonly seal: Seal;
}

export interface TablesTable {
  id: string;
  game: string;
  phase: Phase;
  visibility: Visibility;
  version: Generated<number>;
  room: Json<Room>;
  /** Whom the game waits for at its beginning; later the newest entry says so. */
  turn: ColumnType<string, string | undefined, string>;
  /** Tables from one network have the same; what it is cannot be told from it. */
  origin: ColumnType<string | null, string | null | undefined, string | null>;
  host: ColumnType<string, never, never>;
  content_hash: ColumnType<string, never, never>;
  header: ColumnType<RecordHeader | null, string | undefined, string>;
  setup: ColumnType<readonly number[] | null, string | undefined, string>;
  seed: ColumnType<string | null, string | undefined, string>;
  closing: ColumnType<TableClosing | null, string | undefined, string>;
  created_at: Moment;
  changed_at: Moment;
  started_at: ColumnType<Date | null, Date | undefined, Date>;
  finished_at: ColumnType<Date | null, Date | undefined, Date>;
}

export interface Schema {
  tables: TablesTable;
  table_seats: { table_id: string; seat: number; identity: string };
  entries: {
    table_id: string;
    seq: number;
    at: number;
    key: string | null;
    entry: Json<Entry>;
    why: Json<Reason | null>;
    turn: Generated<string>;
    events: Json<readonly Heard[]>;
    line: number;
  };
  snapshots: { table_id: string; seq: number; line: number; hash: string; body: Json<unknown> };
  chat: {
    table_id: string;
    number: number;
    key: string;
    identity: string;
    name: string;
    seat: number | null;
    text: string;
    at: number;
  };
  packs: {
    hash: string;
    game: string;
    pack: Json<unknown>;
    owner: string | null;
    bytes: number;
    kept_at: Moment;
  };
  documents: {
    id: string;
    owner: string;
    game: string;
    kind: string;
    title: string;
    body: Json<unknown>;
    bytes: number;
    version: Generated<number>;
    share: ColumnType<string | null, undefined, string | null>;
    created_at: Moment;
    changed_at: Moment;
  };
  secrets: { name: string; value: string };
  identities: {
    id: string;
    name: string;
    login: string | null;
    password_hash: string | null;
    created_at: Moment;
    seen_at: Moment;
  };
  passkeys: {
    id: string;
    identity: string;
    public_key: Buffer;
    counter: number;
    transports: string[];
    browser: string;
    system: string;
    created_at: Moment;
    used_at: ColumnType<Date | null, undefined, Date>;
  };
  sessions: {
    id: string;
    identity: string;
    browser: string;
    system: string;
    issued_at: Moment;
    seen_at: Moment;
    fresh_at: ColumnType<Date | null, Date | null, Date>;
  };
  push_subscriptions: {
    endpoint: string;
    identity: string;
    p256dh: string;
    auth: string;
    created_at: Moment;
  };
  nodes: { id: string; seen_at: Moment };
  presence: { table_id: string; identity: string; node: string };
  open_tables: { table_id: string; node: string };
}

export type Database = Kysely<Schema>;
