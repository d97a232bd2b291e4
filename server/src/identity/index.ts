import { Refused } from '../refused.ts';
import type { Identity, IdentityStore } from '../storage/identities.ts';
import type { PasskeyStore } from '../storage/passkeys.ts';
import { Passkeys } from './passkeys.ts';
import { Passwords } from './passwords.ts';
import { Seal } from './seal.ts';
import { readSession, type Session, writeSession } from './session.ts';

export type { Identity } from '../storage/identities.ts';

/** What of the storage the identities need. */
export interface IdentityStorage {
  readonly identities: IdentityStore;
  readonly passkeys: PasskeyStore;
  readonly secrets: { getOrCreate(name: string, make: () => string): Promise<string> };
}

/** The secret is made by whichever node starts first, and shared by all. */
export async function openIdentities(storage: IdentityStorage): Promise<Identities> {
  const secret = await storage.secrets.getOrCreate('session', Seal.newSecret);
  return new Identities(storage, new Seal(secret));
}

/** Who is who: guests, accounts and the sessions by which browsers are known again. */
export class Identities {
  readonly passkeys: Passkeys;
  readonly #store: IdentityStore;
  readonly #seal: Seal;
  readonly #passwords = new Passwords();

  constructor(storage: Pick<IdentityStorage, 'identities' | 'passkeys'>, seal: Seal) {
    this.#store = storage.identities;
    this.#seal = seal;
    this.passkeys = new Passkeys(storage.passkeys, seal);
  }

  /** From the raw Cookie header, so that it serves requests and sockets alike. */
  async identify(cookieHeader: string | undefined): Promise<Identity | null> {
    const session = this.session(cookieHeader);
    return session && this.find(session);
  }

  session(cookieHeader: string | undefined): Session | null {
    return readSession(this.#seal, cookieHeader, Date.now());
  }

  find(session: Session): Promise<Identity | null> {
    return this.#store.findBySession(session);
  }

  /** Which of these sessions have been ended since they began. */
  async ended(sessions: readonly Session[]): Promise<Session[]> {
    const since = await this.#store.sessionsSince(sessions.map(({ identity }) => identity));
    return sessions.filter(({ identity, issuedAt }) => issuedAt < (since.get(identity) ?? 0));
  }

  /** Logs out every browser that knows this identity. */
  endSessions(who: Identity): Promise<void> {
    return this.#store.endSessions(who.id, Date.now());
  }

  /** The value of the cookie by which this identity will be known again. */
  newSession(identity: string): string {
    return writeSession(this.#seal, { identity, issuedAt: Date.now() });
  }

  newGuest(name: string): Promise<Identity> {
    return this.#store.create(name);
  }

  async rename(who: Identity, name: string): Promise<Identity> {
    await this.#store.rename(who.id, name);
    return this.#known(who.id);
  }

  seen(who: Identity): Promise<void> {
    return this.#store.touch(who.id);
  }

  async openAccount(who: Identity, login: string, password: string): Promise<Identity> {
    if (who.login !== null) throw new Refused('has-account');
    const outcome = await this.#store.openAccount(who.id, login, await this.#passwords.hash(password));
    if (outcome === 'taken') throw new Refused('login-taken');
    if (outcome === 'has-one') throw new Refused('has-account');
    return this.#known(who.id);
  }

  async logIn(login: string, password: string): Promise<Identity> {
    const account = await this.#store.findLogin(login);
    const fits = await this.#passwords.fits(password, account?.passwordHash ?? null);
    if (!account || !fits) throw new Refused('wrong-login');
    return this.#known(account.id);
  }

  /** Whoever else is logged in has to know the new password. */
  async changePassword(who: Identity, current: string, password: string): Promise<void> {
    const account = who.login === null ? null : await this.#store.findLogin(who.login);
    if (!account) throw new Refused('no-account');
    if (!(await this.#passwords.fits(current, account.passwordHash))) throw new Refused('wrong-password');
    await this.#store.changePassword(who.id, await this.#passwords.hash(password));
    await this.endSessions(who);
  }

  async logInByPasskey(...answer: Parameters<Passkeys['logIn']>): Promise<Identity> {
    return this.#known(await this.passkeys.logIn(...answer));
  }

  /** Whoever logs in brings along what they played as a guest in this browser. Returns the tables that changed. */
  async bringAlong(before: Identity | null, account: Identity): Promise<string[]> {
    if (!before || before.id === account.id || !isGuest(before)) return [];
    return this.#store.adopt(before.id, account.id);
  }

  async #known(id: string): Promise<Identity> {
    const identity = await this.#store.find(id);
    if (!identity) throw new Refused('no-identity');
    return identity;
  }
}

function isGuest({ login, passkeys }: Identity): boolean {
  return login === null && passkeys === 0;
}
