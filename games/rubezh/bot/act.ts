import {
  type CardSet,
  type Effect,
  type Enemy,
  firePoint,
  heldPoints,
  hitChance,
  kindOf,
  type Move,
  type Point,
  pointAt,
  type Skill,
  skillOf,
  type State,
  targetsAt,
  type Unit,
  unitBy,
  unitOf,
  unitsAt,
} from '../rules/index.ts';
import { type Ground, strainAt } from './strain.ts';
import { WEIGHTS as W } from './weights.ts';
import { enemyWorth, skillWorth } from './worth.ts';

/** What a move of the action phase is worth at a glance, in units saved. */
export function actWorth(set: CardSet, state: State, move: Move): number {
  switch (move.kind) {
    case 'play':
      return playWorth(set, state, unitOf(move.card), skillOf(set, move.card));
    case 'go':
      return goWorth(set, state, move.unit, move.to) - W.effort;
    case 'cycle':
      return cycleWorth(set, state, unitOf(move.card), skillOf(set, move.card));
    case 'pass':
      return -W.effort;
    default:
      return 0;
  }
}

function playWorth(set: CardSet, state: State, unit: Unit, skill: Skill): number {
  const { at } = unitBy(state, unit);
  let worth = skill.plusAction ? 0.02 : -W.kept;
  for (const effect of skill.does) worth += effectWorth(set, state, unit, at, effect);
  return worth;
}

/** What an effect would bring here and now. */
function effectWorth(set: CardSet, state: State, unit: Unit, at: Point, effect: Effect): number {
  switch (effect.do) {
    case 'attack':
      return attackWorth(set, state, unit, at, effect);
    case 'assault': {
      return targetsAt(set, state, at)
        .filter((enemy) => effect.kinds.includes(kindOf(set, enemy).id))
        .reduce((sum, enemy) => sum + hitWorth(set, state, unit, enemy, effect), 0);
    }
    case 'move':
      return effect.who === 'self' ? bestGo(set, state, unit) : 0.02;
    case 'fortify':
      return fortifyWorth(set, state, at, effect.tokens);
    case 'steady':
      return steadyWorth(set, state, unit, at, effect.bonus);
    case 'inspire':
      return effect.bonus * 0.05 * readyToAttack(set, state, at);
    case 'action':
      return 0.2 * readyToAttack(set, state, at);
    case 'draw':
      return W.card * effect.count;
    case 'discard':
      return -0.4 * W.card * effect.count;
    case 'recover':
      return 0.04 * Math.min(effect.count, unitBy(state, unit).discard.length);
    case 'displace':
    case 'destroy':
      return displaceWorth(set, state, at) * (effect.do === 'destroy' ? 1 : 0.9);
    case 'look':
      return 0.05;
    default:
      return 0.05;
  }
}

type Attack = Extract<Effect, { do: 'attack' }>;

function attackWorth(set: CardSet, state: State, unit: Unit, at: Point, effect: Attack): number {
  const targets = targetsAt(set, state, at, { ignores: effect.ignores ?? [] });
  const worths = targets
    .map((enemy) => hitWorth(set, state, unit, enemy, effect))
    .sort((one, other) => other - one);
  let sum = 0;
  for (let time = 0; time < effect.times; time++) sum += worths[time] ?? 0;
  return sum;
}

/** An attack on this enemy: how likely it falls, and what that is worth. */
export function hitWorth(
  set: CardSet,
  state: State,
  unit: Unit,
  enemy: Enemy,
  attack: Pick<Attack, 'bonus' | 'against'>,
): number {
  const pressing = state.held.includes(enemy) ? 0.6 : 1;
  return hitChance(set, state, unit, enemy, attack) * enemyWorth(kindOf(set, enemy)) * pressing;
}

/** What going there saves: the strain on both points before and after. */
export function goWorth(set: CardSet, state: Ground, unit: Unit, to: Point): number {
  const from = unitBy(state, unit).at;
  const here = unitsAt(state, from);
  const there = unitsAt(state, to);
  const without = here.filter((other) => other !== unit);
  return (
    strainAt(set, state, from, here) +
    strainAt(set, state, to, there) -
    strainAt(set, state, from, without) -
    strainAt(set, state, to, [...there, unit])
  );
}

function bestGo(set: CardSet, state: State, unit: Unit): number {
  const { at } = unitBy(state, unit);
  const others = heldPoints(state).filter((point) => point !== at);
  return Math.max(...others.map((to) => goWorth(set, state, unit, to)));
}

function fortifyWorth(set: CardSet, state: State, at: Point, tokens: number): number {
  const room = firePoint(set, state, at).limit - pointAt(state, at).tokens;
  const pressed = pointAt(state, at).enemies.length > 0 ? 1.5 : 0.8;
  return Math.min(tokens, room) * W.token * pressed;
}

function steadyWorth(set: CardSet, state: State, unit: Unit, at: Point, bonus: number): number {
  const units = state.units.map((own, place) =>
    place === unit ? { ...own, steady: own.steady + bonus } : own,
  );
  const here = unitsAt(state, at);
  return strainAt(set, state, at, here) - strainAt(set, { ...state, units }, at, here);
}

/** Units here that have an attack in hand to use. */
function readyToAttack(set: CardSet, state: State, at: Point): number {
  if (pointAt(state, at).enemies.length === 0) return 0;
  return unitsAt(state, at).filter((unit) =>
    (state.hands[unit] ?? []).some((card) =>
      skillOf(set, card).does.some((effect) => effect.do === 'attack'),
    ),
  ).length;
}

function displaceWorth(set: CardSet, state: State, at: Point): number {
  let best = 0;
  for (const enemy of pointAt(state, at).enemies) best = Math.max(best, enemyWorth(kindOf(set, enemy)));
  return 0.8 * best;
}

/** A card that can be exchanged for another: where it would bring little itself. */
function cycleWorth(set: CardSet, state: State, unit: Unit, skill: Skill): number {
  const { actions } = unitBy(state, unit);
  const isIdle = actions === 0 || playWorth(set, state, unit, skill) < W.effort;
  return isIdle && skillWorth(skill) < 0.35 ? 0.03 : -0.01;
}
