import { roll } from '@bridgehead/kernel';
import { ask, push } from '../ask.ts';
import { DIE } from '../card-set.ts';
import { removeEnemy, setUnitMood } from '../changes.ts';
import { commanderOf, enemyAt, kindOf, pointAt, unitBy } from '../ground.ts';
import type { Playing } from '../playing.ts';
import type { Enemy, Unit } from '../state.ts';
import { assaultTargets, attackTargets } from '../targets.ts';
import type { TaskOf } from './meant.ts';

/** Attacks of units (RUB-5.5). */

export function attack(game: Playing, task: TaskOf<'attack'>): void {
  const { set, state } = game;
  const { effect, by, mayWaive = false, hit = [], picks } = task;
  const { unit } = by;
  if (unit === null || !unitBy(state, unit).isAlive) return;
  if (!picks) {
    const from = attackTargets(set, state, effect, by, hit);
    const least = mayWaive ? 0 : 1;
    const seat = commanderOf(state, unit);
    ask(game, task, { about: 'enemy', seat, unit, from, least, most: 1, by, effect: 'attack' });
    return;
  }
  const [enemy] = picks;
  if (enemy === undefined) return;
  const { bonus, against, times } = effect;
  rollAttack(game, unit, enemy, against?.kinds.includes(kindOf(set, enemy).id) ? against.bonus : bonus);
  if (times === 1) return;
  const rest = { ...effect, times: times - 1 };
  push(game, [{ task: 'effect', effect: rest, by, mayWaive: true, hit: [...hit, enemy] }]);
}

/** Whoever could be attacked when it began is, whatever screens fall meanwhile. */
export function assault(game: Playing, { effect, by }: TaskOf<'assault'>): void {
  const { set, state } = game;
  const { unit } = by;
  if (unit === null || !unitBy(state, unit).isAlive) return;
  for (const enemy of assaultTargets(set, state, effect, by)) rollAttack(game, unit, enemy, effect.bonus);
}

/** Bonuses add up; the one on the next roll alone is used up. */
function rollAttack(game: Playing, unit: Unit, enemy: Enemy, ofCard: number): void {
  const { set, state, chance, emit } = game;
  const { inspired, nextInspired } = unitBy(state, unit);
  const point = enemyAt(state, enemy);
  const die = roll(chance, DIE);
  const bonus = ofCard + inspired + nextInspired;
  const defence = kindOf(set, enemy).defence + pointAt(state, point).cover;
  const isDestroyed = die + bonus > defence;
  if (isDestroyed) removeEnemy(game, enemy, point);
  emit?.({ kind: 'attacked', unit, enemy, point, die, bonus, defence, isDestroyed }, { reveals: true });
  if (nextInspired !== 0) setUnitMood(game, unit, { nextInspired: 0 });
}
