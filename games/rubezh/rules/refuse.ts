import type { Decision } from '@bridgehead/kernel';
import type { Question } from './agenda.ts';
import type { CardSet } from './card-set.ts';
import type { Move } from './moves.ts';
import { shareAsked } from './pending.ts';
import { unitToPost } from './posting.ts';
import { refuseAct } from './refuse-act.ts';
import { refuseReaction, refuseToken } from './refuse-reaction.ts';
import type { RubezhRefusal } from './refusals.ts';
import { NOBODY, type State } from './state.ts';

/** Which decision a move answers, and the clause that decision comes from. */
export const ANSWERS: Readonly<Record<Move['kind'], string>> = {
  take: 'take',
  post: 'post',
  play: 'act',
  go: 'act',
  cycle: 'act',
  pass: 'act',
  done: 'act',
  task: 'task',
  react: 'react',
  token: 'react',
  decline: 'react',
  rest: 'react',
  divide: 'divide',
  agree: 'agree',
  object: 'agree',
  stand: 'stand',
  retreat: 'stand',
  choose: 'choose',
};
const CLAUSES: Readonly<Record<string, string>> = {
  take: 'RUB-3.3',
  post: 'RUB-3.3',
  act: 'RUB-5.1',
  task: 'RUB-4.6',
  react: 'RUB-5.8',
  divide: 'RUB-6.1',
  agree: 'RUB-6.2',
  stand: 'RUB-6.4',
  choose: 'RUB-4.2',
};

/** Why a move cannot answer a decision: the clause that forbids it. */
export function refusal(set: CardSet, state: State, decision: Decision, move: Move): RubezhRefusal | null {
  const { kind, seat } = decision;
  if (ANSWERS[move.kind] !== kind) {
    return { clause: CLAUSES[kind] as string, reason: 'asked-else', figures: { asked: kind } };
  }
  switch (move.kind) {
    case 'take':
      return refuseTake(state, move);
    case 'post':
      return refusePost(state, decision, move);
    case 'task':
      return refuseTask(state, move);
    case 'react':
      return refuseReaction(set, state, seat, move.card);
    case 'token':
      return refuseToken(set, state, seat);
    case 'divide':
      return refuseDivide(state, decision, move);
    case 'choose':
      return refuseChoice(state.agenda.at(-1) as Question, move.picks);
    case 'play':
    case 'go':
    case 'cycle':
    case 'pass':
    case 'done':
      return refuseAct(set, state, seat, move);
    default:
      return null;
  }
}

export type Of<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

function refuseTake({ units }: State, { unit }: Of<'take'>): RubezhRefusal | null {
  const clause = 'RUB-3.3';
  const figures = { unit: unit + 1 };
  if (unit >= units.length) return { clause, reason: 'no-such-unit', figures };
  return units[unit]?.commander === NOBODY ? null : { clause, reason: 'unit-taken', figures };
}

function refusePost({ points }: State, decision: Decision, { unit, at }: Of<'post'>): RubezhRefusal | null {
  const clause = 'RUB-3.3';
  const asked = unitToPost(decision);
  if (unit !== asked) return { clause, reason: 'other-unit', figures: { unit: asked + 1 } };
  return at < points.length ? null : { clause, reason: 'no-such-point', figures: { point: at + 1 } };
}

export function refuseTask({ tasks }: State, { task }: Of<'task'>): RubezhRefusal | null {
  const clause = 'RUB-4.6';
  const laid = tasks.find((other) => other.task === task);
  if (!laid) return { clause, reason: 'no-such-task' };
  return laid.isMet ? null : { clause, reason: 'task-not-met' };
}

function refuseDivide(state: State, decision: Decision, { on, order }: Of<'divide'>): RubezhRefusal | null {
  const asked = shareAsked(state, decision);
  if (!asked) return { clause: 'RUB-6.1', reason: 'no-division' };
  const { attackers, share, point } = asked;
  if (on.length !== attackers.length) {
    return { clause: 'RUB-6.1', reason: 'each-attacks-one', figures: { attackers: attackers.length } };
  }
  const stranger = on.find((unit) => !share.order.includes(unit));
  if (stranger !== undefined) {
    return {
      clause: 'RUB-6.1',
      reason: 'not-on-the-point',
      figures: { unit: stranger + 1, point: point + 1 },
    };
  }
  const isOrder = order.length === share.order.length && share.order.every((unit) => order.includes(unit));
  return isOrder ? null : { clause: 'RUB-6.7', reason: 'order-of-all' };
}

/** What a choice is made for: the way of a retreat, the text of a card, the property of a fire point. */
const CHOICES = {
  check: 'RUB-6.4',
  skill: 'RUB-5.2',
  event: 'RUB-4.2',
  task: 'RUB-4.6',
  point: 'RUB-1.3',
} as const;

function refuseChoice({ from, least, most, by }: Question, picks: readonly number[]): RubezhRefusal | null {
  const clause = CHOICES[by?.card.of ?? 'check'];
  if (picks.some((pick) => !from.includes(pick))) return { clause, reason: 'not-offered' };
  if (new Set(picks).size < picks.length) return { clause, reason: 'chosen-twice' };
  if (picks.length < least) return { clause, reason: 'too-few', figures: { least } };
  return picks.length > most ? { clause, reason: 'too-many', figures: { most } } : null;
}
