import type { Decision, Seat } from '@bridgehead/kernel';
import type { Division, Question, Task, Window } from './agenda.ts';
import type { CardSet } from './card-set.ts';
import type { PointShare } from './division.ts';
import { metTasks, seatsInPlay, skillOf, unitBy, unitsOf } from './ground.ts';
import { nextToTake, untaken } from './posting.ts';
import { mayHold } from './reacting.ts';
import { NOWHERE, type State } from './state.ts';
import { isAtRest } from './tasks.ts';
import { areTooManyToList } from './ways-to-choose.ts';

/** What is asked now, and whom. */
export function pending(set: CardSet, state: State): readonly Decision[] {
  if (state.outcome) return [];
  if (state.phase === 'setup') return beforeTheFirstTurn(state);
  const asked = askedFirst(set, state);
  return isAtRest(state) ? [...asked, ...tasks(state)] : asked;
}

function askedFirst(set: CardSet, state: State): Decision[] {
  const top = state.agenda.at(-1);
  switch (top?.task) {
    case undefined:
      return acts(set, state);
    case 'division':
      return divisions(state, top);
    case 'check':
      return [
        {
          id: `stand:${state.turn}:${top.unit}:${state.asked}`,
          kind: 'stand',
          seat: unitBy(state, top.unit).commander,
          must: true,
          lapse: { kind: 'stand' },
        },
      ];
    case 'window':
      return reactions(state, top);
    case 'question':
      return [choice(state, top)];
    default:
      throw new Error(`nobody is asked about “${top?.task}”`);
  }
}

function beforeTheFirstTurn(state: State): Decision[] {
  if (untaken(state).length > 0) {
    return [{ id: `take:${state.asked}`, kind: 'take', seat: nextToTake(state), must: true }];
  }
  return state.units.flatMap(({ at, commander }, unit) =>
    at === NOWHERE ? [{ id: `post:${unit}`, kind: 'post', seat: commander, must: true }] : [],
  );
}

/** Whoever has declared an end for all units may still cycle (RUB-5.1): asked by what everybody knows of the hand. */
function acts(set: CardSet, state: State): Decision[] {
  const decisions: Decision[] = [];
  for (const seat of seatsInPlay(state)) {
    const units = unitsOf(state, seat);
    const must = units.some((unit) => !unitBy(state, unit).hasEnded);
    if (!must && !units.some((unit) => mayHold(state, unit, (card) => skillOf(set, card).cycle === true)))
      continue;
    decisions.push({ id: `act:${state.turn}:${seat}:${state.acted[seat]}`, kind: 'act', seat, must });
  }
  return decisions;
}

/** RUB-4.6: a task that is met may be used by anybody. */
function tasks(state: State): Decision[] {
  if (metTasks(state).length === 0) return [];
  return seatsInPlay(state).map((seat) => ({
    id: `task:${state.turn}:${seat}:${state.tasksUsed.length}`,
    kind: 'task',
    seat,
    must: false,
  }));
}

function reactions({ asked }: State, { waiting }: Window): Decision[] {
  const window = `react:${asked}`;
  return waiting.map((seat) => ({
    id: `${window}:${seat}`,
    kind: 'react',
    seat,
    must: true,
    window,
    lapse: { kind: 'decline' },
  }));
}

function choice({ asked }: State, question: Question): Decision {
  const decision = { id: `choose:${asked}`, kind: 'choose', seat: question.seat, must: true };
  return areTooManyToList(question) ? { ...decision, composed: true } : decision;
}

function divisions({ turn }: State, { shares }: Division): Decision[] {
  return shares.flatMap((share): Decision[] => {
    const { proposer, isShown, waiting } = share;
    const id = divisionId(turn, share);
    if (!isShown) {
      const lapse = { kind: 'divide', on: share.share.on, order: share.share.order };
      return [{ id, kind: 'divide', seat: proposer, must: true, composed: true, lapse }];
    }
    return waiting.map((seat: Seat) => ({
      id: `${id}:${seat}`,
      kind: 'agree',
      seat,
      must: true,
      window: id,
      lapse: { kind: 'agree' },
    }));
  });
}

function divisionId(turn: number, { point, round }: PointShare): string {
  return `divide:${turn}:${point}:${round}`;
}

/** The share that a decision is about: to enter it, or to agree to it. */
export function shareAsked(
  { turn, agenda }: { readonly turn: number; readonly agenda: readonly Task[] },
  { id }: Pick<Decision, 'id'>,
): PointShare | undefined {
  const top = agenda.at(-1);
  if (top?.task !== 'division') return undefined;
  return top.shares.find((share) => {
    const own = divisionId(turn, share);
    return id === own || id.startsWith(`${own}:`);
  });
}
