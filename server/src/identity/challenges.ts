import type { Seal } from './seal.ts';

export const CHALLENGE_MINUTES = 5;
export const CHALLENGE_COOKIE = 'bridgehead-challenge';

/** `new` asks one identity for another key, `fresh` for one it has; `login` asks whoever has one. */
export type Ceremony = `new:${string}` | `fresh:${string}` | 'login';

/** The challenge lies with the browser, sealed: whichever node gets the answer can check it. */
export function writeTicket(seal: Seal, ceremony: Ceremony, challenge: string, now: number): string {
  return seal.close(`passkey-${ceremony}`, `${challenge}.${now.toString(36)}`);
}

/** The challenge that was asked in this ceremony; null for a ticket that is forged, old or from another one. */
export function readTicket(seal: Seal, ceremony: Ceremony, ticket: string, now: number): string | null {
  const text = seal.open(`passkey-${ceremony}`, ticket);
  const [challenge, asked] = text?.split('.') ?? [];
  if (!challenge || !asked) return null;
  const age = now - Number.parseInt(asked, 36);
  return age < CHALLENGE_MINUTES * 60_000 ? challenge : null;
}
