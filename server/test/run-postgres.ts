import { createLog } from '../src/log.ts';
import { startPostgres } from '../src/postgres/index.ts';

/** A process that starts a database, says which, and lives until it is killed. */
const [, , folder = ''] = process.argv;
const { pid } = await startPostgres({ folder, log: createLog('silent') });
process.stdout.write(`${pid}\n`);
setInterval(() => undefined, 60_000);
