import { type Chance, recording } from './chance.ts';
import type { Decision, Emit, Hearing, Refusal, Rules, Seat } from './contract.ts';

/** A move as it is sent and recorded: by whom, in answer to which decision. */
export interface Answer<Move = unknown> {
  readonly seat: Seat;
  readonly decision: string;
  readonly move: Move;
}

/** One thing that happened, and who may hear of it. */
export interface Heard<Event = unknown> extends Hearing {
  readonly event: Event;
}

/** A move carried out: the state after it, what happened, and the chance it used. */
export interface Progress<State, Move, Event> {
  readonly state: State;
  readonly answer: Answer<Move>;
  readonly events: readonly Heard<Event>[];
  readonly chance: readonly number[];
}

export interface Judged<Move> {
  readonly decision: Decision;
  readonly move: Move;
}

/** Everything that can be wrong with an answer, from a stale decision to a forbidden move. */
export function judge<State, Move, Event, View>(
  rules: Rules<State, Move, Event, View>,
  state: State,
  answer: Answer,
  pending: readonly Decision[] = rules.pending(state),
): Judged<Move> | { readonly refusal: Refusal } {
  if (pending.length === 0) return { refusal: { reason: 'game-over' } };
  const decision = pending.find((open) => open.id === answer.decision);
  const move = rules.readMove(answer.move);
  if (decision?.seat !== answer.seat) {
    const why = move === null ? null : rules.closed?.(state, answer.seat, move);
    return { refusal: why ?? notAsked(answer, decision) };
  }
  if (move === null) return { refusal: { reason: 'malformed-move' } };
  const refusal = rules.refusal(state, decision, move);
  return refusal ? { refusal } : { decision, move };
}

function notAsked({ decision, seat }: Answer, asked: Decision | undefined): Refusal {
  return asked
    ? { reason: 'not-your-decision', figures: { seat: seat + 1, owner: asked.seat + 1 } }
    : { reason: 'decision-closed', figures: { decision } };
}

/** What whoever takes a step knows already. */
export interface Known {
  readonly pending?: readonly Decision[];
}

/**
 * Judges an answer and plays it on a copy: the state given is never touched, not even when `play` throws.
 */
export function step<State, Move, Event, View>(
  rules: Rules<State, Move, Event, View>,
  state: State,
  answer: Answer,
  chance: Chance,
  { pending }: Known = {},
): Progress<State, Move, Event> | { readonly refusal: Refusal } {
  const judged = judge(rules, state, answer, pending);
  if ('refusal' in judged) return judged;
  const draft = rules.clone(state);
  const dice = recording(chance);
  const events: Heard<Event>[] = [];
  const { decision, move } = judged;
  rules.play(draft, decision, move, dice, collect(events));
  return {
    state: draft,
    answer: { seat: answer.seat, decision: answer.decision, move },
    events,
    chance: dice.results,
  };
}

export function collect<Event>(events: Heard<Event>[]): Emit<Event> {
  return (event, hearing) => events.push({ event, ...hearing });
}

/** What one viewer may hear: the log, the animation and the sound are made of this. */
export function heardBy<Event>(events: readonly Heard<Event>[], viewer: Seat | 'spectator'): Event[] {
  return events
    .filter(({ to }) => !to || (viewer !== 'spectator' && to.includes(viewer)))
    .map(({ event }) => event);
}
