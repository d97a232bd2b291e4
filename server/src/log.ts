import { type Logger, pino } from 'pino';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Whole, without what tells a visitor from the neighbours, or not at all. */
export const LOGGED_ADDRESSES = ['full', 'network', 'none'] as const;
export type LoggedAddresses = (typeof LOGGED_ADDRESSES)[number];

export type Log = Logger;

/** One line of JSON per event. Whatever would let a reader of the logs act as somebody else is left out. */
export function createLog(level: LogLevel, destination?: { write(line: string): void }): Log {
  const secrets = ['cookie', '["set-cookie"]', 'authorization', 'password', 'key', 'seed', 'secret'];
  const paths = secrets.flatMap((name) => {
    const member = name.startsWith('[') ? name : `.${name}`;
    return [name, `*${member}`, `*.headers${member}`];
  });
  const options = { level, base: { pid: process.pid }, redact: { paths, censor: '—' } };
  return destination ? pino(options, destination) : pino(options);
}
