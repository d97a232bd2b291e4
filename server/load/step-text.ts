import type { Standing } from '@bridgehead/wire';

const HEAD = '{"kind":"step","step":{"seq":';
const CHANGED = '"changed":';
const STANDING = ',"pending":';

/**
 * A step as the server's StepWriter puts it together, cut but not parsed: a thousand clients share the machine with the
 * server they measure, and most of what they are told they need later or never.
 */
export class StepText {
  readonly seq: number;
  readonly isOver: boolean;
  readonly #changed: string;
  readonly #standing: string;

  constructor(text: string) {
    const changed = text.indexOf(CHANGED) + CHANGED.length;
    const standing = text.indexOf(STANDING, changed);
    this.seq = Number.parseInt(text.slice(HEAD.length, HEAD.length + 10), 10);
    this.#changed = text.slice(changed, standing);
    this.#standing = text.slice(standing + 1);
    this.isOver = !this.#standing.includes('"outcome":null');
  }

  static is(text: string): boolean {
    return text.startsWith(HEAD);
  }

  get standing(): Standing {
    return JSON.parse(`{${this.#standing}`) as Standing;
  }

  asks(seat: number | null): boolean {
    return this.#standing.includes(`"seat":${seat},"must":true`);
  }

  /**
   * Member by member, in place. Parsed as a whole, every step would be an object with keys that no other has: making and
   * reading those was half of what the clients cost.
   */
  applyTo(view: object): void {
    const text = this.#changed;
    for (let at = 1; text[at] === '"'; ) {
      const nameEnd = text.indexOf('"', at + 1);
      const valueEnd = endOfValue(text, nameEnd + 2);
      put(view, text.slice(at + 1, nameEnd), JSON.parse(text.slice(nameEnd + 2, valueEnd)));
      at = valueEnd + 1;
    }
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

function put(view: object, path: string, value: unknown): void {
  let container = view as Record<string, unknown>;
  let from = 0;
  for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', from)) {
    container = container[path.slice(from, dot)] as Record<string, unknown>;
    from = dot + 1;
  }
  container[path.slice(from)] = value;
}
