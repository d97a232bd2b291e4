import { type InvitationReply, newTableSchema } from '@bridgehead/wire';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Refused } from '../../refused.ts';
import { admits, type Room, seatOf, sitting } from '../../room/room.ts';
import { sendAnswer, sendRefusal } from '../errors.ts';
import { KeptRecords } from '../kept-records.ts';
import { PACK_BYTES, perMinute } from '../limits.ts';
import { networkOf } from '../networks.ts';
import type { Services } from '../services.ts';
import type { Sessions } from '../sessions.ts';
import { read } from '../read.ts';

/** All of a game is read for a record. */
const READS_PER_RECORD = 10;

const invitationSchema = v.object({ key: v.optional(v.pipe(v.string(), v.maxLength(64))) });

export function tableRoutes(
  api: FastifyInstance,
  { config, storage, tables }: Services,
  sessions: Sessions,
): void {
  api.post('/tables', { bodyLimit: PACK_BYTES }, async (request, reply) => {
    const who = await sessions.somebody(request, reply);
    return sendAnswer(
      reply,
      await tables.create(who, read(newTableSchema, request.body), networkOf(request.ip)),
    );
  });

  api.get<{ Params: { id: string } }>(
    '/tables/:id/invitation',
    async (request, reply): Promise<InvitationReply> => {
      const { key } = read(invitationSchema, request.query);
      const { id } = request.params;
      const who = await sessions.who(request, reply);
      const room = /^[\w-]{22}$/.test(id) ? (await storage.tables.find(id))?.room : undefined;
      if (!room || room.phase === 'closed' || !admits(room, who?.id ?? null, key))
        throw new Refused('no-table');
      return invitationTo(room);
    },
  );

  const kept = new KeptRecords();
  const records = perMinute('record', Math.ceil(config.limits.readsPerMinute / READS_PER_RECORD));
  /** A finished game is open to whoever could have watched it; before its end a record would give the hands away. */
  api.get<{ Params: { id: string } }>(
    '/tables/:id/record',
    { config: { rateLimit: records } },
    async (request, reply) => {
      const { id } = request.params;
      const who = await sessions.who(request, reply);
      const table = /^[\w-]{22}$/.test(id) ? await storage.tables.find(id) : null;
      if (!table) throw new Refused('no-table');
      const { room } = table;
      const satThere = who !== null && seatOf(room, who.id) !== null;
      if (room.visibility === 'private' && !satThere) throw new Refused('no-table');
      const record = await kept.of(id, () => tables.recordOf(id, who));
      if (typeof record !== 'string') return sendRefusal(reply, record.refusal);
      return reply.type('application/json; charset=utf-8').send(record);
    },
  );
}

function invitationTo({ game, phase, visibility, options, clock, host, seats }: Room): InvitationReply {
  const held = seats.find((seat) => seat.kind === 'human' && seat.identity === host);
  return {
    game,
    phase,
    visibility,
    options,
    clock,
    by: held?.kind === 'human' ? held.name : null,
    ...sitting({ seats }),
  };
}
