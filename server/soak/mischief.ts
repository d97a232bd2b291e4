import type { Chance } from '@bridgehead/kernel';
import { LONGEST_MESSAGE, PROTOCOL } from '@bridgehead/wire';
import fc from 'fast-check';

/** What somebody who means harm may know of the tables: everything that is said in public. */
export interface Scene {
  readonly table: string;
  readonly privateTable: string;
  readonly seq: number;
  /** Decisions that are open to other seats, and to the mischief-maker's own. */
  readonly decisions: readonly string[];
  readonly own: readonly string[];
  /** Messages that were carried out before, and the entry each became. */
  readonly done: readonly { readonly text: string; readonly seq: number }[];
}

/** A message that must come back refused, or, sent again, with the answer it had. */
export interface Mischief {
  readonly data: string | Buffer;
  readonly answer: 'refused' | { readonly seq: number };
}

/** Who sends: from a seat of the table, from beside it, without a name, or before coming to any table. */
export const ROLES = ['seated', 'spectator', 'nameless', 'nowhere'] as const;
export type Role = (typeof ROLES)[number];

export const KINDS = [
  'noise',
  'binary',
  'oversized',
  'wrong-shape',
  'wrong-protocol',
  'unknown-table',
  'private-table',
  'foreign-seat',
  'closed-decision',
  'bad-move',
  'take-back',
  'room',
  'chat',
  'point',
  'replay',
] as const;
export type Kind = (typeof KINDS)[number];

const ODD = { seed: 1945, numRuns: 2000 } as const;
const oddValues = fc.sample(fc.jsonValue({ maxDepth: 5 }), ODD);
const oddTexts = fc.sample(fc.string({ unit: 'binary', maxLength: 200 }), ODD);
const NO_KINDS = ['Open', 'seat', '__proto__', 'constructor', 'toString', 'hasOwnProperty'];

/** Only what nobody at this table may do while a game is played. */
const FORBIDDEN_CHANGES = [
  { do: 'sit' },
  { do: 'sit', seat: 0 },
  { do: 'stand' },
  { do: 'ready', ready: true },
  { do: 'put-bot', seat: 1, bot: 'quick', name: 'x' },
  { do: 'free', seat: 1 },
  { do: 'arrange', seats: 4, options: { teams: '2+2' } },
  { do: 'visibility', visibility: 'public' },
  { do: 'clock', clock: { kind: 'none' } },
  { do: 'start' },
  { do: 'close' },
  { do: 'stand-in', seat: 63, bot: 'quick' },
  { do: 'return' },
  { do: 'expel', seat: 1 },
  { do: 'agree', proposal: 'nothing' },
  { do: 'decline', proposal: 'nothing' },
  { do: 'rematch' },
];

/** Makes trouble, the same for the same chance. */
export class MischiefMaker {
  readonly #chance: Chance;
  #count = 0;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  make(kind: Kind, scene: Scene): Mischief {
    const replayed = kind === 'replay' ? this.#pick(scene.done) : undefined;
    if (replayed) return { data: replayed.text, answer: { seq: replayed.seq } };
    const data = this.#data(kind, scene);
    return {
      data: typeof data === 'object' && !Buffer.isBuffer(data) ? JSON.stringify(data) : data,
      answer: 'refused',
    };
  }

  #data(kind: Kind, { table, privateTable, seq, decisions, own }: Scene): string | Buffer | object {
    const id = `bad-message-${this.#count++}`;
    const odd = () => this.#pick(oddValues);
    const open = { kind: 'open', id, protocol: PROTOCOL, table };
    const answer = { kind: 'answer', id, decision: this.#pick(decisions) ?? 'turn:0', seq, move: odd() };
    switch (kind) {
      case 'noise':
        return this.#pick(oddTexts) ?? '';
      case 'binary':
        return Buffer.from(Array.from({ length: this.#chance.below(300) }, () => this.#chance.below(256)));
      case 'oversized':
        return { ...answer, move: 'x'.repeat(LONGEST_MESSAGE + this.#chance.below(LONGEST_MESSAGE)) };
      case 'wrong-shape':
        return this.#bend(this.#pick([open, answer, { kind: 'chat', id, text: 'hello' }]) ?? open);
      case 'wrong-protocol':
        return { ...open, protocol: this.#pick([0, -1, PROTOCOL + 1, 1.5, 1e300]) };
      case 'unknown-table':
        return { ...open, table: `${'A'.repeat(18)}${String(this.#count % 10_000).padStart(4, '0')}` };
      case 'private-table':
        return { ...open, table: privateTable, key: String(this.#chance.below(1_000_000)) };
      case 'foreign-seat':
        return {
          ...answer,
          seat: this.#chance.below(4),
          move: { kind: 'discard', card: this.#chance.below(100) },
        };
      case 'closed-decision':
        return { ...answer, decision: `turn:${1000 + this.#chance.below(1000)}` };
      case 'bad-move':
        return { ...answer, decision: this.#pick(own) ?? answer.decision, move: this.#badMove() };
      case 'take-back':
        return { kind: 'take-back', id, keep: seq + this.#chance.below(100), seq };
      case 'room':
        return { kind: 'room', id, change: this.#pick(FORBIDDEN_CHANGES) };
      case 'chat':
        return { kind: 'chat', id, text: this.#pick(['', '   ', 'x'.repeat(501), 7, null, ['a']]) };
      case 'point':
        return { kind: 'point', id, target: this.#pick([odd(), { cell: this.#chance.below(40) }]) };
      case 'replay':
        return { ...open, protocol: 0 };
    }
  }

  /** Looks like a move, and is none that any hand could make. */
  #badMove(): object {
    const kind = this.#pick(['play', 'exchange', 'discard', 'give', 'claim', 'draw', 'plead', ...NO_KINDS]);
    const wrong = [-1, 9999, 1.5, '1', null, {}, [], 'x'.repeat(1000), this.#pick(oddTexts)];
    const lines = this.#chance.below(2) === 0 ? {} : { lines: this.#pick(oddValues) };
    return { kind, card: this.#pick(wrong), cell: this.#pick(wrong), ...lines };
  }

  /** One member of a good message is gone, or is something else. */
  #bend(message: object): object {
    const members = Object.entries(message);
    const bent = this.#chance.below(members.length);
    const rest = members.filter((_, index) => index !== bent);
    const [name] = members[bent] as [string, unknown];
    // What anything may be, or what may be left out, cannot be bent.
    if (name === 'move') return { ...message, seq: 'bent' };
    const wrong = [null, [], {}, -1, 1.5, '', 'x'.repeat(600), { kind: name }];
    const value = this.#pick(name === 'kind' ? [...wrong, ...NO_KINDS] : wrong);
    return Object.fromEntries(this.#chance.below(2) === 0 ? rest : [...rest, [name, value]]);
  }

  #pick<T>(items: readonly T[]): T | undefined {
    return items[this.#chance.below(Math.max(1, items.length))];
  }
}
