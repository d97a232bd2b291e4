import { type ComponentType, createElement, lazy, Suspense } from 'react';

/** One file for each drawing, named by its id and fetched when it is first seen. */
const files = import.meta.glob<{ readonly default: ComponentType }>('./[a-z]*.tsx');

const drawings = new Map(
  Object.entries(files).map(([path, load]) => [path.slice('./'.length, -'.tsx'.length), lazy(load)]),
);

/** The drawing that goes with an event; nothing where it has none. */
export function Scene({ id }: { readonly id: string | undefined }) {
  const drawing = id === undefined ? undefined : drawings.get(id);
  return drawing && <Suspense fallback={null}>{createElement(drawing)}</Suspense>;
}
