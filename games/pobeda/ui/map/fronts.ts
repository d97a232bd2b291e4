import type { WarEvent } from '../../content/schema.ts';
import { dayOf, type Front, frontOn } from '../../content/front/front.ts';
import lines from '../../content/front/lines.json' with { type: 'json' };

export const FRONTS = lines as unknown as readonly Front[];

/** The front on the day an event began; null when there was none any more. */
export function frontOf({ date, front }: WarEvent): Front | null {
  return frontOn(FRONTS, dayOf(date.from), front ?? 'nearest');
}
