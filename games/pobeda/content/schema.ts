import { type Localized, packProblem, Problem } from '@bridgehead/kernel';
import { id, line, list, localized } from '@bridgehead/kernel/content';
import * as v from 'valibot';
import { SCENES } from './scenes.ts';

/** What a content pack may hold: events of a war, one for every cell of the board that is not a corner. */

export const CATEGORIES = [
  'front',
  'rear',
  'partisans',
  'blockade',
  'diplomacy',
  'weapons',
  'people',
  'remembrance',
  'culture',
  'allies',
] as const;
export type Category = (typeof CATEGORIES)[number];

const TITLE_LIMIT = 34;
const PLACE_LIMIT = 60;
const ID_LIMIT = 80;
/** More than any board has cells: a longer list is not even read through. */
const MOST_EVENTS = 300;
const DATE_PATTERN = /^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/;

/** A day, or a month where the day is not known: `1941-06-22`, `1941-06`. */
const date = v.pipe(v.string(), v.regex(DATE_PATTERN, 'is not a date of the form 1941-06-22 or 1941-06'));

const eventSchema = v.strictObject({
  id,
  title: localized(TITLE_LIMIT),
  date: v.pipe(
    v.strictObject({ from: date, to: v.exactOptional(date) }),
    v.check(({ from, to }) => to === undefined || from <= to, 'ends before it begins'),
  ),
  place: v.strictObject({
    ru: line(PLACE_LIMIT),
    en: line(PLACE_LIMIT),
    lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  }),
  category: v.picklist(CATEGORIES),
  /** What is shown beside the text: a pack on another war may have no picture that fits. */
  scene: v.exactOptional(v.picklist(SCENES)),
  /**
   * The small map shows the front of the known date nearest to the day the event began. Where the front moved far between
   * that day and that date, the date before or after it may be nearer the truth. Beyond the map's frame, and once the war
   * in Europe was over, no front is shown.
   */
  front: v.exactOptional(v.picklist(['earlier', 'later'])),
  text: localized(600),
});

const packSchema = v.strictObject({
  id: line(ID_LIMIT),
  title: localized(80),
  events: list(eventSchema, 0, MOST_EVENTS),
});

export type WarEvent = v.InferOutput<typeof eventSchema>;

/** Events in chronological order: the order of the cards and, unless shuffled, of the board (POB-1.6). */
export interface Pack {
  readonly id: string;
  readonly title: Localized;
  readonly events: readonly WarEvent[];
}

/** Checks a pack. What is wrong, and in which entry, is said in a sentence. */
export function readPack(json: unknown, eventCount: number): Pack {
  const result = v.safeParse(packSchema, json, { abortEarly: true });
  if (!result.success) throw packProblem('событий', json, result.issues[0]);
  const { id, title, events } = result.output;
  if (events.length !== eventCount) {
    throw new Problem({
      ru: `В наборе «${title.ru}» событий: ${events.length}, а клеток для них на поле ${eventCount}.`,
      en: `The pack “${title.en}” has ${events.length} events, but the board has cells for ${eventCount}.`,
    });
  }
  const ordered = [...events].sort(byDate);
  for (const field of [(event: WarEvent) => event.id, titleIn('ru'), titleIn('en')])
    refuseTwins(ordered, field);
  return { id, title, events: ordered };
}

const titleIn = (language: 'ru' | 'en') => (event: WarEvent) => event.title[language];

function byDate(a: WarEvent, b: WarEvent): number {
  const key = ({ date: { from, to }, id }: WarEvent) => `${from} ${to ?? from} ${id}`;
  return key(a) < key(b) ? -1 : 1;
}

function refuseTwins(events: readonly WarEvent[], field: (event: WarEvent) => string): void {
  const seen = new Set<string>();
  for (const event of events) {
    const value = field(event);
    if (seen.has(value)) {
      throw new Problem({
        ru: `В наборе два события называются одинаково: «${value}».`,
        en: `Two events of the pack have the same name: “${value}”.`,
      });
    }
    seen.add(value);
  }
}
