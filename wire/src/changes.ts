/**
 * What differs between two views, by path: `{ "board.77": 2, "discards.0.12": 45 }`. A board of a hundred cells where one
 * has changed is one short line, and a list that has grown tells only what was added.
 */
export type Changes = Readonly<Record<string, unknown>>;

type Container = Readonly<Record<string, unknown>>;

export function changesBetween(before: unknown, after: unknown): Changes {
  const changes: Record<string, unknown> = {};
  collect(before, after, '', changes);
  return changes;
}

function collect(before: unknown, after: unknown, path: string, changes: Record<string, unknown>): void {
  if (before === after) return;
  if (!isContainer(before) || !isContainer(after) || !canGrowInto(before, after)) {
    changes[path] = after;
    return;
  }
  const below = path === '' ? '' : `${path}.`;
  // Boards are lists: most of what is compared stands here, and most of it is the same.
  if (Array.isArray(after)) {
    const [old, now] = [before as unknown as readonly unknown[], after as readonly unknown[]];
    for (let index = 0; index < now.length; index++) {
      if (old[index] !== now[index]) collect(old[index], now[index], `${below}${index}`, changes);
    }
    return;
  }
  for (const key in after) {
    if (before[key] !== after[key]) collect(before[key], after[key], below + key, changes);
  }
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Members can be told as added or changed, never as gone; and a dot in a name would read as a path. */
function canGrowInto(before: Container, after: Container): boolean {
  if (Array.isArray(before) || Array.isArray(after)) {
    return Array.isArray(before) && Array.isArray(after) && before.length <= after.length;
  }
  for (const key in before) if (after[key] === undefined) return false;
  for (const key in after) if (after[key] === undefined || !isPlain(key)) return false;
  return true;
}

function isPlain(key: string): boolean {
  return key !== '' && !key.includes('.');
}

/** Views of one state share most of their members: what changed in those is found, and written down, once for all. */
export class ChangesWriter {
  readonly #written = new Map<
    string,
    { readonly before: unknown; readonly after: unknown; readonly text: string }
  >();

  /** The JSON of `changesBetween(before, after)`. */
  write(before: unknown, after: unknown): string {
    if (!isContainer(before) || !isContainer(after) || !canGrowInto(before, after)) {
      return JSON.stringify(changesBetween(before, after));
    }
    const members: string[] = [];
    for (const key in after) {
      if (before[key] === after[key]) continue;
      const text = this.#member(key, before[key], after[key]);
      if (text !== '') members.push(text);
    }
    return `{${members.join(',')}}`;
  }

  #member(key: string, before: unknown, after: unknown): string {
    const known = this.#written.get(key);
    if (known && known.before === before && known.after === after) return known.text;
    const changes: Record<string, unknown> = {};
    collect(before, after, key, changes);
    const text = JSON.stringify(changes).slice(1, -1);
    this.#written.set(key, { before, after, text });
    return text;
  }
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
