import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { SOCKET_PATH } from '@bridgehead/wire';

export const OPCODES = { continuation: 0, text: 1, close: 8, ping: 9, pong: 10 } as const;

interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
}

/** A frame as a client sends it; `isLast` is false for the part of a message that goes on. */
export function clientFrame(opcode: number, payload: Buffer | string = '', isLast = true): Buffer {
  const body = Buffer.from(payload);
  if (body.length > 65_535) throw new Error('no frame is that long here');
  const head =
    body.length < 126
      ? Buffer.from([opcode, 0x80 | body.length])
      : Buffer.from([opcode, 0xfe, body.length >> 8, body.length & 255]);
  head[0] = (isLast ? 0x80 : 0) | opcode;
  // Masked with zeros: the payload stays as it is.
  return Buffer.concat([head, Buffer.alloc(4), body]);
}

/** A socket without a library: it sends what no library would, and reads only while it likes. */
export class RawSocket {
  readonly #socket: Socket;
  #unread: Buffer = Buffer.alloc(0);
  readonly frames: Frame[] = [];
  /** Until the server has gone, by whatever way. */
  readonly ended: Promise<void>;

  private constructor(socket: Socket, rest: Buffer) {
    this.#socket = socket;
    socket.on('data', (data) => this.#read(data));
    socket.on('error', () => undefined);
    this.ended = new Promise((resolve) => socket.once('close', () => resolve()));
    this.#read(rest);
  }

  static connect(origin: string, cookie = ''): Promise<RawSocket> {
    const { hostname, port, host } = new URL(origin);
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET ${SOCKET_PATH} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nCookie: ${cookie}\r\n` +
        'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
    return new Promise((resolve, reject) => {
      let answer = Buffer.alloc(0);
      const read = (data: Buffer) => {
        answer = Buffer.concat([answer, data]);
        const end = answer.indexOf('\r\n\r\n');
        if (end < 0) return;
        socket.off('data', read);
        const status = answer.toString('latin1', 9, 12);
        if (status === '101') resolve(new RawSocket(socket, answer.subarray(end + 4)));
        else reject(new Error(`no socket: ${status}`));
      };
      socket.on('data', read);
      socket.once('error', reject);
    });
  }

  get isEnded(): boolean {
    return this.#socket.destroyed;
  }

  /** The code the server closed with; null if it said none. */
  get closeCode(): number | null {
    return this.frames.find(({ opcode }) => opcode === OPCODES.close)?.payload.readUInt16BE(0) ?? null;
  }

  /** What was said, as JSON. */
  get heard(): unknown[] {
    return this.frames
      .filter(({ opcode }) => opcode === OPCODES.text)
      .map(({ payload }) => JSON.parse(payload.toString('utf8')) as unknown);
  }

  /** False while the server does not take it: then whoever wants to send more waits for `drained`. */
  write(data: Buffer): boolean {
    return this.#socket.writable && this.#socket.write(data);
  }

  say(message: object): boolean {
    return this.write(clientFrame(OPCODES.text, JSON.stringify(message)));
  }

  drained(): Promise<void> {
    if (!this.#socket.writable || !this.#socket.writableNeedDrain) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        this.#socket.off('drain', done);
        this.#socket.off('close', done);
        resolve();
      };
      this.#socket.on('drain', done);
      this.#socket.on('close', done);
    });
  }

  stopReading(): void {
    this.#socket.pause();
  }

  readOn(): void {
    this.#socket.resume();
  }

  terminate(): void {
    this.#socket.destroy();
  }

  #read(data: Buffer): void {
    this.#unread = Buffer.concat([this.#unread, data]);
    for (let frame = frameIn(this.#unread); frame; frame = frameIn(this.#unread)) {
      this.frames.push({ opcode: frame.opcode, payload: frame.payload });
      this.#unread = this.#unread.subarray(frame.length);
    }
  }
}

/** The first whole frame of a server. */
function frameIn(data: Buffer): (Frame & { readonly length: number }) | null {
  if (data.length < 2) return null;
  const short = data.readUInt8(1);
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (data.length < head) return null;
  const size = short < 126 ? short : short === 126 ? data.readUInt16BE(2) : Number(data.readBigUInt64BE(2));
  if (data.length < head + size) return null;
  return {
    opcode: data.readUInt8(0) & 15,
    payload: data.subarray(head, head + size),
    length: head + size,
  };
}
