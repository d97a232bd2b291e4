import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '@bridgehead/kernel';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { startPostgres } from '../postgres/index.ts';
import { type DatabaseAddress, openStorage, type Storage } from '../storage/index.ts';

/** A database that does not answer an operator within this time is not there. */
const PATIENCE_MS = 5_000;

export interface Admin {
  readonly storage: Storage;
  readonly connection: DatabaseAddress;
  close(): Promise<void>;
}

/** What the server keeps, for whoever runs it: beside a running server, or without one. */
export async function openAdmin({ databaseUrl, dataFolder }: Config, log: Log): Promise<Admin> {
  const folder = join(dataFolder, 'postgres');
  if (databaseUrl === null && !existsSync(folder)) {
    throw new Problem({
      ru: `В ${dataFolder} нет базы. Задайте DATA_FOLDER или DATABASE_URL так же, как для сервера.`,
      en: `There is no database in ${dataFolder}. Set DATA_FOLDER or DATABASE_URL as for the server.`,
    });
  }
  // A server that runs on the folder is found and left running; one that was started for us ends with us.
  const postgres = databaseUrl === null ? await startPostgres({ folder, log }) : null;
  const connection = databaseUrl ?? postgres?.connection ?? '';
  const storage = await openStorage({ connection, log, poolSize: 2, patienceMs: PATIENCE_MS }).catch(
    async (error: unknown) => {
      await postgres?.stop();
      throw unreachable(error);
    },
  );
  return {
    storage,
    connection,
    async close() {
      await storage.close();
      await postgres?.stop();
    },
  };
}

/** A refused connection is an error without words, only with causes. */
export function unreachable(error: unknown): Problem {
  const causes = error instanceof AggregateError ? error.errors : [error];
  const why = causes.map((cause) => (cause instanceof Error ? cause.message : String(cause))).join('; ');
  return new Problem({
    ru: `База не отвечает или не подходит: ${why}`,
    en: `The database does not answer, or will not do: ${why}`,
  });
}
