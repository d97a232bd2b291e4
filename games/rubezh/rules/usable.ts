import { checkInHand } from './ask.ts';
import { type CardSet, type Skill, TOKENS } from './card-set.ts';
import { holds } from './conditions.ts';
import { firePoint, otherHeldPoints, pointAt, tokensInSupply, unitBy } from './ground.ts';
import type { Deck, Enemy, Point, State, Unit } from './state.ts';
import { assaultTargets, attackTargets, enemiesMeant } from './targets.ts';
import type { Effect, OfPoints, OfUnits } from './vocabulary.ts';
import { pointsMeant } from './where.ts';
import { type Standpoint, unitsMeant } from './who.ts';

/** RUB-5.2: such a card cannot be played, unless it gives an action. Asks of hands only how many cards they hold. */
export function changesNothing(
  set: CardSet,
  state: State,
  unit: Unit,
  { does }: Skill,
  prey?: readonly Enemy[],
): boolean {
  const point = unitBy(state, unit).at;
  const by = prey ? { unit, point, prey } : { unit, point };
  return !does.some((effect) => changes(set, state, effect, by));
}

/** Whether an effect could come to something. */
export function changes(set: CardSet, state: State, effect: Effect, by: Standpoint): boolean {
  if ('who' in effect) {
    return unitsMeant(state, effect.who, by).some((unit) => changesUnit(set, state, effect, by, unit));
  }
  if ('where' in effect) {
    return pointsMeant(state, effect.where, by.point).some((point) =>
      changesPoint(set, state, effect, by, point),
    );
  }
  switch (effect.do) {
    case 'attack':
      return attackTargets(set, state, effect, by).length > 0;
    case 'assault':
      return assaultTargets(set, state, effect, by).length > 0;
    case 'reroll':
    case 'save':
      return checkInHand(state) !== undefined;
    case 'look':
      return state[effect.deck].cards.length > 0;
    case 'retreat':
      return true;
    case 'choose':
      return effect.of.some((some) => some.some((one) => changes(set, state, one, by)));
    case 'when': {
      const due = holds(set, state, effect.holds, by.point) ? effect.does : (effect.otherwise ?? []);
      return due.some((one) => changes(set, state, one, by));
    }
  }
}

export function changesUnit(
  set: CardSet,
  state: State,
  effect: OfUnits,
  by: Standpoint,
  unit: Unit,
): boolean {
  const own = unitBy(state, unit);
  switch (effect.do) {
    case 'draw':
      return (state.decks[unit] as Deck).cards.length > 0 || (!own.isRenewed && own.discard.length > 0);
    case 'discard':
      return (state.hands[unit]?.length ?? 0) > 0;
    case 'recover':
      return own.discard.length > 0;
    case 'move':
      return otherHeldPoints(state, own.at).length > 0;
    case 'action':
      return effect.count > 0 || own.actions > 0;
    case 'steady':
    case 'inspire':
      return true;
    case 'for':
      return effect.does.some((one) => changes(set, state, one, { ...by, unit, point: own.at }));
  }
}

export function changesPoint(
  set: CardSet,
  state: State,
  effect: OfPoints,
  by: Standpoint,
  point: Point,
): boolean {
  const here = pointAt(state, point);
  switch (effect.do) {
    case 'destroy':
    case 'displace':
      return enemiesMeant(set, state, point, effect).length > 0;
    case 'hold':
      return enemiesMeant(set, state, point, effect).some((enemy) => !state.held.includes(enemy));
    case 'fury':
    case 'cover':
    case 'withhold':
      return true;
    case 'fortify': {
      if (effect.tokens < 0) return here.tokens > 0;
      return here.tokens < firePoint(set, state, point).limit && tokensInSupply(state, TOKENS) > 0;
    }
    case 'arrive':
      return state.fresh.cards.length > 0;
    case 'at':
      return effect.does.some((one) => changes(set, state, one, { ...by, point }));
  }
}
