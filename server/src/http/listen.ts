import type { AddressInfo } from 'node:net';
import { Problem } from '@bridgehead/kernel';
import type { FastifyInstance } from 'fastify';

/** Opens the port and says which one it became; one that cannot be opened is a sentence, not a stack trace. */
export async function listen(app: FastifyInstance, port: number, host: string): Promise<number> {
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    throw refusal(error, port);
  });
  return (app.server.address() as AddressInfo).port;
}

function refusal({ code, message }: NodeJS.ErrnoException, port: number): Problem {
  if (code === 'EADDRINUSE') {
    return new Problem({
      ru: `Порт ${port} занят: освободите его или задайте другой, например PORT=${port + 1}.`,
      en: `Port ${port} is taken: free it or choose another, for example PORT=${port + 1}.`,
    });
  }
  return new Problem({
    ru: `Порт ${port} не открывается: ${message}.`,
    en: `Port ${port} cannot be opened: ${message}.`,
  });
}
