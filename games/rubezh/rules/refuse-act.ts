import type { Seat } from '@bridgehead/kernel';
import type { Act } from './actions.ts';
import type { CardSet } from './card-set.ts';
import { skillOf, unitBy, unitOf } from './ground.ts';
import type { RubezhRefusal } from './refusals.ts';
import type { SkillCard, State, Unit } from './state.ts';
import { changesNothing } from './usable.ts';

type Of<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;

/** Why a commander cannot do this in the action phase (RUB-5). */
export function refuseAct(set: CardSet, state: State, seat: Seat, move: Act): RubezhRefusal | null {
  switch (move.kind) {
    case 'play':
      return refusePlay(set, state, seat, move);
    case 'go':
      return refuseGo(state, seat, move);
    case 'cycle':
      return refuseCycle(set, state, seat, move);
    case 'pass':
      return refuseUnit(state, seat, move.unit) ?? refuseEnded(state, move.unit);
    case 'done':
      return null;
  }
}

function refusePlay(set: CardSet, state: State, seat: Seat, { card }: Of<'play'>): RubezhRefusal | null {
  const refused = refuseCard(state, seat, card);
  if (refused) return refused;
  const unit = unitOf(card);
  const skill = skillOf(set, card);
  if (skill.reacts) return { clause: 'RUB-5.3', reason: 'reaction-only' };
  const spent = refuseSpending(state, unit);
  if (spent) return spent;
  return skill.plusAction || !changesNothing(set, state, unit, skill)
    ? null
    : { clause: 'RUB-5.2', reason: 'changes-nothing' };
}

function refuseGo(state: State, seat: Seat, { unit, to }: Of<'go'>): RubezhRefusal | null {
  const refused = refuseUnit(state, seat, unit) ?? refuseSpending(state, unit);
  if (refused) return refused;
  const clause = 'RUB-5.1';
  const point = to + 1;
  if (to >= state.points.length) return { clause, reason: 'no-such-point', figures: { point } };
  if (!state.points[to]?.isHeld) return { clause, reason: 'point-captured', figures: { point } };
  return unitBy(state, unit).at === to
    ? { clause, reason: 'already-there', figures: { unit: unit + 1, point } }
    : null;
}

function refuseCycle(set: CardSet, state: State, seat: Seat, { card }: Of<'cycle'>): RubezhRefusal | null {
  const refused = refuseCard(state, seat, card);
  if (refused) return refused;
  return skillOf(set, card).cycle ? null : { clause: 'RUB-5.4', reason: 'no-cycle' };
}

/** One's own cards only, and only those in hand. */
export function refuseCard(state: State, seat: Seat, card: SkillCard): RubezhRefusal | null {
  const unit = unitOf(card);
  const refused = refuseUnit(state, seat, unit);
  if (refused) return refused;
  return state.hands[unit]?.includes(card) ? null : { clause: 'RUB-5.2', reason: 'not-in-hand' };
}

function refuseUnit({ units }: State, seat: Seat, unit: Unit): RubezhRefusal | null {
  const figures = { unit: unit + 1 };
  const own = units[unit];
  if (!own) return { clause: 'RUB-1.2', reason: 'no-such-unit', figures };
  if (own.commander !== seat) return { clause: 'RUB-3.3', reason: 'not-your-unit', figures };
  return own.isAlive ? null : { clause: 'RUB-6.6', reason: 'unit-lost', figures };
}

function refuseEnded(state: State, unit: Unit): RubezhRefusal | null {
  return unitBy(state, unit).hasEnded
    ? { clause: 'RUB-5.1', reason: 'unit-ended', figures: { unit: unit + 1 } }
    : null;
}

function refuseSpending(state: State, unit: Unit): RubezhRefusal | null {
  const ended = refuseEnded(state, unit);
  if (ended) return ended;
  return unitBy(state, unit).actions > 0
    ? null
    : { clause: 'RUB-5.1', reason: 'no-actions', figures: { unit: unit + 1 } };
}
