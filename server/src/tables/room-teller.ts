import type { RoomView, ServerMessage } from '@bridgehead/wire';
import type { Attendants } from '../room/absence.ts';
import type { Audience } from './audience.ts';
import type { Gathering } from './company.ts';
import { isConcerned, roomView } from '../room/room-view.ts';

/** Tells everybody at the table how the room stands, each as they may see it. */
export class RoomTeller {
  readonly #at: Gathering;
  readonly #audience: Audience;
  readonly #attendants: Attendants;
  #isAboutToTell = false;

  constructor(at: Gathering, audience: Audience, attendants: Attendants) {
    this.#at = at;
    this.#audience = audience;
    this.#attendants = attendants;
  }

  viewFor(identity: string | null): RoomView {
    const { id: table, version, room, game, log } = this.#at;
    const { isPresent } = this.#attendants;
    const { watchers } = this.#audience;
    const { manifest } = game.rules;
    const seq = log?.position.seq ?? 0;
    return roomView({ table, version, room, manifest, isPresent, watchers, seq }, identity);
  }

  /** Most of a large audience only watches: what they are told is written once. */
  tell(): void {
    const { room } = this.#at;
    const written = new Map<string | null, string>();
    for (const listener of this.#audience.listeners) {
      const who = isConcerned(room, listener.identity) ? listener.identity : null;
      const text = written.get(who) ?? this.#write(who);
      written.set(who, text);
      listener.send(text);
    }
  }

  /** However many come and go in one turn of the loop, everybody is told once. */
  tellSoon(): void {
    if (this.#isAboutToTell) return;
    this.#isAboutToTell = true;
    setImmediate(() => {
      this.#isAboutToTell = false;
      this.tell();
    });
  }

  #write(identity: string | null): string {
    return JSON.stringify({ kind: 'room', room: this.viewFor(identity) } satisfies ServerMessage);
  }
}
