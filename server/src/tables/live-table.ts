import { type AnyGame, type Decision, RECORD_FORMAT, type Refusal, type Seat } from '@bridgehead/kernel';
import { type LogPage, refuse, type RoomChange } from '@bridgehead/wire';
import type { Hint, TableRow } from '../storage/index.ts';
import type { Listener } from './audience.ts';
import { leftTo } from '../room/clock.ts';
import { firstLapse } from '../room/lapses.ts';
import { Company } from './company.ts';
import type { Done, Message } from './done.ts';
import { type Arrival, Doorway } from './doorway.ts';
import { endGame } from './end-game.ts';
import { GameLog } from './game-log.ts';
import { Moves } from './moves.ts';
import type { Page } from './pages.ts';
import { findPlayable } from './playable.ts';
import { outcomeOf, type Position } from './position.ts';
import { rematch } from './rematch.ts';
import { type Actor, type Room, seatOf } from '../room/room.ts';
import { changeRoom, type PlainChange } from '../room/room-changes.ts';
import { type RoomChanged, RoomKeeper } from './room-keeper.ts';
import { Serial } from './serial.ts';
import type { LiveServices } from './services.ts';
import { startGame } from './start.ts';
import { type Attendants, isBack, takeBackIfAwaited } from '../room/absence.ts';
import { isInvitedBack, letBackIn } from '../room/waiting-room.ts';
import { isBotDue, turnOf } from '../room/turn.ts';

/** A table as it lives on this node: the room, the game's log, and whoever listens here. */
export class LiveTable {
  readonly id: string;
  readonly #services: LiveServices;
  readonly #keeper: RoomKeeper;
  readonly #company: Company;
  readonly #moves: Moves;
  readonly #serial = new Serial();
  readonly #doorway: Doorway<Page | null>;
  #game: AnyGame;
  #log: GameLog | null = null;

