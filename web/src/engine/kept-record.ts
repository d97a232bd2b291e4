import {
  agreedOutcome,
  type AnyGame,
  bind,
  endingOf,
  type GameRecord,
  type Outcome,
  type Seed,
  sidesOf,
} from '@bridgehead/kernel';
import type { StoredTable } from '../storage/tables.ts';
import type { TailStep } from './tail.ts';

/** How people have agreed to end it, which is the last step there is. */
export function agreedIn(
  { rules }: AnyGame,
  { header }: StoredTable,
  steps: readonly TailStep[],
): Outcome | null {
  const entry = steps.at(-1)?.entry;
  return entry?.kind === 'agreed' ? agreedOutcome(sidesOf(rules.manifest, header), entry) : null;
}

/** All steps of a game and the state they lead to, as a record; closed if the game is over. */
export function recordOf(
  game: AnyGame,
  stored: StoredTable,
  seed: Seed,
  steps: readonly TailStep[],
  state: unknown,
): GameRecord {
  const { header, setup } = stored;
  const outcome = agreedIn(game, stored, steps) ?? game.rules.outcome(state);
  const ending = endingOf(outcome, state, seed);
  return bind({ header, setup, entries: steps.map(({ entry }) => entry) }, ending ?? undefined);
}

/** What a list of tables says of how a game ended. */
export function closingOf(
  game: AnyGame,
  record: GameRecord,
  state: unknown,
): Pick<StoredTable, 'closing' | 'victory'> {
  const { closing } = record;
  if (!closing) return {};
  const { text, rules } = game;
  const victory = text.victory?.(closing.outcome, rules.observe(state, 'spectator'));
  return { closing, ...(victory && { victory }) };
}
