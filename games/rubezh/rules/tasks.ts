import type { Seat } from '@bridgehead/kernel';
import { push } from './ask.ts';
import { holds } from './conditions.ts';
import { taskOf } from './ground.ts';
import { effectsOf } from './play-card.ts';
import type { Playing } from './playing.ts';
import type { EventDeckCard, State } from './state.ts';
import { windowAt } from './windows.ts';

/** Tasks laid aside (RUB-4.3) and what they are good for once met (RUB-4.6). */

export function layTask(game: Playing, card: EventDeckCard): void {
  game.state.tasks.push({ task: card, isMet: false });
  game.emit?.({ kind: 'taskLaid', card }, { reveals: true });
  noticeTasks(game);
}

/** Once met a task stays met. */
export function noticeTasks({ set, state, emit }: Playing): void {
  for (const laid of state.tasks) {
    if (laid.isMet || !taskOf(set, laid.task).needs.every((condition) => holds(set, state, condition)))
      continue;
    laid.isMet = true;
    emit?.({ kind: 'taskMet', card: laid.task });
  }
}

/** No card, roll or deal is being resolved: a task that is met may be used, whatever else is asked. */
export function isAtRest({ agenda }: Pick<State, 'agenda'>): boolean {
  const top = agenda.at(-1);
  switch (top?.task) {
    case undefined:
    case 'division':
    case 'check':
      return true;
    case 'window':
      return top.at === 'defence' || top.at === 'lull';
    default:
      return false;
  }
}

/** What it does comes before whatever was asked; who could react then is asked anew. */
export function spendTask(game: Playing, seat: Seat, card: EventDeckCard): void {
  const { set, state, emit } = game;
  state.tasks = state.tasks.filter(({ task }) => task !== card);
  state.tasksUsed.push(card);
  emit?.({ kind: 'taskUsed', seat, card });
  const top = state.agenda.at(-1);
  if (top?.task === 'window') state.agenda[state.agenda.length - 1] = windowAt(top);
  push(game, effectsOf(taskOf(set, card).does, { card: { of: 'task', id: card }, unit: null, point: null }));
}
