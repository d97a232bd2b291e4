import { Problem } from './problem.ts';
import { visibly } from './visible.ts';

/** Where a schema stopped reading, what it found there and what it wanted: as schema libraries tell it. */
export interface PackIssue {
  readonly path?: readonly { readonly key: unknown }[] | undefined;
  readonly input: unknown;
  readonly message: string;
}

/** What is wrong with a content pack, and in which entry. `what` is a pack of what: «событий», «плиток». */
export function packProblem(what: string, json: unknown, { path = [], input, message }: PackIssue): Problem {
  const keys = path.map(({ key }) => String(key));
  const where = keys.length > 0 ? keys.join('.') : 'pack';
  const entry = entryName(json, keys);
  const found = input === undefined ? undefined : visibly((JSON.stringify(input) ?? '').slice(0, 60));
  return new Problem({
    ru: `Набор ${what} не годится: в поле ${where}${entry} ${found ? `стоит ${found}` : 'ничего нет'}.`,
    en: `The pack cannot be used: ${where}${entry} ${found ? `is ${found}` : 'is missing'}. ${message}.`,
  });
}

/** The id of the entry a path leads into, the innermost: a person finds “brest-fortress” sooner than “events.3”. */
function entryName(json: unknown, keys: readonly string[]): string {
  let name = '';
  let at = json;
  for (const key of keys) {
    at = fieldOf(at, key);
    const id = fieldOf(at, 'id');
    if (typeof id === 'string') name = ` (${id})`;
  }
  return name;
}

function fieldOf(json: unknown, key: string): unknown {
  return typeof json === 'object' && json !== null && Object.hasOwn(json, key)
    ? (json as Record<string, unknown>)[key]
    : undefined;
}
