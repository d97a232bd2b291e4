import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { type Localized, Problem } from '@bridgehead/kernel';
import type { BotSettings } from './bots/keeper.ts';
import { LOG_LEVELS, LOGGED_ADDRESSES, type LoggedAddresses, type LogLevel } from './log.ts';
import { readTrust, type Trust, trustNobody } from './proxies.ts';
import type { Retention } from './storage/retention.ts';
import { SESSION_DAYS } from './storage/sessions.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Where a push service may complain: mailto: or https: */
  readonly subject: string;
}

/** What one address, one guest or one connection may ask for. Generous: a school class shares one address. */
export interface Limits {
  readonly readsPerMinute: number;
  readonly writesPerMinute: number;
  readonly guestsPerMinute: number;
  readonly loginsPerMinute: number;
  readonly tablesPerPlayer: number;
  readonly tablesPerHour: number;
  readonly tablesPerHourOfNetwork: number;
  readonly packsPerHourOfNetwork: number;
  readonly packsPerPlayer: number;
  readonly packKilobytesPerPlayer: number;
  readonly documentsPerPlayer: number;
  readonly documentKilobytesPerPlayer: number;
  readonly documentsPerHourOfNetwork: number;
  readonly connectionsPerAddress: number;
  readonly socketsPerMinute: number;
  readonly messagesPerSecond: number;
  readonly chatPerMinute: number;
  readonly opensPerMinute: number;
  /** Tables kept in memory while nobody is there. */
  readonly idleTables: number;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Null: the server starts a database of its own in the data folder. */
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  readonly publicOrigin: string | null;
  readonly trusts: Trust;
  readonly logLevel: LogLevel;
  readonly logAddresses: LoggedAddresses;
  readonly metrics: 'local' | 'public';
  readonly vapid: VapidKeys | null;
  readonly limits: Limits;
  readonly bots: BotSettings;
  /** Threads that find slow outcomes of moves. */
  readonly findingThreads: number;
  readonly retention: Retention;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The longest clock there is: see `clockSchema`. */
const LONGEST_TURN_DAYS = 14;
const FOREVER = 36_500;

const projectRoot = join(import.meta.dirname, '..', '..');

/** Every setting there is. A value that will not do is a `Problem`: one sentence for whoever runs the server. */
export function readConfig(environment: Environment): Config {
  const set = (name: string): string => environment[name]?.trim() ?? '';
  const whole = (name: string, usual: number, least: number, most: number): number => {
    const text = set(name) || String(usual);
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw unfit(name, text, {
      ru: `нужно целое число от ${least} до ${most}`,
      en: `it is a whole number from ${least} to ${most}`,
    });
  };
  const one = <T extends string>(name: string, choices: readonly T[], usual: T): T => {
    const text = set(name) || usual;
    const choice = choices.find((known) => known === text);
    if (choice) return choice;
    const list = choices.join(', ');
    throw unfit(name, text, { ru: `возможно: ${list}`, en: `it is one of ${list}` });
  };
  const keepUnfinished = whole('KEEP_UNFINISHED_DAYS', 90, 0, FOREVER);
  if (keepUnfinished > 0 && keepUnfinished <= LONGEST_TURN_DAYS) {
    throw unfit('KEEP_UNFINISHED_DAYS', String(keepUnfinished), {
      ru: `на ход бывает до ${LONGEST_TURN_DAYS} дней, поэтому нужно больше (или 0 — навсегда)`,
      en: `a turn may take ${LONGEST_TURN_DAYS} days, so it is more than that (or 0, for ever)`,
    });
  }
  // One core is for sockets and moves.
  const sparedCores = Math.max(1, availableParallelism() - 1);
  return {
    port: whole('PORT', 4173, 0, 65_535),
    host: set('HOST') || '127.0.0.1',
    databaseUrl: readDatabaseUrl(set('DATABASE_URL')),
    dataFolder: resolve(projectRoot, set('DATA_FOLDER') || 'data'),
    publicOrigin: readOrigin(set('PUBLIC_ORIGIN')),
    trusts: readProxies(set('TRUST_PROXY')),
    logLevel: one('LOG_LEVEL', LOG_LEVELS, 'info'),
    logAddresses: one('LOG_ADDRESSES', LOGGED_ADDRESSES, 'full'),
    metrics: one('METRICS', ['local', 'public'], 'local'),
    vapid: readVapid(set('VAPID_PUBLIC_KEY'), set('VAPID_PRIVATE_KEY'), set('VAPID_SUBJECT')),
    limits: {
      readsPerMinute: whole('READS_PER_MINUTE', 600, 1, 1_000_000),
      writesPerMinute: whole('WRITES_PER_MINUTE', 120, 1, 1_000_000),
      guestsPerMinute: whole('GUESTS_PER_MINUTE', 60, 1, 1_000_000),
      loginsPerMinute: whole('LOGINS_PER_MINUTE', 60, 1, 1_000_000),
      tablesPerPlayer: whole('TABLES_PER_PLAYER', 20, 1, 100_000),
      tablesPerHour: whole('TABLES_PER_HOUR', 40, 1, 1_000_000),
      tablesPerHourOfNetwork: whole('TABLES_PER_HOUR_OF_NETWORK', 300, 1, 10_000_000),
      packsPerHourOfNetwork: whole('PACKS_PER_HOUR_OF_NETWORK', 20, 0, 1_000_000),
      packsPerPlayer: whole('PACKS_PER_PLAYER', 20, 0, 100_000),
      packKilobytesPerPlayer: whole('PACK_KILOBYTES_PER_PLAYER', 4000, 0, 10_000_000),
      documentsPerPlayer: whole('DOCUMENTS_PER_PLAYER', 100, 0, 100_000),
      documentKilobytesPerPlayer: whole('DOCUMENT_KILOBYTES_PER_PLAYER', 1000, 0, 10_000_000),
      documentsPerHourOfNetwork: whole('DOCUMENTS_PER_HOUR_OF_NETWORK', 300, 0, 1_000_000),
      connectionsPerAddress: whole('CONNECTIONS_PER_ADDRESS', 200, 1, 1_000_000),
      socketsPerMinute: whole('SOCKETS_PER_MINUTE', 600, 1, 1_000_000),
      messagesPerSecond: whole('MESSAGES_PER_SECOND', 20, 1, 100_000),
      chatPerMinute: whole('CHAT_PER_MINUTE', 30, 1, 1_000_000),
      opensPerMinute: whole('OPENS_PER_MINUTE', 120, 1, 1_000_000),
      idleTables: whole('IDLE_TABLES', 1000, 1, 1_000_000),
    },
    retention: {
      waiting: whole('KEEP_WAITING_DAYS', 14, 0, FOREVER),
      unfinished: keepUnfinished,
      closed: whole('KEEP_CLOSED_DAYS', 30, 0, FOREVER),
      finished: whole('KEEP_FINISHED_DAYS', 730, 0, FOREVER),
      guests: whole('KEEP_GUESTS_DAYS', 400, 0, FOREVER),
      push: whole('KEEP_PUSH_DAYS', 90, 0, FOREVER),
      sessions: SESSION_DAYS,
      packs: whole('KEEP_PACKS_DAYS', 1, 0, FOREVER),
    },
    bots: {
      budgetMs: whole('BOT_BUDGET_MS', 400, 1, 5000),
      pauseMs: whole('BOT_PAUSE_MS', 900, 0, 60_000),
      threads: whole('BOT_THREADS', sparedCores, 1, 64),
    },
    findingThreads: whole('FINDING_THREADS', sparedCores, 1, 64),
  };
}

function readDatabaseUrl(text: string): string | null {
  if (!text) return null;
  if (/^postgres(ql)?:\/\/./.test(text) && URL.canParse(text)) return text;
  // The value holds a password, so the sentence does not repeat it.
  throw unfit('DATABASE_URL', '…', {
    ru: 'нужен адрес вида postgres://имя:пароль@узел/база',
    en: 'it looks like postgres://user:password@host/database',
  });
}

function readOrigin(text: string): string | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url && isWeb && url.pathname === '/' && !url.search && !url.username) return url.origin;
  throw unfit('PUBLIC_ORIGIN', text, {
    ru: 'нужен адрес сайта без пути, например https://example.org',
    en: 'it is the address of the site without a path, such as https://example.org',
  });
}

