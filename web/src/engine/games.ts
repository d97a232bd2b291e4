import { findGame as findInHouse } from '@bridgehead/catalogue';
import {
  type AnyGame,
  type DocumentKind,
  type Edition,
  type Game,
  playableBy,
  Problem,
  type RecordHeader,
  sureOfWords,
} from '@bridgehead/kernel';
import { reportFault } from '../online/faults.ts';
import { absentOr } from '../games/absent.ts';
import { findPack } from '../storage/packs.ts';

export async function findGame(id: string): Promise<Game> {
  const game = findInHouse(id);
  if (game) return game;
  throw new Problem({
    ru: `Игры «${id}» здесь нет.`,
    en: `There is no game called “${id}” here.`,
  });
}

/** Without what reads them: that cannot leave the worker. */
export async function documentKinds(id: string): Promise<Pick<DocumentKind, 'id' | 'title'>[]> {
  const { documents = [] } = await findGame(id);
  return documents.map(({ id: kind, title }) => ({ id: kind, title }));
}

const own = new Map<string, Promise<AnyGame>>();

/** The game with its own content, loaded once: by the newest rules, where no version is named. */
export function loadOwn(id: string, version?: string): Promise<AnyGame> {
  const key = `${id} ${version ?? ''}`;
  const loading = own.get(key) ?? load(id, { version });
  own.set(key, loading);
  loading.catch(() => own.delete(key));
  return loading;
}

/** What a record says of the game it is of. */
export type Played = Pick<RecordHeader, 'game' | 'rules' | 'content'>;

/** The game with the rules and the content a record names: its own content, or a pack that was kept. */
export async function loadFor({ game: id, rules, content }: Played): Promise<AnyGame> {
  const version = await versionFor(id, rules);
  const game = await loadOwn(id, version);
  if (game.content.hash === content.hash) return game;
  const pack = await findPack(content.hash);
  return pack === undefined ? game : load(id, { pack, version });
}

/** Rules that are played here no more give way to the newest: whoever needs those very rules sees that they are not. */
export async function versionFor(id: string, rules: string): Promise<string | undefined> {
  const { manifest } = await findGame(id);
  return rules === manifest.version || playableBy(manifest, rules) ? undefined : rules;
}

async function load(id: string, edition: Edition): Promise<AnyGame> {
  const game = await findGame(id);
  const loaded = await game.load(edition).catch((error: unknown) => Promise.reject(absentOr(error)));
  return sureOfWords(loaded, reportFault);
}
