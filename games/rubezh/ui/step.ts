import type { Latest, ToldBeat } from '@bridgehead/kit';
import { useMemo } from 'react';
import type { Event } from '../rules/events.ts';
import type { Enemy, Point, Unit } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** What was told last, or is being told, is about. */
export interface Step {
  readonly enemies: ReadonlySet<Enemy>;
  readonly units: ReadonlySet<Unit>;
  readonly point: Point | null;
}

export function useStep(view: View, { events }: Latest<Event>, beat: ToldBeat<Event> | null): Step {
  return useMemo(() => {
    const told = beat ? [beat.event] : [];
    const about = beat && beat.stage !== 'phase' ? told : events.filter(({ kind }) => kind === 'arrived');
    return {
      enemies: new Set((beat ? undefined : preyOf(view)) ?? about.flatMap(enemiesIn)),
      units: new Set(
        about.flatMap((event) => ('unit' in event && event.unit !== undefined ? [event.unit] : [])),
      ),
      point: beat && 'point' in beat.event ? beat.event.point : null,
    };
  }, [view, events, beat]);
}

/** Whom a reaction may hit: those who have just come to that point, or the attackers of that check. */
export function preyOf({ agenda }: Pick<View, 'agenda'>): readonly Enemy[] | undefined {
  const top = agenda.at(-1);
  return top?.task === 'window' ? top.prey : undefined;
}

function enemiesIn(event: Event): readonly Enemy[] {
  if ('enemy' in event) return [event.enemy];
  if (event.kind === 'facing') return event.attackers;
  return event.kind === 'heldBack' ? event.enemies : [];
}
