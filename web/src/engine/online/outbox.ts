import type { Refusal } from '@bridgehead/kernel';
import type { ClientMessage, LogPage } from '@bridgehead/wire';

/** What a person wants done; whatever answers a connection itself is not kept. */
export type Wish = Exclude<ClientMessage, { kind: 'open' | 'ping' }>;

export type Reply =
  | { readonly kind: 'done'; readonly seq?: number; readonly table?: string }
  | ({ readonly kind: 'log' } & LogPage)
  | { readonly kind: 'refused'; readonly refusal: Refusal };

interface Unanswered {
  readonly wish: Wish;
  readonly settle: (reply: Reply) => void;
}

/** Messages the server has not answered yet, in their order. Sent again under the same id they are not carried out twice. */
export class Outbox {
  readonly #unanswered = new Map<string, Unanswered>();

  get wishes(): readonly Wish[] {
    return Array.from(this.#unanswered.values(), ({ wish }) => wish);
  }

  put(wish: Wish): Promise<Reply> {
    return new Promise((settle) => this.#unanswered.set(wish.id, { wish, settle }));
  }

  /** What is about its moment only, such as a finger on the board, is not said again later. */
  letGo(kind: Wish['kind']): void {
    for (const { wish } of this.#unanswered.values())
      if (wish.kind === kind) this.settle(wish.id, { kind: 'done' });
  }

  /** A refusal that names no message is about the oldest one: the server answers in order. */
  settle(id: string | null, reply: Reply): void {
    const named = id ?? this.#unanswered.keys().next().value;
    if (named === undefined) return;
    this.#unanswered.get(named)?.settle(reply);
    this.#unanswered.delete(named);
  }
}
