import { randomBytes } from 'node:crypto';
import { type Admin, Passwords } from '@bridgehead/server';
import { failed, oneWord, print, type Task } from './task.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LOGIN = /^[^\s]{1,60}$/u;

/** A new password that nobody has chosen; whoever may have known the old one is logged out. */
export const resetPassword: Task = {
  usage: 'reset-password LOGIN',
  summary: {
    ru: 'дать учётной записи новый пароль и выйти из неё на всех устройствах',
    en: 'give an account a new password and log it out everywhere',
  },
  prepare(args) {
    const login = readLogin(args);
    return async ({ storage }) => {
      const account = await storage.identities.findLogin(login);
      if (!account) throw unknownLogin(login);
      const password = randomBytes(12).toString('base64url');
      await storage.identities.changePassword(account.id, await new Passwords().hash(password));
      await storage.sessions.endOthers(account.id, null);
      print({
        ru: `Новый пароль для «${login}»: ${password}\nВсе прежние сеансы окончены. Ключи доступа остались.`,
        en: `The new password of "${login}": ${password}\nAll earlier sessions have ended. Passkeys were left alone.`,
      });
    };
  },
};

export const deletePerson: Task = {
  usage: 'delete-person LOGIN|ID',
  summary: {
    ru: 'удалить человека и всё, что о нём хранится',
    en: 'delete a person and everything that is kept of them',
  },
  prepare(args) {
    const name = readLogin(args);
    return async (admin) => {
      const id = await findPerson(admin, name);
      const changed = await admin.storage.people.forget(id);
      for (const table of changed) admin.storage.hints.publish({ table, room: true });
      print({
        ru: `Удалено: «${name}». Изменено столов: ${changed.length}.`,
        en: `Deleted: "${name}". Tables changed: ${changed.length}.`,
      });
    };
  },
};

function readLogin(args: readonly string[]): string {
  const what = { ru: 'Назовите одну учётную запись.', en: 'Name one account.' };
  return oneWord(args, LOGIN, what).toLowerCase();
}

async function findPerson({ storage }: Admin, name: string): Promise<string> {
  const found = UUID.test(name)
    ? await storage.identities.find(name)
    : await storage.identities.findLogin(name);
  if (!found) throw unknownLogin(name);
  return found.id;
}

function unknownLogin(login: string) {
  return failed({ ru: `Учётной записи «${login}» нет.`, en: `There is no account "${login}".` });
}
