import type { Heard, Viewer } from '@bridgehead/kernel';
import {
  ChangesWriter,
  type ChatLine,
  type PlayView,
  type RoomView,
  type ServerMessage,
} from '@bridgehead/wire';
import type { LoggedEntry, Play, Position } from './position.ts';
import { type Room, seatOf } from './room.ts';
import { standing, StepWriter } from './told.ts';

/** Somebody with a socket at this table. */
export interface Listener {
  readonly identity: string | null;
  readonly name: string;
  send(text: string): void;
}

/** Everybody who listens on this node, each told what their seat may know and nothing else. */
export class Audience {
  readonly #viewers = new Map<Listener, Viewer>();
  /** What each viewer was shown last: a step tells only what has changed since. */
  readonly #views = new Map<Viewer, unknown>();

  get size(): number {
    return this.#viewers.size;
  }

  get listeners(): Iterable<Listener> {
    return this.#viewers.keys();
  }

  get watchers(): number {
    let count = 0;
    for (const viewer of this.#viewers.values()) if (viewer === 'spectator') count++;
    return count;
  }

  has(identity: string): boolean {
    for (const listener of this.#viewers.keys()) if (listener.identity === identity) return true;
    return false;
  }

  join(listener: Listener, room: Room): Viewer {
    const viewer = viewerIn(room, listener);
    this.#viewers.set(listener, viewer);
    return viewer;
  }

  leave(listener: Listener): void {
    this.#viewers.delete(listener);
    this.#forgetUnwatched();
  }

  /** After people have changed seats: whoever sees the table with other eyes now. */
  reseat(room: Room): Listener[] {
    const moved: Listener[] = [];
    for (const [listener, before] of this.#viewers) {
      const viewer = viewerIn(room, listener);
      if (viewer === before) continue;
      this.#viewers.set(listener, viewer);
      moved.push(listener);
    }
    this.#forgetUnwatched();
    return moved;
  }

  /** The whole position: later steps to this viewer build on it. */
  show(listener: Listener, play: Play, position: Position, now: number): Omit<PlayView, 'from' | 'steps'> {
    const viewer = this.#viewers.get(listener) ?? 'spectator';
    const view = play.game.rules.observe(position.state, viewer);
    this.#views.set(viewer, view);
    const { header } = play.beginning;
    return { header, viewer, seq: position.seq, view, ...standing(play, position, now) };
  }

  tellStep(play: Play, logged: LoggedEntry, events: readonly Heard[], position: Position, now: number): void {
    if (this.#viewers.size === 0) return;
    const changes = new ChangesWriter();
    const steps = new StepWriter(logged, events, standing(play, position, now));
    const said = new Map<Viewer, string>();
    for (const [listener, viewer] of this.#viewers) {
      let text = said.get(viewer);
      if (text === undefined) {
        const view = play.game.rules.observe(position.state, viewer);
        const changed = changes.write(this.#views.get(viewer) ?? {}, view);
        this.#views.set(viewer, view);
        text = steps.write(viewer, changed);
        said.set(viewer, text);
      }
      listener.send(text);
    }
  }

  tellRoom(viewFor: (listener: Listener) => RoomView): void {
    for (const listener of this.#viewers.keys()) say(listener, { kind: 'room', room: viewFor(listener) });
  }

  tellChat(line: ChatLine, mayHear: (viewer: Viewer) => boolean): void {
    for (const [listener, viewer] of this.#viewers) {
      if (mayHear(viewer)) say(listener, { kind: 'chat', lines: [line] });
    }
  }

  #forgetUnwatched(): void {
    const watched = new Set(this.#viewers.values());
    for (const viewer of this.#views.keys()) if (!watched.has(viewer)) this.#views.delete(viewer);
  }
}

export function say(listener: Listener, message: ServerMessage): void {
  listener.send(JSON.stringify(message));
}

function viewerIn(room: Room, { identity }: Listener): Viewer {
  return (identity === null ? null : seatOf(room, identity)) ?? 'spectator';
}
