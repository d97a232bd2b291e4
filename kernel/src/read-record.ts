import { SEAT_KINDS } from './contract.ts';
import { Problem } from './problem.ts';
import { type Entry, type GameRecord, RECORD_FORMAT } from './record.ts';
import { isSeed } from './seed.ts';

/** Reads a record file. What is wrong, and where, is said in a sentence; nothing half-read is ever returned. */
export function readRecord(text: string): GameRecord {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const where = error instanceof Error ? error.message : String(error);
    throw new Problem({
      ru: `Файл записи повреждён: это не JSON (${where}).`,
      en: `The record file is damaged: it is not JSON (${where}).`,
    });
  }
  return checkRecord(json);
}

export function checkRecord(json: unknown): GameRecord {
  const record = object(json, 'record');
  const header = object(record.header, 'header');
  if (header.format !== RECORD_FORMAT) wrong('header.format', `"${RECORD_FORMAT}"`, header.format);
  for (const field of ['game', 'rules', 'commitment']) text(header[field], `header.${field}`);
  const content = object(header.content, 'header.content');
  text(content.id, 'header.content.id');
  text(content.hash, 'header.content.hash');
  object(header.options, 'header.options');
  array(header.seats, 'header.seats').forEach(checkSeat);
  array(record.setup, 'setup').forEach((result, i) => whole(result, `setup[${i}]`));
  array(record.entries, 'entries').reduce<number>(checkEntry, 0);
  if (record.closing !== undefined) checkClosing(object(record.closing, 'closing'));
  return json as GameRecord;
}

function checkSeat(json: unknown, index: number): void {
  const at = `header.seats[${index}]`;
  const seat = object(json, at);
  if (!SEAT_KINDS.some((kind) => kind === seat.kind)) wrong(`${at}.kind`, '"human" or "bot"', seat.kind);
  text(seat.name, `${at}.name`);
  if (seat.bot !== undefined) text(seat.bot, `${at}.bot`);
}

/** Returns how long the live line is after the entry: an undo cannot keep more than there is. */
function checkEntry(live: number, json: unknown, index: number): number {
  const at = `entries[${index}]`;
  const entry = object(json, at) as Partial<
    Record<keyof Entry | 'move' | 'chance' | 'decision' | 'keep' | 'consent', unknown>
  >;
  whole(entry.seat, `${at}.seat`);
  if (entry.kind === 'undo') {
    const keep = whole(entry.keep, `${at}.keep`);
    if (keep >= live) wrong(`${at}.keep`, `a number below ${live}`, keep);
    if (entry.consent !== undefined) {
      array(entry.consent, `${at}.consent`).forEach((seat, i) => whole(seat, `${at}.consent[${i}]`));
    }
    return keep;
  }
  if (entry.kind !== 'move') wrong(`${at}.kind`, '"move" or "undo"', entry.kind);
  text(entry.decision, `${at}.decision`);
  if (entry.move === undefined) wrong(`${at}.move`, 'a move', undefined);
  if (entry.chance !== undefined) {
    array(entry.chance, `${at}.chance`).forEach((result, i) => whole(result, `${at}.chance[${i}]`));
  }
  return live + 1;
}

function checkClosing(closing: Record<string, unknown>): void {
  if (!isSeed(closing.seed)) wrong('closing.seed', '"sfc32:" and 32 hexadecimal digits', closing.seed);
  text(closing.hash, 'closing.hash');
  text(object(closing.outcome, 'closing.outcome').kind, 'closing.outcome.kind');
}

function object(json: unknown, at: string): Record<string, unknown> {
  if (typeof json === 'object' && json !== null && !Array.isArray(json))
    return json as Record<string, unknown>;
  return wrong(at, 'an object', json);
}

function array(json: unknown, at: string): readonly unknown[] {
  return Array.isArray(json) ? json : wrong(at, 'a list', json);
}

function text(json: unknown, at: string): string {
  return typeof json === 'string' ? json : wrong(at, 'a text', json);
}

function whole(json: unknown, at: string): number {
  return Number.isInteger(json) && (json as number) >= 0
    ? (json as number)
    : wrong(at, 'a whole number', json);
}

const EXPECTED_RU: Readonly<Record<string, string>> = {
  'an object': 'объект',
  'a list': 'список',
  'a text': 'текст',
  'a whole number': 'целое число',
  'a move': 'ход',
};

function wrong(at: string, expected: string, found: unknown): never {
  const shown = found === undefined ? undefined : JSON.stringify(found).slice(0, 40);
  throw new Problem({
    ru: `Запись повреждена: в ${at} ожидается ${EXPECTED_RU[expected] ?? expected}, а там ${shown ?? 'ничего'}.`,
    en: `The record is damaged: ${at} should be ${expected}, but it is ${shown ?? 'missing'}.`,
  });
}
