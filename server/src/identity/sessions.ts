import type { Known, SessionRow, SessionStore } from '../storage/sessions.ts';
import type { Device } from '../devices.ts';
import type { Seal } from './seal.ts';
import { newSessionCookie, readSessionCookie } from './session-cookie.ts';

/** A browser's session, by what the database knows it by. */
export interface Session {
  readonly id: string;
}

export type EndListener = (ended: ReadonlySet<string>) => void;

/** The sessions by which browsers are known again. */
export class SessionKeeper {
  readonly #store: SessionStore;
  readonly #seal: Seal;
  #onEnd: EndListener = () => {};

  constructor(store: SessionStore, seal: Seal) {
    this.#store = store;
    this.#seal = seal;
  }

  /** Called with the sessions that were ended on this node, so that their sockets can be closed at once. */
  listen(listener: EndListener): void {
    this.#onEnd = listener;
  }

  /** From the raw Cookie header, so that it serves requests and sockets alike. */
  async recognise(cookieHeader: string | undefined, isSecure: boolean): Promise<Known | null> {
    const id = readSessionCookie(this.#seal, cookieHeader, isSecure);
    return id === null ? null : this.#store.find(id);
  }

  /** Whoever begins a session by a password or a passkey is fresh. Returns its cookie. */
  async begin(
    identity: string,
    device: Device,
    fresh: boolean,
  ): Promise<Session & { readonly cookie: string }> {
    const { id, value } = newSessionCookie(this.#seal);
    await this.#store.begin(id, identity, device, fresh);
    return { id, cookie: value };
  }

  touch({ id }: Session): Promise<void> {
    return this.#store.touch(id);
  }

  freshen({ id }: Session): Promise<void> {
    return this.#store.freshen(id);
  }

  of(identity: string): Promise<SessionRow[]> {
    return this.#store.of(identity);
  }

  /** Only if the session is theirs. */
  async end({ id }: Session, identity: string): Promise<void> {
    if (await this.#store.end(id, identity)) this.#onEnd(new Set([id]));
  }

  /** Logs out every browser that knows this identity, but the one. */
  async endOthers(identity: string, kept: Session | null): Promise<void> {
    this.#onEnd(new Set(await this.#store.endOthers(identity, kept?.id ?? null)));
  }

  /** Which of these sessions have been ended, on whichever node. */
  async ended(sessions: readonly Session[]): Promise<Session[]> {
    if (sessions.length === 0) return [];
    const living = await this.#store.living(sessions.map(({ id }) => id));
    return sessions.filter(({ id }) => !living.has(id));
  }
}
