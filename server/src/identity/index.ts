import { Refused } from '../refused.ts';
import type { Identity, IdentityStore } from '../storage/identities.ts';
import type { PasskeyStore } from '../storage/passkeys.ts';
import type { PeopleStore } from '../storage/people.ts';
import type { SessionStore } from '../storage/sessions.ts';
import { Guesses } from './guesses.ts';
import { Passkeys } from './passkeys.ts';
import { Passwords } from './passwords.ts';
import { Seal } from './seal.ts';
import { SessionKeeper } from './sessions.ts';
import { isWeak } from './weak-passwords.ts';

export type { Identity } from '../storage/identities.ts';
export type { Known } from '../storage/sessions.ts';

/** What of the storage the identities need. */
export interface IdentityStorage {
  readonly identities: IdentityStore;
  readonly passkeys: PasskeyStore;
  readonly people: PeopleStore;
  readonly sessions: SessionStore;
  readonly secrets: { getOrCreate(name: string, make: () => string): Promise<string> };
}

/** The secret is made by whichever node starts first, and shared by all. The clock is one that nobody sets. */
export async function openIdentities(storage: IdentityStorage, clock: () => number): Promise<Identities> {
  const secret = await storage.secrets.getOrCreate('session', Seal.newSecret);
  return new Identities(storage, new Seal(secret), new Guesses(clock));
}

/** Who is who: guests, accounts and the sessions by which browsers are known again. */
export class Identities {
  readonly seal: Seal;
  readonly sessions: SessionKeeper;
  readonly passkeys: Passkeys;
  readonly guesses: Guesses;
  readonly #store: IdentityStore;
  readonly #people: PeopleStore;
  readonly #passwords = new Passwords();

  constructor(storage: Omit<IdentityStorage, 'secrets'>, seal: Seal, guesses: Guesses) {
    this.#store = storage.identities;
    this.#people = storage.people;
    this.seal = seal;
    this.guesses = guesses;
    this.sessions = new SessionKeeper(storage.sessions, seal);
    this.passkeys = new Passkeys(storage.passkeys, seal);
  }

  newGuest(name: string): Promise<Identity> {
    return this.#store.create(name);
  }

  async rename(who: Identity, name: string): Promise<Identity> {
    await this.#store.rename(who.id, name);
    return this.known(who.id);
  }

  async openAccount(who: Identity, login: string, password: string): Promise<Identity> {
    if (who.login !== null) throw new Refused('has-account');
    if (isWeak(password, [login, who.name])) throw new Refused('weak-password');
    const outcome = await this.#store.openAccount(who.id, login, await this.#passwords.hash(password));
    if (outcome === 'taken') throw new Refused('login-taken');
    if (outcome === 'has-one') throw new Refused('has-account');
    return this.known(who.id);
  }

  async logIn(login: string, password: string): Promise<Identity> {
    const account = await this.#store.findLogin(login);
    const fits = await this.#passwords.fits(password, account?.passwordHash ?? null);
    if (!account || !fits) throw new Refused('wrong-login');
    return this.known(account.id);
  }

  /** Whether it is still them: asked before what cannot be undone. */
  async confirm(who: Identity, password: string): Promise<void> {
    const account = who.login === null ? null : await this.#store.findLogin(who.login);
    if (!account) throw new Refused('no-account');
    if (!(await this.#passwords.fits(password, account.passwordHash))) throw new Refused('wrong-password');
  }

  async changePassword(who: Identity, password: string): Promise<void> {
    if (who.login === null) throw new Refused('no-account');
    if (isWeak(password, [who.login, who.name])) throw new Refused('weak-password');
    await this.#store.changePassword(who.id, await this.#passwords.hash(password));
  }

  async logInByPasskey(...answer: Parameters<Passkeys['logIn']>): Promise<Identity> {
    return this.known(await this.passkeys.logIn(...answer));
  }

  /** Whoever logs in brings along what they played as a guest in this browser. Returns the tables that changed. */
  async bringAlong(before: Identity | null, account: Identity): Promise<string[]> {
    if (!before || before.id === account.id || !isGuest(before)) return [];
    return this.#people.adopt(before.id, account.id);
  }

  takeOut(who: Identity) {
    return this.#people.takeOut(who.id);
  }

  /** For good. Returns the tables that changed. */
  async forget(who: Identity): Promise<string[]> {
    await this.sessions.endOthers(who.id, null);
    return this.#people.forget(who.id);
  }

  async known(id: string): Promise<Identity> {
    const identity = await this.#store.find(id);
    if (!identity) throw new Refused('no-identity');
    return identity;
  }
}

/** Known by a cookie alone: there is nothing they could show to prove that it is them. */
export function isGuest({ login, passkeys }: Identity): boolean {
  return login === null && passkeys === 0;
}
