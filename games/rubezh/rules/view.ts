import { type Chance, type Seat, shuffle, type Viewer } from '@bridgehead/kernel';
import type { EffectTask, Question, Task } from './agenda.ts';
import type { CardSet } from './card-set.ts';
import { skillCardsOf, unitBy } from './ground.ts';
import {
  type Arrangement,
  type Deck,
  EVERYBODY,
  type OpenPosition,
  type SkillCard,
  type State,
  stateFrom,
} from './state.ts';
import type { Effect } from './vocabulary.ts';

/** A deck as a viewer knows it, the top last: null where the card is not known. */
export type SeenDeck = readonly (number | null)[];

/** What a viewer may know: everything but others' hands, the order of decks, and what others answered to an open window. */
export interface View extends Arrangement, Readonly<OpenPosition> {
  readonly viewer: Viewer;
  /** What is being resolved, the next last, without what is secret in it. */
  readonly agenda: readonly Task[];
  /** By unit; null for cards one may not look at: an empty hand hides nothing. Where one player commands everybody, hands are open to all. */
  readonly hands: readonly (readonly SkillCard[] | null)[];
  readonly handSizes: readonly number[];
  readonly decks: readonly SeenDeck[];
  readonly fresh: SeenDeck;
  readonly events: SeenDeck;
}

/** Stands for a card that is not told. */
const SECRET = -1;

/** Whose eyes a viewer has: a lone commander hides nothing from those who look on. */
export function eyesOf(seats: number, viewer: Viewer): Seat | null {
  if (viewer !== 'spectator') return viewer;
  return seats === 1 ? 0 : null;
}

/** Nothing is copied but what is masked: a view is looked at before the state is played on. */
export function observe(state: State, viewer: Viewer): View {
  const eyes = eyesOf(state.seats, viewer);
  const mask = eyes === null ? EVERYBODY : EVERYBODY | (1 << eyes);
  return {
    scenario: state.scenario,
    seats: state.seats,
    phase: state.phase,
    turn: state.turn,
    points: state.points,
    units: state.units,
    fallen: state.fallen,
    tasks: state.tasks,
    eventDiscard: state.eventDiscard,
    tasksUsed: state.tasksUsed,
    held: state.held,
    retreatBonus: state.retreatBonus,
    resting: state.resting,
    acted: state.acted,
    asked: state.asked,
    lastLoss: state.lastLoss,
    outcome: state.outcome,
    viewer,
    agenda: state.agenda.map((task) => told(task, eyes)),
    hands: state.hands.map((hand, unit) =>
      hand.length === 0 || state.units[unit]?.commander === eyes ? hand : null,
    ),
    handSizes: state.hands.map(({ length }) => length),
    decks: state.decks.map((deck) => seenDeck(deck, mask)),
    fresh: seenDeck(state.fresh, mask),
    events: seenDeck(state.events, mask),
  };
}

function seenDeck({ cards, seen }: Deck, mask: number): SeenDeck {
  return cards.map((card, place) => (((seen[place] ?? 0) & mask) === 0 ? null : card));
}

function told(task: Task, eyes: Seat | null): Task {
  if (task.task === 'window') return { ...task, answers: task.answers.filter(({ seat }) => seat === eyes) };
  if (task.task === 'question' && isSecret(task) && task.seat !== eyes)
    return { ...task, from: task.from.map(() => SECRET) };
  return task;
}

/** Cards of a hand, and cards that were looked at. */
function isSecret({ about }: Question): boolean {
  return about === 'discard' || about === 'order';
}

/** A full state that fits what the viewer knows: unseen cards shuffled, whoever has answered a window unheard has declined. */
export function sample(set: CardSet, view: View, chance: Chance): State {
  const skills = view.hands.map((_, unit) => skillsLeft(view, unit));
  const hands = view.hands.map((hand, unit) =>
    hand ? hand.slice() : shuffle([...(skills[unit] as number[])], chance).slice(0, view.handSizes[unit]),
  );
  const hidden = {
    hands,
    decks: view.decks.map((deck, unit) =>
      filled(deck, without(skills[unit] as number[], hands[unit] as number[]), chance),
    ),
    fresh: filled(view.fresh, enemiesLeft(set, view), chance),
    events: filled(view.events, eventsLeft(set, view), chance),
  };
  const agenda = view.agenda.map((task, place) => filledIn(hidden, task, view.agenda[place - 1]));
  return stateFrom(view, { ...hidden, agenda });
}

/** Cards of a unit that lie neither open nor are being played. */
function skillsLeft({ units, agenda }: View, unit: number): number[] {
  const { discard, gone } = unitBy({ units }, unit);
  const played = agenda.filter((task) => task.task === 'played').map(({ card }) => card);
  return without(skillCardsOf(unit), [...discard, ...gone, ...played]);
}

function enemiesLeft(set: CardSet, { points, fallen }: View): number[] {
  const copies = set.enemies.reduce((sum, kind) => sum + kind.copies, 0);
  const all = Array.from({ length: copies }, (_, enemy) => enemy);
  return without(all, [...fallen, ...points.flatMap(({ enemies }) => enemies)]);
}

function eventsLeft(set: CardSet, { eventDiscard, tasks, tasksUsed }: View): number[] {
  const all = Array.from({ length: set.events.length + set.tasks.length }, (_, card) => card);
  return without(all, [...eventDiscard, ...tasks.map(({ task }) => task), ...tasksUsed]);
}

function filledIn(
  hidden: Pick<State, 'hands' | 'fresh' | 'events'>,
  task: Task,
  under: Task | undefined,
): Task {
  if (task.task !== 'question' || task.from[0] !== SECRET) return task;
  if (task.about === 'discard')
    return { ...task, from: [...(hidden.hands[task.unit as number] as SkillCard[])] };
  const { deck } = (under as EffectTask).effect as Extract<Effect, { do: 'look' }>;
  return { ...task, from: hidden[deck].cards.slice(-task.from.length).reverse() };
}

/** The deck with unseen cards where nobody knows which lies there. */
function filled(deck: SeenDeck, left: readonly number[], chance: Chance): Deck {
  const others = shuffle(without(left, deck), chance);
  const cards = deck.map((card) => card ?? (others.pop() as number));
  return { cards, seen: deck.map((card) => (card === null ? 0 : EVERYBODY)) };
}

function without(all: readonly number[], taken: SeenDeck): number[] {
  return all.filter((card) => !taken.includes(card));
}
