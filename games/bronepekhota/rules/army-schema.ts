import { isVisible } from '@bridgehead/kernel';
import * as v from 'valibot';
import type { Army } from './army.ts';

/** An army as JSON: small enough that a table can hold it. Whether it may fight is for `refuseArmy` to say. */

/** Of squads, of machines, of guns. */
export const MOST_UNITS = 30;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_UNITS));
const few = <const Entry extends v.GenericSchema>(entry: Entry) =>
  v.pipe(v.array(v.unknown()), v.maxLength(MOST_UNITS), v.array(entry));

export const armySchema: v.GenericSchema<unknown, Army> = v.strictObject({
  /** Everybody at the table reads it. */
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60), v.check(isVisible)),
  squads: few(id),
  machines: few(
    v.strictObject({
      kind: id,
      weapons: few(place),
      pilot: v.nullable(v.strictObject({ squad: place, soldier: place })),
    }),
  ),
  guns: few(id),
});
