import type { EffectTask } from '../agenda.ts';
import { ask, push } from '../ask.ts';
import { destroyEnemy, displaceEnemy, holdBack } from '../changes.ts';
import { heldPoints } from '../ground.ts';
import type { Playing } from '../playing.ts';
import { BOTTOM, type Enemy, type Point } from '../state.ts';
import { enemiesMeant } from '../targets.ts';
import type { Effect } from '../vocabulary.ts';
import { chooser, pointByPoint, type TaskOf } from './meant.ts';

/** What happens to enemies without a roll: on each point so many of them, chosen by whoever carries out the card. */

type OnEnemies = Extract<Effect, { do: 'destroy' | 'displace' | 'hold' }>;

export function destroy(game: Playing, task: TaskOf<'destroy'>): void {
  if (task.effect.where !== 'here') return pointByPoint(game, task);
  for (const enemy of enemiesFor(game, task)) destroyEnemy(game, enemy, task.by.unit);
}

/** Up to so many. */
export function hold(game: Playing, task: TaskOf<'hold'>): void {
  if (task.effect.where !== 'here') return pointByPoint(game, task);
  holdBack(game, enemiesFor(game, task), task.by.point as Point);
}

/** Each goes its own way: with one enemy and no destination in its `picks` the task asks for that. */
export function displace(game: Playing, task: TaskOf<'displace'>): void {
  const { effect, by, picks } = task;
  if (effect.where !== 'here') return pointByPoint(game, task);
  const enemies = enemiesFor(game, task);
  if (effect.count > 1) {
    push(
      game,
      enemies.map((enemy) => ({ task: 'effect', effect: { ...effect, count: 1 }, by, picks: [enemy] })),
    );
    return;
  }
  const [enemy, to] = picks ?? [];
  if (enemy === undefined) return;
  if (to === undefined) return askWhereTo(game, task);
  if (to === BOTTOM) displaceEnemy(game, enemy, null, 'bottom');
  else displaceEnemy(game, enemy, to, 'card');
}

function askWhereTo(game: Playing, task: TaskOf<'displace'>): void {
  const { state } = game;
  const { effect, by } = task;
  const points = effect.to === 'bottom' ? [] : heldPoints(state).filter((point) => point !== by.point);
  const from = effect.to === 'point' ? points : [...points, BOTTOM];
  if (from.length === 0) return;
  const seat = chooser(state, by);
  ask(game, task, { about: 'destination', seat, from, least: 1, most: 1, by, effect: effect.do });
}

/** The enemies chosen; none while somebody is asked which. */
function enemiesFor(game: Playing, task: EffectTask & { readonly effect: OnEnemies }): readonly Enemy[] {
  const { set, state } = game;
  const { effect, by, picks } = task;
  if (picks) return picks;
  const meant = enemiesMeant(set, state, by.point as Point, effect);
  const isHold = effect.do === 'hold';
  const from = isHold ? meant.filter((enemy) => !state.held.includes(enemy)) : meant;
  const most = effect.count;
  const least = isHold ? 0 : most;
  ask(game, task, { about: 'enemies', seat: chooser(state, by), from, least, most, by, effect: effect.do });
  return [];
}
