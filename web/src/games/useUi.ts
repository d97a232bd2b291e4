import type { AnyGameUi } from '@bridgehead/kit';
import { useEffect, useState } from 'react';
import { type CatalogueEntry, loadUi } from './catalogue.ts';

/** What the game draws, once it is here; a form goes without until then. */
export function useUi(entry: CatalogueEntry): AnyGameUi | undefined {
  const [loaded, setLoaded] = useState<{ readonly of: CatalogueEntry; readonly ui: AnyGameUi }>();
  useEffect(() => {
    loadUi(entry).then(
      (ui) => setLoaded({ of: entry, ui }),
      () => {},
    );
  }, [entry]);
  return loaded?.of === entry ? loaded.ui : undefined;
}
