import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const FINAL_TEXT = 0x81;
const FINAL_PING = 0x89;
const FINAL_PONG = 0x8a;
const FINAL_CLOSE = 0x88;
const MASKED = 0x80;
/** Any mask is a valid one; with four zeros the server would have nothing to unmask. */
const MASK = [0x5a, 0xc3, 0x3c, 0xa5] as const;

/** What is read goes to its reader at once, so that all sockets can share the place it is read into. */
const reading = Buffer.allocUnsafe(65_536);

/** Told where in the data a text stands: most of it need not become a string. */
export type Hear = (data: Buffer, from: number, to: number) => void;

/**
 * A WebSocket client that does no more than RFC 6455 asks of one: a thousand of them share two cores with the server they
 * measure, and the library's streams and events were a quarter of what they cost.
 */
export class LightSocket {
  readonly #wire: Socket;
  #hear: Hear = () => {};
  /** The beginning of a frame whose end is still on its way. */
  #rest: Buffer | null = null;

  private constructor(wire: Socket) {
    this.#wire = wire;
  }

  static connect(url: URL, headers: Readonly<Record<string, string>> = {}): Promise<LightSocket> {
    return new Promise((resolve, reject) => {
      let socket: LightSocket | null = null;
      const read = (count: number): boolean => {
        const chunk = reading.subarray(0, count);
        if (socket) {
          socket.#read(chunk);
        } else if (chunk.toString('latin1', 0, 12) === 'HTTP/1.1 101') {
          // The server speaks only when it was asked something: nothing follows its answer.
          resolve((socket = new LightSocket(wire)));
        } else {
          reject(new Error(`no socket: ${chunk.toString('latin1')}`));
          wire.destroy();
        }
        return true;
      };
      const wire = connect({
        host: url.hostname,
        port: Number(url.port),
        noDelay: true,
        onread: { buffer: reading, callback: read },
      });
      wire.once('error', reject);
      wire.write(handshake(url, headers));
    });
  }

  listen(hear: Hear): void {
    this.#hear = hear;
  }

  /** A frame: see `maskedText`. */
  send(frame: Buffer): void {
    this.#wire.write(frame);
  }

  close(): void {
    this.#wire.destroy();
  }

  #read(chunk: Buffer): void {
    const data = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk;
    let at = 0;
    while (at + 2 <= data.length) {
      const [head, length] = extentOf(data, at);
      const end = at + head + length;
      if (head === 0 || end > data.length) break;
      this.#take(data[at] as number, data, at + head, end);
      at = end;
    }
    this.#rest = at === data.length ? null : Buffer.from(data.subarray(at));
  }

  #take(kind: number, data: Buffer, from: number, to: number): void {
    if (kind === FINAL_TEXT) this.#hear(data, from, to);
    else if (kind === FINAL_PING) this.#wire.write(maskedFrame(FINAL_PONG, data.subarray(from, to)));
    else if (kind === FINAL_CLOSE) this.close();
    else throw new Error(`a frame of kind ${kind} was not expected`);
  }
}

function handshake({ host, pathname }: URL, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({
    ...headers,
    host,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** How long the head and the body of a frame are; a head of no length when there is too little of it to say. */
function extentOf(data: Buffer, at: number): readonly [head: number, body: number] {
  const short = data[at + 1] as number;
  if (short < 126) return [2, short];
  const head = short === 126 ? 4 : 10;
  if (at + head > data.length) return [0, 0];
  return [head, short === 126 ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2))];
}

/** A text ready to be sent. */
export function maskedText(text: string): Buffer {
  return maskedFrame(FINAL_TEXT, Buffer.from(text));
}

function maskedFrame(kind: number, body: Buffer): Buffer {
  const { length } = body;
  const head = length < 126 ? 2 : 4;
  const frame = Buffer.allocUnsafe(head + MASK.length + length);
  frame[0] = kind;
  if (head === 2) {
    frame[1] = MASKED | length;
  } else {
    frame[1] = MASKED | 126;
    frame.writeUInt16BE(length, 2);
  }
  frame.set(MASK, head);
  const from = head + MASK.length;
  for (let at = 0; at < length; at++) frame[from + at] = (body[at] as number) ^ (MASK[at & 3] as number);
  return frame;
}
