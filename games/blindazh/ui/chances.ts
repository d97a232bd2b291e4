import type { Seat } from '@bridgehead/kernel';
import {
  bursts,
  type Cell,
  DIE,
  hittingFaces,
  mayLoseByClearing,
  type Move,
  soldierOf,
  targetsFrom,
  type TileSet,
  type View,
} from '../rules/index.ts';
import type { Offers } from './legal.ts';
import type { Turn } from './use-turn.ts';

type Hand = Pick<Turn, 'seat' | 'cell' | 'offers' | 'isThrowing' | 'side'>;

/** How many faces of the die hit each cell with what is in the hand: a grenade that is aimed, or else a shot. */
export function facesOn(set: TileSet, view: View, hand: Hand): ReadonlyMap<Cell, number> {
  if (hand.seat === null || hand.offers.posts.size > 0) return new Map();
  return hand.isThrowing ? burstFaces(set, view, hand) : shotFaces(set, view, hand);
}

function burstFaces({ board }: TileSet, view: View, { seat, side }: Hand): ReadonlyMap<Cell, number> {
  const faces = new Map<Cell, number>();
  if (seat === null || side === null) return faces;
  for (const { hits } of bursts(board, soldierOf(view, seat), side))
    for (const cell of hits) faces.set(cell, (faces.get(cell) ?? 0) + 1);
  return faces;
}

/** From where the soldier stands, or from where it is about to walk. */
function shotFaces(set: TileSet, view: View, { seat, cell, offers }: Hand): ReadonlyMap<Cell, number> {
  if (seat === null) return new Map();
  const from = cell !== null && offers.walks.has(cell) ? cell : soldierOf(view, seat);
  return new Map(
    targetsFrom(set, view, from).map((target) => [
      target,
      hittingFaces(set, view, from, view.enemies[target] as number),
    ]),
  );
}

export function percentOf(faces: number): number {
  return Math.round((100 * faces) / DIE);
}

/** A shot that is left out: where, and how many faces of the die would hit. */
export interface MissedShot {
  readonly cell: Cell;
  readonly faces: number;
}

/** The best shot from where the soldier stands, if it hits as often as not and does not lose the game. */
export function goodShot(set: TileSet, view: View, seat: Seat, { attacks }: Offers): MissedShot | null {
  const from = soldierOf(view, seat);
  const shots = [...attacks].flatMap(([cell, { move }]) => {
    const faces = hittingFaces(set, view, from, view.enemies[cell] as number);
    return 2 * faces >= DIE && !mayLoseByClearing(set, view, seat, move) ? [{ cell, faces }] : [];
  });
  return shots.toSorted((a, b) => b.faces - a.faces)[0] ?? null;
}

/** A shot or a throw that no face of the die turns into a hit: it may be made, and nobody is led to it. */
export function isHopeless(set: TileSet, view: View, seat: Seat, move: Move): boolean {
  const from = soldierOf(view, seat);
  if (move.kind === 'attack') return hittingFaces(set, view, from, view.enemies[move.cell] as number) === 0;
  if (move.kind !== 'throw') return false;
  return !bursts(set.board, from, move.side).some(({ hits }) =>
    hits.some((cell) => view.enemies[cell] !== null),
  );
}
