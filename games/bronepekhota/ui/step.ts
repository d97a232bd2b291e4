import type { Latest, ToldBeat } from '@bridgehead/kit';
import { useLasting } from '@bridgehead/kit/table';
import { useMemo } from 'react';
import type { Event } from '../rules/events.ts';
import type { Spot } from '../rules/moves.ts';
import type { PieceId } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type Trail, useTrails } from './trail.ts';

/** A line from whoever struck to whoever was struck at. */
export interface Strike {
  readonly from: PieceId;
  /** A grenade goes off where it falls. */
  readonly to: PieceId | Spot;
  /** Null while the die is in the air. */
  readonly isHit: boolean | null;
}

/** What was told last, or is being told, is about. */
export interface Step {
  readonly strikes: readonly Strike[];
  /** Pieces that something happens to just now. */
  readonly pieces: ReadonlySet<PieceId>;
  /** Where somebody has just fallen or something burst. */
  readonly bursts: readonly (PieceId | Spot)[];
  readonly trails: readonly Trail[];
}

export function useStep({ pieces }: View, latest: Latest<Event>, beat: ToldBeat<Event> | null): Step {
  const { told } = useLasting(latest, strikesIn);
  const trails = useTrails(pieces, latest);
  return useMemo(() => {
    const events = beat ? [beat.event] : [];
    const isTold = beat?.stage === 'told';
    const now = events.flatMap((event) =>
      strikeOf(event).map((strike) => (isTold ? strike : { ...strike, isHit: null })),
    );
    return {
      strikes: now.length > 0 ? now : (told ?? []),
      pieces: new Set(events.flatMap(piecesIn)),
      bursts: (isTold ? events : latest.events).flatMap(burstsOf),
      trails,
    };
  }, [latest, beat, told, trails]);
}

/** A pilot who dies of the test dies in a machine that stands. */
export function burstsOf(event: Event): (PieceId | Spot)[] {
  if (event.kind === 'grenade' && event.burst) return [event.burst];
  return event.kind === 'destroyed' && event.cause !== 'test' ? [event.piece] : [];
}

/** What is done next: the line of a shot would lead from where nobody stands any more. */
const AFTER: ReadonlySet<Event['kind']> = new Set([
  'walked',
  'jumped',
  'drove',
  'boarded',
  'took',
  'mended',
  'refilled',
  'done',
  'ended',
  'activated',
]);

/** The newest of a step: its shots, or its fight. Null: what was seen before is still what it is about. */
export function strikesIn(events: readonly Event[]): readonly Strike[] | null {
  const strikes = events.flatMap(strikeOf);
  if (strikes.length > 0) return strikes;
  return events.some(({ kind }) => AFTER.has(kind)) ? [] : null;
}

export function strikeOf(event: Event): Strike[] {
  switch (event.kind) {
    case 'shot': {
      const muzzle = typeof event.with === 'object' && 'gun' in event.with ? event.with.gun : event.by;
      return [{ from: muzzle, to: event.at, isHit: event.isHit }];
    }
    case 'grenade':
      return [{ from: event.by, to: event.burst ?? event.at, isHit: event.burst !== null }];
    case 'fought':
      return [{ from: event.by, to: event.enemy, isHit: event.damage > 0 }];
    default:
      return [];
  }
}

function piecesIn(event: Event): PieceId[] {
  switch (event.kind) {
    case 'shot':
    case 'grenade':
      return [event.at];
    case 'fought':
      return [event.enemy];
    default:
      return 'piece' in event ? [event.piece] : [];
  }
}
