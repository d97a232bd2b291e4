import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, createLog, startNode } from '@bridgehead/server';
import { Failure, parseFlags } from '../command.ts';
import { say } from '../language.ts';
import { readSettings } from '../settings.ts';

export const usage = 'serve [--port N]';
export const summary = {
  ru: 'открыть приложение и столы в сети (настройки — в переменных среды, см. docs/operating.md)',
  en: 'serve the app and online tables (settings are environment variables, see docs/operating.md)',
};

const appFolder = join(import.meta.dirname, '..', '..', '..', 'web', 'dist');

export async function run(args: string[]): Promise<number> {
  const { values } = parseFlags({ args, options: { port: { type: 'string' } } });
  const config = settings(values.port);
  if (!existsSync(join(appFolder, 'index.html'))) {
    throw new Failure(
      say({
        ru: 'Приложение не собрано: выполните npm run build.',
        en: 'The app is not built: run npm run build.',
      }),
    );
  }
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const node = await startNode(config, appFolder, createLog(config.logLevel));
  process.stdout.write(`Bridgehead: http://localhost:${node.port}/\n`);
  await stopped;
  await node.stop();
  return 0;
}

function settings(port: string | undefined): Config {
  // Whoever starts it by hand wants to see the address, not a line for every request.
  const LOG_LEVEL = process.stdout.isTTY ? 'warn' : 'info';
  return readSettings({ LOG_LEVEL, ...process.env, ...(port !== undefined && { PORT: port }) });
}
