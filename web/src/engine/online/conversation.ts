import { PROTOCOL, type ClientMessage, refuse, type ServerMessage } from '@bridgehead/wire';
import type { LinkState } from '../../carrier/online.ts';
import { newId } from '../../storage/ids.ts';
import { Outbox, type Reply, type Wish } from './outbox.ts';
import type { Link, LinkListener } from './socket.ts';

type Open = Extract<ClientMessage, { kind: 'open' }>;
export type Arrival = Extract<ServerMessage, { kind: 'table' }>;
export type News = Exclude<ServerMessage, { kind: 'table' | 'done' | 'log' | 'refused' }>;
type Unnamed<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

export interface Partner {
  /** What the server must know to say only what was missed. */
  readonly asks: () => Pick<Open, 'table' | 'key' | 'since' | 'chatSince'>;
  /** Takes in the answer to that. */
  readonly arrived: (arrival: Arrival) => Promise<void>;
  /** Takes in what happens; false when something before it is missing. */
  readonly heard: (news: News) => Promise<boolean>;
  readonly turnedAway: (refusal: Extract<Reply, { kind: 'refused' }>['refusal']) => void;
  readonly connection: (connection: LinkState) => void;
  readonly broken: (error: unknown) => void;
}

/**
 * Keeps talking to one table however often the line breaks: every new line begins by asking for what was missed, and
 * what was not answered is sent again under the same id.
 */
export class Conversation {
  readonly #partner: Partner;
  readonly #link: Link;
  readonly #outbox = new Outbox();
  #opening: string | undefined;
  #isLive = false;
  /** Messages wait for one another: the first may have a whole game to load. */
  #last: Promise<void> = Promise.resolve();

  constructor(connect: (listener: LinkListener) => Link, partner: Partner) {
    this.#partner = partner;
    this.#link = connect({
      opened: () => this.#open(),
      closed: () => this.#lost(),
      cutOff: () => {
        this.#lost();
        partner.turnedAway(refuse('flooding'));
      },
      heard: (message) => {
        this.#last = this.#last.then(() => this.#hear(message)).catch(partner.broken);
      },
    });
  }

  send(unnamed: Unnamed<Wish>): Promise<Reply> {
    const wish: Wish = { ...unnamed, id: newId() };
    if (this.#isLive) this.#link.send(wish);
    else if (wish.kind === 'point') return Promise.resolve({ kind: 'done' });
    return this.#outbox.put(wish);
  }

  wake(): void {
    this.#link.wake();
  }

  rest(): void {
    this.#link.rest();
  }

  close(): void {
    this.#link.close();
  }

  #open(): void {
    this.#opening = newId();
    this.#link.send({ kind: 'open', id: this.#opening, protocol: PROTOCOL, ...this.#partner.asks() });
  }

  #lost(): void {
    this.#opening = undefined;
    this.#isLive = false;
    this.#outbox.letGo('point');
    this.#partner.connection('reconnecting');
  }

  async #hear(message: ServerMessage): Promise<void> {
    switch (message.kind) {
      case 'done':
      case 'log':
        return this.#outbox.settle(message.re, message);
      case 'refused':
        if (this.#isTurnedAway(message)) this.#partner.turnedAway(message.refusal);
        else this.#outbox.settle(message.re, message);
        return;
      case 'table':
        return this.#arrive(message);
      default:
        if (!(await this.#partner.heard(message))) this.#open();
    }
  }

  /** The table does not open, or it was closed to those who only watched. */
  #isTurnedAway({ re, refusal }: Extract<ServerMessage, { kind: 'refused' }>): boolean {
    return re === null ? refusal.reason === 'private-now' : re === this.#opening;
  }

  async #arrive(arrival: Arrival): Promise<void> {
    if (arrival.re !== this.#opening) return;
    await this.#partner.arrived(arrival);
    // The line may have been lost while a game was being loaded.
    if (arrival.re !== this.#opening) return;
    this.#opening = undefined;
    this.#isLive = true;
    this.#partner.connection('live');
    for (const wish of this.#outbox.wishes) this.#link.send(wish);
  }
}
