import type { Seat } from '@bridgehead/kernel';
import type { Reaction, Window } from './agenda.ts';
import { push } from './ask.ts';
import { removeTokens } from './changes.ts';
import { rollCheck, standing } from './check-roll.ts';
import { playCard } from './play-card.ts';
import type { Playing } from './playing.ts';
import { askedAbout } from './reacting.ts';
import { NOWHERE } from './state.ts';

/** A window that is still to be opened. */
export function windowAt(moment: Pick<Window, 'at' | 'point' | 'checked' | 'prey'>): Window {
  return { task: 'window', ...moment, waiting: [], answers: [] };
}

/** A pause for tasks that are met (RUB-4.6), where nothing is being resolved and nobody is asked anything else. */
export const LULL: Window = windowAt({ at: 'lull', point: NOWHERE });

/**
 * Opens a window to everybody who could react, or settles one that all have answered. Says whether the game goes on; a
 * window that waits for people stays on the agenda (RUB-5.8).
 */
export function tendWindow(game: Playing, window: Window): boolean {
  if (window.waiting.length === 0 && window.answers.length > 0) {
    settle(game, window);
    return true;
  }
  if (window.waiting.length > 0) {
    push(game, [window]);
    return false;
  }
  const { state } = game;
  const opened = window.prey ? { ...window, prey: standing(state, window.point, window.prey) } : window;
  const waiting = askedAbout(game.set, state, opened);
  if (waiting.length === 0) return true;
  state.asked++;
  push(game, [{ ...opened, waiting }]);
  return false;
}

/** One seat's answer: a secret until everybody's is there. */
export function answerWindow(
  { state }: Playing,
  seat: Seat,
  reaction: Reaction | null,
  rests: boolean,
): void {
  const window = state.agenda.pop() as Window;
  state.agenda.push({
    ...window,
    waiting: window.waiting.filter((other) => other !== seat),
    answers: [...window.answers, { seat, reaction, rests }],
  });
}

/** The reaction of the lowest-numbered unit is carried out completely; then all are asked again, until all decline. */
function settle(game: Playing, window: Window): void {
  const { state, emit } = game;
  // Whoever answers last learns what the others said: taking that back would be peeking.
  const reveals = window.answers.length > 1;
  for (const { seat, reaction, rests } of window.answers) {
    if (reaction) continue;
    if (rests) state.resting.push(seat);
    emit?.({ kind: 'declined', seat, rests }, { reveals });
  }
  const [first] = window.answers
    .flatMap(({ reaction }) => reaction ?? [])
    .sort((one, other) => one.unit - other.unit);
  if (!first) return;
  push(game, [windowAt(window)]);
  if ('card' in first) {
    playCard(game, first.unit, first.card, window.prey);
  } else {
    removeTokens(game, window.point, 1, 'spent', first.unit);
    rollCheck(game);
  }
}
