import { Problem } from '@bridgehead/kernel';
import { type Config, type Environment, readConfig } from '@bridgehead/server';
import { UsageError } from './command.ts';
import { say } from './language.ts';

/** The server's settings; one that will not do is wrong use, answered by one sentence. */
export function readSettings(environment: Environment): Config {
  try {
    return readConfig(environment);
  } catch (error) {
    throw error instanceof Problem ? new UsageError(say(error.sentence)) : error;
  }
}
