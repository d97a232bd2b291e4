import { Problem } from '@bridgehead/kernel';
import { PASSKEY_ROUTES } from '@bridgehead/wire';
import type * as WebAuthn from '@simplewebauthn/browser';
import { fetchJson } from '../../online/http.ts';
import { changeMe } from '../../online/me.ts';
import { accountEn } from '../../text/online/account-en.ts';
import { accountRu } from '../../text/online/account-ru.ts';

export const hasPasskeys = typeof PublicKeyCredential === 'function';

/** Every ceremony: the server asks, the device answers, the server says who one is now. */
export function addPasskey(): Promise<void> {
  return hold(async ({ startRegistration }) => {
    const optionsJSON = await ask<Parameters<typeof startRegistration>[0]>(PASSKEY_ROUTES.registerOptions);
    await changeMe('POST', PASSKEY_ROUTES.register, await startRegistration({ optionsJSON }));
  });
}

export function logInByPasskey(): Promise<void> {
  return showPasskey(PASSKEY_ROUTES.loginOptions, PASSKEY_ROUTES.login);
}

export function confirmByPasskey(): Promise<void> {
  return showPasskey(PASSKEY_ROUTES.freshOptions, PASSKEY_ROUTES.fresh);
}

function showPasskey(options: string, answer: string): Promise<void> {
  return hold(async ({ startAuthentication }) => {
    const optionsJSON = await ask<Parameters<typeof startAuthentication>[0]>(options);
    await changeMe('POST', answer, await startAuthentication({ optionsJSON }));
  });
}

function ask<Start extends { readonly optionsJSON: unknown }>(path: string): Promise<Start['optionsJSON']> {
  return fetchJson('POST', path);
}

async function hold(ceremony: (browser: typeof WebAuthn) => Promise<void>) {
  try {
    await ceremony(await import('@simplewebauthn/browser'));
  } catch (error) {
    throw isCancelled(error)
      ? new Problem({ ru: accountRu.passkeyCancelled, en: accountEn.passkeyCancelled })
      : error;
  }
}

/** The browser says the same of a closed window and of a device without a fitting key. */
function isCancelled(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}
