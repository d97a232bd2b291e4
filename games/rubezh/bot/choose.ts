import {
  type CardSet,
  type Effect,
  type EffectTask,
  firePoint,
  kindOf,
  type Move,
  BOTTOM,
  otherHeldPoints,
  type Point,
  pointAt,
  type Question,
  type Skill,
  skillOf,
  type State,
  type Unit,
  unitBy,
  unitsAt,
} from '../rules/index.ts';
import { Stakes } from './stakes.ts';
import { strengthSoon } from './foes.ts';
import type { Mood } from './line-of.ts';
import { openingAt } from './openings.ts';
import { WEIGHTS as W } from './weights.ts';
import { enemyWorth, skillWorth } from './worth.ts';

/** A sound answer to whatever a card asks: what is best of it first, as many as one may or must. */
export function choose(set: CardSet, state: State): Move {
  const question = state.agenda.at(-1) as Question;
  const { from, least, most } = question;
  const worth = worthIn(set, state, question);
  const ranked = from
    .map((pick) => ({ pick, worth: worth(pick) }))
    .sort((one, other) => other.worth - one.worth);
  const wanted = ranked.filter(({ worth: value }, place) => place < least || value > 0).slice(0, most);
  return { kind: 'choose', picks: wanted.map(({ pick }) => pick) };
}

/** How much one would like to choose this; above 0 where one would rather than not. */
function worthIn(set: CardSet, state: State, question: Question): (pick: number) => number {
  const { about, unit } = question;
  const effect = effectUnder(state);
  switch (about) {
    case 'enemy':
    case 'enemies': {
      const stakes = new Stakes(set, state);
      return (enemy) => enemyPickWorth(set, state, stakes, question, effect, enemy);
    }
    case 'unit': {
      const stakes = new Stakes(set, state);
      return (pick) => unitPickWorth(set, state, stakes, effect, pick);
    }
    case 'point': {
      const stakes = new Stakes(set, state);
      return (point) => pointPickWorth(set, state, stakes, effect, unit, point);
    }
    case 'destination':
      return unit === undefined ? (point) => enemyDestination(set, state, point) : refugeOf(set, state, unit);
    case 'discard':
      return (card) => 1 - skillWorth(skillOf(set, card));
    case 'recover':
      return (card) => skillWorth(skillOf(set, card)) - 0.1;
    case 'order':
      return (card) => orderWorth(set, effect, card);
    case 'alternative':
      return (place) => 1 / (1 + place);
  }
}

/** The effect that asks: the task beneath the question. */
function effectUnder({ agenda }: State): Effect | undefined {
  const under = agenda.at(-2);
  return under?.task === 'effect' ? (under as EffectTask).effect : undefined;
}

function enemyPickWorth(
  set: CardSet,
  state: State,
  stakes: Stakes,
  { by }: Question,
  effect: Effect | undefined,
  enemy: number,
): number {
  const kind = kindOf(set, enemy);
  const point = state.points.findIndex(({ enemies }) => enemies.includes(enemy));
  const unit = by?.unit ?? null;
  if (effect?.do === 'attack' && unit !== null) return stakes.hitWorth(unit, enemy, effect) + 0.001;
  if (effect?.do === 'hold') return state.held.includes(enemy) ? 0 : kind.attack;
  const isPressing = unitsAt(state, point).length > 0;
  return stakes.fallWorth(enemy) + (isPressing ? 0.02 * kind.attack : 0.02 * kind.capture);
}

function unitPickWorth(
  set: CardSet,
  state: State,
  stakes: Stakes,
  effect: Effect | undefined,
  unit: Unit,
): number {
  const { at, actions } = unitBy(state, unit);
  const { enemies } = pointAt(state, at);
  const attacks = (state.hands[unit] ?? []).filter((card) => isAttack(skillOf(set, card))).length;
  switch (effect?.do) {
    case 'action':
      return effect.count > 0
        ? 0.1 + attacks * Math.min(1, enemies.length)
        : 1 - 0.3 * attacks - 0.5 * actions;
    case 'move':
      return Math.max(
        ...state.points.map((point, to) => (point.isHeld ? moveWorth(state, stakes, unit, to) : -1)),
      );
    case 'draw':
      return 1 / (1 + (state.hands[unit]?.length ?? 0));
    case 'recover':
      return unitBy(state, unit).discard.length;
    case 'discard':
      return 0.5;
    default:
      return 0.1 * enemies.length + 0.05;
  }
}

function pointPickWorth(
  set: CardSet,
  state: State,
  stakes: Stakes,
  effect: Effect | undefined,
  unit: Unit | undefined,
  point: Point,
): number {
  const { enemies, tokens } = pointAt(state, point);
  const attack = enemies.reduce((sum, enemy) => sum + kindOf(set, enemy).attack, 0);
  const units = unitsAt(state, point).length;
  switch (effect?.do) {
    case 'fortify':
      return effect.tokens > 0 ? 0.1 + units * attack - tokens : 1 - tokens - units * attack * 0.1;
    case 'arrive':
    case 'displace':
      return enemyDestination(set, state, point);
    case 'move':
      return unit === undefined ? 0.1 : moveWorth(state, stakes, unit, point);
    default:
      return 0.1 + attack * units;
  }
}

function moveWorth(state: State, stakes: Stakes, unit: Unit, to: Point): number {
  return unitBy(state, unit).at === to ? 0 : stakes.goWorth(unit, to);
}

/** Whoever leaves a check is not attacked again this turn (RUB-6.8): best where a point would be captured for want of them. */
function refugeOf(set: CardSet, state: State, unit: Unit): (to: Point) => number {
  const stakes = new Stakes(set, state, nextTurn());
  return (to) => {
    const isLost =
      unitsAt(state, to).length === 0 && strengthSoon(set, state, to) >= firePoint(set, state, to).value;
    return (isLost ? openingAt(set, state, to) : 0) + W.refuge * moveWorth(state, stakes, unit, to);
  };
}

function nextTurn(): Mood {
  return { danger: W.dangerNext, engaged: W.engagedNext };
}

/** What getting away to the best other point is worth. */
export function refugeWorth(set: CardSet, state: State, unit: Unit): number {
  const worth = refugeOf(set, state, unit);
  return Math.max(...otherHeldPoints(state, unitBy(state, unit).at).map(worth));
}

/** What it is worth to send an enemy under the fresh forces: it will be back. */
const UNDER = 6;

/** Where one more enemy hurts least: where many units stand, and few enemies. */
function enemyDestination(set: CardSet, state: State, point: Point): number {
  if (point === BOTTOM) return UNDER;
  const { enemies } = pointAt(state, point);
  const attack = enemies.reduce((sum, enemy) => sum + kindOf(set, enemy).attack, 0);
  return 5 + 2 * unitsAt(state, point).length - attack;
}

/** Cards that are looked at: what comes first is liked best, what goes to the bottom least. */
function orderWorth(set: CardSet, effect: Effect | undefined, card: number): number {
  if (effect?.do !== 'look') return 0;
  if (effect.deck === 'fresh') return 1 - enemyWorth(kindOf(set, card));
  const event = set.events[card];
  if (!event) return 2;
  return 1 - event.reinforcements.reduce((sum, count) => sum + count, 0) / 6;
}

function isAttack(skill: Skill): boolean {
  return skill.does.some((effect) => effect.do === 'attack' || effect.do === 'assault');
}
