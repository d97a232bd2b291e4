import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import type { Log } from '../log.ts';
import { MOST_FLIGHTS } from './append-queue.ts';
import { chatStore } from './chat.ts';
import { type DatabaseAddress, openPool } from './connections.ts';
import { documentStore } from './documents.ts';
import { type EntryStore, entryStore } from './entries.ts';
import { Heartbeat } from './heartbeat.ts';
import { HintListener, type HintReader } from './hint-listener.ts';
import { HintSender } from './hint-sender.ts';
import type { Hint } from './hints.ts';
import { identityStore } from './identities.ts';
import { migrate } from './migrate.ts';
import { OpenTables } from './open-tables.ts';
import { packStore } from './packs.ts';
import { passkeyStore } from './passkeys.ts';
import { peopleStore } from './people.ts';
import { Presence } from './presence.ts';
import { pushSubscriptionStore } from './push-subscriptions.ts';
import { retentionStore } from './retention.ts';
import type { Schema } from './schema.ts';
import { secretStore } from './secrets.ts';
import { sessionStore } from './sessions.ts';
import { snapshotStore } from './snapshots.ts';
import { tableStore } from './tables.ts';
import { WriteWatch } from './write-health.ts';

export type { Append, EntryText } from './append-queue.ts';
export type { NewChatLine } from './chat.ts';
export type { DatabaseAddress } from './connections.ts';
export type { EntryRow, StepRow } from './entries.ts';
export { OutcomeUnknown } from './failures.ts';
export type { HintReader } from './hint-listener.ts';
export type { Hint } from './hints.ts';
export type { LeftBehind } from './open-tables.ts';
export type { Pack, PackLimits } from './packs.ts';
export type { KeptPosition, KeptBody } from './snapshots.ts';
export type { ListedTable } from './table-lists.ts';
export type { TableClosing } from './schema.ts';
export type { TableChange, TableRow, TableStart } from './tables.ts';

export interface StorageSettings {
  readonly connection: DatabaseAddress;
  readonly log: Log;
  /** Connections for everything but appends and hints, which have their own three and a listening one. */
  readonly poolSize?: number;
  /** How long a database that does not answer yet is waited for. */
  readonly patienceMs?: number;
}

export type Storage = Awaited<ReturnType<typeof openStorage>>;

/** A query that takes longer than this is given up: people wait for the answer. */
const PATIENCE_MS = 10_000;
const HEALTH_PATIENCE_MS = 5_000;

/** Everything the server keeps. Nothing outside this folder knows that it is a database. */
export async function openStorage({ connection, log, poolSize = 10, patienceMs }: StorageSettings) {
  await migrate(connection, log, patienceMs);
  const node = randomUUID();
  const settings = { query_timeout: PATIENCE_MS, statement_timeout: PATIENCE_MS };
  const pool = openPool(connection, log, { ...settings, max: poolSize });
  const appendPool = openPool(connection, log, { ...settings, max: MOST_FLIGHTS, idleTimeoutMillis: 0 });
  const hintPool = openPool(connection, log, { ...settings, max: 1 });
  const healthPool = openPool(connection, log, { max: 1, query_timeout: HEALTH_PATIENCE_MS });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const sender = new HintSender(hintPool, node, log);
  const listener = new HintListener(connection, node, log, () => sender.meet());
  const presence = new Presence(db, pool, node);
  const openTables = new OpenTables(pool, node);
  const heartbeat = new Heartbeat(db, node, log, {
    isNew: () => Promise.all([presence.sayAll(), openTables.sayAll()]),
    others: (count) => (count === 0 ? sender.beAlone() : sender.meet()),
    lost: () => listener.missed(),
  });
  await heartbeat.beat();

  return {
    /** This process, among those on the same database. */
    node,
    tables: tableStore(db, pool),
    entries: leased(entryStore(pool, appendPool), heartbeat),
    snapshots: snapshotStore(pool),
    chat: chatStore(db, pool),
    packs: packStore(db),
    documents: documentStore(db),
    secrets: secretStore(db),
    identities: identityStore(db),
    people: peopleStore(db),
    passkeys: passkeyStore(db),
    sessions: sessionStore(db),
    pushSubscriptions: pushSubscriptionStore(db),
    retention: retentionStore(db),
    presence,
    writes: new WriteWatch(healthPool, log),
    openTables,
    heartbeat,
    hints: {
      publish: (hint: Hint): void => sender.publish(hint),
      get isAlone(): boolean {
        return sender.isAlone;
      },
      /** Whoever came before this node is seen by its second heartbeat; whoever comes after it hears the greeting. */
      async listen(reader: HintReader): Promise<void> {
        await listener.listen(reader);
        await heartbeat.beat();
        await sender.greet();
      },
    },

    async close(): Promise<void> {
      await Promise.all([presence.close(), heartbeat.close()]).catch((error: unknown) =>
        log.warn({ error: String(error) }, 'left without a word'),
      );
      await Promise.all([sender.close(), listener.close()]);
      await Promise.all([db.destroy(), appendPool.end(), hintPool.end(), healthPool.end()]);
    },
  };
}

/** A node that others may take for dead says first that it lives: else nobody would look at what it leaves behind. */
function leased(entries: EntryStore, heartbeat: Heartbeat): EntryStore {
  return {
    ...entries,
    append: (append) =>
      heartbeat.isLate ? heartbeat.beat().then(() => entries.append(append)) : entries.append(append),
  };
}
