import {
  createLog,
  figures,
  moveTo as moveDatabase,
  PRUNED,
  type Pruned,
  rotateSigningKey,
} from '@bridgehead/server';
import { parseFlags } from '../command.ts';
import { failed, noWords, oneWord, print, type Task } from './task.ts';

const PRUNED_NAMES: Readonly<Record<keyof Pruned, { readonly ru: string; readonly en: string }>> = {
  waiting: { ru: 'столов без начатой партии закрыто', en: 'tables still gathering people, closed' },
  unfinished: { ru: 'брошенных партий закрыто', en: 'abandoned games, closed' },
  closed: { ru: 'закрытых столов удалено', en: 'closed tables, deleted' },
  finished: { ru: 'оконченных партий удалено', en: 'finished games, deleted' },
  guests: { ru: 'гостей забыто', en: 'guests, forgotten' },
  push: { ru: 'подписок на уведомления удалено', en: 'push subscriptions, deleted' },
  sessions: { ru: 'старых сеансов удалено', en: 'old sessions, deleted' },
  packs: { ru: 'ненужных наборов удалено', en: 'packs no table needs, deleted' },
};

export const prune: Task = {
  usage: 'prune [--dry-run]',
  summary: {
    ru: 'выбросить то, что старше сроков хранения',
    en: 'throw away what is older than it is kept for',
  },
  prepare(args) {
    const { values, positionals } = parseFlags({
      args,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    noWords(positionals);
    return async ({ storage }, { retention }) => {
      const closed = async (tables: readonly string[]) => {
        for (const table of tables) storage.hints.publish({ table, room: true });
      };
      const pruned = values['dry-run']
        ? await storage.retention.count(retention)
        : await storage.retention.prune(retention, closed);
      if (!pruned) throw failed({ ru: 'Сервер уже убирает сам.', en: 'The server is cleaning up already.' });
      if (values['dry-run']) print({ ru: 'Было бы:', en: 'This would be:' });
      for (const what of PRUNED) {
        const { ru, en } = PRUNED_NAMES[what];
        print({ ru: `${ru}: ${pruned[what]}`, en: `${en}: ${pruned[what]}` });
      }
    };
  },
};

export const moveTo: Task = {
  usage: 'move-to DATABASE_URL',
  summary: {
    ru: 'скопировать всё в другую, пустую базу PostgreSQL и сверить',
    en: 'copy everything to another, empty PostgreSQL and compare',
  },
  prepare(args) {
    const url = oneWord(args, /^postgres(ql)?:\/\/./, {
      ru: 'Назовите одну базу: postgres://имя:пароль@узел/база.',
      en: 'Name one database: postgres://user:password@host/database.',
    });
    return async ({ connection }) => {
      await moveDatabase(connection, url, createLog('silent'), ({ table, rows }) =>
        print({ ru: `${table}: строк ${rows}, сходится`, en: `${table}: ${rows} rows, the same` }),
      );
      print({
        ru: 'Всё скопировано и сверено. Что сыграно с этой минуты, в новую базу не попадёт: если сервер работает, остановите его и повторите в пустую базу. Дальше запускайте его с этим адресом в DATABASE_URL.',
        en: 'Everything is copied and compared. What is played from this minute on is not in the new database: if the server runs, stop it and do this again into an empty one. Then start it with this address as DATABASE_URL.',
      });
    };
  },
};

export const rotateKey: Task = {
  usage: 'rotate-key',
  summary: {
    ru: 'подписывать партии новым ключом; прежние подписи остаются верны',
    en: 'sign games with a new key; earlier signatures stay good',
  },
  prepare(args) {
    noWords(args);
    return async ({ storage }) => {
      const key = await rotateSigningKey(storage);
      print({ ru: `Новый ключ подписи: ${key}`, en: `The new signing key: ${key}` });
    };
  },
};

export const stats: Task = {
  usage: 'stats',
  summary: {
    ru: 'сказать, что хранится и сколько занимает',
    en: 'say what is kept and how much room it takes',
  },
  prepare(args) {
    noWords(args);
    return async ({ connection }) => {
      const { tables, accounts, guests, packs, documents, bytes, largest } = await figures(connection);
      const phases =
        Object.entries(tables)
          .map(([phase, count]) => `${phase} ${count}`)
          .join(', ') || '0';
      print({ ru: `столы: ${phases}`, en: `tables: ${phases}` });
      print({
        ru: `учётных записей: ${accounts}, гостей: ${guests}`,
        en: `accounts: ${accounts}, guests: ${guests}`,
      });
      print({
        ru: `наборов: ${packs}, документов: ${documents}`,
        en: `packs: ${packs}, documents: ${documents}`,
      });
      print({ ru: `база: ${megabytes(bytes)} МБ`, en: `database: ${megabytes(bytes)} MB` });
      for (const { name, rows, bytes: size } of largest) {
        print({
          ru: `  ${name}: около ${rows} строк, ${megabytes(size)} МБ`,
          en: `  ${name}: about ${rows} rows, ${megabytes(size)} MB`,
        });
      }
    };
  },
};

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
