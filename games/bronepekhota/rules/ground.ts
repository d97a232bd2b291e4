import { type Field, fieldOf } from '@bridgehead/geometry';
import type { Armoury, Layout } from './armoury.ts';
import type { GroundRef } from './state.ts';

/** Fields made ready, by layout: terrain is never part of a state. */
const fields = new WeakMap<Layout, Field>();

/** The table that a state only names: what stands on it and what it looks like. */
export function groundOf({ layouts }: Armoury, { layout }: GroundRef): Layout {
  const found = layouts.find(({ id }) => id === layout);
  if (!found) throw new Error(`there is no table “${layout}”`);
  return found;
}

export function fieldFor(armoury: Armoury, ground: GroundRef): Field {
  const layout = groundOf(armoury, ground);
  const ready = fields.get(layout) ?? fieldOf(layout.terrain);
  fields.set(layout, ready);
  return ready;
}
