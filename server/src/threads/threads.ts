import { Piscina } from 'piscina';

/** More than any game of ours needs: a thread that wants more is ended alone, before the whole server is. */
const MOST_MEGABYTES = 512;

/** Threads that run a module: they come when there is work, and go when there has been none for a while. */
export class Threads<Task, Result> extends Piscina<Task, Result> {
  constructor(module: URL, most: number) {
    super({
      filename: module.href,
      minThreads: 0,
      maxThreads: most,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
  }

  override async run(task: Task, options?: Parameters<Piscina<Task, Result>['run']>[1]): Promise<Result> {
    try {
      return await super.run(task, options);
    } catch (error) {
      if (this.queueSize > 0) this.#callAnother();
      throw error;
    }
  }

  /**
   * Nobody comes by themselves in the place of a thread that was ended: those who wait for it would wait until somebody
   * else asks for something. So somebody does, and is gone before it is begun.
   */
  #callAnother(): void {
    const nobody = new AbortController();
    super.run(undefined as Task, { signal: nobody.signal }).catch(() => {});
    nobody.abort();
  }
}
