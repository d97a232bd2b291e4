import type { Decision } from '@bridgehead/kernel';
import {
  ALL_LINES,
  type Cell,
  CELLS,
  type Colour,
  cellName,
  cellsOf,
  colourOn,
  completions,
  countsFor,
  effectOf,
  FREE,
  type Line,
  linesOf,
  type Move,
  type View,
} from '../rules/index.ts';
import type { PobedaReason } from './reasons.ts';

/** Four of six and more are a threat that a table talks about. */
const THREAT = 4;

/** Why a move is good, as a player would say it. */
export function explain(view: View, { seat }: Decision, move: Move): PobedaReason {
  switch (move.kind) {
    case 'play':
      return explainPlay(view, view.colours[seat] as Colour, move);
    case 'plead':
    case 'vote':
      return { reason: 'innocent' };
    default:
      return { reason: move.kind };
  }
}

function explainPlay(view: View, own: Colour, move: Extract<Move, { kind: 'play' }>): PobedaReason {
  const { board } = view;
  const cell = cellName(move.cell);
  const effect = effectOf(move.card);
  const made =
    effect === 'remove' ? [] : (completions(board, view.lines, own, move.cell)[0] as readonly Line[]);
  if (made.length > 0) {
    const wins = linesOf(view.lines, own) + made.length >= view.options.lines;
    return wins ? { reason: 'win' } : { reason: 'line', figures: { lines: made.length } };
  }
  const victim = colourOn(board[move.cell] as number);
  const chips = effect === 'remove' ? 0 : mostChips(board, own, move.cell) + 1;
  const rivals = view.supply.map((_, colour) => ({
    colour,
    chips: colour === own ? 0 : mostChips(board, colour, move.cell) + (colour === victim ? 1 : 0),
  }));
  const rival = rivals.reduce((most, other) => (other.chips > most.chips ? other : most));
  if (rival.chips >= THREAT && rival.chips >= chips) {
    return { reason: victim === undefined ? 'block' : 'break', figures: { ...rival, cell } };
  }
  if (victim !== undefined && effect === 'remove') return { reason: 'remove', figures: { cell } };
  if (chips > 2) return { reason: 'build', figures: { chips, cell } };
  return chips > 0 ? { reason: 'start', figures: { cell } } : { reason: 'spare' };
}

/** The other cells of every line through each cell. */
const COMPANIONS: readonly (readonly Cell[])[][] = Array.from({ length: CELLS }, (_, cell) =>
  ALL_LINES.map((line) => cellsOf(line))
    .filter((cells) => cells.includes(cell))
    .map((cells) => cells.filter((other) => other !== cell)),
);

/** The most chips beside the cell in a line through it that nobody else stands in; −1 where there is no such line. */
function mostChips(board: readonly number[], colour: Colour, cell: Cell): number {
  let most = -1;
  for (const others of COMPANIONS[cell] as readonly (readonly Cell[])[]) {
    const chips = others.filter((other) => board[other] !== FREE);
    if (chips.every((chip) => countsFor(board[chip], colour))) most = Math.max(most, chips.length);
  }
  return most;
}
