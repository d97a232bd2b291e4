import { SEAT_KINDS } from './contract.ts';
import { Problem } from './problem.ts';
import { type GameRecord, RECORD_FORMAT } from './record.ts';
import { isSeed } from './seed.ts';
import { array, hex, object, text, whole, wrong } from './shape.ts';

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
  checkForm(object(object(json, 'record').header, 'header'));
  const record = object(json, 'record', ['header', 'setup', 'link', 'entries', 'closing', 'seal']);
  checkHeader(record.header);
  array(record.setup, 'setup').forEach((result, i) => whole(result, `setup[${i}]`));
  hex(record.link, 'link', 64);
  array(record.entries, 'entries').reduce<number>(checkEntry, 0);
  if (record.closing !== undefined) checkClosing(record.closing);
  if (record.seal !== undefined) checkSeal(json as GameRecord);
  return json as GameRecord;
}

/** What was written in another form is not read, and not touched. */
export function checkForm({ format }: { readonly format?: unknown }): void {
  if (format === RECORD_FORMAT) return;
  if (typeof format !== 'string' || !/^bridgehead-record\/\d+$/.test(format)) {
    wrong('header.format', `"${RECORD_FORMAT}"`, format);
  }
  throw new Problem({
    ru: `Запись сделана в другой форме (${format}); здесь читают только ${RECORD_FORMAT}.`,
    en: `The record was written in another form (${format}); only ${RECORD_FORMAT} is read here.`,
  });
}

function checkHeader(json: unknown): void {
  const known = ['format', 'game', 'rules', 'content', 'options', 'seats', 'commitment', 'practice', 'table'];
  const header = object(json, 'header', known);
  for (const field of ['game', 'rules', 'commitment']) text(header[field], `header.${field}`);
  const content = object(header.content, 'header.content', ['id', 'hash']);
  text(content.id, 'header.content.id');
  text(content.hash, 'header.content.hash');
  object(header.options, 'header.options');
  array(header.seats, 'header.seats').forEach(checkSeat);
  if (header.practice !== undefined && header.practice !== true) {
    wrong('header.practice', 'true', header.practice);
  }
  if (header.table !== undefined) text(header.table, 'header.table');
}

function checkSeat(json: unknown, index: number): void {
  const at = `header.seats[${index}]`;
  const seat = object(json, at, ['kind', 'name', 'bot']);
  if (!SEAT_KINDS.some((kind) => kind === seat.kind)) wrong(`${at}.kind`, '"human" or "bot"', seat.kind);
  text(seat.name, `${at}.name`);
  if (seat.bot !== undefined) text(seat.bot, `${at}.bot`);
}

const UNDO_FIELDS = ['kind', 'seat', 'keep', 'consent', 'link'];
const MOVE_FIELDS = ['kind', 'seat', 'decision', 'move', 'chance', 'finding', 'lapsed', 'link'];

/** Returns how long the live line is after the entry: an undo cannot keep more than there is. */
function checkEntry(live: number, json: unknown, index: number): number {
  const at = `entries[${index}]`;
  const { kind } = object(json, at);
  if (kind === 'agreed') return checkAgreed(live, json, at);
  const isUndo = kind === 'undo';
  const entry = object(json, at, isUndo ? UNDO_FIELDS : MOVE_FIELDS);
  whole(entry.seat, `${at}.seat`);
  hex(entry.link, `${at}.link`, 64);
  if (isUndo) {
    const keep = whole(entry.keep, `${at}.keep`);
    if (keep >= live) wrong(`${at}.keep`, `a number below ${live}`, keep);
    if (entry.consent !== undefined) {
      array(entry.consent, `${at}.consent`).forEach((seat, i) => whole(seat, `${at}.consent[${i}]`));
    }
    return keep;
  }
  if (entry.kind !== 'move') wrong(`${at}.kind`, '"move", "undo" or "agreed"', entry.kind);
  text(entry.decision, `${at}.decision`);
  if (entry.move === undefined) wrong(`${at}.move`, 'a move', undefined);
  if (entry.chance !== undefined) {
    array(entry.chance, `${at}.chance`).forEach((result, i) => whole(result, `${at}.chance[${i}]`));
  }
  if (entry.lapsed !== undefined && entry.lapsed !== true) wrong(`${at}.lapsed`, 'true', entry.lapsed);
  return live + 1;
}

function checkAgreed(live: number, json: unknown, at: string): number {
  const { end, by, link } = object(json, at, ['kind', 'end', 'by', 'link']);
  if (end !== 'resigned' && end !== 'draw') wrong(`${at}.end`, '"resigned" or "draw"', end);
  array(by, `${at}.by`).reduce<number>((before, seat, i) => {
    const next = whole(seat, `${at}.by[${i}]`);
    if (next <= before) wrong(`${at}.by[${i}]`, `a number above ${before}`, next);
    return next;
  }, -1);
  hex(link, `${at}.link`, 64);
  return live;
}

function checkClosing(json: unknown): void {
  const closing = object(json, 'closing', ['seed', 'hash', 'outcome', 'link']);
  if (!isSeed(closing.seed)) wrong('closing.seed', '"sfc32:" and 32 hexadecimal digits', closing.seed);
  text(closing.hash, 'closing.hash');
  text(object(closing.outcome, 'closing.outcome').kind, 'closing.outcome.kind');
  hex(closing.link, 'closing.link', 64);
}

/** Only the end of a game at a server's table is sealed. */
function checkSeal({ header, closing, seal }: GameRecord): void {
  const { closedAt, key, signature } = object(seal, 'seal', ['closedAt', 'key', 'signature']);
  whole(closedAt, 'seal.closedAt');
  hex(key, 'seal.key', 64);
  hex(signature, 'seal.signature', 128);
  object(closing, 'closing');
  text(header.table, 'header.table');
}
