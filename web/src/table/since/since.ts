import type { Viewer } from '@bridgehead/kernel';
import type { LogEvent, LogStep } from '../../carrier/snapshot.ts';

/** What somebody else did in one step, in words. */
export interface Deed {
  readonly step: LogStep;
  readonly told: readonly LogEvent[];
}

/** What has happened since the viewer's turn, and whatever is unread before that. */
export interface Since {
  readonly deeds: readonly Deed[];
  /** How many of them are news. */
  readonly unread: number;
  /** The steps before them: from there it can be played again. */
  readonly from: number;
}

export const NOTHING_SINCE: Since = { deeds: [], unread: 0, from: 0 };

/** `read` is the last step whose deeds the viewer has seen in this list. */
export function sinceTurn(log: readonly LogStep[], viewer: Viewer, read: number): Since {
  if (viewer === 'spectator') return NOTHING_SINCE;
  const counting = log.filter(({ seq, takenBack, undid }) => seq > 0 && !takenBack && undid === undefined);
  const first = firstSince(counting, viewer);
  const deeds = counting
    .filter(({ seq }) => seq >= first || seq > read)
    .map((step) => ({ step, told: deedsOf(step, viewer) }))
    .filter(({ told }) => told.length > 0);
  const news = deeds.filter(({ step }) => step.seq > read);
  return { deeds, unread: news.length, from: (deeds[0]?.step.seq ?? 1) - 1 };
}

/** The last step before the viewer's own last move: with that move they have left it behind. */
export function movedOnAt(log: readonly LogStep[], viewer: Viewer): number {
  const own = log.findLast(
    ({ seat, takenBack, undid }) => seat === viewer && !takenBack && undid === undefined,
  );
  return own ? own.seq - 1 : 0;
}

/** The viewer's own last move, as long as it is the last of all: what a narrow window has no room to say is read in the list. */
export function ownLast(log: readonly LogStep[], viewer: Viewer): Deed | undefined {
  const step = log.findLast(({ takenBack, told }) => !takenBack && told.some(({ text }) => text !== null));
  if (!step || step.seat !== viewer) return undefined;
  const told = step.told.filter(({ text, by }) => text !== null && by === undefined);
  return told.length > 0 ? { step, told } : undefined;
}

/** Where the last run of what others did begins. What the viewer has done after it does not end it. */
function firstSince(steps: readonly LogStep[], viewer: Viewer): number {
  const last = steps.findLastIndex((step) => deedsOf(step, viewer).length > 0);
  let at = last;
  // The enemy that moves after the viewer belongs to the same step, and begins the run.
  while (at > 0 && steps[at]?.seat !== viewer && deedsOf(steps[at - 1] as LogStep, viewer).length > 0) at--;
  return steps[at]?.seq ?? Infinity;
}

function deedsOf({ seat, told }: LogStep, viewer: Viewer): readonly LogEvent[] {
  return told.filter(({ text, by }) => text !== null && (seat !== viewer || by !== undefined));
}
