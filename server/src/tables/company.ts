import type { AnyGame, Heard, Refusal, Viewer } from '@bridgehead/kernel';
import {
  type ChatLine,
  type ClientMessage,
  type Phase,
  refuse,
  type RoomView,
  type ServerMessage,
} from '@bridgehead/wire';
import type { Hint, NewChatLine } from '../storage/index.ts';
import type { Attendants } from './absence.ts';
import { Attendance } from './attendance.ts';
import { Audience, type Listener, say } from './audience.ts';
import type { GameLog } from './game-log.ts';
import { missedSince } from './missed.ts';
import { Pointing } from './pointing.ts';
import type { LoggedEntry, Play, Position } from './position.ts';
import { admits, type Room, seatOf } from './room.ts';
import { isConcerned, mustNotHear, roomView } from './room-view.ts';
import type { TableServices } from './services.ts';
import { Talk } from './talk.ts';

/** The table that the company is gathered at, as it is now. */
export interface Gathering {
  readonly id: string;
  readonly game: AnyGame;
  readonly room: Room;
  readonly version: number;
  readonly log: GameLog | null;
  readonly hint: (what: Omit<Hint, 'table'>) => void;
}

/** Everybody at the table on this node: what each of them is shown and told, and who is there at all. */
export class Company {
  readonly #at: Gathering;
  readonly #now: () => number;
  readonly #audience = new Audience();
  readonly #attendance: Attendance;
  readonly #talk: Talk;
  readonly pointing: Pointing;
  #isAboutToTell = false;

