import {
  type AnyGame,
  type Answer,
  type Decision,
  type Reason,
  type Refusal,
  type Seat,
  type Viewer,
} from '@bridgehead/kernel';
import {
  type ChatLine,
  type ClientMessage,
  type Phase,
  refuse,
  type RoomChange,
  type RoomView,
} from '@bridgehead/wire';
import type { Hint, TableRow } from '../storage/index.ts';
import { Attendance } from './attendance.ts';
import { Audience, type Listener, say } from './audience.ts';
import { leftTo } from './clock.ts';
import { type Append, GameLog } from './game-log.ts';
import { missedSince } from './missed.ts';
import { advance, type Position } from './position.ts';
import { type Actor, botAt, type Room, seatOf } from './room.ts';
import { changeRoom, type PlainChange } from './room-changes.ts';
import { type JudgeRoom, RoomKeeper } from './room-keeper.ts';
import { mustNotHear, roomView } from './room-view.ts';
import { Serial } from './serial.ts';
import type { TableServices } from './services.ts';
import { setUpAgain } from './set-up.ts';
import { closingOf, startGame } from './start.ts';
import { TakeBacks } from './take-backs.ts';
import { Talk } from './talk.ts';

type Message<Kind extends ClientMessage['kind']> = Extract<ClientMessage, { kind: Kind }>;
type Acknowledge = Append['acknowledge'];

/** What came of a message: the entry it became, the table it led to, or why it was refused. */
export type Done = { readonly seq?: number; readonly table?: string } | { readonly refusal: Refusal };

/** A table as it lives on this node: the room, the game's log, and whoever listens here. */
export class LiveTable {
  readonly id: string;
  readonly game: AnyGame;
  readonly #services: TableServices;
  readonly #keeper: RoomKeeper;
  readonly #audience = new Audience();
  readonly #attendance: Attendance;
  readonly #talk: Talk;
  readonly #takeBacks: TakeBacks;
  readonly #serial = new Serial();
  #log: GameLog | null = null;
  #lastMover: Seat | null = null;

