import { createHash, randomBytes } from 'node:crypto';
import type { Seal } from './seal.ts';

const PURPOSE = 'device';

export function deviceCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-bridgehead-device' : 'bridgehead-device';
}

/** Says that this browser has been in that account, whoever else is at the same address. It lets nobody in. */
export function newDeviceCookie(seal: Seal, login: string): string {
  return seal.close(PURPOSE, `${randomBytes(12).toString('base64url')}.${markOf(login)}`);
}

/** A name for this browser, if it has been in the account before. */
export function readDeviceCookie(seal: Seal, sealed: string | undefined, login: string): string | null {
  const [name, mark] = (sealed && seal.open(PURPOSE, sealed)?.split('.')) || [];
  return name && mark === markOf(login) ? name : null;
}

function markOf(login: string): string {
  return createHash('sha256').update(login).digest('base64url');
}
