import {
  type AnyGame,
  type GameRecord,
  kernelRefusal,
  type Localized,
  type Names,
  playableBy,
  readRecord,
} from '@bridgehead/kernel';
import { findGame, loadGame } from './catalogue.ts';
import { Failure, UsageError } from './command.ts';
import { readText } from './files.ts';
import { say } from './language.ts';

export interface OpenedRecord {
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly names: Names;
}

/** What `replay` and `verify` begin with: the record in the file, and the game that can play it. */
export async function openRecord(files: readonly string[], pack: string | undefined): Promise<OpenedRecord> {
  const [file, extra] = files;
  if (file === undefined || extra !== undefined) {
    throw new UsageError(say({ ru: 'Назовите один файл записи.', en: 'Name one record file.' }));
  }
  const record = readRecord(readText(file));
  const { game: id, rules } = record.header;
  const refusal = playableBy(findGame(id).manifest, rules);
  if (refusal) throw new Failure(say(kernelRefusal(refusal) as Localized));
  const game = await loadGame(id, pack, rules);
  return { game, record, names: { seat: (seat) => record.header.seats[seat]?.name ?? `#${seat + 1}` } };
}
