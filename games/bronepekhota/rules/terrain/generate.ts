import { fieldOf, type Terrain } from '@bridgehead/geometry';
import { type Chance, generatorOf, pick, shuffle } from '@bridgehead/kernel';
import type { Layout } from '../armoury.ts';
import { type Cluster, ROLES, type Role, type Sited, sited } from './cluster.ts';
import { type Paint, type Theme, THEMES } from './looks.ts';
import { isExposed, zonesOf } from './playable.ts';
import { roadsOf } from './roads.ts';
import { isNear, isWithin, type Lot, turnedBox, turnedPiece } from './shapes.ts';

/** Two fight on a small table, three or four on a large one. */
export const SIZES = ['small', 'large'] as const;
export type TableSize = (typeof SIZES)[number];

interface Plan {
  readonly width: number;
  readonly depth: number;
  readonly seats: number;
  /** How many of each there are on either half. */
  readonly clusters: Readonly<Record<Role, number>>;
  /** Where they go, in turn: between armies first. */
  readonly regions: readonly Lot[];
}

const PLANS: Readonly<Record<TableSize, Plan>> = {
  small: {
    width: 1200,
    depth: 800,
    seats: 2,
    clusters: { great: 2, tall: 2, middle: 2, low: 3 },
    regions: [{ x: 200, y: 0, width: 800, depth: 800 }],
  },
  large: {
    width: 1800,
    depth: 1000,
    seats: 4,
    clusters: { great: 4, tall: 4, middle: 4, low: 4 },
    regions: [
      { x: 0, y: 200, width: 600, depth: 600 },
      { x: 600, y: 0, width: 600, depth: 500 },
    ],
  },
};

/** Between two clusters a soldier passes. */
const GAP = 30;
const GRID = 10;
/** Where no room is found so often, there is none. */
const TRIES = 60;
/** Tables laid out until nobody sees too much. */
const ATTEMPTS = 12;

/** A table by a number: the same to the bit wherever it is made. It is the same from both sides. */
export function generate(clusters: readonly Cluster[], seed: number, size: TableSize): Layout {
  const chance = generatorOf([seed, 0, 0, SIZES.indexOf(size)]);
  const plan = PLANS[size];
  const theme = pick(THEMES, chance);
  const fitting = clusters.filter(({ themes }) => themes.includes(theme));
  for (let attempt = 1; ; attempt++) {
    const layout = layOut(fitting, plan, theme, chance, `${size}-${seed}`);
    if (attempt === ATTEMPTS || !isExposed(fieldOf(layout.terrain), plan.seats)) return layout;
  }
}

function layOut(clusters: readonly Cluster[], plan: Plan, theme: Theme, chance: Chance, id: string): Layout {
  const { width, depth, seats } = plan;
  const roads = roadsOf(plan, seats > 2, chance);
  const closed = [...roads, ...zonesOf(plan, seats)];
  const half: Sited[] = [];
  for (const role of ROLES) {
    const choice = shuffle(
      clusters.filter((cluster) => cluster.role === role),
      chance,
    );
    for (let count = 0; count < plan.clusters[role] && choice.length > 0; count++) {
      const region = plan.regions[count % plan.regions.length] as Lot;
      const found = siteFor(choice[count % choice.length] as Cluster, plan, region, closed, half, chance);
      if (found) half.push(found);
    }
  }
  const terrain: Terrain = {
    width,
    depth,
    pieces: [
      ...half.flatMap(({ pieces }) => pieces),
      ...half.flatMap(({ pieces }) => pieces.map((piece) => turnedPiece(piece, width, depth))),
    ],
  };
  const looks = half.flatMap(({ cluster }) => cluster.looks);
  return { id, terrain, theme, looks: [...looks, ...looks], paint: painted(roads, half, plan) };
}

/** A place for it and, half round the table, for its like. */
function siteFor(
  cluster: Cluster,
  { width, depth }: Plan,
  region: Lot,
  closed: readonly Lot[],
  half: readonly Sited[],
  chance: Chance,
): Sited | null {
  for (let tried = 0; tried < TRIES; tried++) {
    const corner = {
      x: region.x + GRID * chance.below(region.width / GRID),
      y: region.y + GRID * chance.below(region.depth / GRID),
    };
    const site = sited(cluster, corner, chance.below(4));
    const { lot } = site;
    const twin = turnedBox(lot, width, depth);
    const isFree =
      isWithin(lot, region) &&
      !isNear(lot, twin, GAP) &&
      !closed.some((other) => isNear(lot, other, 0)) &&
      !half.some((other) => isNear(lot, other.lot, GAP) || isNear(twin, other.lot, GAP));
    if (isFree) return site;
  }
  return null;
}

const MARGIN = 12;

/** Roads, and a yard round every building. */
function painted(roads: readonly Lot[], half: readonly Sited[], { width, depth }: Plan): Paint[] {
  const yards = half
    .filter(({ cluster }) => cluster.role === 'great')
    .map(({ lot: { x, y, width: wide, depth: deep } }) => {
      const left = Math.max(0, x - MARGIN);
      const low = Math.max(0, y - MARGIN);
      return {
        x: left,
        y: low,
        width: Math.min(width, x + wide + MARGIN) - left,
        depth: Math.min(depth, y + deep + MARGIN) - low,
      };
    });
  return [
    ...roads.map((road): Paint => ({ kind: 'road', ...road })),
    ...[...yards, ...yards.map((yard) => turnedBox(yard, width, depth))].map(
      (yard): Paint => ({ kind: 'yard', ...yard }),
    ),
  ];
}
