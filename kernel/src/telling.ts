import type { Reason, ToldReason } from './bot.ts';
import type { Decision, Seat, Viewer } from './contract.ts';
import { type Agreement, authorOf, type Entry } from './record.ts';
import { type Heard, heardBy } from './step.ts';

/** An entry of the record, what happened by it, and why a bot made it. */
export interface KeptStep {
  readonly seq: number;
  readonly entry: Entry;
  readonly events: readonly Heard[];
  readonly why?: Reason | null | undefined;
}

/** One entry of the record as one viewer hears of it. The move itself is not told: it may hold a secret. */
export interface ToldStep {
  readonly seq: number;
  readonly seat: Seat;
  /** A take-back: how many moves still count. */
  readonly undo?: number;
  /** The game is over by agreement. */
  readonly agreed?: Agreement;
  readonly events: readonly unknown[];
  readonly why?: ToldReason;
}

/** The one rule of what a step tells: events by their hearing, and of a bot's reason what the viewer may know. */
export function toldStep({ seq, entry, events, why }: KeptStep, viewer: Viewer, isOver: boolean): ToldStep {
  const seat = authorOf(entry);
  return {
    seq,
    seat,
    ...(entry.kind === 'undo' && { undo: entry.keep }),
    ...(entry.kind === 'agreed' && { agreed: { end: entry.end, by: entry.by } }),
    events: heardBy(events, viewer),
    ...(why && { why: toldReason(why, isOver || viewer === seat) }),
  };
}

/** The open decisions as a viewer hears of them: what stands when time runs out is for the seat that is asked alone. */
export function toldDecisions(pending: readonly Decision[], viewer: Viewer): readonly Decision[] {
  if (!pending.some(hasLapse)) return pending;
  return pending.map((decision) => {
    if (!hasLapse(decision) || decision.seat === viewer) return decision;
    const { lapse: _, ...told } = decision;
    return told;
  });
}

function hasLapse({ lapse }: Decision): boolean {
  return lapse !== undefined;
}

/** A reason as it is said: a seat's own figures are for that seat alone, and for everybody once the game is over. */
export function toldReason({ reason, figures, own }: Reason, knowsOwn: boolean): ToldReason {
  const told = knowsOwn && own ? { ...figures, ...own } : figures;
  return told ? { reason, figures: told } : { reason };
}

/** The moves that still count. */
export function liveLine<Step>(steps: readonly Step[], keepOf: (step: Step) => number | undefined): Step[] {
  const live: Step[] = [];
  for (const step of steps) {
    const keep = keepOf(step);
    if (keep === undefined) live.push(step);
    else live.length = keep;
  }
  return live;
}
