import type { AnyGame, Heard, Refusal, Viewer } from '@bridgehead/kernel';
import { type ChatLine, type LogPage, type Phase, type PlayView, refuse } from '@bridgehead/wire';
import type { Hint, NewChatLine } from '../storage/index.ts';
import type { Attendants } from '../room/absence.ts';
import { Attendance } from './attendance.ts';
import { Audience, type Listener, say } from './audience.ts';
import type { Arrival } from './doorway.ts';
import type { GameLog } from './game-log.ts';
import { after, hasMissed, type Page, tellPage } from './pages.ts';
import { Pointing } from './pointing.ts';
import type { LoggedEntry, Play, Position } from './position.ts';
import { admits, type Room, seatOf } from '../room/room.ts';
import { RoomTeller } from './room-teller.ts';
import { mustNotHear } from '../room/room-view.ts';
import type { TableServices } from './services.ts';
import { Talk } from './talk.ts';

/** After so long without a move whoever comes in has the log looked at, should even a node that is alone be mistaken. */
const FRESH_MS = 2000;

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
  readonly #room: RoomTeller;
  readonly #talk: Talk;
  readonly pointing: Pointing;
  readonly #clock: () => number;
  readonly #hints: TableServices['storage']['hints'];
  /** When the log was last known to be all there is. */
  #freshAt = Number.NEGATIVE_INFINITY;

  constructor(at: Gathering, { storage, log, now, clock }: TableServices) {
    this.#at = at;
    this.#now = now;
    this.#clock = clock;
    this.#hints = storage.hints;
    this.#attendance = new Attendance(at.id, storage.presence, this.#audience, log, clock);
    this.#room = new RoomTeller(at, this.#audience, this.#attendance);
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

  /** Reads what newcomers have to be told, for all of them at once. */
  async expect(arrivals: readonly Arrival[]): Promise<Page | null> {
    await this.#talk.recall();
    const { log } = this.#at;
    if (log && !this.#isFresh(log, arrivals)) {
      await log.catchUp();
      this.#freshAt = this.#clock();
    }
    return log && arrivals.some(({ message }) => hasMissed(log, message.since)) ? log.newest() : null;
  }

  /**
   * Refused to those who may not come in, at the moment they do: the table may have changed while they waited. Nothing
   * waits here: what is shown and what is told next fit together.
   */
  join(
    { listener, message, admitted }: Arrival,
    newest: Page | null,
  ): { readonly seq?: never } | { readonly refusal: Refusal } {
    const { id, key, since, chatSince = 0 } = message;
    const { log, room } = this.#at;
    if (!admits(room, listener.identity, key)) return { refusal: refuse('no-table') };
    admitted();
    const viewer = this.#audience.join(listener, room, key);
    const play = log && this.#play(log, listener, newest, since);
    const chat = this.#talk.missed(chatSince, viewer);
    say(listener, { kind: 'table', re: id, room: this.#room.viewFor(listener.identity), play, chat });
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
    this.#tellPlay(log, await log.newest(), this.#audience.listeners);
  }

  /** Steps from before those that a listener knows, told as that listener may hear them when they have been read. */
  async older(log: GameLog, listener: Listener, before: number): Promise<LogPage | null> {
    const page = await log.pageUpTo(before);
    const viewer = this.#audience.viewerOf(listener);
    return viewer === undefined ? null : tellPage(log, page, viewer);
  }

  /** After the room has changed: strangers go, and whoever has changed seats is somebody else. */
  reseat(): readonly Listener[] {
    const { room } = this.#at;
    for (const listener of this.#audience.strangers((identity, key) => admits(room, identity, key))) {
      this.#audience.leave(listener);
      say(listener, { kind: 'refused', re: null, refusal: refuse('private-now') });
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
    if (log && moved.length > 0) this.#tellPlay(log, await log.newest(), moved);
  }

  tellStep(play: Play, logged: LoggedEntry, events: readonly Heard[], position: Position): void {
    this.#freshAt = this.#clock();
    this.#audience.tellStep(play, logged, events, position, this.#now());
    // A step may have made a proposal void.
    if (this.#at.room.proposal) this.tellRoom();
  }

  tellRoom(): void {
    this.#room.tell();
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

  /**
   * On a node that is alone a game that goes on has missed nothing: whoever comes in need not hold it up by a query. From
   * another node the last hint may be on its way, or lost with it.
   */
  #isFresh({ position }: GameLog, arrivals: readonly Arrival[]): boolean {
    const isKnown = arrivals.every(({ message }) => (message.since ?? 0) <= position.seq);
    return isKnown && this.#hints.isAlone && this.#clock() - this.#freshAt < FRESH_MS;
  }

  #tellPlay(log: GameLog, newest: Page, listeners: Iterable<Listener>): void {
    for (const listener of listeners) {
      const play = this.#play(log, listener, newest);
      say(listener, { kind: 'play', room: this.#room.viewFor(listener.identity), play });
    }
  }

  /** Where the game stands for a listener, and what they have not been told of it. */
  #play(log: GameLog, listener: Listener, newest: Page | null, since?: number): PlayView {
    const { play, position } = log;
    const shown = this.#audience.show(listener, play, position, this.#now());
    const page = newest ?? { from: position.seq, lineBefore: position.line, steps: [] };
    return { ...shown, ...tellPage(log, after(page, since), shown.viewer) };
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
    if (happened === 'join') this.#room.tellSoon();
    void this.#attendance.tell(happened, identity).then(() => {
      if (happened === 'leave') this.#room.tellSoon();
      this.#at.hint({ presence: true });
    });
  }
}
