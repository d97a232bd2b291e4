import { type ParseArgsConfig, parseArgs } from 'node:util';
import { say, type Text } from './language.ts';

export type Command = {
  readonly summary: Text;
  readonly usage: string;
  /** Resolves to the exit code. */
  run(args: string[]): Promise<number>;
};

/** A request that makes no sense: answered by one sentence and exit code 2. */
export class UsageError extends Error {}

/** A sensible request that could not be met: answered by one sentence and exit code 1. */
export class Failure extends Error {}

/** `parseArgs` whose refusals are one sentence each. */
export function parseFlags<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(refusal(error as Error & { code?: string }));
  }
}

function refusal({ code, message }: Error & { code?: string }): string {
  const [, subject = ''] = /'(.*?)(?: <value>)?'/.exec(message) ?? [];
  switch (code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return say({ ru: `Ключ ${subject} здесь неизвестен.`, en: `The flag ${subject} is not known here.` });
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return say({
        ru: `Слово «${subject}» здесь лишнее.`,
        en: `The word "${subject}" is not expected here.`,
      });
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return message.includes('does not take')
        ? say({ ru: `У ключа ${subject} нет значения.`, en: `The flag ${subject} takes no value.` })
        : say({ ru: `Ключу ${subject} нужно значение.`, en: `The flag ${subject} needs a value.` });
    default:
      return message;
  }
}
