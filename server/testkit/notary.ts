import { bind, type GameRecord } from '@bridgehead/kernel';
import type { ServerKeys } from '@bridgehead/wire';
import { createSigning, type Signing } from '../src/signing/index.ts';

/** Signs records as a server does, without the server: its key is kept in memory. */
export class Notary {
  readonly #signing: Signing;

  constructor(now = 1_800_000_000_000) {
    const kept = new Map<string, string>();
    const secrets = {
      async getOrCreate(name: string, make: () => string) {
        const value = kept.get(name) ?? make();
        kept.set(name, value);
        return value;
      },
      async replace(name: string, _before: string, value: string) {
        kept.set(name, value);
        return true;
      },
    };
    this.#signing = createSigning({ secrets }, () => now);
  }

  keys(): Promise<ServerKeys> {
    return this.#signing.published();
  }

  /** The same game as if it had been played at a table of this server. */
  async seal({ header, closing, ...course }: GameRecord, table: string): Promise<GameRecord> {
    const record = bind({ header: { ...header, table }, ...course }, closing);
    if (!record.closing) throw new Error('only what is over is sealed');
    return { ...record, seal: await this.#signing.seal(table, record.closing) };
  }
}
