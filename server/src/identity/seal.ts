import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Signs what browsers keep for us, so that it comes back as it was given or not at all. */
export class Seal {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  static newSecret(): string {
    return randomBytes(32).toString('base64url');
  }

  /** A text sealed for one purpose cannot be passed off as sealed for another. */
  close(purpose: string, text: string): string {
    return `${text}.${this.#mark(purpose, text).toString('base64url')}`;
  }

  /** The text, or null where the seal is broken. */
  open(purpose: string, sealed: string): string | null {
    const end = sealed.lastIndexOf('.');
    if (end < 0) return null;
    const text = sealed.slice(0, end);
    const given = Buffer.from(sealed.slice(end + 1), 'base64url');
    const right = this.#mark(purpose, text);
    return given.length === right.length && timingSafeEqual(given, right) ? text : null;
  }

  #mark(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${purpose}\n${text}`).digest();
  }
}
