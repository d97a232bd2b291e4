import { join } from 'node:path';
import { createLog, readConfig, startNode } from '../src/index.ts';

/** A node in a process of its own: says its port, and lives until it is stopped or killed. */
const config = readConfig(process.env);
const log = createLog(config.logLevel, process.stderr);
const node = await startNode(config, join(import.meta.dirname, '..', '..', 'web', 'dist'), log);
process.stdout.write(`${node.port}\n`);
process.once('SIGTERM', () => {
  node.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
