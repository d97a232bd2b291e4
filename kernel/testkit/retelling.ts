import { canonicalJson, type Heard, heardBy, type Rules, type Viewer } from '@bridgehead/kernel';
import { frozen } from './frozen.ts';
import { sameJson } from './same-json.ts';

/** How a game's views are told on, event by event. */
export interface Retelling<E, V> {
  readonly retell: (view: V, event: E) => V;
  /** What boards draw of a view after these events: of the rest nothing is promised before the step is over. */
  readonly drawn: (view: V, events: readonly E[]) => unknown;
}

/** Telling a step event by event must end where the rules ended, for whoever listens, and leave the view before it alone. */
export function checkRetelling<S, M, E, V>(
  { observe }: Pick<Rules<S, M, E, V>, 'observe'>,
  { retell, drawn }: Retelling<E, V>,
  [before, after]: readonly [S, S],
  heard: readonly Heard<E>[],
  viewer: Viewer,
): void {
  const events = heardBy(heard, viewer) as readonly E[];
  const start = frozen(JSON.parse(JSON.stringify(observe(before, viewer))) as V);
  const told = drawn(events.reduce(retell, start), events);
  const happened = drawn(observe(after, viewer), events);
  if (sameJson(told, happened)) return;
  const wrong = differing(told as Record<string, unknown>, happened as Record<string, unknown>);
  throw new Error(`what ${viewer} is told is not what happened: ${canonicalJson({ events, ...wrong })}`);
}

/** The same for everybody: every seat, and whoever looks on. */
export function checkRetellingToAll<S, M, E, V>(
  rules: Pick<Rules<S, M, E, V>, 'observe'>,
  retelling: Retelling<E, V>,
  states: readonly [S, S],
  heard: readonly Heard<E>[],
  seats: number,
): void {
  for (let seat = 0; seat < seats; seat++) checkRetelling(rules, retelling, states, heard, seat);
  checkRetelling(rules, retelling, states, heard, 'spectator');
}

function differing(told: Record<string, unknown>, happened: Record<string, unknown>) {
  const keys = Object.keys(happened).filter((key) => !sameJson(told[key], happened[key]));
  return {
    told: keys.map((key) => ({ [key]: told[key] })),
    happened: keys.map((key) => ({ [key]: happened[key] })),
  };
}
