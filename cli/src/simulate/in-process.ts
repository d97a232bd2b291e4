import { fork } from 'node:child_process';
import { setImmediate } from 'node:timers/promises';
import { Failure } from '../command.ts';

/** Gives a task to a process of its own, and hears what it tells until it is done. */
export function inProcess<Task extends object, Result>(
  script: string,
  task: Task,
  heard: (result: Result) => void,
): Promise<void> {
  const worker = fork(script);
  worker.on('message', (result) => heard(result as Result));
  worker.send(task);
  return new Promise((resolve, reject) => {
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Failure(`exit code ${code}`))));
  });
}

/** The other end: tells a result. Whoever gave the task may have been ended meanwhile; then nobody plays on unheard. */
export async function tell(result: object): Promise<void> {
  process.send?.(result, () => {});
  await setImmediate();
  if (!process.connected) process.exit(1);
}
