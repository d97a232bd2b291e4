import { humansOf, type Seat } from '@bridgehead/kernel';
import { useEffect } from 'react';
import type { TableCarrier } from '../carrier/carrier.ts';
import type { Snapshot } from '../carrier/snapshot.ts';

/** How long whoever has just moved may look at what came of it before the curtain falls. */
const LOOK_MS = 2200;

export interface HotSeat {
  /** The person the screen must be passed to; meanwhile the table behind it is the one that everybody may see. */
  readonly curtain: Seat | null;
  /** Somebody the screen may be passed to at once: whoever sits here has only opportunities left. */
  readonly passTo: Seat | null;
  /** Whoever the table is turned to, where several people share it. */
  readonly facing: Seat | null;
  readonly pass: () => void;
  readonly lift: () => void;
}

/** Several people at one screen, where that is so: hands are sent to it only while their owner sits before it. */
export function useHotSeat(carrier: TableCarrier, snapshot: Snapshot, oneScreen: boolean): HotSeat {
  const { prompts, result, viewer, isOpen } = snapshot;
  const humans = humansOf(carrier.info.header);
  const shared = humans.length > 1 && oneScreen;
  const facing = shared && viewer !== 'spectator' ? viewer : null;

  const due = prompts.filter(({ decision }) => decision.must && humans.includes(decision.seat));
  const mine = due.some(({ decision }) => decision.seat === facing);
  const next = shared && !mine && !result ? (due[0]?.decision.seat ?? null) : null;
  const lingers = facing !== null && prompts.some(({ decision }) => decision.seat === facing);

  const pass = () => void carrier.look('spectator');

  // Where nobody has anything to hide the table simply turns to whoever is to move.
  useEffect(() => {
    if (!isOpen || next === null || lingers) return;
    void carrier.look(next);
  }, [isOpen, next, lingers, carrier]);

  useEffect(() => {
    if (isOpen || next === null || facing === null || lingers) return;
    const timer = setTimeout(() => void carrier.look('spectator'), LOOK_MS);
    return () => clearTimeout(timer);
  }, [isOpen, next, facing, lingers, carrier]);

  useEffect(() => {
    if (shared && result && viewer !== 'spectator') void carrier.look('spectator');
  }, [shared, result, viewer, carrier]);

  return {
    curtain: !isOpen && facing === null ? next : null,
    passTo: facing !== null && lingers ? next : null,
    facing,
    pass,
    lift: () => {
      if (next !== null) void carrier.look(next);
    },
  };
}
