import type { FinishedReply, LobbyReply } from '@bridgehead/wire';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { read } from '../read.ts';
import type { Services } from '../services.ts';
import type { Sessions } from '../sessions.ts';

const lobbySchema = v.object({ game: v.optional(v.pipe(v.string(), v.maxLength(40))) });
const finishedSchema = v.object({
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
});

const PAGE = 20;

export function lobbyRoutes(api: FastifyInstance, { storage, tables }: Services, sessions: Sessions): void {
  api.get('/lobby', async (request, reply): Promise<LobbyReply> => {
    const { game } = read(lobbySchema, request.query);
    const who = await sessions.who(request, reply);
    // One's own tables are listed whatever the game: somebody may be waiting there.
    const lists = [
      storage.tables.open(game),
      storage.tables.live(game),
      who ? storage.tables.ofIdentity(who.id) : [],
    ];
    const briefs = await Promise.all(lists.map(async (rows) => tables.briefs(await rows, who)));
    const [open = [], live = [], mine = []] = briefs;
    return { open, live, mine };
  });

  api.get('/finished', async (request, reply): Promise<FinishedReply> => {
    const { before = Date.now() + 60_000 } = read(finishedSchema, request.query);
    const who = await sessions.who(request, reply);
    const rows = who ? await storage.tables.finishedOf(who.id, before, PAGE) : [];
    const games = tables.briefs(rows, who);
    return { games, before: rows.length < PAGE ? null : (rows.at(-1)?.changedAt ?? null) };
  });
}
