import { type Cell, GRENADE, type Tile, type View } from '../rules/index.ts';
import type { Offer, Offers } from './legal.ts';
import type { Picked } from './picked.ts';

/** What pressing a cell would lead to. */
export const TARGETS = ['post', 'walk', 'attack', 'flag', 'dig'] as const;
export type Target = (typeof TARGETS)[number];

/** What is picked up, the tile itself in place of where it lies. */
export type Held = Omit<Picked, 'slot'> & { readonly tile: Tile | null };

export function targetsOf(offers: Offers, tile: Tile | null, isThrowing: boolean): ReadonlyMap<Cell, Target> {
  const targets = new Map<Cell, Target>();
  if (isThrowing || tile === GRENADE) return targets;
  const add = (cells: Iterable<Cell>, target: Target) => {
    for (const cell of cells) targets.set(cell, target);
  };
  if (tile !== null) {
    add(offers.digs.get(tile)?.keys() ?? [], 'dig');
    return targets;
  }
  for (const byCell of offers.digs.values()) add(byCell.keys(), 'dig');
  add(offers.posts.keys(), 'post');
  add(offers.walks.keys(), 'walk');
  add(offers.attacks.keys(), 'attack');
  add(offers.flags.keys(), 'flag');
  return targets;
}

/** The turns in which the tile may lie on the cell; without a cell, those in which it may lie anywhere. */
export function turnsFor({ digs }: Offers, tile: Tile | null, cell: Cell | null): number[] {
  const byCell = tile === null ? undefined : digs.get(tile);
  const ways = (cell === null ? undefined : byCell?.get(cell)) ?? [...(byCell?.values() ?? [])].flat();
  return [...new Set(ways.map(({ move }) => move.turn))].sort((a, b) => a - b);
}

/** The first open tile that can be laid there. */
export function slotFor({ open }: View, { digs }: Offers, cell: Cell): number | null {
  const slot = open.findIndex((tile) => tile !== null && digs.get(tile)?.has(cell));
  return slot < 0 ? null : slot;
}

/** The move that what is held amounts to, if it is enough for one. */
export function readyOffer(offers: Offers, held: Held): Offer | undefined {
  const { tile, cell, quarter, isThrowing, side, closing } = held;
  if (closing !== null) return offers[closing];
  if (isThrowing) return side === null ? undefined : offers.throws.get(side);
  if (tile === GRENADE) return offers.take;
  if (cell === null) return undefined;
  if (tile !== null)
    return offers.digs
      .get(tile)
      ?.get(cell)
      ?.find(({ move }) => move.turn === quarter);
  const { posts, attacks, flags, walks } = offers;
  return posts.get(cell) ?? attacks.get(cell) ?? flags.get(cell) ?? walks.get(cell);
}
