import { DOCUMENT_ID, saveDocumentSchema } from '@bridgehead/wire';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refused } from '../../refused.ts';
import { sendAnswer } from '../errors.ts';
import { networkOf } from '../networks.ts';
import { read } from '../read.ts';
import type { Services } from '../services.ts';
import type { Sessions } from '../sessions.ts';

interface ById {
  Params: { id: string };
}

/** What people make for their games: each person's own, and what is behind a link. */
export function documentRoutes(api: FastifyInstance, { documents }: Services, sessions: Sessions): void {
  const known = ({ id }: ById['Params']): string => {
    if (!DOCUMENT_ID.test(id)) throw new Refused('no-document');
    return id;
  };
  const sendDone = (reply: FastifyReply, refused: object | null) =>
    refused ? sendAnswer(reply, refused) : reply.code(204).send();

  api.get('/documents', async (request, reply) =>
    documents.list((await sessions.somebody(request, reply)).id),
  );

  api.get<ById>('/documents/:id', async (request, reply) => {
    const { id: owner } = await sessions.somebody(request, reply);
    return sendAnswer(reply, await documents.open(owner, known(request.params)));
  });

  api.put<ById>('/documents/:id', async (request, reply) => {
    const { id: owner } = await sessions.somebody(request, reply);
    const save = read(saveDocumentSchema, request.body);
    const network = networkOf(request.ip);
    return sendAnswer(reply, await documents.save(owner, known(request.params), save, network));
  });

  api.delete<ById>('/documents/:id', async (request, reply) => {
    const { id: owner } = await sessions.somebody(request, reply);
    return sendDone(reply, await documents.remove(owner, known(request.params)));
  });

  api.post<ById>('/documents/:id/share', async (request, reply) => {
    const { id: owner } = await sessions.somebody(request, reply);
    return sendAnswer(reply, await documents.share(owner, known(request.params)));
  });

  api.delete<ById>('/documents/:id/share', async (request, reply) => {
    const { id: owner } = await sessions.somebody(request, reply);
    return sendDone(reply, await documents.unshare(owner, known(request.params)));
  });

  /** For anybody, known or not. */
  api.get<ById>('/shared/:id', async ({ params }, reply) => {
    if (!DOCUMENT_ID.test(params.id)) throw new Refused('not-shared');
    return sendAnswer(reply, await documents.shared(params.id));
  });
}
