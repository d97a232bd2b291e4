import { type AnyGame, chanceFrom, seedFromText } from '@bridgehead/kernel';
import type { NewTable } from '@bridgehead/wire';
import { ApiClient } from '../testkit/api.ts';
import type { Acknowledged } from './ledger.ts';
import { Sitter } from './sitter.ts';
import type { World } from './world.ts';

/** The same people at one table after another, through every death of the server. */
export class Group {
  readonly sitters: readonly Sitter[];
  readonly #world: World;
  /** The table they play at; empty before the first game. */
  table = '';

  private constructor(sitters: readonly Sitter[], world: World) {
    this.sitters = sitters;
    this.#world = world;
  }

  static async gather(
    world: World,
    game: AnyGame,
    seats: number,
    seed: string,
    acknowledged: (move: Acknowledged) => void,
  ): Promise<Group> {
    const sitters: Sitter[] = [];
    for (let seat = 0; seat < seats; seat++) {
      const who = await ApiClient.guest(world.origin, `Player ${seat + 1}`);
      const chance = chanceFrom(seedFromText(`${seed} ${seat}`));
      sitters.push(new Sitter(who, world, game, chance, acknowledged));
    }
    return new Group(sitters, world);
  }

  get host(): Sitter {
    return this.sitters[0] as Sitter;
  }

  get isBack(): boolean {
    return this.sitters.every(({ isBack }) => isBack);
  }

  /** Game after game; each is handed over when it has ended. */
  async playWhile(goesOn: () => boolean, ended: (group: Group) => Promise<void>): Promise<void> {
    while (goesOn()) {
      await this.#begin();
      await Promise.all(this.sitters.map((sitter) => sitter.playOn()));
      await ended(this);
    }
    for (const sitter of this.sitters) sitter.leave();
  }

  async #begin(): Promise<void> {
    const [host, ...guests] = this.sitters as [Sitter, ...Sitter[]];
    const seats: NewTable['seats'] = this.sitters.map(() => ({ kind: 'open' }));
    const { table } = await this.#world.persist(() => host.who.createTable({ seats }));
    await Promise.all(this.sitters.map((sitter) => sitter.goTo(table)));
    for (const guest of guests) {
      await guest.change({ do: 'sit' });
      await guest.change({ do: 'ready', ready: true });
    }
    await host.change({ do: 'start' });
    this.table = table;
  }
}
