import type { Seat } from '@bridgehead/kernel';
import type { TableProps } from '@bridgehead/kit';
import { useCallback, useMemo, useState } from 'react';
import type { Pack } from '../content/index.ts';
import {
  bursts,
  type Cell,
  type Event,
  GRENADE,
  mayLoseByClearing,
  type Move,
  type Side,
  SIDES,
  soldierOf,
  type Tile,
  type View,
} from '../rules/index.ts';
import { type Offer, type Offers, offersOf, questionOf } from './legal.ts';

/** What pressing a cell would lead to. */
export const TARGETS = ['post', 'walk', 'attack', 'flag', 'dig'] as const;
export type Target = (typeof TARGETS)[number];

/** What the viewer has picked up so far, and what can be done with it. */
export interface Turn {
  readonly offers: Offers;
  /** The viewer's seat while it is asked. */
  readonly seat: Seat | null;
  readonly slot: number | null;
  readonly tile: Tile | null;
  /** Quarter turns of the picked tile, as it will lie. */
  readonly quarter: number;
  /** The turns in which the picked tile may lie: on the chosen cell, or anywhere while none is chosen. */
  readonly turns: readonly number[];
  readonly cell: Cell | null;
  readonly inspected: Cell | null;
  readonly isThrowing: boolean;
  /** Something is picked up and can be put down again. */
  readonly isHolding: boolean;
  readonly side: Side | null;
  readonly targets: ReadonlyMap<Cell, Target>;
  readonly ready: Offer | undefined;
  /** The move could remove the last enemy tile before any flag stands (BLN-2.4). */
  readonly isRash: boolean;
  readonly chooseSlot: (slot: number) => void;
  readonly rotate: () => void;
  readonly press: (cell: Cell) => void;
  readonly inspect: (cell: Cell) => void;
  readonly aim: (side: Side | null) => void;
  readonly take: (offer: Offer) => void;
  readonly cancel: () => void;
}

interface Picked {
  readonly slot: number | null;
  readonly cell: Cell | null;
  readonly quarter: number;
  readonly isThrowing: boolean;
  readonly side: Side | null;
}

const NOTHING: Picked = { slot: null, cell: null, quarter: 0, isThrowing: false, side: null };

export function useTurn({ view, legal, pending, viewer, answer }: TableProps<View, Move, Event, Pack>): Turn {
  const [picked, setPicked] = useState(NOTHING);
  const [inspected, setInspected] = useState<Cell | null>(null);
  const offers = useMemo(() => offersOf(legal), [legal]);
  const decision = legal.length > 0 ? questionOf(pending, viewer) : undefined;

  // What is no longer there, or no longer legal, is simply not picked up any more.
  const slot =
    decision && picked.slot !== null && (view.open[picked.slot] ?? null) !== null ? picked.slot : null;
  const tile = slot === null ? null : (view.open[slot] as Tile);
  const isThrowing = picked.isThrowing && offers.throws.size > 0;
  const targets = useMemo(() => targetsOf(offers, tile, isThrowing), [offers, tile, isThrowing]);
  const cell = picked.cell !== null && targets.has(picked.cell) ? picked.cell : null;
  const turns = turnsFor(offers, tile, cell);
  const quarter = turns.includes(picked.quarter) ? picked.quarter : (turns[0] ?? 0);
  const ready = readyOffer(offers, { tile, cell, quarter, isThrowing, side: picked.side });
  const isRash = ready !== undefined && mayLoseByClearing(view, ready.decision.seat, ready.move);

  const take = useCallback(
    (offer: Offer) => {
      setPicked(NOTHING);
      setInspected(null);
      answer(offer.decision, offer.move);
    },
    [answer],
  );

  const press = (target: Cell) => {
    setInspected(target);
    if (!decision) return;
    if (isThrowing) {
      const from = soldierOf(view, decision.seat);
      const side = SIDES.find((one) => bursts(view, from, one).some((burst) => burst.cell === target));
      if (side !== undefined) setPicked({ ...picked, side });
    } else if (target === cell && ready) {
      if (!isRash) take(ready);
    } else if (targets.has(target)) {
      const fitting = slot ?? (targets.get(target) === 'dig' ? slotFor(view, offers, target) : null);
      setPicked({ ...NOTHING, slot: fitting, cell: target, quarter });
    } else if (tile !== null && targetsOf(offers, null, false).has(target)) {
      const other = slotFor(view, offers, target);
      setPicked({ ...NOTHING, slot: other, cell: target });
    } else if (tile !== null && tile !== GRENADE) {
      answer(decision, { kind: 'dig', to: target, tile, turn: quarter });
    } else {
      setPicked(NOTHING);
    }
  };

  return {
    offers,
    seat: decision?.seat ?? null,
    slot,
    tile,
    quarter,
    turns,
    cell,
    inspected,
    isThrowing,
    isHolding: slot !== null || isThrowing || cell !== null,
    side: isThrowing ? picked.side : null,
    targets,
    ready,
    isRash,
    chooseSlot: (next) => setPicked(next === slot ? NOTHING : { ...NOTHING, slot: next, cell: picked.cell }),
    rotate: () => setPicked({ ...picked, quarter: turns[(turns.indexOf(quarter) + 1) % turns.length] ?? 0 }),
    press,
    inspect: setInspected,
    aim: (side) => setPicked({ ...NOTHING, isThrowing: true, side }),
    take,
    cancel: () => {
      setPicked(NOTHING);
      setInspected(null);
    },
  };
}

function targetsOf(offers: Offers, tile: Tile | null, isThrowing: boolean): ReadonlyMap<Cell, Target> {
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
function turnsFor({ digs }: Offers, tile: Tile | null, cell: Cell | null): number[] {
  const byCell = tile === null ? undefined : digs.get(tile);
  const ways = (cell === null ? undefined : byCell?.get(cell)) ?? [...(byCell?.values() ?? [])].flat();
  return [...new Set(ways.map(({ move }) => move.turn))].sort((a, b) => a - b);
}

/** The first open tile that can be laid there. */
function slotFor({ open }: View, { digs }: Offers, cell: Cell): number | null {
  const slot = open.findIndex((tile) => tile !== null && digs.get(tile)?.has(cell));
  return slot < 0 ? null : slot;
}

function readyOffer(
  offers: Offers,
  { tile, cell, quarter, isThrowing, side }: Omit<Picked, 'slot'> & { readonly tile: Tile | null },
): Offer | undefined {
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
