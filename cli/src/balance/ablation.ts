import { isDeepStrictEqual } from 'node:util';
import { Failure } from '../command.ts';
import { say, type Text } from '../language.ts';
import type { Ablations } from './game-balance.ts';
import type { Played } from './run.ts';
import { difference, type Estimate, type Share, share } from './statistics.ts';
import type { StudiedTable, Study } from './study.ts';

/** Games won with something less games won without it, deal by deal. */
export interface Worth extends Estimate {
  readonly with: Share;
  readonly without: Share;
}

/** What one thing is worth, at all tables together and at each. */
export interface AblationWorth extends Worth {
  readonly id: string;
  readonly title: Text;
  /** How many games went another way without it. */
  readonly changed: number;
  readonly tables: readonly (Worth & Pick<StudiedTable, 'varied'> & { readonly players: number })[];
}

export interface AblationFigures extends Omit<Ablations, 'each'> {
  /** Those worth the most come first. */
  readonly each: readonly AblationWorth[];
}

/** One deal, played with everything and with something blank. */
interface Pair {
  readonly whole: Played;
  readonly blank: Played;
}

/** `played` holds the tables as they are, and after them the same tables without each of what was blanked. */
export function ablationOf(
  { manifest, tables, without }: Study,
  { title, note, wanted, each }: Ablations,
  played: readonly (readonly Played[])[],
): AblationFigures {
  const isWon = ({ outcome }: Played) => outcome.kind === (manifest.cooperative ? 'won' : 'win');
  const worths = without.map((id, place) => {
    const pairs = tables.map((_, table) =>
      pairsOf(played[table] ?? [], played[tables.length * (place + 1) + table] ?? []),
    );
    return {
      id,
      title: each.find((ablation) => ablation.id === id)?.title as Text,
      ...worthOf(pairs.flat(), isWon),
      changed: pairs.flat().filter(isChanged).length,
      tables: tables.map(({ plan, varied }, table) => ({
        players: plan.players,
        varied,
        ...worthOf(pairs[table] ?? [], isWon),
      })),
    };
  });
  return { title, note, wanted, each: worths.sort((one, other) => other.value - one.value) };
}

function pairsOf(whole: readonly Played[], blank: readonly Played[]): readonly Pair[] {
  const same = new Map(blank.map((game) => [game.index, game]));
  return whole.flatMap((game) => {
    const other = same.get(game.index);
    return other ? [{ whole: game, blank: other }] : [];
  });
}

function worthOf(pairs: readonly Pair[], isWon: (game: Played) => boolean): Worth {
  const count = (holds: (pair: Pair) => boolean) => pairs.filter(holds).length;
  const onlyWith = count(({ whole, blank }) => isWon(whole) && !isWon(blank));
  const onlyWithout = count(({ whole, blank }) => !isWon(whole) && isWon(blank));
  return {
    ...difference(onlyWith, onlyWithout, pairs.length),
    with: share(
      count(({ whole }) => isWon(whole)),
      pairs.length,
    ),
    without: share(
      count(({ blank }) => isWon(blank)),
      pairs.length,
    ),
  };
}

function isChanged({ whole, blank }: Pair): boolean {
  return !isDeepStrictEqual([whole.outcome, whole.counts], [blank.outcome, blank.counts]);
}

/** Where no game went another way, or all were won or lost either way, calling something worthless would be a guess. */
export function refuseUnmeasured({ each }: AblationFigures): void {
  const names = each.filter((worth) => !isMeasured(worth)).map(({ title }) => say(title));
  if (names.length === 0) return;
  throw new Failure(
    say({
      ru: `Ничего не измерено: с этим и без этого партии кончаются одинаково — ${names.join(', ')}. Нужно больше партий или другой бот.`,
      en: `Nothing was measured: with and without these all games end alike: ${names.join(', ')}. Play more games, or with another bot.`,
    }),
  );
}

function isMeasured({ with: whole, without, changed }: AblationWorth): boolean {
  const won = whole.count + without.count;
  return changed > 0 && won > 0 && won < whole.of + without.of;
}