  private constructor(row: TableRow, game: AnyGame, services: LiveServices) {
    this.id = row.id;
    this.#game = game;
    this.#services = services;
    this.#keeper = new RoomKeeper(row, services.storage.tables, this.#roomChanged);
    this.#company = new Company(this, services);
    this.#moves = new Moves(this, this.#keeper, services);
    this.#doorway = new Doorway(
      this.#serial,
      (arrivals) => this.#company.expect(arrivals),
      (arrival, newest) => this.#letIn(arrival, newest),
    );
  }

  static async load(id: string, services: LiveServices): Promise<LiveTable | { readonly refusal: Refusal }> {
    const row = await services.storage.tables.find(id);
    if (!row) return { refusal: refuse('no-table') };
    if (row.start && row.start.header.format !== RECORD_FORMAT) return { refusal: refuse('old-form') };
    const game = await findPlayable(services.library, row);
    if ('refusal' in game) return game;
    const table = new LiveTable(row, game, services);
    await table.#company.followAttendance();
    await table.#openLog(row);
    await table.#finishIfOver();
    // The node that thought for its bots may be gone.
    services.stirred(table, null);
    return table;
  }

  get game(): AnyGame {
    return this.#game;
  }

  get room(): Room {
    return this.#keeper.room;
  }

  get version(): number {
    return this.#keeper.version;
  }

  get log(): GameLog | null {
    return this.#log;
  }

  get position(): Position | null {
    return this.#log?.position ?? null;
  }

  get attendants(): Attendants {
    return this.#company.attendants;
  }

  get pending(): readonly Decision[] {
    return this.#log?.position.pending ?? [];
  }

  /** Somebody is here or on the way in, something is under way, or the game waits for a bot or for time to run out. */
  get isInUse(): boolean {
    return !this.#company.isEmpty || this.#serial.isBusy || this.isBotDue || this.lapsesAt !== null;
  }

  /** When the time of the first person runs out for whom a move stands then; null where none does. */
  get lapsesAt(): number | null {
    return this.position && !this.#log?.isFull ? firstLapse(this.room, this.position) : null;
  }

  get isBotDue(): boolean {
    return this.#log?.isFull !== true && isBotDue(this.room, turnOf(this.pending));
  }

  get lastMover(): Seat | null {
    return this.#log?.lastMover ?? null;
  }

  viewOf(seat: Seat): unknown {
    return this.game.rules.observe(this.#log?.position.state, seat);
  }

  isPresent(seat: Seat): boolean {
    const held = this.room.seats[seat];
    return held !== undefined && this.attendants.isPresent(held);
  }

  readonly hint = (what: Omit<Hint, 'table'>): void => {
    this.#services.storage.hints.publish({ table: this.id, ...what });
  };

  /** Whoever is admitted hears of it before the table tells them anything. */
  open(listener: Listener, message: Message<'open'>, admitted = () => {}): Promise<Done> {
    return this.#doorway.enter({ listener, message, admitted });
  }

  /** What the log told long ago does not change: nobody waits for whoever reads it. */
  async older(listener: Listener, { before }: Message<'log'>): Promise<LogPage | { refusal: Refusal }> {
    const page = this.#log && (await this.#company.older(this.#log, listener, before));
    return page ?? { refusal: refuse('not-open') };
  }

  leave(listener: Listener): void {
    this.#company.leave(listener);
  }

  answer(...message: Parameters<Moves['answer']>): Promise<Done> {
    return this.#serial.run(() => this.#moves.answer(...message));
  }

  answerAsBot(...answer: Parameters<Moves['answerAsBot']>): Promise<Done> {
    return this.#serial.run(() => this.#moves.answerAsBot(...answer));
  }

  lapse(): Promise<void> {
    return this.#serial.run(() => this.#moves.lapse());
  }

  takeBack(...message: Parameters<Moves['takeBack']>): Promise<Done> {
    return this.#serial.run(() => this.#moves.takeBack(...message));
  }

  change(actor: Actor, change: RoomChange): Promise<Done> {
    return this.#serial.run(async () => {
      if (!this.#isWelcome(actor)) return { refusal: refuse('no-table') };
      if (change.do === 'start')
        return this.#keeper.change((room) =>
          startGame(this.id, this.game, room, actor, this.#services.reckon),
        );
      if (change.do === 'rematch')
        return rematch(this.id, this.#keeper, this.#services.storage.tables, actor);
      if (change.do === 'end') return this.#moves.end(actor, change.end);
      // A node that was killed has told nobody that its people are gone.
      if (change.do === 'stand-in') await this.#company.followAttendance();
      const done = await this.#keeper.change((room) => this.#judge(room, actor, change));
      return change.do === 'agree' && this.#log && !('refusal' in done) ? this.#moves.carryOut() : done;
    });
  }

  /** Waits for no move, and no move waits for it. */
  async say(actor: Actor, { id, text }: Message<'chat'>): Promise<Done> {
    if (!this.#isWelcome(actor)) return { refusal: refuse('no-table') };
    const key = `${actor.identity}:${id}`;
    const seat = seatOf(this.room, actor.identity);
    await this.#company.say({ key, ...actor, seat, text, at: this.#services.now() });
    return {};
  }

  /** Waits for nothing that is under way here: a finger on the board is about this moment. */
  async point({ identity }: Actor, { target }: Message<'point'>): Promise<Done> {
    const refusal = this.#company.pointing.point(identity, target);
    return refusal ? { refusal } : {};
  }

  /** Another node has done something here: the hint says what to look at, the database says what it was. */
  async hear({ seq, room, chat, presence, points = [] }: Omit<Hint, 'table'>): Promise<void> {
    await this.#serial.run(async () => {
      if (room) await this.#keeper.follow();
      if (seq !== undefined && seq > (this.position?.seq ?? 0)) await this.#log?.catchUp();
      if (presence) {
        await this.#company.followAttendance();
        this.#company.tellRoom();
      }
      this.#company.pointing.tell(points);
    });
    if (chat) await this.#company.followTalk();
  }

  /** Hints may have been lost: looks at everything. */
  async catchUp(): Promise<void> {
    await this.hear({ seq: Number.POSITIVE_INFINITY, room: true, chat: true, presence: true });
    // The database may have been away when the last move was made.
    await this.#serial.run(() => this.#finishIfOver());
  }

  async settle(): Promise<void> {
    await this.#serial.run(() => this.#company.settle());
  }

  #judge(room: Room, actor: Actor, change: PlainChange) {
    const { clock } = room;
    const { position } = this;
    const { now, newId } = this.#services;
    return changeRoom(room, actor, change, {
      game: this.game,
      attendants: this.attendants,
      seq: position?.seq ?? 0,
      isOverdue: (seat) => ((position && leftTo(clock, position.clock, seat, now())) ?? 0) < 0,
      newId,
    });
  }

  /** Whoever was shown the door of a private table has nothing more to do there. */
  #isWelcome({ identity }: Actor): boolean {
    const { room } = this;
    return room.visibility !== 'private' || seatOf(room, identity) !== null || this.#company.has(identity);
  }

  async #letIn(arrival: Arrival, newest: Page | null): Promise<Done> {
    const { identity } = arrival.listener;
    if (identity !== null && isInvitedBack(this.room, identity, arrival.message.key)) {
      await this.#keeper.change((room) => ({ room: letBackIn(room, identity) }));
    }
    if (identity !== null && isBack(this.room, identity)) {
      await this.#keeper.change((room) => takeBackIfAwaited(room, identity));
    }
    return this.#company.join(arrival, newest);
  }

  async #begin(): Promise<void> {
    const { storage, library } = this.#services;
    const row = await storage.tables.find(this.id);
    if (!row) return;
    // A node of another version may have begun it.
    const game = await findPlayable(library, row);
    if ('refusal' in game) throw new Error(`the game cannot be played here: ${game.refusal.reason}`);
    this.#game = game;
    await this.#openLog(row);
    if (!this.#log) return;
    await this.#company.begin(this.#log);
    this.#services.stirred(this, null);
  }

  /** A game that has begun in the meantime is opened. */
  readonly #roomChanged: RoomChanged = async (before, byUs) => {
    const { phase } = this.room;
    const moved = this.#company.reseat();
    if (!this.#log && (phase === 'playing' || phase === 'finished')) {
      await this.#begin();
    } else {
      await this.#company.tellRoomChange(before, moved);
      if (this.#log) this.#services.stirred(this, null);
    }
    if (byUs) this.hint({ room: true });
  };

  async #openLog({ start, startedAt }: TableRow): Promise<void> {
    if (!start || startedAt === null) return;
    const { storage, now, recollections, find, reckon, stirred } = this.#services;
    const play = { game: this.game, clock: this.room.clock, beginning: { ...start, startedAt }, reckon };
    const { entries, snapshots } = storage;
    const services = { entries, snapshots, now, recollections, find };
    this.#log = await GameLog.load(this.id, play, services, (logged, events, position, byUs) => {
      this.#company.tellStep(play, logged, events, position);
      if (byUs) this.hint({ seq: position.seq });
      stirred(this, { logged, events, byUs });
      if (outcomeOf(play, position)) this.#finishSoon();
    });
  }

  #finishIfOver(): Promise<void> {
    return endGame(this.#keeper, this.#log, (closing) => this.#services.signing.seal(this.id, closing));
  }

  /** A game that cannot be closed now is closed by whoever opens it next: see `load` and `catchUp`. */
  #finishSoon(): void {
    this.#serial
      .run(() => this.#finishIfOver())
      .catch((error: unknown) =>
        this.#services.log.warn({ table: this.id, error: String(error) }, 'a game is over but not closed'),
      );
  }
}
