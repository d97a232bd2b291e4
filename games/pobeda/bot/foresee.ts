import { type Chance, nextDecision, type Seat } from '@bridgehead/kernel';
import { type Colour, rules, type State } from '../rules/index.ts';
import { atAGlance } from './at-a-glance.ts';
import { byOdds } from './by-odds.ts';
import { Follower } from './follower.ts';
import { soundestMove } from './plays.ts';

/** Nobody's win is better than a loss, and far from a win. */
const DRAW_WORTH = 0.25;

/**
 * Plays a world to its end, the own side by the odds and the others at a glance as most people do, and says how it ends
 * for the seat, from 0 (lost) to 1 (won).
 */
export function foresee(state: State, seat: Seat, chance: Chance): number {
  const own = state.colours[seat] as Colour;
  const follower = new Follower(
    state,
    state.colours.map((colour) => (colour === own ? byOdds : atAGlance)),
  );
  for (;;) {
    const pending = rules.pending(state);
    const decision = pending.find(({ kind }) => kind === 'draw') ?? nextDecision(pending);
    if (!decision) return worthOfEnd(state, own);
    const move =
      decision.kind === 'turn'
        ? soundestMove(state, follower.prospectOf(decision.seat))
        : rules.randomMove(state, decision, chance);
    rules.play(state, decision, move, chance, follower.hear);
  }
}

function worthOfEnd({ outcome, colours }: State, own: Colour): number {
  if (outcome?.kind === 'win') return outcome.winners.some((seat) => colours[seat] === own) ? 1 : 0;
  return outcome?.kind === 'draw' && outcome.between.some((seat) => colours[seat] === own) ? DRAW_WORTH : 0;
}
