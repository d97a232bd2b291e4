import { type Chance, type Decision, pick, type Seat, shuffle } from '@bridgehead/kernel';
import type { Act } from './actions.ts';
import type { Question } from './agenda.ts';
import type { CardSet } from './card-set.ts';
import type { PointShare } from './division.ts';
import { heldPoints, metTasks, otherHeldPoints, skillOf, unitBy, unitsOf } from './ground.ts';
import type { Move } from './moves.ts';
import { shareAsked } from './pending.ts';
import { unitToPost, untaken } from './posting.ts';
import { refuseAct } from './refuse-act.ts';
import { refuseReaction, refuseToken } from './refuse-reaction.ts';
import type { SkillCard, State } from './state.ts';

/** All legal answers, but for a division: that is put together. */
export function moves(set: CardSet, state: State, decision: Decision): Iterable<Move> {
  const { kind, seat } = decision;
  switch (kind) {
    case 'take':
      return untaken(state).map((unit) => ({ kind: 'take', unit }));
    case 'post':
      return heldPoints(state).map((at) => ({ kind: 'post', unit: unitToPost(decision), at }));
    case 'act':
      return acts(set, state, seat);
    case 'task':
      return metTasks(state).map((task) => ({ kind: 'task', task }));
    case 'react':
      return reactions(set, state, seat);
    case 'agree':
      return [{ kind: 'agree' }, { kind: 'object' }];
    case 'stand':
      return [{ kind: 'stand' }, { kind: 'retreat' }];
    case 'choose':
      return answers(state.agenda.at(-1) as Question);
    default:
      return [];
  }
}

function acts(set: CardSet, state: State, seat: Seat): Act[] {
  const listed: Act[] = [];
  for (const unit of unitsOf(state, seat)) {
    const { hasEnded, actions, at } = unitBy(state, unit);
    for (const card of state.hands[unit] as SkillCard[]) {
      const play = { kind: 'play', card } as const;
      if (!refuseAct(set, state, seat, play)) listed.push(play);
      if (skillOf(set, card).cycle) listed.push({ kind: 'cycle', card });
    }
    if (hasEnded) continue;
    listed.push({ kind: 'pass', unit });
    if (actions > 0) for (const to of otherHeldPoints(state, at)) listed.push({ kind: 'go', unit, to });
  }
  listed.push({ kind: 'done' });
  return listed;
}

function reactions(set: CardSet, state: State, seat: Seat): Move[] {
  const listed: Move[] = [];
  for (const unit of unitsOf(state, seat)) {
    for (const card of state.hands[unit] as SkillCard[]) {
      if (!refuseReaction(set, state, seat, card)) listed.push({ kind: 'react', card });
    }
  }
  if (!refuseToken(set, state, seat)) listed.push({ kind: 'token' });
  listed.push({ kind: 'decline' }, { kind: 'rest' });
  return listed;
}

/** One by one, since there may be very many. */
function* answers(question: Question): Iterable<Move> {
  for (const picks of choices(question)) yield { kind: 'choose', picks };
}

/** Every way to choose: in any order where the order counts, in the order offered where it does not. */
function choices({ about, from, least, most }: Question): Iterable<readonly number[]> {
  return about === 'order' ? orders(from) : selections(from, least, most);
}

function* orders(from: readonly number[]): Iterable<readonly number[]> {
  if (from.length === 0) yield [];
  for (const first of from) {
    for (const rest of orders(from.filter((other) => other !== first))) yield [first, ...rest];
  }
}

function* selections(from: readonly number[], least: number, most: number): Iterable<readonly number[]> {
  if (least === 0) yield [];
  if (most === 0) return;
  for (const [place, first] of from.entries()) {
    const rest = from.slice(place + 1);
    if (rest.length + 1 < least) return;
    for (const others of selections(rest, Math.max(0, least - 1), most - 1)) yield [first, ...others];
  }
}

export function randomMove(set: CardSet, state: State, decision: Decision, chance: Chance): Move {
  switch (decision.kind) {
    case 'divide':
      return randomDivision(state, decision, chance);
    case 'choose':
      return { kind: 'choose', picks: randomChoice(state.agenda.at(-1) as Question, chance) };
    default:
      return pick([...moves(set, state, decision)], chance);
  }
}

function randomDivision(state: State, decision: Decision, chance: Chance): Move {
  const { attackers, share } = shareAsked(state, decision) as PointShare;
  return {
    kind: 'divide',
    on: attackers.map(() => pick(share.order, chance)),
    order: shuffle([...share.order], chance),
  };
}

function randomChoice({ about, from, least, most }: Question, chance: Chance): readonly number[] {
  const shuffled = shuffle([...from], chance);
  if (about === 'order') return shuffled;
  const picked = shuffled.slice(0, least + chance.below(most - least + 1));
  return from.filter((item) => picked.includes(item));
}
