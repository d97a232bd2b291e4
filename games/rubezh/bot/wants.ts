import type { Decision } from '@bridgehead/kernel';
import { type CardSet, type Effect, type State, taskOf } from '../rules/index.ts';
import { lineOf } from './line-of.ts';

/** Strain over all points from which on help in defence is worth spending. */
const PRESSED = 0.6;

/** Whether to take an opportunity: a task that is met when it helps most; nothing else is worth a search. */
export function wants(set: CardSet, state: State, { kind }: Decision): boolean {
  return (
    kind === 'task' &&
    !isLull(state) &&
    state.tasks.some(({ task, isMet }) => isMet && isTimely(set, state, taskOf(set, task).does))
  );
}

/** The checks are over, or the event is yet to come: soon there is a better time. */
function isLull({ agenda }: State): boolean {
  const top = agenda.at(-1);
  return top?.task === 'window' && top.at === 'lull';
}

function isTimely(set: CardSet, state: State, does: readonly Effect[]): boolean {
  const helpsDefence = does.some((effect) => effect.do === 'steady' || effect.do === 'hold');
  if (!helpsDefence) return state.phase === 'actions';
  return state.phase === 'defence' && strainOf(set, state) > PRESSED;
}

function strainOf(set: CardSet, state: State): number {
  return lineOf(set, state).cost(state.units.map(({ at }) => at));
}
