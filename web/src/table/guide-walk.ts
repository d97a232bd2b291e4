import type { GuideStep } from '@bridgehead/kernel';

/** Where a newcomer is in the guide, and what they have done since it began. */
export interface Walk {
  readonly at: number;
  readonly done: ReadonlySet<string>;
}

export const START: Walk = { at: 0, done: new Set() };

/** Goes on past every step whose doing is done; in whatever order a newcomer does things, nothing is asked twice. */
export function walkOn(guide: readonly GuideStep[], { at, done }: Walk, doing: readonly string[]): Walk {
  const all = doing.every((each) => done.has(each)) ? done : new Set([...done, ...doing]);
  let next = at;
  for (let step = guide[next]; step?.until !== undefined && all.has(step.until); step = guide[next]) next++;
  return next === at && all === done ? { at, done } : { at: next, done: all };
}
