import { push } from '../ask.ts';
import { layTokens, removeTokens, setPointMood } from '../changes.ts';
import { pointAt } from '../ground.ts';
import type { Playing } from '../playing.ts';
import { doNext, pointsFor, type TaskOf } from './meant.ts';

/** What happens to fire points, and on them. */

export function fury(game: Playing, task: TaskOf<'fury'>): void {
  for (const point of pointsFor(game, task)) {
    setPointMood(game, point, { fury: pointAt(game.state, point).fury + task.effect.bonus });
  }
}

export function cover(game: Playing, task: TaskOf<'cover'>): void {
  for (const point of pointsFor(game, task)) {
    setPointMood(game, point, { cover: pointAt(game.state, point).cover + task.effect.bonus });
  }
}

export function withhold(game: Playing, task: TaskOf<'withhold'>): void {
  for (const point of pointsFor(game, task)) {
    setPointMood(game, point, { withheld: pointAt(game.state, point).withheld + task.effect.count });
  }
}

export function fortify(game: Playing, task: TaskOf<'fortify'>): void {
  const { tokens } = task.effect;
  const unit = task.by.unit ?? undefined;
  for (const point of pointsFor(game, task)) {
    if (tokens > 0) layTokens(game, point, tokens, unit);
    else removeTokens(game, point, -tokens, 'card', unit);
  }
}

/** One deal for all the points, so that windows open when the last card lies (RUB-4.7). */
export function arrive(game: Playing, task: TaskOf<'arrive'>): void {
  const slots = pointsFor(game, task).flatMap((point) => Array<number>(task.effect.count).fill(point));
  if (slots.length > 0) push(game, [{ task: 'deal', slots }]);
}

export function atPoints(game: Playing, task: TaskOf<'at'>): void {
  for (const point of pointsFor(game, task).toReversed())
    doNext(game, task.effect.does, { ...task.by, point });
}
