import { setTimeout as sleep } from 'node:timers/promises';
import { type PostgresSettings, type RunningPostgres, startPostgres } from './start.ts';

const LOOK_EVERY_MS = 200;
const LONGEST_PAUSE_MS = 10_000;

/** Starts it again, on the same socket, whenever it dies while we live. */
export async function supervisePostgres(settings: PostgresSettings): Promise<RunningPostgres> {
  const { log } = settings;
  let running = await startPostgres(settings);
  let restarting: Promise<void> | undefined;
  let isStopping = false;
  const { connection } = running;
  const again = process.platform === 'win32' ? settings : { ...settings, socketFolder: connection.host };

  const restart = async () => {
    log.error({ postmaster: running.pid }, 'the database died');
    for (let pause = 100; !isStopping; pause = Math.min(pause * 2, LONGEST_PAUSE_MS))
      try {
        running = await startPostgres(again);
        return;
      } catch (error) {
        log.error({ error: String(error) }, 'the database does not come back, trying again');
        await sleep(pause);
      }
  };

  const watch = setInterval(() => {
    if (restarting || isStopping || running.isAlive()) return;
    restarting = restart().finally(() => {
      restarting = undefined;
    });
  }, LOOK_EVERY_MS);
  watch.unref();

  return {
    connection,
    get pid() {
      return running.pid;
    },
    isAlive: () => running.isAlive(),
    async stop() {
      isStopping = true;
      clearInterval(watch);
      await restarting;
      await running.stop();
    },
  };
}
