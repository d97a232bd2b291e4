import { botsFor } from '@bridgehead/bots';
import { findGame } from '@bridgehead/catalogue';
import { type AnyGame, type Bot, type Game, Problem, type Refusal } from '@bridgehead/kernel';
import { refuse } from '@bridgehead/wire';

/** No content of that hash is kept here. */
export class NoSuchPack extends Error {}

/** Finds a pack by the hash of its content. */
export type PackFinder = (hash: string) => Promise<unknown>;

/** Games with their content, each loaded once; packs are kept by their hash, as many as were used last. */
export class Library {
  /** A game of the house, or one that was admitted. */
  readonly find: (id: string) => Game | undefined;
  readonly #findPack: PackFinder;
  readonly #own = new Map<string, Promise<AnyGame>>();
  readonly #packed = new Map<string, Promise<AnyGame>>();
  readonly #foreign = new WeakSet<AnyGame>();
  readonly #mostPacks: number;

  constructor(findPack: PackFinder, find = findGame, mostPacks = 16) {
    this.find = find;
    this.#findPack = findPack;
    this.#mostPacks = mostPacks;
  }

  /** By the newest rules, where no version is named. */
  own(id: string, version?: string): Promise<AnyGame> | undefined {
    const game = this.find(id);
    if (!game) return undefined;
    const key = `${id} ${version ?? game.manifest.version}`;
    const loading = this.#own.get(key) ?? game.load({ version });
    this.#own.set(key, loading);
    return loading;
  }

  /** The game with the content a table names, by the rules it was begun under. */
  async with(id: string, contentHash: string, version?: string): Promise<AnyGame | undefined> {
    const own = await this.own(id, version);
    if (!own || own.content.hash === contentHash) return own;
    const key = `${contentHash} ${own.rules.manifest.version}`;
    const known = this.#packed.get(key);
    if (known) return known;
    const loading = this.#loadPacked(id, contentHash, version);
    this.#packed.set(key, loading);
    loading.catch(() => this.#packed.delete(key));
    const [oldest] = this.#packed.keys();
    if (this.#packed.size > this.#mostPacks && oldest !== undefined) this.#packed.delete(oldest);
    return loading;
  }

  /** Whether somebody else has written its content: nobody knows how long its rules take over that. */
  isForeign(game: AnyGame): boolean {
    return this.#foreign.has(game);
  }

  async #loadPacked(id: string, contentHash: string, version?: string): Promise<AnyGame> {
    const pack = await this.#findPack(contentHash);
    if (pack === undefined || pack === null) throw new NoSuchPack(`the pack ${contentHash} is not stored`);
    const game = await (this.find(id) as Game).load({ pack, version });
    this.#foreign.add(game);
    return game;
  }
}

/** The game with a pack that somebody has sent. */
export function loadPack(game: Game, pack: unknown): Promise<AnyGame | { readonly refusal: Refusal }> {
  return saidIfBad(() => game.load({ pack }));
}

/** What is wrong with a pack is said, not thrown: one that was kept long ago may be read more strictly today. */
export async function saidIfBad<Loaded>(
  load: () => Promise<Loaded>,
): Promise<Loaded | { readonly refusal: Refusal }> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { ru, en } = error.sentence;
    return { refusal: refuse('bad-pack', { ru, en }) };
  }
}

export type AnyBot = Bot<unknown, unknown>;

export function findBot(game: AnyGame, id: string): AnyBot | undefined {
  return botsFor(game).find((bot) => bot.id === id);
}

/** Plays on for whoever has lost the seat. */
export function strongestBot(game: AnyGame): string {
  return botsFor(game).at(-1)?.id ?? '';
}
