import { type AnyGame, chanceFrom, type Chance, type Decision, seedFromText } from '@bridgehead/kernel';
import type { NewTable } from '@bridgehead/wire';
import { ApiClient } from './api.ts';
import { RandomPlayer, type Taste } from './random-player.ts';
import { type Reply, SocketClient } from './socket-client.ts';

export interface PartyWish extends Partial<Omit<NewTable, 'seats'>> {
  readonly people: number;
  /** The nodes they come to, in turns. */
  readonly origins: readonly string[];
  readonly keepsTranscripts?: boolean;
  readonly seed?: string;
}

/** How a party plays: one time in `daring` it does what it may and need not. */
export interface Manner extends Taste {
  readonly daring?: number;
}

/** People who have sat down at one table and begun a game. */
export class Party {
  readonly table: string;
  readonly key: string;
  readonly game: AnyGame;
  readonly people: readonly ApiClient[];
  readonly clients: SocketClient[];
  readonly chance: Chance;

  private constructor(
    { table, key = '' }: { readonly table: string; readonly key?: string },
    game: AnyGame,
    people: readonly ApiClient[],
    clients: SocketClient[],
    seed: string,
  ) {
    this.table = table;
    this.key = key;
    this.game = game;
    this.people = people;
    this.clients = clients;
    this.chance = chanceFrom(seedFromText(seed));
  }

  static async gather(game: AnyGame, wish: PartyWish): Promise<Party> {
    const { people: count, origins, keepsTranscripts = false, seed = 'party', ...table } = wish;
    const people: ApiClient[] = [];
    for (let number = 0; number < count; number++) {
      const origin = origins[number % origins.length] ?? '';
      // Nodes share identities: whoever was made at one is known at the other.
      people.push(await ApiClient.guest(origin, `Guest ${number + 1}`));
    }
    const seats = people.map(() => ({ kind: 'open' as const }));
    const created = await (people[0] as ApiClient).createTable({ ...table, seats });
    const clients: SocketClient[] = [];
    for (const person of people) {
      const client = await SocketClient.connect(person, keepsTranscripts);
      await client.open(created.table, created.key);
      if (clients.length > 0) {
        await client.change({ do: 'sit' });
        await client.change({ do: 'ready', ready: true });
      }
      clients.push(client);
    }
    const party = new Party(created, game, people, clients, seed);
    // At another node people may be ready a moment before the host sees it.
    await party.host.until(() => party.isEverybodyReady);
    await party.host.change({ do: 'start' });
    await Promise.all(clients.map((client) => client.until(() => client.play !== null)));
    return party;
  }

  get isEverybodyReady(): boolean {
    const seats = this.host.room?.seats ?? [];
    return seats.every((seat, number) => seat.kind === 'human' && (seat.ready || number === 0));
  }

  get host(): SocketClient {
    return this.client(0);
  }

  client(index: number): SocketClient {
    const client = this.clients[index];
    if (!client) throw new Error(`nobody is number ${index}`);
    return client;
  }

  /** Whoever sits there. */
  at(seat: number): RandomPlayer {
    const client = this.clients.find(({ room }) => room?.you === seat);
    if (!client) throw new Error(`nobody sits at ${seat}`);
    return new RandomPlayer(client, this.game, this.chance);
  }

  get seq(): number {
    return Math.max(...this.clients.map(({ play }) => play?.seq ?? 0));
  }

  get isOver(): boolean {
    return this.clients.some(({ play }) => play !== null && play.outcome !== null);
  }

  /** What has to be decided next; now and then what may be. */
  next({ daring = 0 }: Manner = {}): Decision {
    const pending = this.clients.find(({ play }) => play?.seq === this.seq)?.play?.pending ?? [];
    const may = pending.filter(({ must }) => !must);
    const pool = daring > 0 && may.length > 0 && this.chance.below(daring) === 0 ? may : pending;
    const decision = pool[this.chance.below(pool.length)] as Decision;
    return pool === may || decision.must ? decision : (pending.find(({ must }) => must) ?? decision);
  }

  /** One move by whoever is to decide; everybody has seen it when it is over. */
  async move(manner: Manner = {}): Promise<Reply> {
    const decision = this.next(manner);
    const player = this.at(decision.seat);
    const reply = await player.client.ask({
      kind: 'answer',
      decision: decision.id,
      seq: player.client.play?.seq ?? 0,
      move: player.moveFor(decision, manner),
    });
    if ('refusal' in reply) throw new Error(`refused: ${JSON.stringify(reply.refusal)}`);
    await this.reach(reply.seq ?? 0);
    return reply;
  }

  async reach(seq: number): Promise<void> {
    const open = this.clients.filter(({ isOpen }) => isOpen);
    await Promise.all(open.map((client) => client.until(() => (client.play?.seq ?? 0) >= seq)));
  }

  async playOn(moves = Number.POSITIVE_INFINITY, manner: Manner = {}): Promise<void> {
    for (let made = 0; made < moves && !this.isOver; made++) await this.move(manner);
  }

  async playOut(manner: Manner = {}): Promise<void> {
    await this.playOn(Number.POSITIVE_INFINITY, manner);
    await Promise.all(this.clients.map((client) => client.until(() => client.room?.phase === 'finished')));
  }

  close(): void {
    for (const client of this.clients) client.close();
  }
}
