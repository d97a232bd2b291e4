import { type AnyGame, type GameRecord, type Names, readRecord } from '@bridgehead/kernel';
import { loadGame } from './catalogue.ts';
import { UsageError } from './command.ts';
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
  const game = await loadGame(record.header.game, pack);
  return { game, record, names: { seat: (seat) => record.header.seats[seat]?.name ?? `#${seat + 1}` } };
}
