/**
 * What differs between two views, by path: `{ "board.77": 2, "discards.0.12": 45 }`. A board of a hundred cells where one
 * has changed is one short line, and a list that has grown tells only what was added.
 */
export type Changes = Readonly<Record<string, unknown>>;

type Container = Readonly<Record<string, unknown>>;

export function changesBetween(before: unknown, after: unknown): Changes {
  return JSON.parse(object(told('', before, after))) as Changes;
}

/**
 * Views of one state share most of their members: what changed in those is found, and written down, once for all. It is
 * written as text from the start, since every move goes through here for every viewer.
 */
export class ChangesWriter {
  /** By place: views of one game have their members in one order. */
  readonly #written: { readonly before: unknown; readonly after: unknown; readonly text: string | null }[] =
    [];
  #last = { before: undefined as unknown, after: undefined as unknown, text: '{}' };

  /** The JSON of `changesBetween(before, after)`. */
  write(before: unknown, after: unknown): string {
    const last = this.#last;
    if (before === last.before && after === last.after) return last.text;
    const text = this.#write(before, after);
    this.#last = { before, after, text };
    return text;
  }

  #write(before: unknown, after: unknown): string {
    if (!isContainer(before) || !isContainer(after) || Array.isArray(before) || Array.isArray(after)) {
      return object(told('', before, after));
    }
    let text = '';
    let place = 0;
    let lost = 0;
    for (const _ in before) lost++;
    for (const key in after) {
      const was = before[key];
      const is = after[key];
      if (is === undefined) return object(whole('', after));
      if (was !== undefined) lost--;
      if (was !== is) {
        const member = this.#member(place, key, was, is);
        if (member === null) return object(whole('', after));
        text += member;
      }
      place++;
    }
    return object(lost === 0 ? text : whole('', after));
  }

  #member(place: number, key: string, before: unknown, after: unknown): string | null {
    const known = this.#written[place];
    if (known && known.before === before && known.after === after) return known.text;
    const text = isPlain(key) ? told(key, before, after) : null;
    this.#written[place] = { before, after, text };
    return text;
  }
}

function object(members: string): string {
  return `{${members.slice(1)}}`;
}

/** Members of a JSON object, a comma before each. */
function told(path: string, before: unknown, after: unknown): string {
  if (before === after) return '';
  if (!isContainer(before) || !isContainer(after) || !canGrowInto(before, after)) {
    return whole(path, after);
  }
  const below = path === '' ? '' : `${path}.`;
  let text = '';
  // Boards are lists: most of what is compared stands here, and most of it is the same.
  if (Array.isArray(after)) {
    const [old, now] = [before as unknown as readonly unknown[], after as readonly unknown[]];
    for (let index = 0; index < now.length; index++) {
      if (old[index] !== now[index]) text += told(`${below}${index}`, old[index], now[index]);
    }
    return text;
  }
  for (const key in after) {
    if (before[key] === after[key]) continue;
    if (!isPlain(key)) return whole(path, after);
    text += told(below + key, before[key], after[key]);
  }
  return text;
}

/** Most of what changes are numbers: of those JSON writes what everybody writes. */
function whole(path: string, value: unknown): string {
  return `,"${path}":${Number.isSafeInteger(value) ? String(value) : JSON.stringify(value)}`;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Members can be told as added or changed, never as gone. */
function canGrowInto(before: Container, after: Container): boolean {
  if (Array.isArray(before) || Array.isArray(after)) {
    return Array.isArray(before) && Array.isArray(after) && before.length <= after.length;
  }
  for (const key in before) if (after[key] === undefined) return false;
  for (const key in after) if (after[key] === undefined) return false;
  return true;
}

/** A dot would read as a path, a quote or a backslash as the end of the name. */
function isPlain(key: string): boolean {
  return key !== '' && !key.includes('.') && !key.includes('"') && !key.includes('\\');
}

/** The view after the changes; the one before is not touched, and shares with it whatever stayed the same. */
export function applyChanges(before: unknown, changes: Changes): unknown {
  const fresh = new Set<unknown>();
  const root = { '': before };
  for (const [path, value] of Object.entries(changes)) put(root, path, value, fresh);
  return root[''];
}

function put(root: { '': unknown }, path: string, value: unknown, fresh: Set<unknown>): void {
  let container: Record<string, unknown> = root;
  let key = '';
  for (const next of path === '' ? [] : path.split('.')) {
    let inner = container[key];
    if (!fresh.has(inner)) {
      inner = Array.isArray(inner) ? [...(inner as unknown[])] : { ...(inner as object) };
      fresh.add(inner);
      container[key] = inner;
    }
    container = inner as Record<string, unknown>;
    key = next;
  }
  container[key] = value;
}
