import type { EnemyEnd, Event, PenaltyCause } from '../../rules/index.ts';

/** How the squad fared in one round: the players' turns and the enemy's. */
export interface Round {
  readonly penalties: Partial<Record<PenaltyCause, number>>;
  readonly removed: Partial<Record<EnemyEnd, number>>;
  readonly flags: number;
}

interface Tally {
  penalties: Partial<Record<PenaltyCause, number>>;
  removed: Partial<Record<EnemyEnd, number>>;
  flags: number;
}

/** Only a player's step begins a new round: everything else may belong to the enemy's turn. */
const PLAYERS_STEPS: ReadonlySet<Event['kind']> = new Set([
  'moved',
  'dug',
  'flagged',
  'cleared',
  'attacked',
  'tookGrenade',
  'threw',
  'replaced',
  'waited',
]);

export function roundsOf(story: readonly Event[]): Round[] {
  let round: Tally = empty();
  const rounds: Tally[] = [round];
  let isEnemysTurn = false;
  let total = 0;
  for (const event of story) {
    if (isEnemysTurn && PLAYERS_STEPS.has(event.kind)) {
      isEnemysTurn = false;
      round = empty();
      rounds.push(round);
    }
    if (event.kind === 'enemyTurn') isEnemysTurn = true;
    else if (event.kind === 'flagged') round.flags++;
    else if (event.kind === 'enemyLost') add(round.removed, event.cause, 1);
    else if (event.kind === 'penalty') {
      // The point that reaches the limit ends the count, whatever the shield.
      add(round.penalties, event.cause, event.total - total);
      total = event.total;
    }
  }
  return rounds;
}

export function totals<Cause extends string>(
  counts: readonly Partial<Record<Cause, number>>[],
  cause: Cause,
): number {
  return counts.reduce((sum, count) => sum + (count[cause] ?? 0), 0);
}

export function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function empty(): Tally {
  return { penalties: {}, removed: {}, flags: 0 };
}

function add<Cause extends string>(counts: Partial<Record<Cause, number>>, cause: Cause, by: number): void {
  counts[cause] = (counts[cause] ?? 0) + by;
}
