import type { Heard, Viewer } from '@bridgehead/kernel';
import {
  ChangesWriter,
  type ChatLine,
  type LogPage,
  type PlayView,
  type ServerMessage,
  type Standing,
} from '@bridgehead/wire';
import type { LoggedEntry, Play, Position } from './position.ts';
import { type Room, seatOf } from '../room/room.ts';
import { clockAt, standing, standingFor, StepWriter } from './told.ts';

/** Somebody with a socket at this table. */
export interface Listener {
  readonly identity: string | null;
  readonly name: string;
  send(text: string): void;
}

/** How a listener came to the table, and through whose eyes they see it. */
interface Place {
  readonly viewer: Viewer;
  readonly key: string | undefined;
}

/** All who see the same, and what they were shown last: a step tells only what has changed since. */
class Sight {
  readonly listeners = new Set<Listener>();
  view: unknown = {};
  stand: Standing | Record<string, never> = {};
}

/** Everybody who listens on this node, each told what their seat may know and nothing else. */
export class Audience {
  readonly #places = new Map<Listener, Place>();
  /** How many sockets each person has here. */
  readonly #sockets = new Map<string, number>();
  readonly #sights = new Map<Viewer, Sight>();

  get size(): number {
    return this.#places.size;
  }

  get listeners(): Iterable<Listener> {
    return this.#places.keys();
  }

  get watchers(): number {
    return this.#sights.get('spectator')?.listeners.size ?? 0;
  }

  has(identity: string): boolean {
    return this.#sockets.has(identity);
  }

  viewerOf(listener: Listener): Viewer | undefined {
    return this.#places.get(listener)?.viewer;
  }

  join(listener: Listener, room: Room, key?: string): Viewer {
    const viewer = viewerIn(room, listener);
    const before = this.#places.get(listener);
    if (!before && listener.identity !== null) count(this.#sockets, listener.identity, 1);
    this.#put(listener, before, { viewer, key });
    return viewer;
  }

  leave(listener: Listener): void {
    const place = this.#places.get(listener);
    if (!place) return;
    this.#places.delete(listener);
    if (listener.identity !== null) count(this.#sockets, listener.identity, -1);
    this.#lookAway(listener, place.viewer);
  }

  /** Those who would not be let in now, by the key they came with. */
  strangers(admits: (identity: string | null, key: string | undefined) => boolean): Listener[] {
    return [...this.#places].flatMap(([listener, { key }]) =>
      admits(listener.identity, key) ? [] : [listener],
    );
  }

  /** After people have changed seats: whoever sees the table with other eyes now. */
  reseat(room: Room): Listener[] {
    const moved: Listener[] = [];
    for (const [listener, place] of this.#places) {
      const viewer = viewerIn(room, listener);
      if (viewer === place.viewer) continue;
      this.#put(listener, place, { ...place, viewer });
      moved.push(listener);
    }
    return moved;
  }

  /** The whole position: later steps to this viewer build on it. */
  show(listener: Listener, play: Play, position: Position, now: number): Omit<PlayView, keyof LogPage> {
    const viewer = this.#places.get(listener)?.viewer ?? 'spectator';
    const view = play.game.rules.observe(position.state, viewer);
    const stand = standingFor(standing(play, position), viewer);
    const sight = this.#sights.get(viewer);
    if (sight) Object.assign(sight, { view, stand });
    const { header } = play.beginning;
    return { header, viewer, seq: position.seq, view, ...stand, clock: clockAt(play, position, now) };
  }

  tellStep(play: Play, logged: LoggedEntry, events: readonly Heard[], position: Position, now: number): void {
    if (this.#places.size === 0) return;
    const { rules } = play.game;
    const stand = standing(play, position);
    const changes = new ChangesWriter();
    const stands = new ChangesWriter();
    const steps = new StepWriter(logged, events, stand.outcome !== null, clockAt(play, position, now));
    for (const [viewer, sight] of this.#sights) {
      const before = { view: sight.view, stand: sight.stand };
      sight.view = rules.observe(position.state, viewer);
      sight.stand = standingFor(stand, viewer);
      const changed = changes.write(before.view, sight.view);
      const text = steps.write(viewer, changed, stands.write(before.stand, sight.stand));
      for (const listener of sight.listeners) listener.send(text);
    }
  }

  tellChat(line: ChatLine, mayHear: (viewer: Viewer) => boolean): void {
    const text = JSON.stringify({ kind: 'chat', lines: [line] } satisfies ServerMessage);
    for (const [listener, { viewer }] of this.#places) if (mayHear(viewer)) listener.send(text);
  }

  #put(listener: Listener, before: Place | undefined, place: Place): void {
    this.#places.set(listener, place);
    if (before && before.viewer !== place.viewer) this.#lookAway(listener, before.viewer);
    this.#sightOf(place.viewer).listeners.add(listener);
  }

  #sightOf(viewer: Viewer): Sight {
    const sight = this.#sights.get(viewer) ?? new Sight();
    this.#sights.set(viewer, sight);
    return sight;
  }

  #lookAway(listener: Listener, viewer: Viewer): void {
    const sight = this.#sights.get(viewer);
    sight?.listeners.delete(listener);
    if (sight?.listeners.size === 0) this.#sights.delete(viewer);
  }
}

/** What there is none of is not kept. */
function count<Key>(counts: Map<Key, number>, key: Key, change: 1 | -1): void {
  const number = (counts.get(key) ?? 0) + change;
  if (number === 0) counts.delete(key);
  else counts.set(key, number);
}

export function say(listener: Listener, message: ServerMessage): void {
  listener.send(JSON.stringify(message));
}

function viewerIn(room: Room, { identity }: Listener): Viewer {
  return (identity === null ? null : seatOf(room, identity)) ?? 'spectator';
}
