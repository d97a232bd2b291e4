import type { Outcome, Seat } from '@bridgehead/kernel';

/** What a series of games came to. Won and lost are for games that all play together. */
export interface Tally {
  readonly games: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly draws: number;
  readonly won: number;
  readonly lost: number;
  readonly moves: number;
}

/** One game of a series: how it ended, which bot sat where, and in which order the seats came to move. */
export interface Result {
  readonly outcome: Outcome;
  readonly bots: readonly string[];
  readonly order: readonly Seat[];
  readonly moves: number;
}

export function emptyTally(bots: readonly string[]): Tally {
  const wins = Object.fromEntries(bots.map((bot) => [bot, 0]));
  return { games: 0, wins, draws: 0, won: 0, lost: 0, moves: 0 };
}

export function count(tally: Tally, { outcome, bots, moves }: Result): Tally {
  const next = { ...tally, games: tally.games + 1, moves: tally.moves + moves };
  switch (outcome.kind) {
    case 'draw':
      return { ...next, draws: tally.draws + 1 };
    case 'won':
      return { ...next, won: tally.won + 1 };
    case 'lost':
      return { ...next, lost: tally.lost + 1 };
    case 'win': {
      // One side wins, however many seats it has; its seats are played by one bot.
      const bot = bots[outcome.winners[0] as number] as string;
      return { ...next, wins: { ...tally.wins, [bot]: (tally.wins[bot] ?? 0) + 1 } };
    }
  }
}
