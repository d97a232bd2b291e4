import type { Seat } from '@bridgehead/kernel';
import { push } from './ask.ts';
import { holds } from './conditions.ts';
import { taskOf } from './ground.ts';
import { effectsOf } from './play-card.ts';
import type { Playing } from './playing.ts';
import type { EventDeckCard, State } from './state.ts';

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

export function metTasks({ tasks }: Pick<State, 'tasks'>): EventDeckCard[] {
  return tasks.filter(({ isMet }) => isMet).map(({ task }) => task);
}

export function spendTask(game: Playing, seat: Seat, card: EventDeckCard): void {
  const { set, state, emit } = game;
  state.tasks = state.tasks.filter(({ task }) => task !== card);
  state.tasksUsed.push(card);
  emit?.({ kind: 'taskUsed', seat, card });
  push(game, effectsOf(taskOf(set, card).does, { card: { of: 'task', id: card }, unit: null, point: null }));
}
