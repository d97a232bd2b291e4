import type { Event } from './events.ts';
import { skillCardsOf } from './ground.ts';
import type { SkillCard, Unit, UnitState } from './state.ts';
import { eyesOf, type SeenDeck, type View } from './view.ts';

/** What becomes of skill cards, events and tasks. */
export function retellCards(view: View, event: Event): View {
  switch (event.kind) {
    case 'drew':
      return {
        ...view,
        handSizes: put(view.handSizes, event.unit, (view.handSizes[event.unit] as number) + event.count),
        hands: isOpenHand(view, event.unit) ? view.hands : put(view.hands, event.unit, null),
        decks: put(view.decks, event.unit, (view.decks[event.unit] as SeenDeck).slice(0, -event.count)),
      };
    case 'drewCards': {
      const hand = view.hands[event.unit];
      return hand ? { ...view, hands: put(view.hands, event.unit, [...hand, ...event.cards]) } : view;
    }
    case 'renewed':
      return shuffledIn(view, event.unit, unitIn(view, event.unit).discard);
    case 'recovered':
      return shuffledIn(view, event.unit, event.cards);
    case 'played':
    case 'cycled':
      return outOfHand(view, event.unit, [event.card]);
    case 'discarded':
      return laidDown(outOfHand(view, event.unit, event.cards), event.unit, event.cards);
    case 'cardSpent':
      return laidDown(view, event.unit, [event.card]);
    case 'cardGone':
      return onUnit(view, event.unit, { gone: [...unitIn(view, event.unit).gone, event.card] });
    default:
      return retellLooks(view, event);
  }
}

function retellLooks(view: View, event: Event): View {
  switch (event.kind) {
    case 'lookedCards':
      return onTop(view, event.deck, event.cards);
    case 'putBack': {
      const { deck, top, bottom } = event;
      const rest = view[deck].slice(0, view[deck].length - top - bottom);
      return { ...view, [deck]: [...unknown(bottom), ...rest, ...unknown(top)] };
    }
    case 'putBackCards': {
      const { deck, top, bottom } = event;
      const known = onTop(view, deck, top);
      return { ...known, [deck]: [...bottom.toReversed(), ...known[deck].slice(bottom.length)] };
    }
    default:
      return retellEvents(view, event);
  }
}

function onTop(view: View, deck: 'events' | 'fresh', cards: readonly number[]): View {
  return {
    ...view,
    [deck]: [...view[deck].slice(0, view[deck].length - cards.length), ...cards.toReversed()],
  };
}

function unknown(count: number): null[] {
  return Array.from({ length: count }, () => null);
}

function retellEvents(view: View, event: Event): View {
  switch (event.kind) {
    case 'event':
      return { ...view, events: view.events.slice(0, -1), eventDiscard: [...view.eventDiscard, event.card] };
    case 'eventsRenewed':
      return { ...view, events: view.eventDiscard.map(() => null), eventDiscard: [] };
    case 'taskLaid':
      return {
        ...view,
        events: view.events.slice(0, -1),
        tasks: [...view.tasks, { task: event.card, isMet: false }],
      };
    case 'taskMet':
      return {
        ...view,
        tasks: view.tasks.map((laid) => (laid.task === event.card ? { ...laid, isMet: true } : laid)),
      };
    case 'taskUsed':
      return {
        ...view,
        tasks: view.tasks.filter(({ task }) => task !== event.card),
        tasksUsed: [...view.tasksUsed, event.card],
      };
    default:
      return view;
  }
}

function isOpenHand(view: View, unit: Unit): boolean {
  return unitIn(view, unit).commander === eyesOf(view.seats, view.viewer);
}

function unitIn({ units }: View, unit: Unit): UnitState {
  return units[unit] as UnitState;
}

function outOfHand(view: View, unit: Unit, cards: readonly SkillCard[]): View {
  const left = (view.handSizes[unit] as number) - cards.length;
  const hand = left === 0 ? [] : view.hands[unit]?.filter((card) => !cards.includes(card));
  return {
    ...view,
    handSizes: put(view.handSizes, unit, left),
    hands: hand ? put(view.hands, unit, hand) : view.hands,
  };
}

function laidDown(view: View, unit: Unit, cards: readonly SkillCard[]): View {
  return onUnit(view, unit, { discard: [...unitIn(view, unit).discard, ...cards] });
}

/** Discarded cards in the deck again: nobody knows where. */
function shuffledIn(view: View, unit: Unit, cards: readonly SkillCard[]): View {
  const size = (view.decks[unit] as SeenDeck).length + cards.length;
  const discard = unitIn(view, unit).discard.filter((card) => !cards.includes(card));
  return {
    ...onUnit(view, unit, { discard }),
    decks: put(
      view.decks,
      unit,
      Array.from({ length: size }, () => null),
    ),
  };
}

/** RUB-6.6 */
export function lost(view: View, unit: Unit): View {
  return {
    ...onUnit(view, unit, { isAlive: false, actions: 0, discard: [], gone: skillCardsOf(unit) }),
    decks: put(view.decks, unit, []),
    hands: put(view.hands, unit, []),
    handSizes: put(view.handSizes, unit, 0),
  };
}

export function onUnit(view: View, unit: Unit, change: Partial<UnitState>): View {
  return { ...view, units: put(view.units, unit, { ...unitIn(view, unit), ...change }) };
}

export function put<T>(items: readonly T[], place: number, item: T): T[] {
  return items.map((old, index) => (index === place ? item : old));
}
