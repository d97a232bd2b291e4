const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** Ten letters and digits that are not mistaken for one another. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
