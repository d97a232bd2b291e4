import { setTimeout as sleep } from 'node:timers/promises';
import { failed, oneWord, print, type Task } from './task.ts';

/** Long enough for every node to have heard that the table is closed: nobody writes there any more. */
const HEARD_MS = 1_000;

export const deleteTable: Task = {
  usage: 'delete-table ID',
  summary: {
    ru: 'удалить стол вместе с партией и чатом',
    en: 'delete a table with its game and its talk',
  },
  prepare(args) {
    const id = oneWord(args, /^[\w-]{22}$/, {
      ru: 'Назовите один стол: 22 знака из его адреса.',
      en: 'Name one table: the 22 characters of its address.',
    });
    return async ({ storage }) => {
      if (await storage.retention.closeTable(id)) {
        storage.hints.publish({ table: id, room: true });
        await sleep(HEARD_MS);
      }
      if (!(await storage.retention.dropTable(id))) {
        throw failed({ ru: `Стола ${id} нет.`, en: `There is no table ${id}.` });
      }
      print({ ru: `Стол ${id} удалён.`, en: `The table ${id} is deleted.` });
    };
  },
};

export const deletePack: Task = {
  usage: 'delete-pack HASH',
  summary: { ru: 'удалить набор, которым никто не играет', en: 'delete a pack that no table is played with' },
  prepare(args) {
    const hash = oneWord(args, /^[\w:-]{1,100}$/, {
      ru: 'Назовите один набор: хеш его содержимого.',
      en: 'Name one pack: the hash of its content.',
    });
    return async ({ storage }) => {
      const outcome = await storage.packs.drop(hash);
      if (outcome === 'unknown') throw failed({ ru: `Набора ${hash} нет.`, en: `There is no pack ${hash}.` });
      if (outcome === 'needed') {
        throw failed({
          ru: `С набором ${hash} ещё есть столы: сначала удалите их.`,
          en: `There still are tables with the pack ${hash}: delete them first.`,
        });
      }
      print({ ru: `Набор ${hash} удалён.`, en: `The pack ${hash} is deleted.` });
    };
  },
};

export const deleteDocument: Task = {
  usage: 'delete-document ID',
  summary: {
    ru: 'удалить документ, чей бы он ни был: по ссылке или имени',
    en: 'delete a document, whoever’s it is: by its link or its id',
  },
  prepare(args) {
    const id = oneWord(args, /^[\w-]{22}$/, {
      ru: 'Назовите один документ: 22 знака из его ссылки.',
      en: 'Name one document: the 22 characters of its link.',
    });
    return async ({ storage }) => {
      if (!(await storage.documents.drop(id))) {
        throw failed({ ru: `Документа ${id} нет.`, en: `There is no document ${id}.` });
      }
      print({ ru: `Документ ${id} удалён.`, en: `The document ${id} is deleted.` });
    };
  },
};
