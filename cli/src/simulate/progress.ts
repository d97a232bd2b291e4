import type { WriteStream } from 'node:tty';

const WIDTH = 30;

/** Draws how many games are done on a terminal, and nothing anywhere else. */
export function progressBar(stream: WriteStream, games: number): (done: number) => void {
  if (!stream.isTTY) return () => {};
  return (done) => {
    const filled = Math.round((WIDTH * done) / games);
    stream.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${games}`);
    if (done === games) stream.write('\r\x1b[K');
  };
}
