import type { Seat } from '@bridgehead/kernel';
import type { Window } from './agenda.ts';
import type { CardSet } from './card-set.ts';
import { pointAt, skillOf, unitBy, unitOf } from './ground.ts';
import { areJammed, isOfUse } from './reacting.ts';
import { refuseCard } from './refuse-act.ts';
import type { RubezhRefusal } from './refusals.ts';
import type { SkillCard, State } from './state.ts';

/** Why a card cannot be played in the window that is open (RUB-5.3). */
export function refuseReaction(
  set: CardSet,
  state: State,
  seat: Seat,
  card: SkillCard,
): RubezhRefusal | null {
  const refused = refuseCard(state, seat, card);
  if (refused) return refused;
  const window = state.agenda.at(-1) as Window;
  const clause = 'RUB-5.3';
  const unit = unitOf(card);
  const skill = skillOf(set, card);
  const { reacts } = skill;
  if (!reacts) return { clause: 'RUB-5.2', reason: 'action-only' };
  if (reacts.at !== window.at) return { clause, reason: 'wrong-moment', figures: { at: reacts.at } };
  if (unitBy(state, unit).at !== window.point) {
    return { clause, reason: 'unit-elsewhere', figures: { unit: unit + 1, point: window.point + 1 } };
  }
  const figures = { unit: unit + 1 };
  if (reacts.to === 'self' && window.checked !== unit) return { clause, reason: 'own-check-only', figures };
  if (reacts.to === 'other' && window.checked === unit)
    return { clause, reason: 'others-check-only', figures };
  return isOfUse(set, state, window, unit, skill) ? null : { clause, reason: 'changes-nothing' };
}

/** RUB-6.5: the commander of the unit that failed, while a token lies there that can be spent. */
export function refuseToken(set: CardSet, state: State, seat: Seat): RubezhRefusal | null {
  const { at, point, checked } = state.agenda.at(-1) as Window;
  const clause = 'RUB-6.5';
  if (at !== 'failed' || checked === undefined) return { clause, reason: 'no-failed-check' };
  if (unitBy(state, checked).commander !== seat) {
    return { clause, reason: 'not-your-check', figures: { unit: checked + 1 } };
  }
  const figures = { point: point + 1 };
  if (pointAt(state, point).tokens === 0) return { clause, reason: 'no-tokens', figures };
  return areJammed(set, state, point) ? { clause: 'RUB-8', reason: 'tokens-jammed', figures } : null;
}
