import type { Localized } from '@bridgehead/kernel';
import type { LogEvent } from '../carrier/snapshot.ts';

/** What one of those who act in a step did: the seat that moved, or whoever acts after it. */
export interface Spoken {
  readonly by: Localized | undefined;
  readonly told: readonly LogEvent[];
}

/** What was told, parted where somebody else begins to act. */
export function spokenIn(told: readonly LogEvent[]): Spoken[] {
  const parts: { by: Localized | undefined; told: LogEvent[] }[] = [];
  for (const event of told) {
    const last = parts.at(-1);
    if (last && last.by === event.by) last.told.push(event);
    else parts.push({ by: event.by, told: [event] });
  }
  return parts;
}
