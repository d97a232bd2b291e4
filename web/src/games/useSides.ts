import type { Options } from '@bridgehead/kernel';
import type { Side } from '@bridgehead/kit';
import { useEffect, useState } from 'react';
import { type CatalogueEntry, loadUi } from './catalogue.ts';

/** Teams seat by seat, where the game has any to show. */
export function useSides(
  entry: CatalogueEntry,
  options: Options | undefined,
  seats: number,
): readonly Side[] | undefined {
  const [sidesOf, setSidesOf] = useState<(options: Options, seats: number) => readonly Side[]>();
  useEffect(() => {
    loadUi(entry).then(
      ({ sides }) => setSidesOf(() => sides),
      () => {},
    );
  }, [entry]);
  return options && sidesOf?.(options, seats);
}
