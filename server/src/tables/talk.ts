import type { Viewer } from '@bridgehead/kernel';
import type { ChatLine } from '@bridgehead/wire';
import type { NewChatLine, Storage } from '../storage/index.ts';
import type { Audience } from './audience.ts';

/** What is said at a table: kept, then told to whoever may hear it. */
export class Talk {
  readonly #table: string;
  readonly #store: Storage['chat'];
  readonly #audience: Audience;
  readonly #mayHear: (line: ChatLine, viewer: Viewer) => boolean;
  /** The last line that was told here; null before anybody has asked what was said. */
  #last: number | null = null;

  constructor(
    table: string,
    store: Storage['chat'],
    audience: Audience,
    mayHear: (line: ChatLine, viewer: Viewer) => boolean,
  ) {
    this.#table = table;
    this.#store = store;
    this.#audience = audience;
    this.#mayHear = mayHear;
  }

  async add(line: Omit<NewChatLine, 'table'>): Promise<void> {
    await this.#store.add({ table: this.#table, ...line });
    await this.follow();
  }

  /** Tells what was said since, here or on another node. */
  async follow(): Promise<void> {
    this.#tell(await this.#store.since(this.#table, this.#last ?? 0));
  }

  /** What a newcomer has missed; those who listen already are brought to the same line first. */
  async missed(since: number): Promise<(viewer: Viewer) => ChatLine[]> {
    // What another node was told in this moment comes by its hint, to the newcomer too.
    if (this.#last !== null && since >= this.#last) return () => [];
    const lines = await this.#store.since(this.#table, Math.min(since, this.#last ?? 0));
    this.#tell(lines);
    return (viewer) => lines.filter((line) => line.number > since && this.#mayHear(line, viewer));
  }

  /** What was kept from somebody so far. */
  async reveal(wasWithheld: (line: ChatLine, viewer: Viewer) => boolean): Promise<void> {
    for (const line of await this.#store.since(this.#table, 0)) {
      this.#audience.tellChat(line, (viewer) => wasWithheld(line, viewer));
    }
  }

  #tell(lines: readonly ChatLine[]): void {
    this.#last ??= 0;
    for (const line of lines) {
      if (line.number <= this.#last) continue;
      this.#last = line.number;
      this.#audience.tellChat(line, (viewer) => this.#mayHear(line, viewer));
    }
  }
}
