import type { SeatKind } from '@bridgehead/kernel';
import { ALL_CARDS } from '../rules/cards.ts';
import { colourOn } from '../rules/chips.ts';
import { CHIPS_PER_COLOUR, EDITIONS } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { partitions } from '../rules/teams.ts';

export { rules } from '../rules/rules.ts';

export interface TableKind {
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seats: readonly SeatKind[];
}

/** Every edition, number of players, division into teams, target and way of drawing; layout and bots take turns. */
export function tables(): TableKind[] {
  const kinds: TableKind[] = [];
  for (const edition of EDITIONS) {
    for (let players = 2; players <= 12; players++) {
      for (const teams of partitions(players, edition)) {
        for (const lines of edition === 'classic' ? [3] : [1, 2, 3]) {
          for (const strictDraw of [false, true]) {
            const shuffledBoard = kinds.length % 4 === 0;
            const seats = seatKinds(players, kinds.length % 3);
            kinds.push({ options: { edition, teams, lines, strictDraw, shuffledBoard }, seats });
          }
        }
      }
    }
  }
  return kinds;
}

function seatKinds(players: number, mix: number): SeatKind[] {
  return Array.from({ length: players }, (_, seat) => (mix > 0 && seat % (mix + 1) === 0 ? 'bot' : 'human'));
}

/** No card and no chip appears or vanishes. */
export function conserve(state: State): void {
  const given = state.breach?.given.filter((card) => card !== null) ?? [];
  const cards = [...state.deck, ...state.hands.flat(), ...state.discards.flat(), ...given].sort(
    (a, b) => a - b,
  );
  if (cards.length !== ALL_CARDS.length || cards.some((card, index) => card !== index)) {
    throw new Error(`cards are not conserved: ${JSON.stringify(cards)}`);
  }
  const chips = CHIPS_PER_COLOUR[state.options.edition];
  for (const [colour, left] of state.supply.entries()) {
    const placed = state.board.filter((spot) => colourOn(spot) === colour).length;
    if (placed + left !== chips)
      throw new Error(`chips of colour ${colour}: ${placed} + ${left}, not ${chips}`);
  }
}
