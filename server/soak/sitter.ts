import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyGame, Chance } from '@bridgehead/kernel';
import type { RoomChange } from '@bridgehead/wire';
import type { ApiClient } from '../testkit/api.ts';
import { RandomPlayer } from '../testkit/random-player.ts';
import { type Reply, SocketClient } from '../testkit/socket-client.ts';
import type { Ledger } from './ledger.ts';
import type { World } from './world.ts';

const LOOK_AGAIN_MS = 25;
const TALKS_EVERY = 5;
const TAKES_BACK_EVERY = 15;

/** A player who comes back whenever a server does, and sends again what was not answered. */
export class Sitter {
  readonly who: ApiClient;
  readonly #world: World;
  readonly #game: AnyGame;
  readonly #chance: Chance;
  readonly #ledger: Ledger;
  #client: SocketClient | undefined;
  #table = '';

  constructor(who: ApiClient, world: World, game: AnyGame, chance: Chance, ledger: Ledger) {
    this.who = who;
    this.#world = world;
    this.#game = game;
    this.#chance = chance;
    this.#ledger = ledger;
  }

  get isBack(): boolean {
    return this.#client?.isOpen === true && this.#client.room?.table === this.#table;
  }

  /** Moves of everybody, as far as this player has heard. */
  get seq(): number {
    return this.#client?.play?.seq ?? 0;
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
    while (await this.playTurn());
  }

  /** One turn, with whatever else one does at a table; false when the game is over. */
  async playTurn(): Promise<boolean> {
    const player = new RandomPlayer(await this.#atTable(), this.#game, this.#chance);
    const { client } = player;
    try {
      await client.until(() => isClosed(client) || player.turn !== undefined || !client.isOpen, 120_000);
    } catch {
      throw new Error(`table ${this.#table} stands still at ${client.play?.seq}`);
    }
    if (!client.isOpen) return true;
    if (isClosed(client)) return false;
    if (this.#chance.below(TALKS_EVERY) === 0) await this.#talk();
    const isAlone = client.room?.seats.filter(({ kind }) => kind === 'human').length === 1;
    if (isAlone && this.#chance.below(TAKES_BACK_EVERY) === 0) await this.#takeBack(client);
    else await this.#move(player);
    return true;
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
    this.#ledger.add({ table: this.#table, seq: made, entry: { kind: 'move', decision: turn.id, move } });
    await this.#reach(made);
  }

  /** Back to before the last move of one's own; refused where there is none. */
  async #takeBack({ play }: SocketClient): Promise<void> {
    if (!play) return;
    const live = Array<number | undefined>(play.lineBefore);
    for (const { seat, undo } of play.steps) {
      if (undo === undefined) live.push(seat);
      else live.length = undo;
    }
    const keep = live.lastIndexOf(play.viewer === 'spectator' ? -1 : play.viewer);
    if (keep < 0) return;
    const id = randomUUID();
    const reply = await this.#persist((at) => at.ask({ kind: 'take-back', keep, seq: play.seq }, id));
    if ('refusal' in reply || reply.seq === undefined) return;
    this.#ledger.add({ table: this.#table, seq: reply.seq, entry: { kind: 'undo', keep } });
    await this.#reach(reply.seq);
  }

  async #talk(): Promise<void> {
    const text = `line ${randomUUID()}`;
    const id = randomUUID();
    const reply = await this.#persist((at) => at.ask({ kind: 'chat', text }, id));
    if ('refusal' in reply) throw new Error(`a line was refused: ${JSON.stringify(reply.refusal)}`);
    this.#ledger.heard(this.#table, text);
  }

  /** The answer comes before the step that shows it. */
  async #reach(seq: number): Promise<void> {
    const here = await this.#atTable();
    await here.until(() => !here.isOpen || (here.play?.seq ?? 0) >= seq, 60_000);
  }

  async #persist(ask: (client: SocketClient) => Promise<Reply>): Promise<Reply> {
    for (;;) {
      const reply = await ask(await this.#atTable()).catch(() => undefined);
      if (reply && !('refusal' in reply && isPassing(reply.refusal.reason))) return reply;
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
    const client = await SocketClient.connect(this.who.at(this.#world.nearest(this.who.origin)));
    const reply = await client.open(this.#table);
    if ('refusal' in reply) {
      client.close();
      if (isPassing(reply.refusal.reason)) return undefined;
      throw new Error(`table ${this.#table} does not open: ${JSON.stringify(reply.refusal)}`);
    }
    return client;
  }
}

/** The database is away: whatever was asked is asked again. */
function isPassing(reason: string): boolean {
  return reason === 'try-again' || reason === 'server-failed';
}

function isClosed({ room }: SocketClient): boolean {
  return room?.phase === 'finished';
}
