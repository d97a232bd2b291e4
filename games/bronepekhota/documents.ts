import { type DocumentKind, Problem, visibly } from '@bridgehead/kernel';
import * as v from 'valibot';
import { armySchema } from './rules/army-schema.ts';
import type { Army } from './rules/army.ts';

/** Throws a Problem that says what is wrong and where. Whether an army may fight is for the rules to say. */
export function readArmy(body: unknown): Army {
  const result = v.safeParse(armySchema, body, { abortEarly: true });
  if (!result.success) {
    const [{ path, input }] = result.issues;
    throw wrong(path?.map(({ key }) => String(key)).join('.') ?? 'army', input);
  }
  return result.output;
}

function wrong(where: string, input: unknown): Problem {
  const found = input === undefined ? undefined : visibly((JSON.stringify(input) ?? '').slice(0, 60));
  return new Problem({
    ru: `Это не армия «Бронепехоты»: в поле ${where} ${found ? `стоит ${found}` : 'ничего нет'}.`,
    en: `This is not an army of Bronepekhota: ${where} ${found ? `is ${found}` : 'is missing'}.`,
  });
}

export const armies: DocumentKind = {
  id: 'army',
  title: { ru: 'Армия', en: 'Army' },
  read: (body) => ({ title: readArmy(body).title }),
};
