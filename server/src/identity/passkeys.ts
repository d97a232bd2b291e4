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
import type { PasskeyStore } from '../storage/passkeys.ts';
import { CHALLENGE_MINUTES, readTicket, writeTicket } from './challenges.ts';
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

  async add(who: Identity, site: Site, ticket: string, response: RegistrationResponseJSON): Promise<void> {
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
    const isNew = await this.#store.add({ id, identity: who.id, publicKey, counter, transports });
    if (!isNew) throw new Refused('passkey-failed');
  }

  async askForLogin(site: Site): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>> {
    const options = await generateAuthenticationOptions({
      rpID: site.hostname,
      timeout,
      userVerification: 'required',
    });
    return { options, ticket: writeTicket(this.#seal, 'login', options.challenge, Date.now()) };
  }

  /** The id of whoever the key belongs to. */
  async logIn(site: Site, ticket: string, response: AuthenticationResponseJSON): Promise<string> {
    const challenge = readTicket(this.#seal, 'login', ticket, Date.now());
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
