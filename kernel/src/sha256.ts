/**
 * SHA-256 of a text's UTF-8 bytes, in hexadecimal. Our own because the browser's is asynchronous and Node's is not in
 * the browser; the tests compare it with Node's.
 */
export function sha256(text: string): string {
  const message = padded(new TextEncoder().encode(text));
  const hash = [...INITIAL];
  const schedule = new Int32Array(64);
  for (let block = 0; block < message.length; block += 64) compress(hash, schedule, message, block);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function padded(bytes: Uint8Array): DataView & { length: number } {
  const length = (((bytes.length + 8) >> 6) + 1) << 6;
  const buffer = new Uint8Array(length);
  buffer.set(bytes);
  buffer[bytes.length] = 0x80;
  const view = new DataView(buffer.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(length - 4, (bytes.length << 3) >>> 0);
  return Object.assign(view, { length });
}

function compress(hash: number[], w: Int32Array, message: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) w[i] = message.getInt32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const early = at(w, i - 15);
    const late = at(w, i - 2);
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    w[i] = (at(w, i - 16) + s0 + at(w, i - 7) + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND_CONSTANTS, i) + at(w, i)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = ((hash[i] as number) + word) | 0;
  });
}

function at(words: ArrayLike<number>, index: number): number {
  return words[index] as number;
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}

/** The first 32 bits behind the point of a root, found by halving on exact integers: no rounding to trust. */
function fractionOfRoot(prime: number, power: 2 | 3): number {
  const target = BigInt(prime) << BigInt(32 * power);
  let low = 0n;
  let high = BigInt(prime) << 32n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    const product = power === 2 ? middle * middle : middle * middle * middle;
    if (product <= target) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn) | 0;
}

const INITIAL = firstPrimes(8).map((prime) => fractionOfRoot(prime, 2));
const ROUND_CONSTANTS = firstPrimes(64).map((prime) => fractionOfRoot(prime, 3));
