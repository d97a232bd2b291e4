import { type Effect, type EnemyKind, type Skill, type State, traitOf } from '../rules/index.ts';
import { WEIGHTS as W } from './weights.ts';

/** What things are worth, in units lost or saved. Only what cards do counts, never their names. */

/** How much better off the defenders are without an enemy of this kind. */
export function enemyWorth(kind: EnemyKind): number {
  const calls = traitOf(kind, 'calls') ? W.calling : 0;
  const everywhere = traitOf(kind, 'everywhere') ? W.everywhere : 0;
  return W.enemy + W.attack * kind.attack + W.capture * kind.capture + calls + everywhere;
}

/** Too many turns in which nothing falls end the game (RUB-2.3): with each of them an enemy's fall is wanted more. */
export function urgency({ turn, lastLoss }: Pick<State, 'turn' | 'lastLoss'>): number {
  const quiet = turn - lastLoss;
  return 1 + W.impatience * quiet * quiet;
}

const AVERAGE_ENEMY = 0.5;

/** What a skill brings when it is played at a usual moment: which cards to keep, and which to throw away. */
export function skillWorth(skill: Skill): number {
  const text = skill.does.reduce((sum, effect) => sum + effectWorth(effect), 0);
  return text + (skill.plusAction ? 0.15 : 0) + (skill.reacts ? 0.1 : 0);
}

function effectWorth(effect: Effect): number {
  switch (effect.do) {
    case 'attack':
      return (
        effect.times * AVERAGE_ENEMY * Math.min(0.95, 0.5 + effect.bonus / 6) + (effect.ignores ? 0.1 : 0)
      );
    case 'assault':
      return 1.6 * AVERAGE_ENEMY * (0.5 + effect.bonus / 6);
    case 'destroy':
      return effect.count * AVERAGE_ENEMY;
    case 'displace':
      return effect.count * 0.6 * AVERAGE_ENEMY;
    case 'hold':
      return 0.08 * effect.count;
    case 'draw':
      return W.card * effect.count;
    case 'discard':
      return -0.5 * W.card * effect.count;
    case 'recover':
      return 0.3 * W.card * effect.count;
    case 'action':
      return 0.25 * effect.count;
    case 'steady':
    case 'inspire':
      return 0.05 * effect.bonus;
    case 'fortify':
      return W.token * effect.tokens;
    case 'reroll':
      return 0.35 * W.unit;
    case 'save':
      return 0.8 * W.unit;
    case 'look':
      return 0.04 * effect.count;
    default:
      return 0.05;
  }
}