  private constructor(id: string, game: AnyGame, keeper: RoomKeeper, services: TableServices) {
    const { storage, log } = services;
    this.id = id;
    this.game = game;
    this.#keeper = keeper;
    this.#services = services;
    this.#attendance = new Attendance(id, storage.presence, this.#audience, log);
    this.#takeBacks = new TakeBacks({
      room: () => this.room,
      changeRoom: (judge) => this.#changeRoom(judge),
      newId: services.newId,
    });
    this.#talk = new Talk(id, storage.chat, this.#audience, (line, viewer) => this.#mayHear(line, viewer));
  }

  static async load(id: string, services: TableServices): Promise<LiveTable | { readonly refusal: Refusal }> {
    const row = await services.storage.tables.find(id);
    if (!row) return { refusal: refuse('no-table') };
    const game = await services.library.with(row.room.game, row.room.contentHash);
    if (!game) return { refusal: refuse('no-game', { game: row.room.game }) };
    if (row.start && row.start.header.rules !== game.rules.manifest.version) {
      return { refusal: refuse('wrong-rules') };
    }
    const keeper = new RoomKeeper(id, services.storage.tables, row.room, row.version);
    const table = new LiveTable(id, game, keeper, services);
    await table.#attendance.follow();
    await table.#openLog(row);
    await table.#finishIfOver();
    // The node that thought for its bots may be gone.
    services.stirred(table, null);
    return table;
  }

  get room(): Room {
    return this.#keeper.room;
  }

  get position(): Position | null {
    return this.#log?.position ?? null;
  }

  get pending(): readonly Decision[] {
    return this.#log?.position.pending ?? [];
  }

  /** Somebody is here or on the way in, something is under way, or a bot is about to move. */
  get isInUse(): boolean {
    return (
      this.#audience.size > 0 ||
      this.#serial.isBusy ||
      this.pending.some(({ seat }) => botAt(this.room.seats[seat]))
    );
  }

  /** Whoever made the newest entry since this node has the table. */
  get lastMover(): Seat | null {
    return this.#lastMover;
  }

  viewOf(seat: Seat): unknown {
    return this.game.rules.observe(this.#log?.position.state, seat);
  }

  isPresent(seat: Seat): boolean {
    const held = this.room.seats[seat];
    return held !== undefined && this.#attendance.isPresent(held);
  }

  /** A private table opens to those who sit there, and to those who bring its key before the game has begun. */
  admits(identity: string | null, key: string | undefined): boolean {
    const { visibility, phase, key: secret } = this.room;
    if (visibility !== 'private') return true;
    if (identity !== null && seatOf(this.room, identity) !== null) return true;
    return phase === 'waiting' && key === secret;
  }

  open(listener: Listener, { id, since, chatSince = 0 }: Message<'open'>): Promise<void> {
    return this.#serial.run(async () => {
      const chat = await this.#talk.missed(chatSince);
      const log = this.#log;
      const missed = log && (await missedSince(log, since));
      // From here to the end nothing waits: what is shown and what is told next fit together.
      const viewer = this.#audience.join(listener, this.room);
      const play = log && missed && { ...this.#show(log, listener), ...missed(viewer) };
      const room = this.#roomFor(listener);
      say(listener, { kind: 'table', re: id, room, play, chat: chat(viewer) });
      if (listener.identity !== null && viewer !== 'spectator') this.#attend('join', listener.identity);
    });
  }

  leave(listener: Listener): void {
    this.#audience.leave(listener);
    const { identity } = listener;
    if (identity === null || seatOf(this.room, identity) === null || this.#audience.has(identity)) return;
    this.#attend('leave', identity);
  }

  answer(actor: Actor, message: Message<'answer'>, acknowledge: Acknowledge): Promise<Done> {
    const { id: key, seq: madeAt, decision, move } = message;
    return this.#serial.run(async () => {
      const seat = this.#ownSeat(actor);
      if (typeof seat !== 'number') return seat;
      return this.#play({ seat, decision, move }, { key, madeAt, why: null, acknowledge });
    });
  }

  /** A bot's answer; to a moment that has passed it is dropped. */
  answerAsBot({ seat, id: decision }: Decision, move: unknown, why: Reason, madeAt: number): Promise<Done> {
    return this.#serial.run(async () => {
      if (this.position?.seq !== madeAt || !botAt(this.room.seats[seat])) {
        return { refusal: refuse('moved-on') };
      }
      return this.#play({ seat, decision, move }, { key: null, madeAt, why, acknowledge: () => {} });
    });
  }

  takeBack(actor: Actor, message: Message<'take-back'>, acknowledge: Acknowledge): Promise<Done> {
    return this.#serial.run(async () => {
      const seat = this.#ownSeat(actor);
      if (typeof seat !== 'number') return seat;
      if (!this.#log) return { refusal: refuse('not-playing') };
      const done = await this.#services.storage.entries.findKey(this.id, message.id);
      if (done === null) return this.#takeBacks.ask(this.#log, seat, message, acknowledge);
      acknowledge(done);
      return { seq: done };
    });
  }

  change(actor: Actor, change: RoomChange): Promise<Done> {
    return this.#serial.run(async () => {
      if (!this.#mayStay(actor.identity)) return { refusal: refuse('no-table') };
      if (change.do === 'start') return this.#changeRoom((room) => startGame(this.game, room, actor));
      if (change.do === 'rematch') return this.#rematch(actor);
      // A node that was killed has told nobody that its people are gone.
      if (change.do === 'stand-in') await this.#attendance.follow();
      const done = await this.#changeRoom((room) => this.#judge(room, actor, change));
      return change.do === 'agree' && this.#log && !('refusal' in done)
        ? this.#takeBacks.carryOut(this.#log)
        : done;
    });
  }

  say(actor: Actor, { id: key, text }: Message<'chat'>): Promise<Done> {
    return this.#serial.run(async (): Promise<Done> => {
      if (!this.#mayStay(actor.identity)) return { refusal: refuse('no-table') };
      const seat = seatOf(this.room, actor.identity);
      await this.#talk.add({ key, ...actor, seat, text, at: this.#services.now() });
      this.#hint({ chat: true });
      return {};
    });
  }

  /** Another node has done something here: the hint says what to look at, the database says what it was. */
  hear({ seq, room, chat, presence }: Omit<Hint, 'table'>): Promise<void> {
    return this.#serial.run(async () => {
      if (room) await this.#followRoom();
      if (seq !== undefined && seq > (this.position?.seq ?? 0)) await this.#log?.catchUp();
      if (chat) await this.#talk.follow();
      if (presence) {
        await this.#attendance.follow();
        this.#tellRoom();
      }
    });
  }

  /** Hints may have been lost: looks at everything. */
  async catchUp(): Promise<void> {
    await this.hear({ seq: Number.POSITIVE_INFINITY, room: true, chat: true, presence: true });
    // The database may have been away when the last move was made.
    await this.#serial.run(() => this.#finishIfOver());
  }

  settle(): Promise<void> {
    return this.#serial.run(async () => {});
  }

  #judge(room: Room, actor: Actor, change: PlainChange) {
    const { clock } = room;
    const { position } = this;
    const { now, newId } = this.#services;
    return changeRoom(room, actor, change, {
      game: this.game,
      isPresent: this.#attendance.isPresent,
      isOverdue: (seat) => ((position && leftTo(clock, position.clock, seat, now())) ?? 0) < 0,
      newId,
    });
  }

  #ownSeat({ identity }: Actor): Seat | { readonly refusal: Refusal } {
    const seat = seatOf(this.room, identity);
    if (seat === null) return { refusal: refuse('not-seated') };
    return botAt(this.room.seats[seat]) ? { refusal: refuse('seat-played-by-bot') } : seat;
  }

  async #play(answer: Answer, message: Omit<Append, 'propose'>): Promise<Done> {
    const log = this.#log;
    if (!log) return { refusal: refuse('not-playing') };
    return log.append({ ...message, propose: (position, at) => advance(log.play, position, answer, at) });
  }

  async #begin(): Promise<void> {
    const row = await this.#services.storage.tables.find(this.id);
    if (row) await this.#openLog(row);
    const log = this.#log;
    if (!log) return;
    const missed = await missedSince(log, undefined);
    for (const listener of this.#audience.listeners) {
      const shown = this.#show(log, listener);
      const play = { ...shown, ...missed(shown.viewer) };
      say(listener, { kind: 'play', room: this.#roomFor(listener), play });
    }
    this.#services.stirred(this, null);
  }

  async #rematch({ identity }: Actor): Promise<Done> {
    const { room } = this;
    if (room.rematch) return { table: room.rematch };
    if (room.phase !== 'finished') return { refusal: refuse('not-finished') };
    if (seatOf(room, identity) === null) return { refusal: refuse('not-seated') };
    const table = await setUpAgain(this.#services.storage.tables, this.id, room, identity);
    const done = await this.#changeRoom((now) => ({ room: { ...now, rematch: table } }));
    return 'refusal' in done ? done : { table };
  }

  async #changeRoom(judge: JudgeRoom): Promise<Done> {
    const before = this.#keeper.version;
    const { phase } = this.room;
    const done = await this.#keeper.change(judge);
    if (this.#keeper.version !== before) {
      await this.#roomChanged(phase);
      this.#hint({ room: true });
    }
    return 'refusal' in done ? done : {};
  }

  async #followRoom(): Promise<void> {
    const { phase } = this.room;
    if (await this.#keeper.reload()) await this.#roomChanged(phase);
  }

  /** Whoever changed it, here or on another node: a game that has begun in the meantime is opened. */
  async #roomChanged(before: Phase): Promise<void> {
    const { phase } = this.room;
    this.#dismissStrangers();
    const moved = this.#audience.reseat(this.room);
    if (!this.#log && (phase === 'playing' || phase === 'finished')) return this.#begin();
    this.#tellRoom();
    if (before === 'playing' && phase === 'finished')
      await this.#talk.reveal((line, viewer) => this.#isWithheld(line, viewer));
    const log = this.#log;
    if (!log) return;
    // Whoever sees with other eyes now must not go on from the old view.
    for (const listener of moved) {
      const play = { ...this.#show(log, listener), from: log.position.seq, steps: [] };
      say(listener, { kind: 'play', room: this.#roomFor(listener), play });
    }
    this.#services.stirred(this, null);
  }

  /** A table that has become private, or whose game has begun, is no longer for everybody who came to see it. */
  #dismissStrangers(): void {
    for (const listener of this.#audience.listeners) {
      if (this.#mayStay(listener.identity)) continue;
      this.#audience.leave(listener);
      say(listener, { kind: 'refused', re: null, refusal: refuse('no-table') });
    }
  }

  #mayStay(identity: string | null): boolean {
    return this.admits(identity, this.room.key);
  }

  async #openLog({ start, startedAt }: TableRow): Promise<void> {
    if (!start || startedAt === null) return;
    const { storage, now, stirred } = this.#services;
    const play = { game: this.game, clock: this.room.clock, beginning: { ...start, startedAt } };
    const services = { entries: storage.entries, snapshots: storage.snapshots, now };
    this.#log = await GameLog.load(this.id, play, services, (logged, events, position, byUs) => {
      this.#lastMover = logged.entry.seat;
      this.#audience.tellStep(play, logged, events, position, now());
      if (this.room.proposal) this.#tellRoom();
      if (byUs) this.#hint({ seq: position.seq });
      stirred(this, byUs ? logged : null);
      if (this.game.rules.outcome(position.state)) void this.#serial.run(() => this.#finishIfOver());
    });
  }

  async #finishIfOver(): Promise<void> {
    if (this.room.phase !== 'playing') return;
    const closing = this.#log && closingOf(this.game, this.#log.position);
    if (!closing) return;
    await this.#changeRoom((room) =>
      room.phase === 'playing' ? { room: { ...room, phase: 'finished', proposal: null }, closing } : { room },
    );
  }

  #show({ play, position }: GameLog, listener: Listener) {
    return this.#audience.show(listener, play, position, this.#services.now());
  }

  #mayHear(line: ChatLine, viewer: Viewer): boolean {
    return this.room.phase !== 'playing' || !this.#isWithheld(line, viewer);
  }

  /** What team mates must not confer about is told them when the game is over. */
  #isWithheld({ seat }: ChatLine, viewer: Viewer): boolean {
    if (seat === null || viewer === 'spectator') return false;
    return mustNotHear({ room: this.room, manifest: this.game.rules.manifest }, seat).includes(viewer);
  }

  /** At once to whoever listens here; the other nodes follow when the database knows. */
  #attend(happened: 'join' | 'leave', identity: string): void {
    if (happened === 'join') this.#tellRoom();
    void this.#attendance.tell(happened, identity).then(() => {
      if (happened === 'leave') this.#tellRoom();
      this.#hint({ presence: true });
    });
  }

  #tellRoom(): void {
    this.#audience.tellRoom((listener) => this.#roomFor(listener));
  }

  #roomFor({ identity }: Listener): RoomView {
    const scene = {
      table: this.id,
      version: this.#keeper.version,
      room: this.room,
      manifest: this.game.rules.manifest,
      isPresent: this.#attendance.isPresent,
      watchers: this.#audience.watchers,
      seq: this.position?.seq ?? 0,
    };
    return roomView(scene, identity);
  }

  #hint(what: Omit<Hint, 'table'>): void {
    this.#services.storage.hints.publish({ table: this.id, ...what });
  }
}
