import { canonicalJson } from '@bridgehead/kernel';
import type { TableProps } from '@bridgehead/kit';
import { useCallback, useMemo, useState } from 'react';
import type { Pack } from '../content/schema.ts';
import type { Cell, Line } from '../rules/board.ts';
import { type Card, effectOf } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { cellOfEvent } from '../rules/layout.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { type Offer, type Offers, offersOf, turnOf } from './legal.ts';
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
  readonly chooseCard: (card: Card) => void;
  readonly chooseLines: (index: number) => void;
  readonly press: (cell: Cell, press: Press) => void;
  readonly inspect: (cell: Cell) => void;
  readonly take: (offer: Offer) => void;
  /** Plays what is picked up, legal or not: the frame says why it is not. */
  readonly attempt: () => void;
  readonly cancel: () => void;
}

interface Picked {
  readonly card: Card | null;
  readonly cell: Cell | null;
  readonly lines: number;
  /** Picked up by advice rather than by hand. */
  readonly isAdvised?: boolean;
}

const NOTHING: Picked = { card: null, cell: null, lines: 0 };

export function useTurn(
  { legal, pending, viewer, proposed, answer }: TableProps<View, Move, Event, Pack>,
  scene: Scene,
): Turn {
  const [picked, setPicked] = useState(NOTHING);
  const [inspected, setInspected] = useState<Cell | null>(null);
  const { view, cardOn } = scene;
  const offers = useMemo(() => offersOf(legal), [legal]);
  const [advised, setAdvised] = useState<typeof proposed>(null);
  if (advised !== proposed) {
    setAdvised(proposed);
    if (proposed) {
      const held = pickedFor(proposed.move, offers);
      setPicked({ ...held, isAdvised: true });
      if (held.cell !== null) setInspected(held.cell);
    } else if (picked.isAdvised) setPicked(NOTHING);
  }
  const decision = turnOf(pending, viewer);

  // A card that has left the hand, or a cell that is a target no more, is simply not picked up any longer.
  const card = picked.card !== null && view.hand.includes(picked.card) ? picked.card : null;
  const playsOfCard = card === null ? undefined : offers.plays.get(card);
  const targets = useMemo(() => new Set(playsOfCard?.keys()), [playsOfCard]);
  const cell = picked.cell !== null && targets.has(picked.cell) ? picked.cell : null;
  const plays = (cell === null ? undefined : playsOfCard?.get(cell)) ?? [];
  const ready = plays[picked.lines] ?? plays[0];

  const take = useCallback(
    (offer: Offer) => {
      setPicked(NOTHING);
      answer(offer.decision, offer.move);
    },
    [answer],
  );

  const tryCell = (target: Cell) => {
    if (decision && card !== null) answer(decision, { kind: 'play', card, cell: target });
  };

  const pickUp = (next: Card) => {
    const own = effectOf(next) === 'event' ? cellOfEvent(view, next) : null;
    setPicked({ card: next, cell: own, lines: 0 });
    if (own !== null) setInspected(own);
  };

  const press = (target: Cell, by: Press) => {
    setInspected(target);
    const own = cardOn[target];
    const held = own !== undefined && view.hand.includes(own) ? own : null;
    if (card === null) {
      if (held !== null) pickUp(held);
    } else if (targets.has(target)) {
      if (target === cell && ready && by !== 'touch') take(ready);
      else setPicked({ card, cell: target, lines: 0 });
    } else if (held !== null && held !== card && offers.plays.has(held)) {
      pickUp(held);
    } else if (decision) {
      tryCell(target);
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
    chooseCard: (next) => (next === card ? setPicked(NOTHING) : pickUp(next)),
    chooseLines: (lines) => setPicked({ card, cell, lines }),
    press,
    inspect: setInspected,
    take,
    attempt: () => {
      if (ready) take(ready);
      else if (card !== null && effectOf(card) === 'event') tryCell(cellOfEvent(view, card));
    },
    cancel: () => {
      if (card === null) setInspected(null);
      setPicked(NOTHING);
    },
  };
}

/** A move as if the viewer had picked it up by hand; what needs no card is a button of its own. */
function pickedFor(move: Move, { plays }: Offers): Picked {
  if (!('card' in move)) return NOTHING;
  if (move.kind !== 'play') return { ...NOTHING, card: move.card };
  const { card, cell, lines } = move;
  const ways = plays.get(card)?.get(cell) ?? [];
  const chosen = ways.findIndex((way) => canonicalJson(way.move.lines) === canonicalJson(lines));
  return { card, cell, lines: Math.max(0, chosen) };
}
