import { AGREED_ENDINGS, type Outcome, type Seat, type Viewer } from '@bridgehead/kernel';

/** Whoever won, or shares a draw; nobody by name where all win or lose together. */
export function seatsIn(outcome: Outcome): readonly Seat[] {
  if (outcome.kind === 'win') return outcome.winners;
  return outcome.kind === 'draw' ? outcome.between : [];
}

/** Whether it is a victory in the eyes of whoever looks: for a spectator anybody's is. */
export function wonBy(outcome: Outcome, viewer: Viewer): boolean {
  if (outcome.kind !== 'win') return outcome.kind === 'won';
  return viewer === 'spectator' || outcome.winners.includes(viewer);
}

/** How it looks to whoever looks: where neither is true, nobody has won. */
export function feltBy(outcome: Outcome, viewer: Viewer): 'won' | 'lost' | 'even' {
  if (wonBy(outcome, viewer)) return 'won';
  return outcome.kind === 'draw' ? 'even' : 'lost';
}

/** Whether people agreed to end it so: no game has a sentence of its own for that. */
export function isAgreed({ ending }: Outcome): boolean {
  return AGREED_ENDINGS.some((agreed) => agreed === ending);
}
