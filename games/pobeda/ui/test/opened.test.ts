import { describe, expect, it } from 'vitest';
import type { Event } from '../../rules/events.ts';
import { after } from '../use-opened.ts';

const plays = (seat: number, card: number): Event => ({ kind: 'played', seat, card, cell: card });
const nothing = { seq: -1, viewer: 0, cards: [], index: 0 };

/** What lies before seat 0 after these steps; an empty one takes back. */
function told(steps: readonly (readonly Event[])[]) {
  return steps.reduce(
    (kept, events, seq) => after(kept, { seq, events }, 0),
    nothing as ReturnType<typeof after>,
  );
}
const cardsAfter = (...steps: readonly (readonly Event[])[]) => told(steps).cards.map(({ card }) => card);

describe('what the others have played', () => {
  it('waits behind the card that is being read', () => {
    const { cards, index } = told([[plays(0, 5)], [plays(1, 6)], [plays(2, 7)]]);
    expect(cards.map(({ card }) => card)).toEqual([6, 7]);
    expect(cards[index]?.card).toBe(6);
  });

  it('is laid aside by one’s own card', () => {
    expect(cardsAfter([plays(1, 6)], [plays(2, 7)], [plays(0, 8)])).toEqual([8]);
  });

  it('stays when something else is told, and goes when moves are taken back', () => {
    const placed: Event = { kind: 'placed', colour: 1, cell: 6 };
    expect(cardsAfter([plays(1, 6)], [placed])).toEqual([6]);
    expect(cardsAfter([plays(1, 6)], [])).toEqual([]);
  });
});
