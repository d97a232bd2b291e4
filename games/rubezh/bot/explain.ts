import type { Decision } from '@bridgehead/kernel';
import {
  attackInCheck,
  bonusInCheck,
  type CardSet,
  chanceAbove,
  type Check,
  checkInHand,
  type Effect,
  type EffectTask,
  type Enemy,
  hitChance,
  kindOf,
  type Move,
  type Outlook,
  percentOf,
  pointAt,
  type Question,
  shareAsked,
  shareOutlooks,
  skillOf,
  type State,
  targetsAt,
  type Unit,
  unitBy,
  unitOf,
  unitsAt,
} from '../rules/index.ts';
import { Stakes } from './stakes.ts';
import type { RubezhReason } from './reasons.ts';
import { chancesOf } from './stand.ts';

/**
 * Why one would do that, by what everybody sees once it is done. An answer to a window is a secret until all have
 * answered: to others it is explained alike whatever it is.
 */
export function explain(set: CardSet, state: State, decision: Decision, move: Move): RubezhReason {
  switch (move.kind) {
    case 'post':
      return { reason: 'post', figures: { point: move.at + 1 } };
    case 'play':
      return attackReason(set, state, move.card) ?? { reason: 'play' };
    case 'go':
      return goReason(state, move.unit, move.to);
    case 'react':
    case 'token':
    case 'decline':
    case 'rest':
      return answerReason(set, state, move);
    case 'divide':
      return shareReason(set, state, decision, move.on);
    case 'stand':
    case 'retreat':
      return standReason(set, state, move.kind);
    case 'choose':
      return choiceReason(set, state, move.picks);
    case 'pass':
      return { reason: 'done' };
    case 'object':
      return { reason: 'agree' };
    default:
      return { reason: move.kind };
  }
}

type Attack = Extract<Effect, { do: 'attack' }>;

function attackReason(set: CardSet, state: State, card: number): RubezhReason | null {
  const unit = unitOf(card);
  const { at } = unitBy(state, unit);
  const attack = skillOf(set, card).does.find((effect): effect is Attack => effect.do === 'attack');
  if (!attack) return null;
  const stakes = new Stakes(set, state);
  const best = targetsAt(set, state, at, { ignores: attack.ignores ?? [] })
    .map((enemy) => ({ enemy, worth: stakes.hitWorth(unit, enemy, attack) }))
    .sort((one, other) => other.worth - one.worth)[0]?.enemy;
  return best === undefined ? null : hitReason(set, state, unit, best, attack);
}

function hitReason(set: CardSet, state: State, unit: Unit, enemy: Enemy, attack: Attack): RubezhReason {
  const odds = percentOf(hitChance(set, state, unit, enemy, attack));
  return { reason: 'attack', figures: { kind: kindOf(set, enemy).id, odds } };
}

function goReason(state: State, unit: Unit, to: number): RubezhReason {
  const figures = { point: to + 1 };
  const { at } = unitBy(state, unit);
  const enemies = pointAt(state, to).enemies.length;
  if (enemies === 0) return { reason: 'go-clear', figures };
  if (unitsAt(state, to).length === 0) return { reason: 'go-empty', figures };
  const isSafer = enemies < pointAt(state, at).enemies.length;
  return { reason: isSafer ? 'fall-back' : 'go', figures };
}

function answerReason(set: CardSet, state: State, move: Move): RubezhReason {
  const why = reactionReason(set, state, move);
  const { reason: answer, figures } = why;
  return state.seats === 1 ? why : { reason: 'window', own: { answer, ...figures } };
}

function reactionReason(set: CardSet, state: State, move: Move): RubezhReason {
  const check = checkInHand(state);
  const rerolls =
    move.kind === 'react' && skillOf(set, move.card).does.find((effect) => effect.do === 'reroll');
  if (check && (move.kind === 'token' || rerolls)) {
    const bonus = rerolls ? rerolls.bonus : 0;
    const chance = chanceAbove(attackInCheck(set, state, check), bonusInCheck(set, state, check) + bonus);
    return { reason: move.kind === 'token' ? 'token' : 'reroll', figures: { odds: percentOf(chance) } };
  }
  return { reason: move.kind === 'react' ? 'react' : 'keep' };
}

/** Whoever is worst off by it. */
function shareReason(set: CardSet, state: State, decision: Decision, on: readonly Unit[]): RubezhReason {
  const asked = shareAsked(state, decision);
  if (!asked) return { reason: 'agree' };
  const { point } = asked;
  const outlooks = shareOutlooks(set, state, point, { on, order: unitsAt(state, point) });
  const worst = outlooks.reduce((low, one) => (chanceIn(one) < chanceIn(low) ? one : low));
  return { reason: 'share', figures: { unit: worst.unit + 1, odds: percentOf(chanceIn(worst)) } };
}

function chanceIn({ standsWithTokens, leavesWithTokens }: Outlook): number {
  return Math.max(standsWithTokens, leavesWithTokens);
}

function standReason(set: CardSet, state: State, kind: 'stand' | 'retreat'): RubezhReason {
  const { stands, leaves } = chancesOf(set, state, state.agenda.at(-1) as Check);
  return kind === 'stand'
    ? { reason: 'stand', figures: { odds: percentOf(stands) } }
    : { reason: 'retreat', figures: { stand: percentOf(stands), leave: percentOf(leaves) } };
}

function choiceReason(set: CardSet, state: State, picks: readonly number[]): RubezhReason {
  const { about, by, unit: mover } = state.agenda.at(-1) as Question;
  const under = state.agenda.at(-2);
  const effect = under?.task === 'effect' ? (under as EffectTask).effect : undefined;
  const [first] = picks;
  if (about === 'destination' && mover !== undefined && first !== undefined)
    return goReason(state, mover, first);
  const unit = by?.unit ?? null;
  if (about !== 'enemy' || effect?.do !== 'attack' || first === undefined || unit === null)
    return { reason: 'choose' };
  return hitReason(set, state, unit, first, effect);
}
