import type { Seat } from '@bridgehead/kernel';
import { type Card, type Cell, type Colour, effectOf, EVENTS, FREE, type State } from '../rules/index.ts';
import { ImaginedGame } from './imagined.ts';
import { anySpecial, eachPlay } from './plays.ts';
import { WEIGHTS } from './weights.ts';

/** Nobody's win is better than a loss, and far from a win. */
const DRAW_WORTH = 0.25;

/** Plays a world to its end as quick bots would, and says how it ends for the seat, from 0 (lost) to 1 (won). */
export function foresee(state: State, seat: Seat): number {
  const { circle, colours } = state;
  const own = colours[seat] as Colour;
  if (state.outcome?.kind === 'win') return state.outcome.winners.includes(seat) ? 1 : 0;
  const game = new ImaginedGame(state);
  let { exchanged } = state;
  let passed = 0;
  for (let place = state.place; passed < circle.length; place = (place + 1) % circle.length) {
    const mover = circle[place] as Seat;
    const colour = colours[mover] as Colour;
    if (!game.holdsCards(mover)) {
      passed++;
      continue;
    }
    passed = 0;
    playTurn(game, mover, colour, exchanged);
    exchanged = false;
    if (game.hasWon(colour)) return colour === own ? 1 : 0;
  }
  const most = Math.max(...game.made);
  if ((game.made[own] as number) < most) return 0;
  return game.made.filter((lines) => lines === most).length === 1 ? 1 : DRAW_WORTH;
}

function playTurn(game: ImaginedGame, seat: Seat, colour: Colour, exchanged: boolean): void {
  const prospect = game.prospectOf(seat);
  const dead =
    exchanged || game.deck.length === 0 ? undefined : prospect.hand.find((card) => isDead(game, card));
  if (dead !== undefined) {
    game.discard(seat, dead);
    game.draw(seat);
    game.prospectOf(seat);
  }
  best.cell = -1;
  best.worth = Number.NEGATIVE_INFINITY;
  eachPlay(prospect, WEIGHTS, keepBest);
  const play = best.cell >= 0 ? best : anySpecial(prospect);
  if (play) {
    const { card, cell } = play;
    const effect = effectOf(card);
    game.discard(seat, card);
    if (effect === 'remove' || effect === 'replace') game.removeChip(cell);
    if (effect !== 'remove') game.placeChip(colour, cell);
  } else {
    game.discard(seat, prospect.hand[0] as Card);
  }
  game.draw(seat);
}

function isDead({ board, cellOf }: ImaginedGame, card: Card): boolean {
  return card < EVENTS && board[cellOf[card] as Cell] !== FREE;
}

const best = { card: 0, cell: -1, worth: 0 };

function keepBest(card: Card, cell: Cell, worth: number): void {
  if (worth <= best.worth) return;
  best.card = card;
  best.cell = cell;
  best.worth = worth;
}
