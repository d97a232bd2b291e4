import { roll } from '@bridgehead/kernel';
import { ask, push } from '../ask.ts';
import { attackRoll } from '../attack-roll.ts';
import { DIE } from '../card-set.ts';
import { removeEnemy, setUnitMood } from '../changes.ts';
import { commanderOf, enemyAt, unitBy } from '../ground.ts';
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
  rollAttack(game, unit, enemy, effect);
  const { times } = effect;
  if (times === 1) return;
  const rest = { ...effect, times: times - 1 };
  push(game, [{ task: 'effect', effect: rest, by, mayWaive: true, hit: [...hit, enemy] }]);
}

/** Whoever could be attacked when it began is, whatever screens fall meanwhile. */
export function assault(game: Playing, { effect, by }: TaskOf<'assault'>): void {
  const { set, state } = game;
  const { unit } = by;
  if (unit === null || !unitBy(state, unit).isAlive) return;
  for (const enemy of assaultTargets(set, state, effect, by)) rollAttack(game, unit, enemy, effect);
}

/** Bonuses add up; the one on the next roll alone is used up. */
function rollAttack(game: Playing, unit: Unit, enemy: Enemy, effect: Parameters<typeof attackRoll>[4]): void {
  const { set, state, chance, emit } = game;
  const { bonus, inspired, defence } = attackRoll(set, state, unit, enemy, effect);
  const point = enemyAt(state, enemy);
  const die = roll(chance, DIE);
  const isDestroyed = die + bonus > defence;
  if (isDestroyed) removeEnemy(game, enemy, point);
  emit?.(
    { kind: 'attacked', unit, enemy, point, die, bonus, inspired, defence, isDestroyed },
    { reveals: true },
  );
  if (unitBy(state, unit).nextInspired !== 0) setUnitMood(game, unit, { nextInspired: 0 });
}
