import type { GuideStep, Viewer } from '@bridgehead/kernel';
import type { Snapshot } from '../carrier/snapshot.ts';

/** Where a newcomer is in the guide, and what they have done since it began. */
export interface Walk {
  readonly at: number;
  readonly done: ReadonlySet<string>;
}

export const START: Walk = { at: 0, done: new Set() };

/** Whoever comes back in the middle of their first turn has done what the log tells of them. */
export function startAfter({ viewer, log }: Pick<Snapshot, 'viewer' | 'log'>): Walk {
  const events = log.flatMap(({ told }) => told.map(({ event }) => event));
  return { ...START, done: new Set(deedsOf(viewer, events)) };
}

/** What events tell of the viewer, or of nobody in particular. */
export function deedsOf(viewer: Viewer, events: readonly unknown[]): readonly string[] {
  return events.flatMap((event) => {
    const { kind, seat = viewer } = Object(event) as { readonly kind?: unknown; readonly seat?: unknown };
    return typeof kind === 'string' && seat === viewer ? [kind] : [];
  });
}

/** Goes on past every step whose doing is done; in whatever order a newcomer does things, nothing is asked twice. */
export function walkOn(guide: readonly GuideStep[], { at, done }: Walk, doing: readonly string[]): Walk {
  const all = doing.every((each) => done.has(each)) ? done : new Set([...done, ...doing]);
  let next = at;
  for (let step = guide[next]; step?.until !== undefined && all.has(step.until); step = guide[next]) next++;
  return next === at && all === done ? { at, done } : { at: next, done: all };
}
