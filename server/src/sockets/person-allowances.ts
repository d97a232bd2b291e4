import type { ClientMessage } from '@bridgehead/wire';
import { Allowances } from '../allowance.ts';
import { personRates, type SocketSettings } from './rates.ts';

/** Whoever sends: a person, or somebody without a name at some address. */
export interface Sender {
  readonly identity: string | null;
  readonly address: string;
}

/** What one person may do on this node, however many sockets they have open. */
export class PersonAllowances {
  readonly #acts: Allowances;
  readonly #takeBacks: Allowances;
  readonly #chat: Allowances;
  readonly #opens: Allowances;
  readonly #namelessOpens: Allowances;
  readonly #pages: Allowances;
  readonly #namelessPages: Allowances;

  constructor(settings: SocketSettings, clock: () => number) {
    const rates = personRates(settings);
    this.#acts = new Allowances(rates.acts, clock);
    this.#takeBacks = new Allowances(rates.takeBacks, clock);
    this.#chat = new Allowances(rates.chat, clock);
    this.#opens = new Allowances(rates.opens, clock);
    this.#namelessOpens = new Allowances(rates.namelessOpens, clock);
    this.#pages = new Allowances(rates.pages, clock);
    this.#namelessPages = new Allowances(rates.namelessPages, clock);
  }

  /** Fingers on the board are counted at the table, seat by seat; signs of life by the socket. */
  take(kind: ClientMessage['kind'], { identity, address }: Sender): boolean {
    if (kind === 'ping' || kind === 'point') return true;
    if (identity === null) return this.#takeNameless(kind, address);
    switch (kind) {
      case 'log':
        return this.#pages.take(identity);
      case 'open':
        return this.#opens.take(identity);
      case 'chat':
        return this.#chat.take(identity);
      case 'take-back':
        return this.#takeBacks.take(identity);
      case 'answer':
      case 'room':
        return this.#acts.take(identity);
    }
  }

  #takeNameless(kind: ClientMessage['kind'], address: string): boolean {
    if (kind === 'open') return this.#namelessOpens.take(address);
    return kind !== 'log' || this.#namelessPages.take(address);
  }
}
