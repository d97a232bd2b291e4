import { later } from '@bridgehead/kit';
import type { ComponentType } from 'react';

/** One file for each drawing, named by its id and fetched when it is first seen. */
const files = import.meta.glob<{ readonly default: ComponentType }>('./[a-z]*.tsx');

const drawings: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [
    path.slice('./'.length, -'.tsx'.length),
    later(load, (file) => file.default),
  ]),
);

/** Nothing where there is none of that name. */
export function Drawing({ id }: { readonly id: string }) {
  const Drawn = drawings[id];
  return Drawn ? <Drawn /> : null;
}
