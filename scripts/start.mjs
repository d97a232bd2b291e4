import { buildIfStale } from './build-web.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { root } from './run.mjs';

try {
  await ensureInstalled();
  await buildIfStale();
  // The server runs in this very process, so Ctrl-C reaches it and nothing is left behind.
  const { register } = await import('tsx/esm/api');
  register();
  process.argv = [process.argv[0], `${root}cli/src/main.ts`, 'serve', ...process.argv.slice(2)];
  endWithNpm();
  await import('../cli/src/main.ts');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** A signal that ends npm ends its shell too, but never reaches this process. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || process.kill(process.pid, 'SIGTERM'), 500).unref();
}
