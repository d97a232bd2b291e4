import { type Field, fieldOf } from '@bridgehead/geometry';
import type { Armoury, Layout } from './armoury.ts';
import type { GroundRef } from './state.ts';
import { generate } from './terrain/generate.ts';

/** Fields made ready, by layout: terrain is never part of a state. */
const fields = new WeakMap<Layout, Field>();

/** Tables put together, by armoury and number; a server that has seen many keeps those it saw last. */
const generated = new WeakMap<Armoury, Map<string, Layout>>();
const KEPT = 100;

/** The table that a state only names: what stands on it and what it looks like. */
export function groundOf(armoury: Armoury, ground: GroundRef): Layout {
  if ('seed' in ground) return generatedTable(armoury, ground);
  const found = armoury.layouts.find(({ id }) => id === ground.layout);
  if (!found) throw new Error(`there is no table “${ground.layout}”`);
  return found;
}

function generatedTable(armoury: Armoury, { seed, size }: Extract<GroundRef, { seed: number }>): Layout {
  const known = generated.get(armoury) ?? new Map<string, Layout>();
  generated.set(armoury, known);
  const key = `${size} ${seed}`;
  const table = known.get(key) ?? generate(armoury.clusters, seed, size);
  known.delete(key);
  known.set(key, table);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return table;
}

export function fieldFor(armoury: Armoury, ground: GroundRef): Field {
  const layout = groundOf(armoury, ground);
  const ready = fields.get(layout) ?? fieldOf(layout.terrain);
  fields.set(layout, ready);
  return ready;
}
