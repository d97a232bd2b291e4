import { ask } from '../ask.ts';
import { holds } from '../conditions.ts';
import type { Playing } from '../playing.ts';
import { chooser, doNext, type TaskOf } from './meant.ts';

/** Effects that decide which effects follow. */

export function choose(game: Playing, task: TaskOf<'choose'>): void {
  const { effect, by, picks } = task;
  if (!picks) {
    const from = effect.of.map((_, alternative) => alternative);
    const seat = chooser(game.state, by);
    ask(game, task, { about: 'alternative', seat, from, least: 1, most: 1, by, effect: 'choose' });
    return;
  }
  for (const alternative of picks) doNext(game, effect.of[alternative] ?? [], by);
}

export function when(game: Playing, { effect, by }: TaskOf<'when'>): void {
  const isSo = holds(game.set, game.state, effect.holds, by.point);
  doNext(game, isSo ? effect.does : (effect.otherwise ?? []), by);
}
