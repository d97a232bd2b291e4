import { Failure, parseFlags } from '../command.ts';
import { say } from '../language.ts';
import { prove } from '../proof.ts';
import { openRecord } from '../record-file.ts';
import { findServerKeys } from '../server-keys.ts';

export const usage = 'verify FILE [--pack FILE] [--keys FILE|URL]';
export const summary = {
  ru: 'проверить запись: цепь, ключ раздачи, броски, каждый ход, результат, подпись; код 3 — ничего не доказывает',
  en: 'prove a record: the chain, the seed, the dice, every move, the result, the signature; exit code 3: it proves nothing',
};

/** A script must not take it for a yes. */
const PROVES_NOTHING = 3;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseFlags({
    args,
    allowPositionals: true,
    options: { pack: { type: 'string' }, keys: { type: 'string' } },
  });
  const { game, record } = await openRecord(positionals, values.pack);
  const keys = values.keys === undefined ? null : await findServerKeys(values.keys);
  const { verdict, sentence } = prove(game, record, keys);
  if (verdict === 'bent') throw new Failure(say(sentence));
  process.stdout.write(`${say(sentence)}\n`);
  return verdict === 'holds' ? 0 : PROVES_NOTHING;
}
