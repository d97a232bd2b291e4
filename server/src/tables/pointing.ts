import { type AnyGame, fellowsOf, type Refusal, type Seat, type Viewer } from '@bridgehead/kernel';
import { type Point, type PointTarget, refuse, type ServerMessage } from '@bridgehead/wire';
import { Allowance } from '../allowance.ts';
import type { Hint } from '../storage/index.ts';
import type { Audience } from './audience.ts';
import { type Room, seatOf } from '../room/room.ts';

/** So often somebody may point: enough to show a plan, too little to cover everybody's board. */
const RATE = { perSecond: 2, burst: 6 };

interface Place {
  readonly game: AnyGame;
  readonly room: Room;
  readonly hint: (what: Omit<Hint, 'table'>) => void;
}

/**
 * Fingers on the board: told to whoever is at the table, here or on another node, and kept nowhere. Where sides play against
 * each other only one's own see them.
 */
export class Pointing {
  readonly #at: Place;
  readonly #audience: Audience;
  readonly #clock: () => number;
  readonly #allowances = new Map<Seat, Allowance>();

  constructor(at: Place, audience: Audience, clock: () => number) {
    this.#at = at;
    this.#audience = audience;
    this.#clock = clock;
  }

  /** Why not; null when everybody has been shown. */
  point(identity: string, target: PointTarget): Refusal | null {
    const { game, room, hint } = this.#at;
    const { manifest } = game.rules;
    if (room.phase !== 'playing') return refuse('not-playing');
    const seat = seatOf(room, identity);
    if (seat === null) return refuse('not-seated');
    if (!manifest.cooperative && fellowsOf(manifest, room, seat).length === 0)
      return refuse('not-cooperative');
    if (!this.#allowanceOf(seat).take(this.#clock())) return refuse('too-fast');
    const points = [{ seat, target }];
    this.tell(points);
    hint({ points });
    return null;
  }

  tell(points: readonly Point[]): void {
    for (const point of points) {
      const text = JSON.stringify({ kind: 'pointed', point } satisfies ServerMessage);
      const isShown = this.#shownTo(point.seat);
      for (const listener of this.#audience.listeners) {
        if (isShown(this.#audience.viewerOf(listener))) listener.send(text);
      }
    }
  }

  #shownTo(seat: Seat): (viewer: Viewer | undefined) => boolean {
    const { game, room } = this.#at;
    const { manifest } = game.rules;
    if (manifest.cooperative) return () => true;
    const seen: readonly unknown[] = [seat, ...fellowsOf(manifest, room, seat)];
    return (viewer) => seen.includes(viewer);
  }

  #allowanceOf(seat: Seat): Allowance {
    const allowance = this.#allowances.get(seat) ?? new Allowance(RATE, this.#clock());
    this.#allowances.set(seat, allowance);
    return allowance;
  }
}
