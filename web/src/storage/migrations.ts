/** Changes the shape of the database, inside the transaction of its upgrade. */
type Migration = (database: IDBDatabase) => void;

/**
 * A ladder: the step at place n leads from version n to version n + 1. A step that has reached anybody is never changed:
 * whoever comes with an older database climbs from where they stand.
 */
const MIGRATIONS: readonly Migration[] = [
  (database) => {
    database.createObjectStore('tables', { keyPath: 'id' });
    database.createObjectStore('entries', { keyPath: ['table', 'seq'] });
    database.createObjectStore('packs', { keyPath: 'hash' });
  },
  (database) => {
    database.createObjectStore('positions', { keyPath: ['table', 'seq'] });
  },
  (database) => {
    database.createObjectStore('documents', { keyPath: 'id' });
  },
];

export const VERSION = MIGRATIONS.length;

export function migrate(database: IDBDatabase, from: number): void {
  for (const step of MIGRATIONS.slice(from)) step(database);
}
