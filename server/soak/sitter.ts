import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyGame, Chance } from '@bridgehead/kernel';
import type { RoomChange } from '@bridgehead/wire';
import type { ApiClient } from '../testkit/api.ts';
import { RandomPlayer } from '../testkit/random-player.ts';
import { type Reply, SocketClient } from '../testkit/socket-client.ts';
import type { Acknowledged } from './ledger.ts';
import type { World } from './world.ts';

const LOOK_AGAIN_MS = 25;

/** A player who comes back whenever the server does, and sends again what was not answered. */
export class Sitter {
  readonly who: ApiClient;
  readonly #world: World;
  readonly #game: AnyGame;
  readonly #chance: Chance;
  readonly #acknowledged: (move: Acknowledged) => void;
  #client: SocketClient | undefined;
  #table = '';

  constructor(
    who: ApiClient,
    world: World,
    game: AnyGame,
    chance: Chance,
    acknowledged: (move: Acknowledged) => void,
  ) {
    this.who = who;
    this.#world = world;
    this.#game = game;
    this.#chance = chance;
    this.#acknowledged = acknowledged;
  }

  get isBack(): boolean {
    return this.#client?.isOpen === true && this.#client.room?.table === this.#table;
  }

  async goTo(table: string): Promise<void> {
    this.#client?.close();
    this.#client = undefined;
    this.#table = table;
    await this.#atTable();
  }

  /** A change is sent until it is answered: made twice, it is refused, and that is as good. */
  change(change: RoomChange): Promise<Reply> {
    return this.#persist((client) => client.change(change));
  }

  async playOn(): Promise<void> {
    for (;;) {
      const player = new RandomPlayer(await this.#atTable(), this.#game, this.#chance);
      const { client } = player;
      try {
        await client.until(() => isClosed(client) || player.turn !== undefined || !client.isOpen, 60_000);
      } catch {
        throw new Error(`table ${this.#table} stands still at ${client.play?.seq}`);
      }
      if (!client.isOpen) continue;
      if (isClosed(client)) return;
      await this.#move(player);
    }
  }

  leave(): void {
    this.#client?.close();
  }

  async #move(player: RandomPlayer): Promise<void> {
    const { turn, client } = player;
    if (!turn || !client.play) return;
    const move = player.moveFor(turn);
    const { seq } = client.play;
    const id = randomUUID();
    await sleep(this.#chance.below(15));
    const message = { kind: 'answer', decision: turn.id, seq, move } as const;
    const reply = await this.#persist((at) => at.ask(message, id));
    if ('refusal' in reply) throw new Error(`a legal move was refused: ${JSON.stringify(reply.refusal)}`);
    const made = reply.seq ?? 0;
    this.#acknowledged({ table: this.#table, seq: made, decision: turn.id, move });
    // The answer comes before the step that shows it.
    const here = await this.#atTable();
    await here.until(() => !here.isOpen || (here.play?.seq ?? 0) >= made);
  }

  async #persist(ask: (client: SocketClient) => Promise<Reply>): Promise<Reply> {
    for (;;) {
      const reply = await ask(await this.#atTable()).catch(() => undefined);
      if (reply && !('refusal' in reply && reply.refusal.reason === 'try-again')) return reply;
      await sleep(LOOK_AGAIN_MS);
    }
  }

  async #atTable(): Promise<SocketClient> {
    while (!this.#client?.isOpen) {
      await this.#world.up;
      const back = await this.#comeBack().catch(() => undefined);
      if (back) this.#client = back;
      else await sleep(LOOK_AGAIN_MS);
    }
    return this.#client;
  }

  async #comeBack(): Promise<SocketClient | undefined> {
    const client = await SocketClient.connect(this.who);
    const reply = await client.open(this.#table, undefined, this.#client?.play?.seq);
    if ('refusal' in reply) {
      client.close();
      if (reply.refusal.reason === 'try-again') return undefined;
      throw new Error(`table ${this.#table} does not open: ${JSON.stringify(reply.refusal)}`);
    }
    return client;
  }
}

function isClosed({ room }: SocketClient): boolean {
  return room?.phase === 'finished';
}
