import type { RecordReply, RefusedReply } from '@bridgehead/wire';
import { Recent } from '../recent.ts';
import { Serial } from '../tables/serial.ts';

const MOST_KEPT = 16;

/**
 * Records of finished games, as they are sent. All of a game is read for one, so that it is done for one at a time, and
 * not again for everybody who asks: a game that was closed changes no more.
 */
export class KeptRecords {
  readonly #kept = new Recent<string>(MOST_KEPT);
  readonly #reading = new Serial();

  async of(table: string, read: () => Promise<RecordReply | RefusedReply>): Promise<string | RefusedReply> {
    return (
      this.#kept.get(table) ??
      this.#reading.run(async () => this.#kept.get(table) ?? this.#keep(table, await read()))
    );
  }

  #keep(table: string, reply: RecordReply | RefusedReply): string | RefusedReply {
    if ('refusal' in reply) return reply;
    const text = JSON.stringify(reply);
    if (reply.record.closing) this.#kept.set(table, text);
    return text;
  }
}
