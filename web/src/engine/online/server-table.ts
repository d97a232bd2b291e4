import {
  type AnyGame,
  type Decision,
  type GameRecord,
  kernelRefusal,
  Problem,
  type Refusal,
} from '@bridgehead/kernel';
import {
  type ChatLine,
  type ClockView,
  houseRefusal,
  type PlayView,
  type Point,
  type PointTarget,
  type RecordReply,
  type RoomChange,
  type RoomView,
} from '@bridgehead/wire';
import { type Changed, NOTHING_HEARD, type OnlineState } from '../../carrier/online.ts';
import type { PastView, SaidRefusal, Snapshot, TakeBackOffer, Verdict } from '../../carrier/snapshot.ts';
import type { Played } from '../games.ts';
import type { Opened } from '../../carrier/protocol.ts';
import { ReplayTable } from '../replay-table.ts';
import { infoOf, type Telling } from '../telling.ts';
import { type Arrival, Conversation, type News } from './conversation.ts';
import type { Reply } from './outbox.ts';
import type { Link, LinkListener } from './socket.ts';
import { ToldGame } from './told-game.ts';

/** Who hears of what the server says. */
export interface ServerOutlets {
  readonly online: (state: OnlineState) => void;
  readonly begun: (opened: Opened) => void;
  readonly snapshot: (snapshot: Snapshot) => void;
  readonly broken: (error: unknown) => void;
}

/** What a table on a server needs of the world around it. */
export interface Surroundings {
  readonly connect: (listener: LinkListener) => Link;
  readonly loadGame: (played: Played) => Promise<AnyGame>;
  readonly fetchRecord: (table: string) => Promise<RecordReply>;
  readonly now: () => number;
}

/** More at once nobody can follow. */
const MOST_POINTS = 16;

/** A table kept on a server: nothing is shown here before the server has said it. */
export class ServerTable {
  readonly #id: string;
  readonly #outlets: ServerOutlets;
  readonly #around: Surroundings;
  readonly #conversation: Conversation;
  #state = NOTHING_HEARD;
  #game: AnyGame | undefined;
  #play: ToldGame | undefined;
  #ended: Promise<ReplayTable> | undefined;

  constructor(id: string, key: string | undefined, outlets: ServerOutlets, around: Surroundings) {
    this.#id = id;
    this.#outlets = outlets;
    this.#around = around;
    this.#conversation = new Conversation(around.connect, {
      asks: () => ({ table: id, ...(key !== undefined && { key }), ...this.#known() }),
      arrived: (arrival) => this.#arrive(arrival),
      heard: (news) => this.#hear(news),
      turnedAway: (refusal) => outlets.broken(new Problem(sentenceOf(refusal))),
      connection: (connection) => this.#tell({ connection }),
      broken: outlets.broken,
    });
  }

  /** What the page knows of the network: a worker hears nothing of it. */
  network(isThere: boolean): void {
    if (isThere) this.#conversation.wake();
    else this.#conversation.rest();
  }

  close(): void {
    this.#conversation.close();
  }

  async answer({ id }: Decision, move: unknown): Promise<SaidRefusal | null> {
    const { seq } = this.#begun();
    return this.#outcome(await this.#conversation.send({ kind: 'answer', decision: id, seq, move }));
  }

  async takeBack({ keep }: TakeBackOffer): Promise<SaidRefusal | null> {
    const { seq } = this.#begun();
    return this.#outcome(await this.#conversation.send({ kind: 'take-back', keep, seq }));
  }

  async say(text: string): Promise<SaidRefusal | null> {
    return this.#outcome(await this.#conversation.send({ kind: 'chat', text }));
  }

  async point(target: PointTarget): Promise<SaidRefusal | null> {
    return this.#outcome(await this.#conversation.send({ kind: 'point', target }));
  }

  async change(change: RoomChange): Promise<Changed> {
    const reply = await this.#conversation.send({ kind: 'room', change });
    if (reply.kind === 'refused') return this.#refused(reply.refusal);
    return { table: reply.kind === 'done' ? reply.table : undefined };
  }

  /** Asks for a page of older steps. */
  async earlier(): Promise<void> {
    const { from } = this.#begun();
    if (from === 0) return;
    const reply = await this.#conversation.send({ kind: 'log', before: from });
    if (reply.kind !== 'log') return;
    this.#begun().recall(reply);
    this.#outlets.snapshot(this.snapshot());
  }

  whyNot(decision: Decision, move: unknown): SaidRefusal | null {
    return this.#begun().whyNot(decision, move);
  }

  telling(): Telling {
    return this.#begun().telling;
  }

  past(seq: number): PastView | null {
    return this.#begun().past(seq);
  }

  snapshot(): Snapshot {
    const { room } = this.#state;
    return this.#begun().snapshot(!isPlayedByBot(room), room?.takeBacks ?? false);
  }

