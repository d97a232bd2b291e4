/** Final, and text: RFC 6455, 5.2. */
const TEXT = 0x81;

let latest = { text: '', frame: textFrame('') };

/** What is said to several people is said to one after another: it is put into a frame once. */
export function sharedFrame(text: string): Buffer {
  if (text !== latest.text) latest = { text, frame: textFrame(text) };
  return latest.frame;
}

/**
 * A text frame of a server in one piece. The library would write its head and its body apart: most of what a move costs
 * is sending it to everybody, and this saves a good part of that.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  if (length < 126) return framed(text, length, 2, (frame) => frame.writeUInt8(length, 1));
  if (length < 65_536) {
    return framed(text, length, 4, (frame) => {
      frame.writeUInt8(126, 1);
      frame.writeUInt16BE(length, 2);
    });
  }
  return framed(text, length, 10, (frame) => {
    frame.writeUInt8(127, 1);
    frame.writeBigUInt64BE(BigInt(length), 2);
  });
}

function framed(text: string, length: number, head: number, writeLength: (frame: Buffer) => void): Buffer {
  const frame = Buffer.allocUnsafe(head + length);
  frame.writeUInt8(TEXT, 0);
  writeLength(frame);
  frame.write(text, head);
  return frame;
}