  constructor(at: Gathering, { storage, log, now, clock }: TableServices) {
    this.#at = at;
    this.#now = now;
    this.#attendance = new Attendance(at.id, storage.presence, this.#audience, log, clock);
    this.#talk = new Talk(at.id, storage.chat, this.#audience, {
      mayHear: (line, viewer) => at.room.phase !== 'playing' || !this.#isKeptFrom(line, viewer),
      wasWithheld: (line, viewer) => at.room.phase === 'finished' && this.#isKeptFrom(line, viewer),
    });
    this.pointing = new Pointing(at, this.#audience, clock);
  }

  get isEmpty(): boolean {
    return this.#audience.size === 0;
  }

  get attendants(): Attendants {
    return this.#attendance;
  }

  has(identity: string): boolean {
    return this.#audience.has(identity);
  }

  /** Refused to those who may not come in, at the moment they do: the table may have changed while they waited. */
  async join(
    listener: Listener,
    message: Extract<ClientMessage, { kind: 'open' }>,
    admitted: () => void,
  ): Promise<{ readonly seq?: never } | { readonly refusal: Refusal }> {
    const { id, key, since, chatSince = 0 } = message;
    await this.#talk.recall();
    const { log, room } = this.#at;
    const missed = log && (await missedSince(log, since));
    // From here to the end nothing waits: what is shown and what is told next fit together.
    if (!admits(room, listener.identity, key)) return { refusal: refuse('no-table') };
    admitted();
    const viewer = this.#audience.join(listener, room, key);
    const play = log && missed && { ...this.#show(log, listener), ...missed(viewer) };
    const chat = this.#talk.missed(chatSince, viewer);
    say(listener, { kind: 'table', re: id, room: this.#roomFor(listener.identity), play, chat });
    if (listener.identity !== null && viewer !== 'spectator') this.#attend('join', listener.identity);
    return {};
  }

  leave(listener: Listener): void {
    this.#audience.leave(listener);
    const { identity } = listener;
    if (identity === null || seatOf(this.#at.room, identity) === null || this.#audience.has(identity)) return;
    this.#attend('leave', identity);
  }

  /** The game begins: everybody sees it from the start. */
  async begin(log: GameLog): Promise<void> {
    const missed = await missedSince(log, undefined);
    for (const listener of this.#audience.listeners) {
      const shown = this.#show(log, listener);
      const play = { ...shown, ...missed(shown.viewer) };
      say(listener, { kind: 'play', room: this.#roomFor(listener.identity), play });
    }
  }

  /** After the room has changed: strangers go, and whoever has changed seats is somebody else. */
  reseat(): readonly Listener[] {
    const { room } = this.#at;
    for (const listener of this.#audience.strangers((identity, key) => admits(room, identity, key))) {
      this.#audience.leave(listener);
      say(listener, { kind: 'refused', re: null, refusal: refuse('no-table') });
    }
    const moved = this.#audience.reseat(room);
    // Whoever came to watch and has sat down is there for the other nodes as well.
    for (const { identity } of moved) {
      if (identity !== null && seatOf(room, identity) !== null) this.#attend('join', identity);
    }
    return moved;
  }

  async tellRoomChange(before: Phase, moved: readonly Listener[]): Promise<void> {
    const { room, log } = this.#at;
    this.tellRoom();
    if (before === 'playing' && room.phase === 'finished') await this.#talk.reveal();
    // Whoever sees with other eyes now must not go on from the old view.
    for (const listener of log ? moved : []) {
      const play = { ...this.#show(log as GameLog, listener), from: log?.position.seq ?? 0, steps: [] };
      say(listener, { kind: 'play', room: this.#roomFor(listener.identity), play });
    }
  }

  tellStep(play: Play, logged: LoggedEntry, events: readonly Heard[], position: Position): void {
    this.#audience.tellStep(play, logged, events, position, this.#now());
    // A step may have made a proposal void.
    if (this.#at.room.proposal) this.tellRoom();
  }

  /** Most of a large audience only watches: what they are told is written once. */
  tellRoom(): void {
    const { room } = this.#at;
    const written = new Map<string | null, string>();
    for (const listener of this.#audience.listeners) {
      const who = isConcerned(room, listener.identity) ? listener.identity : null;
      const text = written.get(who) ?? this.#writeRoom(who);
      written.set(who, text);
      listener.send(text);
    }
  }

  /** However many come and go in one turn of the loop, everybody is told once. */
  #tellRoomSoon(): void {
    if (this.#isAboutToTell) return;
    this.#isAboutToTell = true;
    setImmediate(() => {
      this.#isAboutToTell = false;
      this.tellRoom();
    });
  }

  async say(line: Omit<NewChatLine, 'table'>): Promise<void> {
    await this.#talk.add(line);
    this.#at.hint({ chat: true });
  }

  settle(): Promise<void> {
    return this.#talk.settle();
  }

  followTalk(): Promise<void> {
    return this.#talk.follow();
  }

  followAttendance(): Promise<void> {
    return this.#attendance.follow();
  }

  #show({ play, position }: GameLog, listener: Listener) {
    return this.#audience.show(listener, play, position, this.#now());
  }

  /**
   * What team mates must not confer about is told them when the game is over; and until then nobody who only watches,
   * because anybody can open a second window.
   */
  #isKeptFrom({ seat }: ChatLine, viewer: Viewer): boolean {
    if (seat === null) return false;
    const { room, game } = this.#at;
    const deaf = mustNotHear({ room, manifest: game.rules.manifest }, seat);
    return viewer === 'spectator' ? deaf.length > 0 : deaf.includes(viewer);
  }

  /** At once to whoever listens here; the other nodes follow when the database knows. */
  #attend(happened: 'join' | 'leave', identity: string): void {
    if (happened === 'join') this.#tellRoomSoon();
    void this.#attendance.tell(happened, identity).then(() => {
      if (happened === 'leave') this.#tellRoomSoon();
      this.#at.hint({ presence: true });
    });
  }

  #writeRoom(identity: string | null): string {
    return JSON.stringify({ kind: 'room', room: this.#roomFor(identity) } satisfies ServerMessage);
  }

  #roomFor(identity: string | null): RoomView {
    const { id: table, version, room, game, log } = this.#at;
    const { manifest } = game.rules;
    const { isPresent } = this.#attendance;
    const { watchers } = this.#audience;
    return roomView(
      { table, version, room, manifest, isPresent, watchers, seq: log?.position.seq ?? 0 },
      identity,
    );
  }
}
