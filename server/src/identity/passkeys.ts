import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Refused } from '../refused.ts';
import type { Identity } from '../storage/identities.ts';
import type { PasskeyRow, PasskeyStore } from '../storage/passkeys.ts';
import { type Ceremony, CHALLENGE_MINUTES, readTicket, writeTicket } from './challenges.ts';
import type { Device } from '../devices.ts';
import type { Seal } from './seal.ts';

/** The site a passkey is good for: its name, and the address its pages come from. */
export interface Site {
  readonly hostname: string;
  readonly origin: string;
}

/** What the browser is asked, and what it keeps for us until it has answered. */
export interface Asked<Options> {
  readonly options: Options;
  readonly ticket: string;
}

const timeout = CHALLENGE_MINUTES * 60_000;

/** A new key for somebody we know; and login by a key alone, which says itself whose it is. */
export class Passkeys {
  readonly #store: PasskeyStore;
  readonly #seal: Seal;

  constructor(store: PasskeyStore, seal: Seal) {
    this.#store = store;
    this.#seal = seal;
  }

  async askForNew(who: Identity, site: Site): Promise<Asked<PublicKeyCredentialCreationOptionsJSON>> {
    const options = await generateRegistrationOptions({
      rpName: 'Bridgehead',
      rpID: site.hostname,
      userID: new TextEncoder().encode(who.id),
      userName: who.login ?? who.name,
      userDisplayName: who.name,
      timeout,
      excludeCredentials: await this.#store.of(who.id),
      // The key stands alone for the player: it has to be found without a name, and to know its owner.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { options, ticket: writeTicket(this.#seal, `new:${who.id}`, options.challenge, Date.now()) };
  }

  async add(
    who: Identity,
    { site, device }: { readonly site: Site; readonly device: Device },
    ticket: string,
    response: RegistrationResponseJSON,
  ): Promise<void> {
    const challenge = readTicket(this.#seal, `new:${who.id}`, ticket, Date.now());
    if (!challenge) throw new Refused('passkey-failed');
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.hostname,
    }).catch(fails);
    if (!registrationInfo) throw new Refused('passkey-failed');
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const isNew = await this.#store.add({ id, identity: who.id, publicKey, counter, transports }, device);
    if (!isNew) throw new Refused('passkey-failed');
  }

  of(who: Identity): Promise<PasskeyRow[]> {
    return this.#store.listOf(who.id);
  }

  /** Not the last way into an account. */
  async remove(who: Identity, id: string): Promise<void> {
    if (who.login === null && who.passkeys < 2) throw new Refused('last-passkey');
    await this.#store.remove(who.id, id);
  }

  removeAll(who: Identity): Promise<void> {
    return this.#store.removeAll(who.id);
  }

  askForLogin(site: Site): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>> {
    return this.#ask(site, 'login');
  }

  /** The id of whoever the key belongs to. */
  logIn(site: Site, ticket: string, response: AuthenticationResponseJSON): Promise<string> {
    return this.#check(site, 'login', ticket, response);
  }

  /** One of their own keys, to show that it is still them. */
  async askAgain(who: Identity, site: Site): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>> {
    return this.#ask(site, `fresh:${who.id}`, await this.#store.of(who.id));
  }

  async confirm(
    who: Identity,
    site: Site,
    ticket: string,
    response: AuthenticationResponseJSON,
  ): Promise<void> {
    if ((await this.#check(site, `fresh:${who.id}`, ticket, response)) !== who.id) fails();
  }

  async #ask(
    site: Site,
    ceremony: Ceremony,
    allowCredentials: Parameters<typeof generateAuthenticationOptions>[0]['allowCredentials'] = [],
  ): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>> {
    const options = await generateAuthenticationOptions({
      rpID: site.hostname,
      timeout,
      userVerification: 'required',
      allowCredentials,
    });
    return { options, ticket: writeTicket(this.#seal, ceremony, options.challenge, Date.now()) };
  }

  async #check(
    site: Site,
    ceremony: Ceremony,
    ticket: string,
    response: AuthenticationResponseJSON,
  ): Promise<string> {
    const challenge = readTicket(this.#seal, ceremony, ticket, Date.now());
    const credential = await this.#store.find(response.id);
    if (!challenge || !credential) throw new Refused('passkey-failed');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.hostname,
      credential,
    }).catch(fails);
    if (!verified) throw new Refused('passkey-failed');
    await this.#store.count(credential.id, authenticationInfo.newCounter);
    return credential.identity;
  }
}

/** The library throws a sentence for each of the many ways an answer can be wrong; the player needs only one. */
function fails(): never {
  throw new Refused('passkey-failed');
}
