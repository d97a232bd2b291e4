import { join } from 'node:path';
import { admitGuests } from '@bridgehead/catalogue/guests';
import { createLog, readConfig, startNode } from '../src/index.ts';

/** A node in a process of its own: says its port, and lives until it is stopped, killed or left alone. */
const parent = process.ppid;
await admitGuests();
const config = readConfig(process.env);
const log = createLog(config.logLevel, process.stderr);
const node = await startNode(config, join(import.meta.dirname, '..', '..', 'web', 'dist'), log);

let isStopping = false;
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  node.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}

process.once('SIGTERM', stop);
// A test that was cut short leaves nothing behind.
setInterval(() => process.ppid === parent || stop(), 500).unref();
process.stdout.on('error', stop);
process.stderr.on('error', stop);
process.stdout.write(`${node.port}\n`);
