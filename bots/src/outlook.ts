import type { Decision, Line, LoadedGame, Thinking } from '@bridgehead/kernel';
import { Fate } from './fate.ts';
import { playLine } from './lines.ts';

/** Worlds between two looks at how far they agree. */
const HEAT = 60;
/** Fewer prove nothing yet. */
const FEW = 6;
/** A standard error at which looking on would change what is told by a point at most. */
const SURE = 0.006;
/** Beyond this standard error a whole per cent says more than is known: what is told goes in steps. */
const ROUGH = 0.018;
const STEP = 5;
/** A choice may take the whole budget: what is told of it may take so much more. */
const MORE = 1.4;

/** How likely things are to go well, and the standard error of that; both from 0 to 1. */
export interface Outlook {
  readonly mean: number;
  readonly error: number;
}

/**
 * How one line goes, in worlds of its own. Those it was chosen in flatter it, and where the choice is easy they are half a
 * dozen: the same position would be told as ten points better or worse. An easy choice leaves it the more time.
 */
export function lookOn<State, Move, Event, View>(
  game: LoadedGame<State, Move, Event, View>,
  view: View,
  decision: Decision,
  line: Line<Move>,
  { chance, clock, budget, worlds = Number.POSITIVE_INFINITY }: Thinking,
  started: number,
): Outlook {
  const { rules, knowledge } = game;
  const { imagine = rules.sample } = knowledge;
  const deadline = started + budget * MORE;
  const scores: number[] = [];
  for (let world = 1; world <= worlds; world++) {
    const state = imagine(view, chance);
    const luck = new Fate(chance, world).luck();
    playLine(game, state, decision, line, luck);
    scores.push(knowledge.foresee(state, decision.seat, luck));
    if (clock() >= deadline) break;
    if (world % HEAT === 0 && outlookOf(scores).error <= SURE) break;
  }
  return outlookOf(scores);
}

/** Where all worlds went alike, none of them shows how often it is otherwise: it may be so in the next. */
export function outlookOf(scores: readonly number[]): Outlook {
  const worlds = scores.length;
  const mean = scores.reduce((sum, score) => sum + score, 0) / worlds;
  const isAlike = scores.every((score) => score === scores[0]);
  const squares = isAlike ? 1 : scores.reduce((sum, score) => sum + (score - mean) ** 2, 0);
  return { mean, error: worlds < FEW ? 1 : Math.sqrt(squares) / worlds };
}

/** In per cent, no finer than it is known. */
export function toldChance({ mean, error }: Outlook): number {
  if (error <= ROUGH) return Math.round(mean * 100);
  return Math.min(100 - STEP, Math.max(STEP, Math.round((mean * 100) / STEP) * STEP));
}
