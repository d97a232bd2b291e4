import type { Diagrams } from '@bridgehead/kit';
import { useEffect, useState } from 'react';
import { findEntry } from '../games/catalogue.ts';

const NONE: Diagrams = {};

/** The drawings of a game's rulebook, once they are here; without a network the rules are read without them. */
export function useDiagrams(game: string): Diagrams {
  const [diagrams, setDiagrams] = useState(NONE);
  useEffect(() => {
    let isStale = false;
    findEntry(game)
      ?.loadDiagrams?.()
      .then(
        (found) => !isStale && setDiagrams(found),
        () => undefined,
      );
    return () => {
      isStale = true;
    };
  }, [game]);
  return diagrams;
}
