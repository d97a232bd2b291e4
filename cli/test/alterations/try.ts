import {
  bind,
  type Chance,
  chanceFrom,
  type GameRecord,
  pick,
  Problem,
  readRecord,
  type Seal,
  seedFromText,
} from '@bridgehead/kernel';
import { Notary } from '@bridgehead/server/testkit';
import type { ServerKeys } from '@bridgehead/wire';
import { prove } from '../../src/proof.ts';
import { fieldOf, holderOf, inList, isAltered, type Path, placesByField, type Way, WAYS } from './fields.ts';
import { makeRecords, type Original } from './records.ts';

/** What a forger does about the chain and the seal: nothing, or everything anew. */
export const FORGERIES = ['plain', 'seal kept', 'seal stripped', 'seal of another game', 'own seal'] as const;
export type Forgery = (typeof FORGERIES)[number];

export interface Tally {
  readonly records: readonly GameRecord[];
  readonly tried: number;
  readonly byWay: ReadonlyMap<string, number>;
  /** Fields of some record that were never altered. */
  readonly untouched: readonly string[];
  /** By what it was that told them. */
  readonly told: ReadonlyMap<string, number>;
  readonly undetected: readonly string[];
}

interface Bent {
  readonly text: string;
  readonly what: string;
}

const PATIENCE = 100;

/** Alters records at random, one thing at a time, every field as often as any other. */
export async function tryAlterations(count: number, seed: string): Promise<Tally> {
  const originals = await makeRecords(seed);
  const luck = chanceFrom(seedFromText(`${seed}: alterations`));
  const forger = new Notary();
  const fields = originals.map(({ record }) => placesByField(record));
  const touched = new Map(fields.flatMap((places) => [...places.keys()].map((field) => [field, 0])));
  const [byWay, told] = [new Map<string, number>(), new Map<string, number>()];
  const undetected: string[] = [];
  for (let tried = 0; tried < count; tried++) {
    const index = tried % originals.length;
    const original = originals[index] as Original;
    const places = fields[index] as ReturnType<typeof placesByField>;
    const field = rarest([...places.keys()], touched, luck);
    const forgery = original.server ? pick(FORGERIES, luck) : 'plain';
    const bent = await bend(original, pick(places.get(field) ?? [], luck), forgery, originals, forger, luck);
    count1(touched, field);
    count1(byWay, bent.what.split(' at ')[0] ?? '');
    const teller = tellerOf(original, bent.text, original.server && (await original.server.keys()));
    if (teller) count1(told, teller);
    else undetected.push(`record ${index}: ${bent.what}`);
  }
  const records = originals.map(({ record }) => record);
  const untouched = [...touched].flatMap(([field, times]) => (times === 0 ? [field] : []));
  return { records, tried: count, byWay, untouched, told, undetected };
}

function rarest(fields: readonly string[], touched: ReadonlyMap<string, number>, luck: Chance): string {
  const fewest = Math.min(...fields.map((field) => touched.get(field) ?? 0));
  return pick(
    fields.filter((field) => touched.get(field) === fewest),
    luck,
  );
}

/** Tries until something has really changed. */
async function bend(
  { record }: Original,
  path: Path,
  forgery: Forgery,
  originals: readonly Original[],
  forger: Notary,
  luck: Chance,
): Promise<Bent> {
  for (let attempt = 0; attempt < PATIENCE; attempt++) {
    const way = pick(Object.keys(WAYS) as Way[], luck);
    const at = way === 'duplicate' ? inList(path) : path;
    const key = at.at(-1);
    if (key === undefined) continue;
    const altered = structuredClone(record);
    WAYS[way](holderOf(altered, at), key, luck);
    if (!isAltered(record, altered)) continue;
    const forged = forgery === 'plain' ? altered : await forge(altered, forgery, originals, forger, luck);
    if (forged !== altered && !isAltered(record, forged)) continue;
    return { text: JSON.stringify(forged), what: `${way}, ${forgery} at ${fieldOf(path)}` };
  }
  throw new Error(`nothing could be altered at ${fieldOf(path)}`);
}

/** All links anew, so that the chain holds. What cannot even be chained is left as it is. */
async function forge(
  altered: GameRecord,
  forgery: Exclude<Forgery, 'plain'>,
  originals: readonly Original[],
  forger: Notary,
  luck: Chance,
): Promise<GameRecord> {
  const { header, closing, entries, seal } = altered;
  if (!isObject(header) || !isObject(closing) || !Array.isArray(entries) || !entries.every(isObject))
    return altered;
  const { table = '', ...local } = header;
  const rebound = bind(altered, closing);
  switch (forgery) {
    case 'seal kept':
      return { ...rebound, ...(seal && { seal }) };
    case 'seal stripped':
      return bind({ ...altered, header: local }, closing);
    case 'seal of another game': {
      const sealed = originals.flatMap(({ record: { seal: other } }) => (other ? [other] : []));
      return { ...rebound, seal: pick(sealed, luck) as Seal };
    }
    case 'own seal':
      return forger.seal({ ...altered, header }, String(table));
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What `verify` says to it; null where it finds nothing wrong. Anything thrown but a sentence is a defect. */
function tellerOf({ game }: Original, text: string, keys: ServerKeys | null): string | null {
  try {
    const record = readRecord(text);
    if (record.header.game !== game.rules.manifest.id) return 'another game';
    const { verdict, sentence } = prove(game, record, keys);
    return verdict === 'holds' ? null : sentence.en.replace(/\d+|[0-9a-f]{32,}/g, '…');
  } catch (error) {
    if (error instanceof Problem) return 'not a record';
    throw error;
  }
}

function count1(tally: Map<string, number>, key: string): void {
  tally.set(key, (tally.get(key) ?? 0) + 1);
}
