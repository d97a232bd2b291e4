const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** 128 bits, written as the server writes its own ids: nobody guesses one. */
export function newDocumentId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Ten letters and digits that are not mistaken for one another. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
