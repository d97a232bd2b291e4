import { POINTS, UNITS } from '../rules/card-set.ts';
import type { Effect, Where, Who } from '../rules/vocabulary.ts';

/** How much can come of a card at once: nested for each of each of each, half a page of words is a million things. */

/** Our own cards do ten things at most. */
export const MOST_AT_ONCE = 100;
/** An assault rolls at everybody who stands there. */
const CROWD = 20;

/** So many things as happen at most when all of it is carried out. */
export function weightOf(does: readonly Effect[]): number {
  let weight = 0;
  for (const effect of does) weight += weightOfOne(effect);
  return weight;
}

function weightOfOne(effect: Effect): number {
  switch (effect.do) {
    case 'for':
      return unitsOf(effect.who) * weightOf(effect.does);
    case 'at':
      return pointsOf(effect.where) * weightOf(effect.does);
    case 'choose':
      // Asking is something, too, where nothing comes of it.
      return Math.max(1, ...effect.of.map(weightOf));
    case 'when':
      return Math.max(weightOf(effect.does), weightOf(effect.otherwise ?? []));
    case 'attack':
      return effect.times;
    case 'assault':
      return CROWD;
    case 'destroy':
    case 'displace':
    case 'arrive':
      return pointsOf(effect.where) * effect.count;
    default:
      if ('who' in effect) return unitsOf(effect.who);
      return 'where' in effect ? pointsOf(effect.where) : 1;
  }
}

function unitsOf(who: Who): number {
  return who === 'each' || who === 'each-here' ? UNITS : 1;
}

function pointsOf(where: Where): number {
  return where === 'each' || where === 'manned' || where === 'unmanned' ? POINTS : 1;
}
