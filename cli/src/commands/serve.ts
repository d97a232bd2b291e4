import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Failure, parseFlags, UsageError } from '../command.ts';
import { say } from '../language.ts';
import { appFolder, createAppServer } from '../serve.ts';

const defaultPort = 4173;

export const usage = 'serve [--port N]';
export const summary = {
  ru: 'открыть приложение в браузере (порт также в PORT, адрес узла в HOST)',
  en: 'serve the app to the browser (the port may be in PORT, the host in HOST)',
};

export async function run(args: string[]): Promise<number> {
  const { values } = parseFlags({ args, options: { port: { type: 'string' } } });
  const port = readPort(values.port ?? (process.env['PORT'] || String(defaultPort)));
  if (!existsSync(join(appFolder, 'index.html'))) {
    throw new Failure(
      say({
        ru: 'Приложение не собрано: выполните npm run build.',
        en: 'The app is not built: run npm run build.',
      }),
    );
  }
  const server = createAppServer(appFolder);
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  server.listen(port, process.env['HOST'] || '127.0.0.1');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new Failure(refusal(error, port));
  });
  process.stdout.write(`Bridgehead: http://localhost:${(server.address() as AddressInfo).port}/\n`);
  await stopped;
  server.close();
  server.closeAllConnections();
  return 0;
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new UsageError(
    say({
      ru: `Порт «${text}» не годится: нужно число от 0 до 65535.`,
      en: `The port "${text}" will not do: it is a number from 0 to 65535.`,
    }),
  );
}

function refusal({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === 'EADDRINUSE') {
    return say({
      ru: `Порт ${port} занят: освободите его или задайте другой, например PORT=${port + 1}.`,
      en: `Port ${port} is taken: free it or choose another, for example PORT=${port + 1}.`,
    });
  }
  return say({
    ru: `Порт ${port} не открывается: ${message}.`,
    en: `Port ${port} cannot be opened: ${message}.`,
  });
}