  async record(): Promise<GameRecord> {
    return (await this.#replayed()).record;
  }

  async verify(): Promise<Verdict> {
    return (await this.#replayed()).verify();
  }

  /** The finished game from its record, which the server gives out with the seed. */
  #replayed(): Promise<ReplayTable> {
    this.#ended ??= this.#around.fetchRecord(this.#id).then(({ record, whys }) => {
      if (!this.#game) throw notBegun();
      return new ReplayTable(this.#game, record, whys);
    });
    this.#ended.catch(() => {
      this.#ended = undefined;
    });
    return this.#ended;
  }

  /** Lines that team mates may not hear yet come late, under old numbers: then all of the talk is asked for. */
  #known(): { since?: number; chatSince?: number } {
    const { chat, room } = this.#state;
    const chatSince = room?.unheardBy.length ? undefined : chat.at(-1)?.number;
    return {
      ...(this.#play && { since: this.#play.seq }),
      ...(chatSince !== undefined && { chatSince }),
    };
  }

  async #arrive({ room, play, chat }: Arrival): Promise<void> {
    this.#tell({ room, chat: this.#withLines(chat) });
    if (play) await this.#begin(play);
  }

  async #hear(news: News): Promise<boolean> {
    switch (news.kind) {
      case 'room':
        this.#enter(news.room);
        return true;
      case 'play':
        this.#tell({ room: news.room });
        await this.#begin(news.play);
        return true;
      case 'chat':
        this.#tell({ chat: this.#withLines(news.lines) });
        return true;
      case 'pointed':
        this.#tell({ points: this.#withPoint(news.point) });
        return true;
      case 'step':
        if (!this.#play?.follow(news)) return false;
        this.#outlets.snapshot(this.snapshot());
        this.#readClock(news.clock ?? null);
        return true;
    }
  }

  /** What does not follow what is known takes its place: it stands for itself, with the newest steps that led to it. */
  async #begin(play: PlayView): Promise<void> {
    const { header, clock } = play;
    if (this.#play?.catchUp(play)) {
      this.#outlets.snapshot(this.snapshot());
    } else {
      this.#game ??= await this.#around.loadGame(header);
      if (header.rules !== this.#game.rules.manifest.version)
        throw new Problem(sentenceOf({ reason: 'old-page' }));
      this.#play = new ToldGame(this.#game, play);
      this.#outlets.begun({ info: infoOf(this.#id, this.#game, header), snapshot: this.snapshot() });
    }
    this.#readClock(clock);
  }

  #enter(room: RoomView): void {
    const before = this.#state.room;
    if (before && room.version < before.version) return;
    this.#tell({ room });
    const changedHands = isPlayedByBot(before) !== isPlayedByBot(room);
    if (this.#play && (changedHands || before?.takeBacks !== room.takeBacks))
      this.#outlets.snapshot(this.snapshot());
  }

  #withLines(lines: readonly ChatLine[]): readonly ChatLine[] {
    const { chat } = this.#state;
    const news = lines.filter(({ number }) => chat.every((known) => known.number !== number));
    return news.length === 0 ? chat : [...chat, ...news].sort((a, b) => a.number - b.number);
  }

  #withPoint(point: Point): OnlineState['points'] {
    const { points } = this.#state;
    const number = (points.at(-1)?.number ?? 0) + 1;
    return [...points, { ...point, number, heardAt: this.#around.now() }].slice(-MOST_POINTS);
  }

  #readClock(clock: ClockView | null): void {
    this.#tell({ clock: clock && { ...clock, heardAt: this.#around.now() } });
  }

  #tell(news: Partial<OnlineState>): void {
    this.#state = { ...this.#state, ...news };
    this.#outlets.online(this.#state);
  }

  #begun(): ToldGame {
    if (!this.#play) throw notBegun();
    return this.#play;
  }

  #outcome(reply: Reply): SaidRefusal | null {
    return reply.kind === 'refused' ? this.#refused(reply.refusal) : null;
  }

  #refused(refusal: Refusal): SaidRefusal {
    return { refusal, sentence: this.#game?.text.refusal(refusal) ?? houseRefusal(refusal) };
  }
}

/** Whether a bot sits in for whoever looks: then there is nothing to answer here. */
function isPlayedByBot(room: RoomView | null): boolean {
  const seat = room && room.you !== null ? room.seats[room.you] : undefined;
  return seat?.kind === 'human' && seat.standIn !== undefined;
}

function sentenceOf(refusal: Refusal) {
  return houseRefusal(refusal) ?? kernelRefusal(refusal) ?? { ru: refusal.reason, en: refusal.reason };
}

function notBegun(): Error {
  return new Error('the game has not begun');
}
