import type { Seat } from '@bridgehead/kernel';
import type { Pack, WarEvent } from '../../content/schema.ts';
import { type Card, effectOf } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { yearOf } from '../dates.ts';

/** An event of the war that came up in the game: who laid its card open, and when. */
export interface Appearance {
  readonly card: Card;
  readonly event: WarEvent;
  readonly seat: Seat;
  readonly turn: number;
}

/** Every event that came up, in the order of history: cards are numbered by date. */
export function appearances(story: readonly Event[], pack: Pack): Appearance[] {
  let turns = 0;
  const shown = story.flatMap((told): Appearance[] => {
    if (told.kind !== 'played' && told.kind !== 'exchanged' && told.kind !== 'emptyTurn') return [];
    // A card exchanged belongs to the turn that follows it.
    const turn = told.kind === 'exchanged' ? turns + 1 : ++turns;
    const event = effectOf(told.card) === 'event' ? pack.events[told.card] : undefined;
    return event ? [{ card: told.card, event, seat: told.seat, turn }] : [];
  });
  return shown.sort((a, b) => a.card - b.card);
}

export function yearsOf(list: readonly Appearance[]): number[] {
  return [...new Set(list.map(({ event }) => yearOf(event.date)))];
}

export function turnsIn(story: readonly Event[]): number {
  return story.filter(({ kind }) => kind === 'played' || kind === 'emptyTurn').length;
}
