/**
 * SHA-256 of a text's UTF-8 bytes, in hexadecimal. Our own because the browser's is asynchronous and Node's is not in
 * the browser; the tests compare it with Node's.
 */
export function sha256(text: string): string {
  const message = padded(encoder.encode(text));
  const hash = Int32Array.from(INITIAL);
  for (let block = 0; block < message.byteLength; block += 64) compress(hash, message, block);
  let hex = '';
  for (const word of hash) hex += (word >>> 0).toString(16).padStart(8, '0');
  return hex;
}

const encoder = new TextEncoder();
/** Made once: a chain hashes hundreds of short texts in a row. */
const schedule = new Int32Array(64);

function padded(bytes: Uint8Array): DataView {
  const length = (((bytes.length + 8) >> 6) + 1) << 6;
  const buffer = new Uint8Array(length);
  buffer.set(bytes);
  buffer[bytes.length] = 0x80;
  const view = new DataView(buffer.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(length - 4, (bytes.length << 3) >>> 0);
  return view;
}

function compress(hash: Int32Array, message: DataView, offset: number): void {
  const w = schedule;
  for (let i = 0; i < 16; i++) w[i] = message.getInt32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const early = at(w, i - 15);
    const late = at(w, i - 2);
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    w[i] = (at(w, i - 16) + s0 + at(w, i - 7) + s1) | 0;
  }
  let a = at(hash, 0);
  let b = at(hash, 1);
  let c = at(hash, 2);
  let d = at(hash, 3);
  let e = at(hash, 4);
  let f = at(hash, 5);
  let g = at(hash, 6);
  let h = at(hash, 7);
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND_CONSTANTS, i) + at(w, i)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  // Stored into 32 bits, each sum wraps by itself.
  hash.set([at(hash, 0) + a, at(hash, 1) + b, at(hash, 2) + c, at(hash, 3) + d]);
  hash.set([at(hash, 4) + e, at(hash, 5) + f, at(hash, 6) + g, at(hash, 7) + h], 4);
}

function at(words: Int32Array, index: number): number {
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
const ROUND_CONSTANTS = Int32Array.from(firstPrimes(64), (prime) => fractionOfRoot(prime, 3));
