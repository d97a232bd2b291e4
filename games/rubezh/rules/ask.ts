import type { Check, EffectTask, Question, Task } from './agenda.ts';
import type { Playing } from './playing.ts';
import type { State } from './state.ts';

/** A task that a question can be put on top of. */
export type Asking = EffectTask | Check;

/** To be done in this order, before everything that waits already. */
export function push({ state }: Pick<Playing, 'state'>, tasks: readonly Task[]): void {
  for (let next = tasks.length - 1; next >= 0; next--) state.agenda.push(tasks[next] as Task);
}

/**
 * Puts the task back with a question on top: it is carried out again with the answer at the end of its `picks`. What can
 * be answered in one way only is not asked. `most` and `least` are never more than there is to choose from.
 */
export function ask({ state }: Pick<Playing, 'state'>, task: Asking, question: Omit<Question, 'task'>): void {
  const { from, about } = question;
  const most = Math.min(question.most, from.length);
  const least = Math.min(question.least, most);
  const isInAnyOrder = about !== 'order' || from.length <= 1;
  if (least === from.length && isInAnyOrder) {
    state.agenda.push(answered(task, from));
    return;
  }
  state.asked++;
  state.agenda.push(task, { ...question, task: 'question', least, most });
}

/** Takes the question on top away and leaves the answer to whoever asked. */
export function answer({ state }: Pick<Playing, 'state'>, picks: readonly number[]): void {
  state.agenda.pop();
  state.agenda.push(answered(state.agenda.pop() as Asking, picks));
}

function answered(task: Asking, picks: readonly number[]): Asking {
  return { ...task, picks: task.picks ? [...task.picks, ...picks] : picks };
}

/** The check of defence that is being made. */
export function checkInHand({ agenda }: Pick<State, 'agenda'>): Check | undefined {
  return agenda.findLast((task) => task.task === 'check');
}

export function changeCheck({ state }: Pick<Playing, 'state'>, change: Partial<Check>): void {
  const place = state.agenda.findLastIndex(({ task }) => task === 'check');
  if (place >= 0) state.agenda[place] = { ...(state.agenda[place] as Check), ...change };
}
