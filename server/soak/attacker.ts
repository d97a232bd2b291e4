import type { Refusal } from '@bridgehead/kernel';
import type { ServerMessage } from '@bridgehead/wire';
import type { SocketClient } from '../testkit/socket-client.ts';
import type { Mischief, Role } from './mischief.ts';

const PATIENCE_MS = 60_000;

/** How often something was met. */
export class Tally {
  readonly #counts = new Map<string, number>();

  get isEmpty(): boolean {
    return this.#counts.size === 0;
  }

  count(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  toJSON(): Record<string, number> {
    return Object.fromEntries([...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/** Traces of the inside: where the code lies, how it failed, what it keeps. */
const INSIDE =
  /\bat [\w.<>]+ \(|node_modules|server\/src|[A-Z]\w*Error\b|"(hands|deck|seed|given|identity)":/;

type Answer = Extract<ServerMessage, { kind: 'done' | 'refused' | 'table' }>;

/** A socket that counts: as many answers as messages, each of the kind that was due. */
export class Attacker {
  readonly role: Role;
  readonly #client: SocketClient;
  readonly #faults: Tally;
  readonly #reasons: Tally;
  #answers: Answer[] = [];

  constructor(role: Role, client: SocketClient, faults: Tally, reasons: Tally) {
    this.role = role;
    this.#client = client;
    this.#faults = faults;
    this.#reasons = reasons;
    this.collect();
  }

  /** Whoever watches never sees a card of a hand. */
  collect(): number {
    for (const line of this.#client.transcript.splice(0)) {
      if (INSIDE.test(line)) this.#faults.count(`told the inside: ${line.slice(0, 200)}`);
      if (this.role !== 'seated' && /"hand":\[\d/.test(line)) this.#faults.count('a hand was shown');
      const message = JSON.parse(line) as ServerMessage;
      if (message.kind === 'done' || message.kind === 'refused' || message.kind === 'table')
        this.#answers.push(message);
    }
    return this.#answers.length;
  }

  async attack(batch: readonly Mischief[]): Promise<void> {
    this.#answers = [];
    for (const { data } of batch) this.#client.sendRaw(data);
    await this.#client.until(() => this.collect() >= batch.length || !this.#client.isOpen, PATIENCE_MS);
    if (!this.#client.isOpen) this.#faults.count(`${this.role} was thrown out`);
    const due = new Set(batch.flatMap(({ answer }) => (answer === 'refused' ? [] : [answer.seq])));
    for (const answer of this.#answers) this.#judge(answer, due);
  }

  #judge(answer: Answer, due: ReadonlySet<number>): void {
    if (answer.kind === 'refused') {
      this.#reasons.count(answer.refusal.reason);
      if (!isPlain(answer.refusal))
        this.#faults.count(`a strange refusal: ${JSON.stringify(answer.refusal)}`);
      if (answer.refusal.reason === 'try-again') this.#faults.count('the server failed');
    } else if (answer.kind === 'done' && answer.seq !== undefined && due.has(answer.seq)) {
      this.#reasons.count('(answered again)');
    } else {
      this.#faults.count(`${this.role} was let through: ${JSON.stringify(answer).slice(0, 200)}`);
    }
  }

  close(): void {
    this.#client.close();
  }
}

function isPlain({ reason, clause, figures, ...more }: Refusal): boolean {
  const values = Object.values(figures ?? {});
  return (
    /^[a-z-]+$/.test(reason) &&
    (clause === undefined || /^[A-Z]+-[\d.]+$/.test(clause)) &&
    values.every((value) => typeof value === 'string' || typeof value === 'number') &&
    Object.keys(more).length === 0
  );
}
