import pg from 'pg';
import type { Log } from '../log.ts';

/** Where the database is: an address, or the socket of our own server. */
export type DatabaseAddress = string | pg.ClientConfig;

const INT8 = 20;

/** 64-bit integers here are milliseconds and counters: they fit a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export function clientConfig(connection: DatabaseAddress): pg.ClientConfig {
  return {
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    types,
    application_name: 'bridgehead',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 5_000,
  };
}

/** A pool outlives the database: a connection that breaks while nobody uses it is dropped and made again. */
export function openPool(connection: DatabaseAddress, log: Log, settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...clientConfig(connection), ...settings });
  // One that breaks while it is lent out fails the query; unheard, its own event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => log.warn({ error: error.message }, 'an idle database connection broke'));
  return pool;
}
