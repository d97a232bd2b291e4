import type { Admin, Config } from '@bridgehead/server';
import { Failure, UsageError } from '../command.ts';
import { say, type Text } from '../language.ts';

/** One thing an operator can have done. */
export interface Task {
  readonly usage: string;
  readonly summary: Text;
  /** Reads the words after its name, before anything is touched. */
  prepare(args: string[]): (admin: Admin, config: Config) => Promise<void>;
}

export function print(text: Text): void {
  process.stdout.write(`${say(text)}\n`);
}

/** The one word a task is about. */
export function oneWord(args: readonly string[], fits: RegExp, what: Text): string {
  const [word, ...extra] = args;
  if (word !== undefined && extra.length === 0 && fits.test(word)) return word;
  throw new UsageError(say(what));
}

export function noWords(args: readonly string[]): void {
  const [extra] = args;
  if (extra === undefined) return;
  throw new UsageError(
    say({ ru: `Слово «${extra}» здесь лишнее.`, en: `The word "${extra}" is not expected here.` }),
  );
}

export function failed(text: Text): Failure {
  return new Failure(say(text));
}
