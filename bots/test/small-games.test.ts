import { type Chance, type Game, type LoadedGame, pick, type Seat } from '@bridgehead/kernel';
import { ambush, heap, mortar, muster, trek } from '@bridgehead/kernel/test-games';
import { playAtRandom, type Repertoire, sayEverything } from '@bridgehead/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { botsFor } from '../src/index.ts';

interface Small<S, M, E, V> {
  readonly game: Game<S, M, E, V>;
  readonly seats: readonly ('human' | 'bot')[];
  readonly repertoire: Repertoire<M, E>;
  readonly attempt: (state: S, seat: Seat, chance: Chance) => M;
}

function prove<S, M, E, V>({ game, seats, repertoire, attempt }: Small<S, M, E, V>): void {
  describe(`${game.manifest.id}`, () => {
    test('keeps at random what every game promises', async () => {
      const { rules } = await game.load();
      for (let index = 0; index < 25; index++) {
        const { record } = playAtRandom({ rules, seats, seed: `${game.manifest.id} ${index}`, undoEvery: 9 });
        expect(record.closing?.outcome).toBeDefined();
      }
    });
    test('says everything in both languages, and no reason tells a secret', async () => {
      const loaded: LoadedGame<S, M, E, V> = await game.load();
      const table = { options: {}, seats };
      sayEverything({
        game: loaded,
        bots: botsFor(loaded),
        tables: Array.from({ length: 12 }, () => table),
        repertoire,
        attempt,
        rare: { reasons: [{ reason: 'random' }] },
      });
    });
  });
}

const said = <Key extends string>(...keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, true])) as Record<Key, true>;

prove({
  game: ambush,
  seats: ['human', 'bot', 'human', 'bot'],
  repertoire: {
    event: said('shot', 'covered', 'waited', 'drew', 'hit', 'saved'),
    move: said('shoot', 'wait', 'cover', 'pass', 'rest'),
    decision: said('turn', 'react'),
    reason: said('random', 'shoot', 'wait', 'cover', 'stay-out'),
    refusal: said('not-now', 'not-in-hand', 'wrong-card', 'no-target'),
  },
  attempt(_state, seat, chance) {
    const card = chance.below(36);
    const shot = { kind: 'shoot', card, target: seat } as const;
    return pick([{ kind: 'pass' } as const, { kind: 'cover', card } as const, shot], chance);
  },
});

prove({
  game: mortar,
  seats: ['human', 'bot'],
  repertoire: {
    event: said('landed'),
    move: said('fire'),
    decision: said('fire'),
    reason: said('random', 'aim'),
    refusal: said('charge'),
  },
  attempt: (_state, _seat, chance) => ({ kind: 'fire', charge: chance.below(400) }),
});

prove({
  game: trek,
  seats: ['human', 'bot', 'human'],
  repertoire: {
    event: said('walked', 'stopped'),
    move: said('walk', 'stop'),
    decision: said('go'),
    reason: said('random', 'onward', 'enough'),
    refusal: said('off-table', 'too-far', 'blocked'),
  },
  attempt({ walkers }, seat, chance) {
    const { x = 0, y = 0 } = walkers[seat] ?? {};
    return { kind: 'walk' as const, to: { x: x + chance.below(20) - 5, y: y + chance.below(40) - 20 } };
  },
});

prove({
  game: muster,
  seats: ['human', 'bot', 'human'],
  repertoire: {
    event: said('shown', 'sent'),
    move: said('bring', 'send'),
    decision: said('bring', 'send'),
    reason: said('random', 'even', 'next'),
    refusal: said('not-now', 'no-unit', 'unit-count', 'too-strong'),
  },
  attempt(_state, _seat, chance) {
    const units = Array.from({ length: 2 + chance.below(2) }, () => ({ name: 'I', strength: 9 }));
    return chance.below(2) === 0
      ? { kind: 'send' as const, unit: chance.below(5) }
      : { kind: 'bring' as const, army: { title: 'A', units } };
  },
});

prove({
  game: heap,
  seats: ['human', 'bot'],
  repertoire: {
    event: said('took'),
    move: said('take'),
    decision: said('take'),
    reason: said('random', 'leave'),
    refusal: said('too-many'),
  },
  attempt: (_state, _seat, chance) => ({ kind: 'take', stones: chance.below(9) }),
});
