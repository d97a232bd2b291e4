import { appendFileSync, existsSync, truncateSync } from 'node:fs';
import { canonicalJson } from '@bridgehead/kernel';
import { findGame } from '../catalogue.ts';
import { Failure } from '../command.ts';
import { readText } from '../files.ts';
import { say } from '../language.ts';
import { type Plan, refuse } from '../simulate/plan.ts';
import type { Played } from './run.ts';
import type { StudiedTable } from './study.ts';

/** The games of a study that was stopped, and a place for those it goes on with. */
export interface Keep {
  readonly games: readonly Played[];
  add(game: Played): void;
}

/** A game as the file has it: it names its table by what is played there, so that a study may ask for more tables later. */
interface Line extends Omit<Played, 'table'> {
  readonly table: string;
}

export const keepNothing: Keep = { games: [], add: () => {} };

/**
 * A file with one game a line under a heading that says what was played. A bot is known by its name alone: whoever changes
 * it begins another file.
 */
export async function keepIn(file: string, tables: readonly StudiedTable[]): Promise<Keep> {
  const { plan } = tables[0] as StudiedTable;
  const heading = canonicalJson(await headingOf(plan));
  const places = new Map(tables.map((table, place) => [nameOf(table), place]));
  const names = tables.map(nameOf);
  const lines = existsSync(file) ? wholeLines(file) : [];
  if (lines.length === 0) append(file, heading);
  else if (lines[0] !== heading) {
    refuse({
      ru: `В файле ${file} сыграно другое: ${lines[0]}, а не ${heading}.`,
      en: `${file} holds another study: ${lines[0]}, not ${heading}.`,
    });
  }
  return {
    games: lines.slice(1).flatMap((text, index) => {
      const { table, ...game } = lineFrom(file, text, index + 2);
      const place = places.get(table);
      return place === undefined ? [] : [{ table: place, ...game }];
    }),
    add: ({ table, ...game }) => append(file, JSON.stringify({ table: names[table], ...game })),
  };
}

async function headingOf({ game: id, seed, bots, budget, worlds }: Plan): Promise<object> {
  const { manifest, load } = findGame(id);
  const { content } = await load();
  return {
    game: id,
    version: manifest.version,
    content: content.hash,
    seed,
    bots,
    budget,
    worlds: worlds ?? null,
  };
}

function nameOf({ plan: { players, options }, without }: StudiedTable): string {
  return canonicalJson({ players, options, without: without ?? null });
}

/** A line that was being written when the study was stopped is cut off, and its game played again. */
function wholeLines(file: string): readonly string[] {
  const text = readText(file);
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
  return whole.split('\n').slice(0, -1);
}

function lineFrom(file: string, text: string, number: number): Line {
  try {
    const line = JSON.parse(text) as Line;
    if (typeof line.table === 'string' && Number.isInteger(line.index) && line.outcome && line.counts)
      return line;
  } catch {
    // Said below, with where it is.
  }
  throw new Failure(
    say({
      ru: `Строка ${number} файла ${file} — не партия.`,
      en: `Line ${number} of ${file} is not a game.`,
    }),
  );
}

function append(file: string, line: string): void {
  try {
    appendFileSync(file, `${line}\n`);
  } catch (error) {
    const why = (error as Error).message;
    throw new Failure(
      say({ ru: `Файл ${file} не записан: ${why}.`, en: `${file} could not be written: ${why}.` }),
    );
  }
}
