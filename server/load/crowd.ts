import { randomUUID } from 'node:crypto';
import { ApiClient } from '../testkit/api.ts';
import { Latencies, round } from './latencies.ts';
import type { Cue, Score, Scores } from './scores.ts';
import { LoadSeat } from './seat.ts';

const SEATS = 4;

interface LoadGame {
  readonly table: string;
  readonly score: Score;
}

/** Four clients that play one game after another. */
class LoadTable {
  readonly seats: readonly LoadSeat[];
  readonly #scores: Scores;
  /** Begun, and not played yet. */
  readonly #games: LoadGame[] = [];
  readonly #over = new Set<LoadSeat>();
  #playing: LoadGame | undefined;
  /** Why this table plays no more: kept until the turn is over, so that the database is not left behind. */
  failure: unknown = null;

  constructor(seats: readonly LoadSeat[], scores: Scores) {
    this.seats = seats;
    this.#scores = scores;
    const fail = (error: unknown) => {
      this.failure ??= error;
    };
    for (const seat of seats) {
      seat.over = () => void this.#finish(seat).catch(fail);
      seat.failed = fail;
    }
  }

  /** So many games are begun and wait to be played, besides the one that is being played. */
  async stock(games: number): Promise<void> {
    if (this.#games.length >= games) return;
    while (this.#games.length < games) this.#games.push(await this.#begin());
    if (this.#playing === undefined) await this.#next();
    else await this.#open(this.#playing);
  }

  /** Goes on to the next game once all four know that this one is over. */
  async #finish(seat: LoadSeat): Promise<void> {
    this.#over.add(seat);
    if (this.#over.size === SEATS) await this.#next();
  }

  async #next(): Promise<void> {
    this.#over.clear();
    this.#playing = this.#games.shift();
    if (this.#playing === undefined)
      throw new Error('a table has run out of games: the figures are worth nothing');
    await this.#open(this.#playing);
  }

  async #begin(): Promise<LoadGame> {
    const table = await begin(this.seats);
    return { table, score: await this.#scores.of(table) };
  }

  async #open({ table, score }: LoadGame): Promise<void> {
    await Promise.all(this.seats.map((seat) => seat.open(table, score)));
  }
}

export interface Measured {
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly toldPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** A thousand people at their tables, on one node or spread over several. */
export class Crowd {
  readonly #tables: readonly LoadTable[];

  constructor(groups: readonly LoadSeat[][], scores: Scores) {
    this.#tables = groups.map((seats) => new LoadTable(seats, scores));
  }

  static async connect(origins: readonly string[], tables: number): Promise<LoadSeat[][]> {
    const groups: LoadSeat[][] = [];
    for (let table = 0; table < tables; table++) {
      const seats = Array.from({ length: SEATS }, async (_, seat) => {
        const who = await ApiClient.guest(origins[seat % origins.length] as string, `${table}-${seat}`);
        return LoadSeat.connect(who);
      });
      groups.push(await Promise.all(seats));
    }
    return groups;
  }

  /** Every table has so many games ahead of it: setting them up is no part of what is measured. */
  async stock(games: number): Promise<void> {
    await Promise.all(this.#tables.map((table) => table.stock(games)));
  }

  /** Everybody moves as soon as asked, or so that all tables together make `perSecond` moves. */
  async play(milliseconds: number, perSecond?: number): Promise<Measured> {
    const latencies = new Latencies();
    const pause = perSecond === undefined ? 0 : (this.#tables.length / perSecond) * 1000;
    let told = 0;
    let isOn = true;
    for (const table of this.#tables) {
      let dueAt = performance.now() + Math.random() * pause;
      const move = (seat: LoadSeat, cue: Cue) => {
        if (!isOn) return;
        if (pause === 0) return seat.move(cue);
        const wait = Math.max(0, dueAt - performance.now());
        dueAt = Math.max(dueAt, performance.now() - pause) + pause;
        setTimeout(() => isOn && seat.move(cue), wait);
      };
      for (const seat of table.seats) {
        seat.events = {
          asked: move,
          told: () => told++,
          acknowledged: (latency) => latencies.add(latency),
        };
      }
    }
    const started = performance.now();
    for (const table of this.#tables) for (const seat of table.seats) seat.look();
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    isOn = false;
    const seconds = (performance.now() - started) / 1000;
    const moves = latencies.count;
    const messages = told;
    for (const { failure } of this.#tables) if (failure) throw failure;
    if (moves === 0) throw new Error('nobody has moved: the figures are worth nothing');
    await new Promise((resolve) => setTimeout(resolve, 500));
    return {
      moves,
      movesPerSecond: round(moves / seconds),
      toldPerSecond: round(messages / seconds),
      ...latencies.summary(),
    };
  }
}

async function begin(seats: readonly LoadSeat[]): Promise<string> {
  const [host, ...others] = seats as [LoadSeat, ...LoadSeat[]];
  const { table } = await host.who.createTable({
    seats: seats.map(() => ({ kind: 'open' })),
  });
  await Promise.all(seats.map((seat) => seat.open(table)));
  for (const seat of others) {
    await seat.ask({ kind: 'room', id: randomUUID(), change: { do: 'sit' } });
    await seat.ask({ kind: 'room', id: randomUUID(), change: { do: 'ready', ready: true } });
  }
  await host.ask({ kind: 'room', id: randomUUID(), change: { do: 'start' } });
  return table;
}
