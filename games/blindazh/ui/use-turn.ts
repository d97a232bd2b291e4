import { canonicalJson, type Seat } from '@bridgehead/kernel';
import type { TableProps } from '@bridgehead/kit';
import { questionOf, usePicked } from '@bridgehead/kit/table';
import { useMemo } from 'react';
import type { Pack } from '../content/index.ts';
import {
  bursts,
  type Cell,
  endsQuietly,
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
import { goodShot, isHopeless as cannotHit, type MissedShot } from './chances.ts';
import { readyOffer, slotFor, type Target, targetsOf, turnsFor } from './choices.ts';
import { type Offer, type Offers, offersOf } from './legal.ts';
import { type Closing, NOTHING, type Picked, pickUp } from './picked.ts';

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
  /** An action without a cell, waiting for a second press. */
  readonly closing: Closing | null;
  /** Something is picked up and can be put down again. */
  readonly isHolding: boolean;
  readonly side: Side | null;
  readonly targets: ReadonlyMap<Cell, Target>;
  readonly ready: Offer | undefined;
  /** The move could remove the last enemy tile before any flag stands (BLN-2.4). */
  readonly isRash: boolean;
  /** It is the move that was advised, which the frame offers already. */
  readonly isAdvised: boolean;
  /** Another move was advised, and still is. */
  readonly isUnadvised: boolean;
  /** No face of the die would hit anything. */
  readonly isHopeless: boolean;
  /** What ends the turn would leave out this shot. */
  readonly missed: MissedShot | null;
  readonly chooseSlot: (slot: number) => void;
  readonly rotate: () => void;
  readonly press: (cell: Cell) => void;
  readonly inspect: (cell: Cell) => void;
  readonly aim: (side: Side | null) => void;
  /** Whether the action could not be taken back freely: such a one asks for a second press. */
  readonly isFinal: (closing: Closing) => boolean;
  readonly finish: (closing: Closing) => void;
  readonly take: (offer: Offer) => void;
  readonly cancel: () => void;
}

export function useTurn(props: TableProps<View, Move, Event, Pack>): Turn {
  const { pack, view, legal, pending, viewer, isPractice, proposed, answer } = props;
  const show = (move: Move | null) => pickUp(move, view);
  const { picked, inspected, pick, inspect } = usePicked<Picked, Cell, Move>(viewer, NOTHING, proposed, show);
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
  const closing = picked.closing !== null && offers[picked.closing] ? picked.closing : null;
  const ready = readyOffer(offers, { tile, cell, quarter, isThrowing, side: picked.side, closing });
  const isRash = ready !== undefined && mayLoseByClearing(pack, view, ready.decision.seat, ready.move);
  const isHopeless = ready !== undefined && cannotHit(pack, view, ready.decision.seat, ready.move);

  const isAdvised = isSame(ready?.move, proposed?.move);

  const take = (offer: Offer) => {
    pick(NOTHING);
    inspect(null);
    answer(offer.decision, offer.move);
  };

  const isFinal = (kind: Closing) => {
    return !isPractice && (kind === 'replace' || !endsQuietly(pack, view));
  };
  const finish = (kind: Closing) => {
    const offer = offers[kind];
    if (offer && (kind === closing || !isFinal(kind))) return take(offer);
    inspect(null);
    pick({ ...NOTHING, closing: kind });
  };

  const press = (target: Cell) => {
    inspect(target);
    if (!decision) return;
    if (isThrowing) {
      const from = soldierOf(view, decision.seat);
      const side = SIDES.find((one) => bursts(pack.board, from, one).some((burst) => burst.cell === target));
      if (side !== undefined) pick({ ...picked, side });
    } else if (target === cell && ready) {
      if (!isRash && !isHopeless) take(ready);
    } else if (targets.has(target)) {
      const fitting = slot ?? (targets.get(target) === 'dig' ? slotFor(view, offers, target) : null);
      pick({ ...NOTHING, slot: fitting, cell: target, quarter });
    } else if (tile !== null && targetsOf(offers, null, false).has(target)) {
      const other = slotFor(view, offers, target);
      pick({ ...NOTHING, slot: other, cell: target });
    } else if (tile !== null && tile !== GRENADE) {
      answer(decision, { kind: 'dig', to: target, tile, turn: quarter });
    } else {
      pick(NOTHING);
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
    closing,
    isHolding: slot !== null || isThrowing || cell !== null || closing !== null,
    side: isThrowing ? picked.side : null,
    targets,
    ready,
    isRash,
    isAdvised,
    isUnadvised: proposed !== null && !isAdvised,
    isHopeless,
    missed: closing !== null && decision ? goodShot(pack, view, decision.seat, offers) : null,
    chooseSlot: (next) => pick(next === slot ? NOTHING : { ...NOTHING, slot: next, cell: picked.cell }),
    rotate: () => pick({ ...picked, quarter: turns[(turns.indexOf(quarter) + 1) % turns.length] ?? 0 }),
    press,
    inspect,
    aim: (side) => pick({ ...NOTHING, isThrowing: true, side }),
    isFinal,
    finish,
    take,
    cancel: () => {
      pick(NOTHING);
      inspect(null);
    },
  };
}

function isSame(one: Move | undefined, other: Move | undefined): boolean {
  return one !== undefined && other !== undefined && canonicalJson(one) === canonicalJson(other);
}
