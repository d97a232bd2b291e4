import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Home } from './home.ts';
import { isAlive } from './processes.ts';

/**
 * Which process stops the server: the one that started it, or that adopted it after its owner had died. Another process
 * on the same folder only uses it; should the owner stop it under its feet, it starts it again and is the owner then.
 */
export class Ownership {
  readonly #file: string;
  readonly #mark = `${process.pid} ${randomUUID()}`;

  constructor(home: Home) {
    this.#file = join(home.folder, 'owner');
  }

  async take(): Promise<void> {
    await writeFile(this.#file, this.#mark);
  }

  /** False: somebody who lives owns it. */
  async takeIfFree(): Promise<boolean> {
    const mark = await this.#read();
    if (mark === this.#mark) return true;
    if (mark && isAlive(Number.parseInt(mark, 10))) return false;
    await this.take();
    return (await this.#read()) === this.#mark;
  }

  async release(): Promise<void> {
    if ((await this.#read()) === this.#mark) await rm(this.#file, { force: true });
  }

  #read(): Promise<string> {
    return readFile(this.#file, 'utf8').catch(() => '');
  }
}
