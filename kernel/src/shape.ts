import { Problem } from './problem.ts';

/** What a field of a record must be: each of these returns it, or says in a sentence what is there instead. */

type Fields = Readonly<Record<string, unknown>>;

/** With `known` nothing else may stand there: a field that nobody reads is a field that nobody checks. */
export function object(json: unknown, at: string, known?: readonly string[]): Fields {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return wrong(at, 'an object', json);
  const extra = known && Object.keys(json).find((field) => !known.includes(field));
  return extra === undefined ? (json as Fields) : unknown(`${at}.${extra}`);
}

export function array(json: unknown, at: string): readonly unknown[] {
  return Array.isArray(json) ? json : wrong(at, 'a list', json);
}

export function text(json: unknown, at: string): string {
  return typeof json === 'string' ? json : wrong(at, 'a text', json);
}

export function whole(json: unknown, at: string): number {
  return Number.isSafeInteger(json) && (json as number) >= 0
    ? (json as number)
    : wrong(at, 'a whole number', json);
}

/** Lower case only: one value has one spelling. */
export function hex(json: unknown, at: string, digits: number): string {
  return typeof json === 'string' && json.length === digits && /^[0-9a-f]+$/.test(json)
    ? json
    : wrong(at, `${digits} hexadecimal digits`, json);
}

const EXPECTED_RU: Readonly<Record<string, string>> = {
  'an object': 'объект',
  'a list': 'список',
  'a text': 'текст',
  'a whole number': 'целое число',
  'a move': 'ход',
  '"human" or "bot"': '"human" или "bot"',
  '"move" or "undo"': '"move" или "undo"',
};

function inRussian(expected: string): string {
  return (
    EXPECTED_RU[expected] ??
    expected
      .replace('a number below', 'число меньше')
      .replace('hexadecimal digits', 'шестнадцатеричных цифр')
      .replace(' and ', ' и ')
  );
}

export function wrong(at: string, expected: string, found: unknown): never {
  const shown = found === undefined ? undefined : JSON.stringify(found).slice(0, 40);
  throw new Problem({
    ru: `Запись повреждена: в ${at} ожидается ${inRussian(expected)}, а там ${shown ?? 'ничего'}.`,
    en: `The record is damaged: ${at} should be ${expected}, but it is ${shown ?? 'missing'}.`,
  });
}

function unknown(at: string): never {
  throw new Problem({
    ru: `Запись повреждена: поля ${at} в записи не бывает.`,
    en: `The record is damaged: a record has no field ${at}.`,
  });
}
