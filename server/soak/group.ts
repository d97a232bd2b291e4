import { type AnyGame, chanceFrom, seedFromText } from '@bridgehead/kernel';
import type { Clock, NewTable } from '@bridgehead/wire';
import { ApiClient } from '../testkit/api.ts';
import type { Ledger } from './ledger.ts';
import { Sitter } from './sitter.ts';
import type { World } from './world.ts';

/** Who plays what with whom, and by which clock. */
export interface GroupWish {
  readonly game: AnyGame;
  readonly people: number;
  readonly bots?: readonly string[];
  readonly clock?: Clock;
  readonly seed: string;
}

/** The same people at one table after another, through every death of the servers. */
export class Group {
  readonly game: AnyGame;
  readonly sitters: readonly Sitter[];
  readonly #world: World;
  readonly #wish: GroupWish;
  /** The table they play at; empty before the first game. */
  table = '';

  private constructor(sitters: readonly Sitter[], world: World, wish: GroupWish) {
    this.game = wish.game;
    this.sitters = sitters;
    this.#world = world;
    this.#wish = wish;
  }

  static async gather(world: World, wish: GroupWish, ledger: Ledger): Promise<Group> {
    const sitters: Sitter[] = [];
    for (let seat = 0; seat < wish.people; seat++) {
      const home = world.origins[seat % world.origins.length] as string;
      const who = await ApiClient.guest(home, `Player ${seat + 1}`);
      const chance = chanceFrom(seedFromText(`${wish.seed} ${seat}`));
      sitters.push(new Sitter(who, world, wish.game, chance, ledger));
    }
    return new Group(sitters, world, wish);
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
      await this.begin();
      await Promise.all(this.sitters.map((sitter) => sitter.playOn()));
      await ended(this);
    }
    for (const sitter of this.sitters) sitter.leave();
  }

  async begin(): Promise<void> {
    const [host, ...guests] = this.sitters as [Sitter, ...Sitter[]];
    const { game, bots = [], clock = { kind: 'none' } } = this.#wish;
    const seats: NewTable['seats'] = [
      ...this.sitters.map(() => ({ kind: 'open' as const })),
      ...bots.map((bot, index) => ({ kind: 'bot' as const, bot, name: `Bot ${index + 1}` })),
    ];
    const wish = { game: game.rules.manifest.id, seats, clock };
    const { table } = await this.#world.persist(() =>
      host.who.at(this.#world.nearest(host.who.origin)).createTable(wish),
    );
    await Promise.all(this.sitters.map((sitter) => sitter.goTo(table)));
    for (const guest of guests) {
      await guest.change({ do: 'sit' });
      await guest.change({ do: 'ready', ready: true });
    }
    // At another node people may be ready a moment before the host sees it.
    for (let attempt = 0; attempt < 100; attempt++) {
      const reply = await host.change({ do: 'start' });
      if (!('refusal' in reply) || reply.refusal.reason === 'not-waiting') break;
    }
    this.table = table;
  }
}
