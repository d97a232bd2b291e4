import { faultSentence, verify } from '@bridgehead/kernel';
import { Failure } from '../command.ts';
import { say } from '../language.ts';
import { openRecord } from '../record-file.ts';

export const usage = 'verify FILE [--pack FILE]';
export const summary = {
  ru: 'проверить запись: зерно, броски, каждый ход, результат',
  en: 'prove a record: the seed, the dice, every move, the result',
};

/** Neither bent nor proved: an exit code of its own, so that a script cannot take it for a yes. */
const PROVES_NOTHING = 3;

export async function run(args: string[]): Promise<number> {
  const { game, record } = await openRecord(args);
  const { table, fault } = verify(game.rules, game.content.hash, record);
  if (fault) throw new Failure(say(faultSentence(fault)));
  const entries = record.entries.length;
  if (!record.closing) {
    process.stdout.write(
      say({
        ru: `Ходы законны (записей ${entries}), но ${table?.outcome ? '' : 'партия не окончена и '}зерно не раскрыто: запись ничего не доказывает.\n`,
        en: `Every move is legal (${entries} entries), but ${table?.outcome ? '' : 'the game is not over and '}the seed is not revealed: the record proves nothing.\n`,
      }),
    );
    return PROVES_NOTHING;
  }
  process.stdout.write(
    say({
      ru: `Запись верна: записей ${entries}, зерно и результат сходятся, хеш ${record.closing.hash}.\n`,
      en: `The record holds: ${entries} entries, seed and result agree, hash ${record.closing.hash}.\n`,
    }),
  );
  return 0;
}
