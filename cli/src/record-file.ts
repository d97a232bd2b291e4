import { type AnyGame, type GameRecord, type Names, readRecord } from '@bridgehead/kernel';
import { loadGame } from './catalogue.ts';
import { parseFlags, UsageError } from './command.ts';
import { readText } from './files.ts';
import { say } from './language.ts';

export interface OpenedRecord {
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly names: Names;
}

/** What `replay` and `verify` begin with: the record in the file, and the game that can play it. */
export async function openRecord(args: string[]): Promise<OpenedRecord> {
  const { values, positionals } = parseFlags({
    args,
    allowPositionals: true,
    options: { pack: { type: 'string' } },
  });
  const [file, extra] = positionals;
  if (file === undefined || extra !== undefined) {
    throw new UsageError(say({ ru: 'Назовите один файл записи.', en: 'Name one record file.' }));
  }
  const record = readRecord(readText(file));
  const game = await loadGame(record.header.game, values.pack);
  return { game, record, names: { seat: (seat) => record.header.seats[seat]?.name ?? `#${seat + 1}` } };
}
