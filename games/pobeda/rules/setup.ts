import { type Chance, type Emit, type Options, type Seat, type SeatKind, shuffle } from '@bridgehead/kernel';
import { EVENT_CELLS } from './board.ts';
import { ALL_CARDS, type Card } from './cards.ts';
import { EMPTY_BOARD } from './chips.ts';
import type { Event } from './events.ts';
import { CHIPS_PER_COLOUR, pobedaOptions } from './options.ts';
import type { State } from './state.ts';
import { coloursOf, seatInCircle, teamSizes } from './teams.ts';

const HAND_SIZE = 6;

/** POB-3: seats in their circle, events on the board, six cards for everyone. */
export function setup(given: Options, seats: readonly SeatKind[], chance: Chance, emit?: Emit<Event>): State {
  const options = pobedaOptions(given);
  const colours = coloursOf(options.teams);
  const seated = seatInCircle(options.teams, chance);
  const dealerPlace = chance.below(seats.length);
  const firstPlace = options.edition === 'classic' ? (dealerPlace + 1) % seats.length : dealerPlace;
  const circle = [...seated.slice(firstPlace), ...seated.slice(0, firstPlace)];
  const dealer = seated[dealerPlace] as Seat;
  const shuffled = options.shuffledBoard ? shuffle(EVENT_CELLS.slice(), chance) : null;
  const deck = shuffle(ALL_CARDS.slice(), chance);
  const hands: Card[][] = seats.map(() => deck.splice(-HAND_SIZE));
  emit?.({ kind: 'dealt', dealer, first: circle[0] as Seat });
  return {
    options,
    colours,
    humans: seats.flatMap((kind, seat) => (kind === 'human' ? [seat] : [])),
    circle,
    dealer,
    shuffled,
    board: EMPTY_BOARD.slice(),
    supply: teamSizes(options.teams).map(() => CHIPS_PER_COLOUR[options.edition]),
    lines: [],
    discards: options.edition === 'classic' ? seats.map(() => []) : [[]],
    place: 0,
    turn: 0,
    round: 0,
    exchanged: false,
    undrawn: [],
    claimedIn: seats.map(() => -1),
    outcome: null,
    hands,
    deck,
    breach: null,
  };
}
