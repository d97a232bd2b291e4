import type { Sfc32 } from '@bridgehead/kernel';
import type { Contender } from './contest.ts';

/**
 * The yardstick: Pobeda for two, 2019 edition, one line, written as one would for a single measurement. No contract, no
 * events, no views, no records; it does no more than the rules need to play the same games.
 */

const EVENTS = 140;
const CARDS = 151;
const FIRST_REMOVE = 144;
const FIRST_REPLACE = 148;
const CORNER = 7;
const STEPS = [1, 12, 13, 11];

const cellOf = new Uint8Array(EVENTS);
for (let cell = 0, event = 0; cell < 144; cell++) if (!isCorner(cell)) cellOf[event++] = cell;

/** Room ahead and behind of every cell in the four directions. */
const ahead = new Uint8Array(4 * 144);
const behind = new Uint8Array(4 * 144);
for (let cell = 0; cell < 144; cell++) {
  const row = Math.floor(cell / 12);
  const column = cell % 12;
  ahead.set([11 - column], cell);
  behind.set([column], cell);
  ahead.set([11 - row], 144 + cell);
  behind.set([row], 144 + cell);
  ahead.set([Math.min(11 - row, 11 - column)], 288 + cell);
  behind.set([Math.min(row, column)], 288 + cell);
  ahead.set([Math.min(11 - row, column)], 432 + cell);
  behind.set([Math.min(row, 11 - column)], 432 + cell);
}

const board = new Uint8Array(144);
const deck = new Uint8Array(CARDS);
const hands = [new Uint8Array(7), new Uint8Array(7)] as const;
const held = [0, 0];
const supply = [0, 0];
let left = 0;

export const play: Contender = (chance) => {
  let player = deal(chance);
  let moves = 0;
  for (;;) {
    if (held[player] === 0) {
      player = 1 - player;
      if (held[player] === 0) return { moves, board };
    }
    moves += turn(player, chance);
    if (won) return { moves, board };
    player = 1 - player;
  }
};

let won = false;

function deal(chance: Sfc32): number {
  board.fill(0);
  for (const corner of [0, 11, 132, 143]) board[corner] = CORNER;
  const first = chance.below(2);
  for (let card = 0; card < CARDS; card++) deck[card] = card;
  for (let last = CARDS - 1; last > 0; last--) {
    const other = chance.below(last + 1);
    const moved = deck[last] as number;
    deck[last] = deck[other] as number;
    deck[other] = moved;
  }
  left = CARDS;
  for (const player of [0, 1]) {
    left -= 6;
    for (let i = 0; i < 6; i++) (hands[player] as Uint8Array)[i] = deck[left + i] as number;
    held[player] = 6;
    supply[player] = 48;
  }
  won = false;
  return first;
}

/** One turn, with its exchange if there is one; returns the moves made. */
function turn(player: number, chance: Sfc32): number {
  const hand = hands[player] as Uint8Array;
  let moves = 1;
  let start = chance.below(held[player] as number);
  let first = hand[start] as number;
  if (left > 0 && first < EVENTS && board[cellOf[first] as number] !== 0) {
    drop(player, start);
    draw(player);
    moves++;
    start = chance.below(held[player] as number);
    first = hand[start] as number;
  }
  const count = held[player] as number;
  for (let offset = 0; offset < count; offset++) {
    const index = (start + offset) % count;
    const card = hand[index] as number;
    const from = card < EVENTS ? 0 : chance.below(144);
    const cell = target(player, card, from);
    if (cell < 0) continue;
    resolve(player, card, cell, chance);
    drop(player, index);
    if (!won) draw(player);
    return moves;
  }
  drop(player, start);
  draw(player);
  return moves;
}

function target(player: number, card: number, from: number): number {
  const canPlace = (supply[player] as number) > 0;
  if (card < EVENTS) {
    const cell = cellOf[card] as number;
    return canPlace && board[cell] === 0 ? cell : -1;
  }
  if (!canPlace && (card < FIRST_REMOVE || card >= FIRST_REPLACE)) return -1;
  const wanted = card < FIRST_REMOVE ? 0 : 2 - player;
  for (let cell = from; cell < 144; cell++) if (board[cell] === wanted) return cell;
  for (let cell = 0; cell < from; cell++) if (board[cell] === wanted) return cell;
  return -1;
}

function resolve(player: number, card: number, cell: number, chance: Sfc32): void {
  if (card >= FIRST_REMOVE) supply[1 - player] = (supply[1 - player] as number) + 1;
  if (card >= FIRST_REMOVE && card < FIRST_REPLACE) {
    board[cell] = 0;
    return;
  }
  board[cell] = player + 1;
  supply[player] = (supply[player] as number) - 1;
  complete(player, cell, chance);
}

/** The first line wins, so no two lines ever have to be told apart; only the choice among several costs a draw. */
function complete(player: number, cell: number, chance: Sfc32): void {
  const lines: number[][][] = [];
  let sets = 1;
  for (let d = 0; d < 4; d++) {
    const step = STEPS[d] as number;
    const back = run(player, cell, -step, behind[d * 144 + cell] as number);
    const on = run(player, cell, step, ahead[d * 144 + cell] as number);
    if (back + on < 5) continue;
    const options: number[][] = back === 5 && on === 5 ? [[cell - 5 * step, cell]] : [];
    if (options.length === 0) {
      for (let start = -back; start <= Math.min(0, on - 5); start++) options.push([cell + start * step]);
    }
    lines.push(options.map((starts) => [step, ...starts]));
    sets *= options.length;
  }
  if (lines.length === 0) return;
  won = true;
  let choice = sets > 1 ? chance.below(sets) : 0;
  for (const options of lines.reverse()) {
    const [step, ...starts] = options[choice % options.length] as [number, ...number[]];
    choice = Math.floor(choice / options.length);
    for (const start of starts) for (let i = 0; i < 6; i++) fix(player, start + i * step);
  }
}

function fix(player: number, cell: number): void {
  if (board[cell] !== CORNER) board[cell] = player + 4;
}

function run(player: number, cell: number, step: number, room: number): number {
  const limit = room < 5 ? room : 5;
  let length = 0;
  while (length < limit) {
    const spot = board[cell + step * (length + 1)];
    if (spot !== player + 1 && spot !== CORNER) break;
    length++;
  }
  return length;
}

function drop(player: number, index: number): void {
  const hand = hands[player] as Uint8Array;
  const last = (held[player] as number) - 1;
  for (let i = index; i < last; i++) hand[i] = hand[i + 1] as number;
  held[player] = last;
}

function draw(player: number): void {
  if (left === 0) return;
  left--;
  (hands[player] as Uint8Array)[held[player] as number] = deck[left] as number;
  held[player] = (held[player] as number) + 1;
}

function isCorner(cell: number): boolean {
  return cell === 0 || cell === 11 || cell === 132 || cell === 143;
}
