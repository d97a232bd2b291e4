import { Problem } from '@bridgehead/kernel';
import { type Command, Failure, UsageError } from './command.ts';
import { say } from './language.ts';

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  serve: () => import('./commands/serve.ts'),
  admin: () => import('./commands/admin.ts'),
  simulate: () => import('./commands/simulate.ts'),
  balance: () => import('./commands/balance.ts'),
  replay: () => import('./commands/replay.ts'),
  verify: () => import('./commands/verify.ts'),
  clauses: () => import('./commands/clauses.ts'),
};

/** Does what the words ask for; resolves to the exit code, whatever happens. */
export async function bridgehead(words: readonly string[]): Promise<number> {
  try {
    return await run(words);
  } catch (error) {
    const expected = error instanceof UsageError || error instanceof Failure || error instanceof Problem;
    const message = error instanceof Problem ? say(error.sentence) : String((error as Error).message);
    process.stderr.write(`${message}\n`);
    if (!expected && process.env['BRIDGEHEAD_DEBUG']) console.error(error);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function run([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help') {
    process.stdout.write(await overview());
    return name === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) {
    const known = Object.keys(commands).join(', ');
    throw new UsageError(
      say({
        ru: `Команды «${name}» нет; есть такие: ${known}.`,
        en: `There is no command "${name}"; the commands are: ${known}.`,
      }),
    );
  }
  const command = await load();
  if (args.includes('--help')) {
    process.stdout.write(`bridgehead ${command.usage}\n`);
    return 0;
  }
  return command.run(args);
}

async function overview(): Promise<string> {
  const loaded = await Promise.all(Object.values(commands).map((load) => load()));
  const width = Math.max(...loaded.map(({ usage }) => usage.length));
  return loaded.map(({ usage, summary }) => `bridgehead ${usage.padEnd(width)}  ${say(summary)}\n`).join('');
}
