import { canonicalJson, type Chance, pick } from '@bridgehead/kernel';

/** Where something stands in a record, as a list of members and places. */
export type Path = readonly (string | number)[];

/** Every place in a record by the name of its field: `entries[].move.card` has many, `closing.seed` one. */
export function placesByField(record: unknown): Map<string, Path[]> {
  const found = new Map<string, Path[]>();
  const visit = (value: unknown, path: Path) => {
    if (path.length > 0) {
      const field = fieldOf(path);
      const places = found.get(field) ?? [];
      places.push(path);
      found.set(field, places);
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [key, member] of Object.entries(value)) {
      visit(member, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  };
  visit(record, []);
  return found;
}

export function fieldOf(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? '[]' : `.${step}`))
    .join('')
    .slice(1);
}

type Holder = Record<string | number, unknown>;

export function holderOf(record: unknown, path: Path): Holder {
  return path.slice(0, -1).reduce((value, step) => (value as Holder)[step], record) as Holder;
}

/** Ways to alter what stands at one place. */
export const WAYS = {
  change(holder: Holder, key: string | number, luck: Chance) {
    holder[key] = another(holder[key], luck);
  },
  retype(holder: Holder, key: string | number, luck: Chance) {
    holder[key] = pick([null, 'x', -1, 0.5, true, [], {}], luck);
  },
  remove(holder: Holder, key: string | number) {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  },
  insert(holder: Holder, key: string | number, luck: Chance) {
    if (Array.isArray(holder))
      holder.splice(luck.below(holder.length + 1), 0, another(holder[Number(key)], luck));
    else holder[`${key}2`] = structuredClone(holder[key]);
  },
  /** Of a list only. */
  duplicate(holder: Holder, key: string | number, luck: Chance) {
    const list = holder as unknown as unknown[];
    list.splice(luck.below(list.length + 1), 0, structuredClone(holder[key]));
  },
  swap(holder: Holder, key: string | number, luck: Chance) {
    const other = pick(Object.keys(holder), luck);
    [holder[key], holder[other]] = [holder[other], holder[key]];
  },
} as const satisfies Record<string, (holder: Holder, key: string | number, luck: Chance) => void>;

export type Way = keyof typeof WAYS;

/** The member of a list that this is, or is a part of. */
export function inList(path: Path): Path {
  return path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1);
}

/** Something else of the same kind. */
function another(value: unknown, luck: Chance): unknown {
  switch (typeof value) {
    case 'number':
      return value + 1 + luck.below(3);
    case 'boolean':
      return !value;
    case 'string': {
      const at = luck.below(value.length + 1);
      const digit = value[at] === '7' ? '8' : '7';
      return value.slice(0, at) + digit + value.slice(at + 1);
    }
    default:
      return Array.isArray(value) ? [...value].reverse().concat(0) : { ...(value as object), more: 1 };
  }
}

/** Two records are the same where JSON does not tell them apart. */
export function isAltered(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) !== JSON.stringify(after) && canonicalJson(before) !== canonicalJson(after);
}
