import { type Chance, pick, type Seat } from '@bridgehead/kernel';
import type { Edition } from './options.ts';

/** Chips come in three colours: 0, 1, 2. A team shares one. */
export type Colour = number;
export const COLOURS = 3;

const LARGEST_TEAM: Readonly<Record<number, number>> = { 2: 6, 3: 4 };

/** The ways `players` may divide into teams (POB-2.1 to POB-2.3), the most even first. */
export function partitions(players: number, edition: Edition): string[] {
  if (players === 2) return ['1+1'];
  if (players === 3) return ['1+1+1'];
  const divisions = [...twoTeams(players), ...threeTeams(players)].filter((sizes) =>
    sizes.every((size) => size <= (LARGEST_TEAM[sizes.length] as number)),
  );
  const allowed = edition === 'classic' ? divisions.filter((sizes) => new Set(sizes).size === 1) : divisions;
  return allowed.sort((a, b) => unevenness(a) - unevenness(b)).map((sizes) => sizes.join('+'));
}

function unevenness(sizes: readonly number[]): number {
  return Math.max(...sizes) - Math.min(...sizes);
}

function twoTeams(players: number): number[][] {
  return range(1, Math.floor(players / 2)).map((small) => [players - small, small]);
}

function threeTeams(players: number): number[][] {
  return range(1, Math.floor(players / 3)).flatMap((small) =>
    twoTeams(players - small)
      .filter(([, middle]) => (middle as number) >= small)
      .map((pair) => [...pair, small]),
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** How a division into teams sits down. */
interface Seating {
  readonly sizes: readonly number[];
  readonly colours: readonly Colour[];
  /** Circles by colour: one for equal teams, all that are equally good for uneven ones. */
  readonly circles: readonly (readonly Colour[])[];
}

/** Kept once found: a large uneven table has thousands of circles to compare, and bots deal often. */
const seatings = new Map<string, Seating>();

function seatingOf(teams: string): Seating {
  const known = seatings.get(teams);
  if (known) return known;
  const sizes = teams.split('+').map(Number);
  const colours = sizes.flatMap((size, colour) => Array.from({ length: size }, () => colour));
  const circles = new Set(sizes).size === 1 ? [alternating(sizes)] : fewestNeighbours(sizes);
  const seating = { sizes, colours, circles };
  seatings.set(teams, seating);
  return seating;
}

/** The colour of every seat: seats fill the teams in order. */
export function coloursOf(teams: string): readonly Colour[] {
  return seatingOf(teams).colours;
}

export function teamSizes(teams: string): readonly number[] {
  return seatingOf(teams).sizes;
}

/**
 * The seats in the order in which they sit round the table (POB-2.4): equal teams alternate; uneven ones have the
 * fewest team mates side by side, and where several circles do, chance chooses.
 */
export function seatInCircle(teams: string, chance: Chance): Seat[] {
  const { circles, colours } = seatingOf(teams);
  const circle = circles.length === 1 ? (circles[0] as readonly Colour[]) : pick(circles, chance);
  const taken = new Set<Seat>();
  return circle.map((colour) => {
    const seat = colours.findIndex((of, candidate) => of === colour && !taken.has(candidate));
    taken.add(seat);
    return seat;
  });
}

function alternating(sizes: readonly number[]): Colour[] {
  return Array.from({ length: sizes.length * (sizes[0] as number) }, (_, place) => place % sizes.length);
}

/** All circles with the fewest equal neighbours. The first place is the first team's: turning a circle changes nothing. */
function fewestNeighbours(sizes: readonly number[]): Colour[][] {
  const players = sizes.reduce((sum, size) => sum + size, 0);
  let best: Colour[][] = [];
  let fewest = Number.POSITIVE_INFINITY;
  const left = [...sizes];
  const circle: Colour[] = [];

  const seat = (neighbours: number): void => {
    if (neighbours > fewest) return;
    if (circle.length === players) {
      const total = neighbours + (circle[0] === circle[players - 1] ? 1 : 0);
      if (total < fewest) best = [];
      if (total <= fewest) best.push([...circle]);
      fewest = Math.min(fewest, total);
      return;
    }
    for (const [colour, count] of left.entries()) {
      if (count === 0 || (circle.length === 0 && colour !== 0)) continue;
      const beside = circle[circle.length - 1] === colour ? 1 : 0;
      circle.push(colour);
      left[colour] = count - 1;
      seat(neighbours + beside);
      left[colour] = count;
      circle.pop();
    }
  };
  seat(0);
  return best;
}
