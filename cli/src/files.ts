import { readFileSync } from 'node:fs';
import { Failure } from './command.ts';
import { say } from './language.ts';

/** A file's text; one that cannot be read is a sentence, not a stack trace. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Failure(
      code === 'ENOENT'
        ? say({ ru: `Файла ${file} нет.`, en: `There is no file ${file}.` })
        : say({ ru: `Файл ${file} не читается: ${message}.`, en: `${file} cannot be read: ${message}.` }),
    );
  }
}

/** A file's JSON; what is not JSON is a sentence that says where. */
export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    const where = (error as Error).message;
    throw new Failure(say({ ru: `${file} — не JSON: ${where}.`, en: `${file} is not JSON: ${where}.` }));
  }
}
