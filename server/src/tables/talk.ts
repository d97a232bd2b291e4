import type { Viewer } from '@bridgehead/kernel';
import type { ChatLine } from '@bridgehead/wire';
import type { NewChatLine, Storage } from '../storage/index.ts';
import type { Audience } from './audience.ts';
import { Serial } from './serial.ts';

/** More than this nobody is shown. */
const MOST_LINES = 200;

/** Who hears what. */
export interface Hearing {
  readonly mayHear: (line: ChatLine, viewer: Viewer) => boolean;
  /** Kept from somebody until the game was over. */
  readonly wasWithheld: (line: ChatLine, viewer: Viewer) => boolean;
}

/** What is said at a table: kept, then told to whoever may hear it. It has a queue of its own: no move waits for it. */
export class Talk {
  readonly #table: string;
  readonly #store: Storage['chat'];
  readonly #audience: Audience;
  readonly #hearing: Hearing;
  readonly #serial = new Serial();
  /** The last lines; null before anybody has asked what was said. */
  #lines: readonly ChatLine[] | null = null;

  constructor(table: string, store: Storage['chat'], audience: Audience, hearing: Hearing) {
    this.#table = table;
    this.#store = store;
    this.#audience = audience;
    this.#hearing = hearing;
  }

  add(line: Omit<NewChatLine, 'table'>): Promise<void> {
    return this.#serial.run(async () => {
      await this.#store.add({ table: this.#table, ...line });
      await this.#readOn();
    });
  }

  /** Tells what was said since, here or on another node. */
  follow(): Promise<void> {
    return this.#serial.run(() => this.#readOn());
  }

  /** Before anybody is told what they have missed. */
  async recall(): Promise<void> {
    if (this.#lines === null) await this.follow();
  }

  /** What a newcomer does not know; lines that could not be heard before come under their old numbers. */
  missed(since: number, viewer: Viewer): ChatLine[] {
    const { mayHear, wasWithheld } = this.#hearing;
    return (this.#lines ?? []).filter(
      (line) => (line.number > since && mayHear(line, viewer)) || wasWithheld(line, viewer),
    );
  }

  /** The game is over: what was kept from anybody is told. */
  async reveal(): Promise<void> {
    await this.recall();
    for (const line of this.#lines ?? []) {
      this.#audience.tellChat(line, (viewer) => this.#hearing.wasWithheld(line, viewer));
    }
  }

  settle(): Promise<void> {
    return this.#serial.run(async () => {});
  }

  async #readOn(): Promise<void> {
    const known = this.#lines ?? [];
    const lines = await this.#store.since(this.#table, known.at(-1)?.number ?? 0);
    this.#lines = [...known, ...lines].slice(-MOST_LINES);
    for (const line of lines) {
      this.#audience.tellChat(line, (viewer) => this.#hearing.mayHear(line, viewer));
    }
  }
}
