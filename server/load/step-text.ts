const HEAD = '{"kind":"step","step":{"seq":';
const CHANGED = '"changed":';
const STANDS = ',"stands":';

/**
 * A step as the server's StepWriter puts it together, cut but not parsed: a thousand clients share the machine with the
 * server they measure, and most of what they are told they need later or never.
 */
export class StepText {
  readonly seq: number;
  readonly isOver: boolean;
  readonly #changed: string;
  readonly #stands: string;

  constructor(text: string) {
    const changed = text.indexOf(CHANGED) + CHANGED.length;
    const stands = text.indexOf(STANDS, changed);
    this.seq = Number.parseInt(text.slice(HEAD.length, HEAD.length + 10), 10);
    this.#changed = text.slice(changed, stands);
    this.#stands = text.slice(stands + STANDS.length);
    this.isOver = this.#stands.includes('"outcome":{');
  }

  static is(text: string): boolean {
    return text.startsWith(HEAD);
  }

  /** Whether another question than before may be this seat's. */
  mayAsk(seat: number | null): boolean {
    return this.#stands.includes(`seat":${seat}`);
  }

  applyTo(view: object, standing: object): void {
    put(view, this.#changed);
    put(standing, this.#stands);
  }
}

/**
 * Member by member, in place. Parsed as a whole, every step would be an object with keys that no other has: making and
 * reading those was half of what the clients cost.
 */
function put(into: object, changes: string): void {
  for (let at = 1; changes[at] === '"'; ) {
    const nameEnd = changes.indexOf('"', at + 1);
    const valueEnd = endOfValue(changes, nameEnd + 2);
    putMember(into, changes.slice(at + 1, nameEnd), JSON.parse(changes.slice(nameEnd + 2, valueEnd)));
    at = valueEnd + 1;
  }
}

function endOfValue(text: string, from: number): number {
  let depth = 0;
  for (let at = from; ; at++) {
    const letter = text[at];
    if (letter === '"') at = text.indexOf('"', at + 1);
    else if (letter === '[' || letter === '{') depth++;
    else if (depth === 0 && (letter === ',' || letter === '}')) return at;
    else if (letter === ']' || letter === '}') depth--;
  }
}

function putMember(into: object, path: string, value: unknown): void {
  let container = into as Record<string, unknown>;
  let from = 0;
  for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', from)) {
    container = container[path.slice(from, dot)] as Record<string, unknown>;
    from = dot + 1;
  }
  container[path.slice(from)] = value;
}
