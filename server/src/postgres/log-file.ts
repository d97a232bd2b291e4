import { copyFile, open, stat, truncate } from 'node:fs/promises';

const LONGEST_LOG = 8 * 1024 * 1024;

/** The server appends to it all its life, so it is copied and emptied rather than renamed: at most two such files. */
export async function keepLogShort(file: string): Promise<void> {
  if ((await sizeOf(file)) < LONGEST_LOG) return;
  await copyFile(file, `${file}.old`);
  await truncate(file);
}

export async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

export async function readFrom(file: string, position: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const buffer = Buffer.alloc(8_192);
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
