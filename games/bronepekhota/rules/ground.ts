import { type Field, fieldOf } from '@bridgehead/geometry';
import type { Armoury } from './armoury.ts';
import type { GroundRef } from './state.ts';

/** Fields made ready, by armoury and layout: terrain is never part of a state. */
const fields = new WeakMap<Armoury, Map<string, Field>>();

export function fieldFor(armoury: Armoury, { layout }: GroundRef): Field {
  const known = fields.get(armoury) ?? new Map<string, Field>();
  fields.set(armoury, known);
  const ready = known.get(layout);
  if (ready) return ready;
  const found = armoury.layouts.find(({ id }) => id === layout);
  if (!found) throw new Error(`there is no table “${layout}”`);
  const field = fieldOf(found.terrain);
  known.set(layout, field);
  return field;
}