function readProxies(text: string): Trust {
  if (!text) return trustNobody;
  const trust = readTrust(text);
  if (trust) return trust;
  throw unfit('TRUST_PROXY', text, {
    ru: 'нужны адреса через запятую, например loopback или 10.0.0.0/8',
    en: 'it is a list of addresses, such as loopback or 10.0.0.0/8',
  });
}

function readVapid(publicKey: string, privateKey: string, subject: string): VapidKeys | null {
  if (!publicKey && !privateKey && !subject) return null;
  const isWhole = /^[\w-]{87}$/.test(publicKey) && /^[\w-]{43}$/.test(privateKey);
  if (isWhole && /^(mailto:|https:\/\/)./.test(subject)) return { publicKey, privateKey, subject };
  throw new Problem({
    ru: 'Для уведомлений нужны все три настройки: VAPID_PUBLIC_KEY и VAPID_PRIVATE_KEY из одной пары и VAPID_SUBJECT вида mailto:адрес.',
    en: 'Push needs all three settings: VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY of one pair, and VAPID_SUBJECT such as mailto:address.',
  });
}

function unfit(name: string, value: string, need: Localized): Problem {
  return new Problem({
    ru: `Настройка ${name}=${value} не годится: ${need.ru}.`,
    en: `The setting ${name}=${value} will not do: ${need.en}.`,
  });
}
