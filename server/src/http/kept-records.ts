import type { RecordReply, RefusedReply } from '@bridgehead/wire';
import { inSlices } from '../slices.ts';
import { Serial } from '../tables/serial.ts';

/** Characters of all that are kept: sixteen games as long as any, or one that was made to be endless. */
const MOST_KEPT = 20_000_000;

/**
 * Records of finished games, as they are sent. All of a game is read for one, so that it is done for one at a time, and
 * not again for everybody who asks: a game that was closed changes no more.
 */
export class KeptRecords {
  readonly #kept = new Map<string, string>();
  readonly #reading = new Serial();
  readonly #most: number;

  constructor(most = MOST_KEPT) {
    this.#most = most;
  }

  async of(table: string, read: () => Promise<RecordReply | RefusedReply>): Promise<string | RefusedReply> {
    return (
      this.#kept.get(table) ??
      this.#reading.run(async () => this.#kept.get(table) ?? this.#keep(table, await read()))
    );
  }

  async #keep(table: string, reply: RecordReply | RefusedReply): Promise<string | RefusedReply> {
    if ('refusal' in reply) return reply;
    const text = await inSlices(written(reply));
    if (reply.record.closing && text.length <= this.#most) {
      this.#kept.set(table, text);
      this.#forget();
    }
    return text;
  }

  /** The order of a map is the order of insertion: those read first go first. */
  #forget(): void {
    let length = 0;
    for (const text of this.#kept.values()) length += text.length;
    for (const [table, text] of this.#kept) {
      if (length <= this.#most) return;
      this.#kept.delete(table);
      length -= text.length;
    }
  }
}

/** As JSON, entry by entry: an endless game has many megabytes of them. */
function* written({ record, whys }: RecordReply): Generator<void, string> {
  const { entries, ...rest } = record;
  const told = yield* list(entries);
  return `{"record":${JSON.stringify(rest).slice(0, -1)},"entries":[${told}]},"whys":[${yield* list(whys)}]}`;
}

function* list(members: readonly unknown[]): Generator<void, string> {
  const texts: string[] = [];
  for (const member of members) {
    texts.push(JSON.stringify(member));
    yield;
  }
  return texts.join();
}
