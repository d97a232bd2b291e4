import { isVisible } from '@bridgehead/kernel';
import * as v from 'valibot';

/** What the schema of every content pack is put together from. */

/** Measured as it was sent: a pack is kept as it was sent, spaces and all. */
export const line = (limit: number) =>
  v.pipe(
    v.string(),
    v.maxLength(limit),
    v.trim(),
    v.minLength(1),
    v.check(isVisible, 'It has characters in it that nobody sees'),
  );

export const localized = (limit: number) => {
  const text = line(limit);
  return v.strictObject({ ru: text, en: text });
};

export const id = v.pipe(v.string(), v.maxLength(80), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** A list that is too long is not even read through. */
export const list = <const Entry extends v.GenericSchema>(entry: Entry, least: number, most: number) =>
  v.pipe(v.array(v.unknown()), v.minLength(least), v.maxLength(most), v.array(entry));
