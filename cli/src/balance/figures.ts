import type { Options } from '@bridgehead/kernel';
import type { Topic } from './game-balance.ts';
import type { Played } from './run.ts';
import { type Estimate, mean, type Share, share, spread, sum } from './statistics.ts';
import type { StudiedTable, Study } from './study.ts';

/** A topic of numbers: each one observed, however many a game gave. */
export interface NumberFigures {
  readonly mean: Estimate | null;
  readonly spread: ReturnType<typeof spread>;
}

/** A topic by kinds: how much of each, and of all, in one game. */
export interface KindFigures {
  readonly mean: Estimate | null;
  readonly kinds: Readonly<Record<string, { readonly total: number; readonly mean: Estimate | null }>>;
}

/** What the games at one kind of table came to. */
export interface TableFigures {
  readonly players: number;
  readonly options: Options;
  readonly varied: StudiedTable['varied'];
  readonly games: number;
  readonly outcomes: Readonly<Record<string, Share>>;
  readonly endings: Readonly<Record<string, Share>>;
  /** How often the player who moved first, second … was among the winners; empty where all play together. */
  readonly places: readonly Share[];
  readonly topics: Readonly<Record<string, NumberFigures | KindFigures>>;
}

export function figuresOf(
  { manifest, tables }: Study,
  topics: readonly Topic[],
  played: readonly (readonly Played[])[],
): readonly TableFigures[] {
  const kinds = manifest.cooperative ? ['won', 'lost'] : ['win', 'draw'];
  return tables.map(({ plan, varied }, index) => {
    const games = played[index] ?? [];
    const shareOf = (holds: (game: Played) => boolean) => share(games.filter(holds).length, games.length);
    return {
      players: plan.players,
      options: plan.options,
      varied,
      games: games.length,
      outcomes: record(kinds, (kind) => shareOf(({ outcome }) => outcome.kind === kind)),
      endings: record(manifest.endings, (ending) => shareOf(({ outcome }) => outcome.ending === ending)),
      places: Array.from({ length: manifest.cooperative ? 0 : plan.players }, (_, place) =>
        shareOf((game) => hasWon(game, place)),
      ),
      topics: Object.fromEntries(topics.map((topic) => [topic.id, topicFigures(topic, games)])),
    };
  });
}

function hasWon({ outcome, order }: Played, place: number): boolean {
  const seat = order[place];
  return outcome.kind === 'win' && seat !== undefined && outcome.winners.includes(seat);
}

function topicFigures({ id, kinds }: Topic, games: readonly Played[]): NumberFigures | KindFigures {
  if (!kinds) {
    const numbers = games.flatMap(({ counts }) =>
      counts.flatMap((count) => ('number' in count && count.topic === id ? [count.number] : [])),
    );
    return { mean: mean(numbers), spread: spread(numbers) };
  }
  const amounts = (holds: (kind: string) => boolean) =>
    games.map(({ counts }) =>
      sum(counts.flatMap((c) => ('kind' in c && c.topic === id && holds(c.kind) ? [c.amount] : []))),
    );
  return {
    mean: mean(amounts(() => true)),
    kinds: record(Object.keys(kinds), (kind) => {
      const perGame = amounts((other) => other === kind);
      return { total: sum(perGame), mean: mean(perGame) };
    }),
  };
}

function record<Value>(keys: readonly string[], value: (key: string) => Value): Record<string, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(key)]));
}
