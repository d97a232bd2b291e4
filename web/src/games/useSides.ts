import type { Options } from '@bridgehead/kernel';
import type { Side } from '@bridgehead/kit';
import type { CatalogueEntry } from './catalogue.ts';
import { useUi } from './useUi.ts';

/** What each seat plays for or commands, where the game has something to show. */
export function useSides(
  entry: CatalogueEntry,
  options: Options | undefined,
  seats: number,
): readonly Side[] | undefined {
  const sidesOf = useUi(entry)?.sides;
  return options && sidesOf?.(options, seats);
}
