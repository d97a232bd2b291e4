import type { AnyGame, Heard, Viewer } from '@bridgehead/kernel';
import { type ChatLine, type ClientMessage, type Phase, refuse, type RoomView } from '@bridgehead/wire';
import type { Hint, NewChatLine } from '../storage/index.ts';
import { Attendance } from './attendance.ts';
import { Audience, type Listener, say } from './audience.ts';
import type { GameLog } from './game-log.ts';
import { missedSince } from './missed.ts';
import { Pointing } from './pointing.ts';
import type { LoggedEntry, Play, Position } from './position.ts';
import { type Room, seatOf } from './room.ts';
import { mustNotHear, roomView } from './room-view.ts';
import type { TableServices } from './services.ts';
import { Talk } from './talk.ts';

/** The table that the company is gathered at, as it is now. */
export interface Gathering {
  readonly id: string;
  readonly game: AnyGame;
  readonly room: Room;
  readonly version: number;
  readonly log: GameLog | null;
  readonly mayStay: (identity: string | null) => boolean;
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

  constructor(at: Gathering, { storage, log, now, clock }: TableServices) {
    this.#at = at;
    this.#now = now;
    this.#attendance = new Attendance(at.id, storage.presence, this.#audience, log);
    this.#talk = new Talk(at.id, storage.chat, this.#audience, (line, viewer) => this.#mayHear(line, viewer));
    this.pointing = new Pointing(at, this.#audience, clock);
  }

  get isEmpty(): boolean {
    return this.#audience.size === 0;
  }

  get isPresent() {
    return this.#attendance.isPresent;
  }

  async join(listener: Listener, message: Extract<ClientMessage, { kind: 'open' }>): Promise<void> {
    const { id, since, chatSince = 0 } = message;
    const chat = await this.#talk.missed(chatSince);
    const { log, room } = this.#at;
    const missed = log && (await missedSince(log, since));
    // From here to the end nothing waits: what is shown and what is told next fit together.
    const viewer = this.#audience.join(listener, room);
    const play = log && missed && { ...this.#show(log, listener), ...missed(viewer) };
    say(listener, { kind: 'table', re: id, room: this.#roomFor(listener), play, chat: chat(viewer) });
    if (listener.identity !== null && viewer !== 'spectator') this.#attend('join', listener.identity);
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
      say(listener, { kind: 'play', room: this.#roomFor(listener), play });
    }
  }

  /** After the room has changed: strangers go, and whoever has changed seats is somebody else. */
  reseat(): readonly Listener[] {
    const { room, mayStay } = this.#at;
    for (const listener of this.#audience.listeners) {
      if (mayStay(listener.identity)) continue;
      this.#audience.leave(listener);
      say(listener, { kind: 'refused', re: null, refusal: refuse('no-table') });
    }
    return this.#audience.reseat(room);
  }

  async tellRoomChange(before: Phase, moved: readonly Listener[]): Promise<void> {
    const { room, log } = this.#at;
    this.tellRoom();
    if (before === 'playing' && room.phase === 'finished') {
      await this.#talk.reveal((line, viewer) => this.#isWithheld(line, viewer));
    }
    // Whoever sees with other eyes now must not go on from the old view.
    for (const listener of log ? moved : []) {
      const play = { ...this.#show(log as GameLog, listener), from: log?.position.seq ?? 0, steps: [] };
      say(listener, { kind: 'play', room: this.#roomFor(listener), play });
    }
  }

  tellStep(play: Play, logged: LoggedEntry, events: readonly Heard[], position: Position): void {
    this.#audience.tellStep(play, logged, events, position, this.#now());
    // A step may have made a proposal void.
    if (this.#at.room.proposal) this.tellRoom();
  }

  tellRoom(): void {
    this.#audience.tellRoom((listener) => this.#roomFor(listener));
  }

  async say(line: Omit<NewChatLine, 'table'>): Promise<void> {
    await this.#talk.add(line);
    this.#at.hint({ chat: true });
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

  #mayHear(line: ChatLine, viewer: Viewer): boolean {
    return this.#at.room.phase !== 'playing' || !this.#isWithheld(line, viewer);
  }

  /** What team mates must not confer about is told them when the game is over. */
  #isWithheld({ seat }: ChatLine, viewer: Viewer): boolean {
    if (seat === null || viewer === 'spectator') return false;
    const { room, game } = this.#at;
    return mustNotHear({ room, manifest: game.rules.manifest }, seat).includes(viewer);
  }

  /** At once to whoever listens here; the other nodes follow when the database knows. */
  #attend(happened: 'join' | 'leave', identity: string): void {
    if (happened === 'join') this.tellRoom();
    void this.#attendance.tell(happened, identity).then(() => {
      if (happened === 'leave') this.tellRoom();
      this.#at.hint({ presence: true });
    });
  }

  #roomFor({ identity }: Listener): RoomView {
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
