import { createLog, openAdmin } from '@bridgehead/server';
import { moveTo, prune, rotateKey, stats } from '../admin/house.ts';
import { deletePerson, resetPassword } from '../admin/people.ts';
import type { Task } from '../admin/task.ts';
import { deleteDocument, deletePack, deleteTable } from '../admin/things.ts';
import { UsageError } from '../command.ts';
import { say } from '../language.ts';
import { readSettings } from '../settings.ts';

export const usage = 'admin TASK …';
export const summary = {
  ru: 'то, что может только хозяин сервера: bridgehead admin help',
  en: 'what only whoever runs the server can do: bridgehead admin help',
};

const TASKS: Readonly<Record<string, Task>> = {
  'reset-password': resetPassword,
  'delete-person': deletePerson,
  'delete-table': deleteTable,
  'delete-pack': deletePack,
  'delete-document': deleteDocument,
  prune,
  'move-to': moveTo,
  'rotate-key': rotateKey,
  stats,
};

export async function run([name, ...args]: string[]): Promise<number> {
  if (name === 'help') {
    process.stdout.write(overview());
    return 0;
  }
  const act = find(name).prepare(args);
  const config = readSettings(process.env);
  const admin = await openAdmin(config, createLog('silent'));
  try {
    await act(admin, config);
  } finally {
    await admin.close();
  }
  return 0;
}

function find(name: string | undefined): Task {
  const task = name !== undefined && Object.hasOwn(TASKS, name) ? TASKS[name] : undefined;
  if (task) return task;
  const known = Object.keys(TASKS).join(', ');
  throw new UsageError(
    name === undefined
      ? say({ ru: `Скажите, что сделать: ${known}.`, en: `Say what to do: ${known}.` })
      : say({
          ru: `Дела «${name}» нет; есть такие: ${known}.`,
          en: `There is no task "${name}"; the tasks are: ${known}.`,
        }),
  );
}

function overview(): string {
  const tasks = Object.values(TASKS);
  const width = Math.max(...tasks.map((task) => task.usage.length));
  return tasks.map((task) => `bridgehead admin ${task.usage.padEnd(width)}  ${say(task.summary)}\n`).join('');
}
