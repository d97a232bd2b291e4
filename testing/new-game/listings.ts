import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const PAGE = join(import.meta.dirname, '..', '..', 'docs', 'adding-a-game.md');
const FENCE = /^```(?:ts|tsx|json)\n(.*?)^```$/gms;
const PATH = /^\/\/ (games\/\S+)\n/;
const PACKAGE = /^\{\n {2}"name": "@bridgehead\/(\w+)"/;
const LINE = /^export \{ \w+ \} from '@bridgehead\/\w+';\n$/;

export interface Listings {
  /** Code by the path it says it belongs to. */
  readonly files: ReadonlyMap<string, string>;
  /** The line for the catalogue. */
  readonly line: string;
}

/** The whole game that the page about adding one spells out. */
export async function listings(): Promise<Listings> {
  const fences = [...(await readFile(PAGE, 'utf8')).matchAll(FENCE)].map(([, code = '']) => code);
  const files = new Map<string, string>();
  for (const code of fences) {
    const game = PACKAGE.exec(code)?.[1];
    const path = PATH.exec(code)?.[1] ?? (game && `games/${game}/package.json`);
    if (path) files.set(path, code.replace(PATH, ''));
  }
  const line = fences.find((code) => LINE.test(code));
  if (files.size < 8 || !line) throw new Error(`the page lists only ${[...files.keys()].join(', ')}`);
  return { files, line };
}
