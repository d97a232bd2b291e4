import { findGame } from '@bridgehead/catalogue';
import type { Options, TablePlan } from '@bridgehead/kernel';

export const LEVELS = ['random', 'quick', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** A table to be played: seats left to people are `person`. */
export interface OnlineTable {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly (Level | 'person')[];
}

/** How many sit down in each game; the last sizes of Pobeda come up now and then. */
const SIZES: Readonly<Record<string, readonly number[]>> = {
  blindazh: [1, 2, 3, 4],
  bronepekhota: [2, 2, 2, 3, 4],
  pobeda: [2, 3, 4, 2, 3, 4, 2, 3, 4, 6],
  rubezh: [1, 2, 3, 4, 5],
};

/** Options that change what is said; whatever a game does not name is left as it comes. */
const OPTIONS: Readonly<Record<string, (seats: number, number: number) => Options>> = {
  blindazh: (seats, number) => ({
    strictFit: number % 7 === 0,
    difficulty: ['recruit', 'printed', 'veteran', 'stalwart'][Math.floor(number / 4) % 4] ?? 'printed',
    first: 1 + (number % seats),
  }),
  bronepekhota: (seats, number) => ({
    ...battleOf(seats, number + Math.floor(number / 5)),
    specials: number % 2 === 0,
    ammo: number % 3 === 0,
    grenades: number % 2 === 1,
    jumps: number % 3 !== 0,
    aimed: number % 4 === 0,
    panic: number % 2 === 0,
  }),
  pobeda: (seats, number) => ({
    lines: 1 + (number % 3),
    strictDraw: number % 5 === 0,
    ...(seats === 4 && number % 2 === 0 && { teams: '2+2' }),
    ...(seats === 6 && { teams: '2+2+2' }),
  }),
  rubezh: (_seats, number) => ({
    scenario: ['terespol', 'volyn', 'citadel'][Math.floor(number / 5) % 3] ?? 'terespol',
  }),
};

/** Every mission in turn, with every way to take sides that it knows. */
function battleOf(seats: number, number: number): Options {
  const mission = inTurn('bronepekhota', 'mission', { seats, options: {} }, number);
  return {
    ...mission,
    ...inTurn('bronepekhota', 'teams', { seats, options: mission }, Math.floor(number / 5)),
  };
}

function inTurn(game: string, option: string, plan: TablePlan, number: number): Options {
  const spec = findGame(game)?.manifest.options.find(({ id }) => id === option);
  const values = spec?.values(plan) ?? [];
  const value = values[number % values.length];
  if (value === undefined) throw new Error(`${game} offers no ${option} to ${plan.seats}`);
  return { [option]: value };
}

/** Every size in turn, every level at every size, and from one person to a table of people with a single bot. */
export function tableOf(game: string, number: number): OnlineTable {
  const sizes = SIZES[game];
  const size = sizes?.[number % sizes.length];
  if (size === undefined) throw new Error(`nobody has said how many sit down at ${game}`);
  const round = Math.floor(number / (sizes?.length ?? 1));
  const people = Math.max(1, Math.min(1 + (round % 3 === 2 ? 1 : 0), size - 1));
  const seats = Array.from({ length: size }, (_, seat) =>
    seat < people ? 'person' : (LEVELS[(round + seat) % LEVELS.length] as Level),
  );
  return { game, options: OPTIONS[game]?.(size, number) ?? {}, seats };
}

export function sizesOf(game: string): ReadonlySet<number> {
  return new Set(SIZES[game]);
}
