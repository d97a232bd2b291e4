import type { AnyGame, Game } from '@bridgehead/kernel';
import { mortar } from '@bridgehead/kernel/test-games';

export const SHOT_MS = 300;

/** A mortar whose shots take as long as is said here, however fast the machine is. */
const slow: Game = {
  manifest: mortar.manifest,
  async load(wish) {
    const game = (await mortar.load(wish)) as unknown as AnyGame;
    return { ...game, rules: { ...game.rules, findings: { needs: () => true, find: takeTime } } };
  },
};

function takeTime(): unknown {
  const until = performance.now() + SHOT_MS;
  while (performance.now() < until);
  return { landed: 0 };
}

export const games: readonly Game[] = [slow];
