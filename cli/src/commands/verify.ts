import { faultSentence, verify } from '@bridgehead/kernel';
import { Failure } from '../command.ts';
import { say } from '../language.ts';
import { openRecord } from '../record-file.ts';

export const usage = 'verify FILE [--pack FILE]';
export const summary = {
  ru: 'проверить запись: зерно, броски, каждый ход, результат',
  en: 'prove a record: the seed, the dice, every move, the result',
};

export async function run(args: string[]): Promise<number> {
  const { game, record } = await openRecord(args);
  const { table, fault } = verify(game.rules, game.content.hash, record);
  if (fault) throw new Failure(say(faultSentence(fault)));
  const entries = record.entries.length;
  process.stdout.write(
    record.closing
      ? say({
          ru: `Запись верна: записей ${entries}, зерно и результат сходятся, хеш ${record.closing.hash}.\n`,
          en: `The record holds: ${entries} entries, seed and result agree, hash ${record.closing.hash}.\n`,
        })
      : say({
          ru: `Ходы законны (записей ${entries}), но ${table?.outcome ? '' : 'партия не окончена и '}зерно не раскрыто: бросков проверить нельзя.\n`,
          en: `Every move is legal (${entries} entries), but ${table?.outcome ? '' : 'the game is not over and '}the seed is not revealed: the dice cannot be proved.\n`,
        }),
  );
  return 0;
}
