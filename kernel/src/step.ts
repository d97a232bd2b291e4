import { canonicalJson } from './canonical.ts';
import { type Chance, recording, ScriptMismatch } from './chance.ts';
import type { Decision, Emit, Hearing, Refusal, Rules, Seat } from './contract.ts';
import { type Finding, find, findingChance, needsFinding } from './finding.ts';
import type { Words } from './seed.ts';

/** A move as it is sent and recorded: by whom, in answer to which decision. */
export interface Answer<Move = unknown> {
  readonly seat: Seat;
  readonly decision: string;
  readonly move: Move;
  /** Nobody made it: the seat's time ran out, and this is what stands then. */
  readonly lapsed?: true;
}

/** What stands when the time of whoever is asked has run out; null where the table goes on waiting. */
export function lapseOf({ seat, id: decision, lapse }: Decision): Answer | null {
  return lapse === undefined ? null : { seat, decision, move: lapse, lapsed: true };
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
  /** What had to be found for it. */
  readonly finding?: unknown;
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
  if (answer.lapsed && !isLapse(decision, answer.move)) return { refusal: { reason: 'not-the-lapse' } };
  const refusal = rules.refusal(state, decision, move);
  return refusal ? { refusal } : { decision, move };
}

function isLapse({ lapse }: Decision, move: unknown): boolean {
  return lapse !== undefined && canonicalJson(lapse) === canonicalJson(move);
}

function notAsked({ decision, seat }: Answer, asked: Decision | undefined): Refusal {
  return asked
    ? { reason: 'not-your-decision', figures: { seat: seat + 1, owner: asked.seat + 1 } }
    : { reason: 'decision-closed', figures: { decision } };
}

/** What whoever takes a step knows already. */
export interface Known {
  readonly pending?: readonly Decision[];
  /** Found beforehand, for this answer in this very state. Without it what is needed is found in place. */
  readonly finding?: Finding | undefined;
}

/** Judges an answer and plays it on a copy: the state given is never touched, not even when `play` throws. */
export function step<State, Move, Event, View>(
  rules: Rules<State, Move, Event, View>,
  state: State,
  answer: Answer,
  chance: Chance,
  { pending, finding: found }: Known = {},
): Progress<State, Move, Event> | { readonly refusal: Refusal } {
  const judged = judge(rules, state, answer, pending);
  if ('refusal' in judged) return judged;
  const { decision, move } = judged;
  const dice = recording(chance);
  const finding = needsFinding(rules, state, decision, move)
    ? resultOf(found, findingChance(dice), (drawn) => find(rules, state, decision, move, drawn))
    : undefined;
  const draft = rules.clone(state);
  const events: Heard<Event>[] = [];
  rules.play(draft, decision, move, dice, collect(events), finding);
  const { seat, decision: id, lapsed } = answer;
  return {
    state: draft,
    answer: { seat, decision: id, move, ...(lapsed && { lapsed }) },
    events,
    chance: dice.results,
    ...(finding !== undefined && { finding }),
  };
}

/** What was found with other chance is not what this move comes to. */
function resultOf(found: Finding | undefined, drawn: Words, findNow: (drawn: Words) => unknown): unknown {
  if (!found) return findNow(drawn);
  if (String(found.drawn) !== String(drawn))
    throw new ScriptMismatch('the finding was made with other chance');
  return found.result;
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
