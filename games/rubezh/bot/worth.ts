import { type CardSet, type Effect, type EnemyKind, type Skill, traitOf } from '../rules/index.ts';

/** What things are worth, in units lost or saved. Only what cards do counts, never their names. */

export const UNIT = 1;
export const POINT = 1.1;
export const TOKEN = 0.1;
/** A card in hand. */
export const CARD = 0.08;

/** How much better off the defenders are without an enemy of this kind. */
export function enemyWorth(kind: EnemyKind): number {
  const calls = traitOf(kind, 'calls') ? 0.06 : 0;
  const everywhere = traitOf(kind, 'everywhere') ? 0.15 : 0;
  return 0.14 + 0.06 * kind.attack + 0.03 * kind.capture + calls + everywhere;
}

const AVERAGE_ENEMY = 0.26;

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
      return CARD * effect.count;
    case 'discard':
      return -0.5 * CARD * effect.count;
    case 'recover':
      return 0.3 * CARD * effect.count;
    case 'action':
      return 0.25 * effect.count;
    case 'steady':
    case 'inspire':
      return 0.05 * effect.bonus;
    case 'fortify':
      return TOKEN * effect.tokens;
    case 'reroll':
      return 0.35 * UNIT;
    case 'save':
      return 0.8 * UNIT;
    case 'look':
      return 0.04 * effect.count;
    default:
      return 0.05;
  }
}

/** What an enemy of each kind is worth, by its place in the content: asked for every target of every thought. */
export function enemyWorths(set: CardSet): readonly number[] {
  return set.enemies.flatMap((kind) => Array.from({ length: kind.copies }, () => enemyWorth(kind)));
}
