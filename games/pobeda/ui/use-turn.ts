import { canonicalJson } from '@bridgehead/kernel';
import type { TableProps } from '@bridgehead/kit';
import { questionOf, type Shown, usePicked } from '@bridgehead/kit/table';
import { useMemo } from 'react';
import type { Pack } from '../content/schema.ts';
import type { Cell, Line } from '../rules/board.ts';
import { type Card, effectOf } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { cellOfEvent } from '../rules/layout.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { type Offer, type Offers, offersOf } from './legal.ts';
import type { Scene } from './scene.ts';

/** How a cell was pressed. A finger may be zooming: only mouse and keyboard play with a second press. */
export type Press = 'touch' | 'pointer' | 'keyboard';

/** What the viewer has picked up so far, and what can be done with it. */
export interface Turn {
  readonly offers: Offers;
  readonly isOn: boolean;
  readonly card: Card | null;
  readonly cell: Cell | null;
  readonly inspected: Cell | null;
  readonly targets: ReadonlySet<Cell>;
  /** The ways to play the card on the cell; more than one where lines must be chosen. */
  readonly plays: readonly Offer<Extract<Move, { kind: 'play' }>>[];
  readonly ready: Offer | undefined;
  readonly chosenLines: readonly Line[];
  readonly lineChoice: number;
  /** The card that was advised and where it goes, until it is put down. */
  readonly advised: { readonly card: Card; readonly cell: Cell | null } | null;
  /** Another move was advised, and still is: one is not led to this one. */
  readonly isUnadvised: boolean;
  readonly chooseCard: (card: Card) => void;
  readonly chooseLines: (index: number) => void;
  readonly press: (cell: Cell, press: Press) => void;
  readonly inspect: (cell: Cell | null) => void;
  readonly take: (offer: Offer) => void;
  /** Plays what is picked up, legal or not: the frame says why it is not. */
  readonly attempt: () => void;
  readonly cancel: () => void;
}

interface Picked {
  readonly card: Card | null;
  readonly cell: Cell | null;
  readonly lines: number;
}

const NOTHING: Picked = { card: null, cell: null, lines: 0 };

export function useTurn(
  { legal, pending, viewer, proposed, answer }: TableProps<View, Move, Event, Pack>,
  scene: Scene,
): Turn {
  const { view, cardOn } = scene;
  const offers = useMemo(() => offersOf(legal), [legal]);
  const show = (move: Move | null) => shownAs(move, offers);
  const { picked, inspected, pick, inspect } = usePicked<Picked, Cell, Move>(viewer, NOTHING, proposed, show);
  const decision = questionOf(pending, viewer, 'turn');

  // A card that has left the hand, or a cell that is a target no more, is simply not picked up any longer.
  const card = picked.card !== null && view.hand.includes(picked.card) ? picked.card : null;
  const playsOfCard = card === null ? undefined : offers.plays.get(card);
  const targets = useMemo(() => new Set(playsOfCard?.keys()), [playsOfCard]);
  const cell = picked.cell !== null && targets.has(picked.cell) ? picked.cell : null;
  const plays = (cell === null ? undefined : playsOfCard?.get(cell)) ?? [];
  const ready = plays[picked.lines] ?? plays[0];

  const take = (offer: Offer) => {
    pick(NOTHING);
    // What others do next is to be seen.
    inspect(null);
    answer(offer.decision, offer.move);
  };

  const tryCell = (target: Cell) => {
    if (decision && card !== null) answer(decision, { kind: 'play', card, cell: target });
  };

  const pickUp = (next: Card) => {
    const own = effectOf(next) === 'event' ? cellOfEvent(view, next) : null;
    pick({ card: next, cell: own, lines: 0 });
    if (own !== null) inspect(own);
  };

  const press = (target: Cell, by: Press) => {
    const own = cardOn[target];
    const held = own !== undefined && view.hand.includes(own) ? own : null;
    if (card === null) {
      inspect(target);
      if (held !== null) pickUp(held);
    } else if (targets.has(target)) {
      inspect(target);
      if (target === cell && ready && by !== 'touch') take(ready);
      else pick({ card, cell: target, lines: 0 });
    } else if (held !== null && held !== card && offers.plays.has(held)) {
      pickUp(held);
    } else if (decision) {
      tryCell(target);
    } else {
      inspect(target);
    }
  };

  return {
    offers,
    isOn: decision !== undefined && legal.length > 0,
    card,
    cell,
    inspected,
    targets,
    plays,
    ready,
    chosenLines: plays.length > 1 ? (plays[picked.lines]?.move.lines ?? []) : [],
    lineChoice: picked.lines,
    advised: advisedBy(proposed?.move),
    isUnadvised: proposed !== null && !isSame(ready?.move, proposed.move),
    chooseCard: (next) => (next === card ? pick(NOTHING) : pickUp(next)),
    chooseLines: (lines) => pick({ card, cell, lines }),
    press,
    take,
    attempt: () => {
      if (ready) take(ready);
      else if (card !== null && effectOf(card) === 'event') tryCell(cellOfEvent(view, card));
    },
    inspect,
    cancel: () => {
      if (card === null) inspect(null);
      pick(NOTHING);
    },
  };
}

function advisedBy(move: Move | undefined): Turn['advised'] {
  if (!move || !('card' in move)) return null;
  return { card: move.card, cell: move.kind === 'play' ? move.cell : null };
}

/** What needs no card is a button of its own. */
function shownAs(move: Move | null, { plays }: Offers): Shown<Picked, Cell> {
  if (!move || !('card' in move)) return { picked: NOTHING };
  if (move.kind !== 'play') return { picked: { ...NOTHING, card: move.card } };
  const { card, cell, lines } = move;
  const ways = plays.get(card)?.get(cell) ?? [];
  const chosen = ways.findIndex((way) => canonicalJson(way.move.lines) === canonicalJson(lines));
  return { picked: { card, cell, lines: Math.max(0, chosen) }, inspected: cell };
}

function isSame(one: Move | undefined, other: Move): boolean {
  return one !== undefined && canonicalJson(one) === canonicalJson(other);
}
