import { type Decision, type Heard, type Refusal, ScriptedChance, type Seat, step } from '@bridgehead/kernel';
import { checkRetellingToAll, frozen } from '@bridgehead/kernel/testkit';
import type { CardSet } from '../rules/card-set.ts';
import type { Event } from '../rules/events.ts';
import { skillOf, skillCardsOf } from '../rules/ground.ts';
import type { Move } from '../rules/moves.ts';
import { rulesOver } from '../rules/rules.ts';
import type { Deck, Enemy, EventDeckCard, Phase, SkillCard, State, Unit } from '../rules/state.ts';
import { cloneState } from '../rules/state.ts';
import { retelling } from './retelling.ts';
import { smallSet } from './small-set.ts';

/** Tiny positions, written so that a reader sees them. Points and units are numbered as printed, from 1. */

export interface Position {
  readonly set?: CardSet;
  /** The commander of each unit; one player commands all five if it does not say. */
  readonly commanders?: readonly Seat[];
  readonly phase?: Phase;
  readonly turn?: number;
  /** Enemies on points 1 to 4, by kind: `infantry infantry tanks`. `captured` stands for a point that is. */
  readonly points?: readonly string[];
  /** Where units 1 to 5 stand; 0 is a unit that was lost. */
  readonly units?: readonly number[];
  readonly tokens?: readonly number[];
  readonly actions?: readonly number[];
  /** Skills in hand by unit, 1 to 5. */
  readonly hands?: Readonly<Record<number, string>>;
  readonly discards?: Readonly<Record<number, string>>;
  /** Skills to come, the next one first; the rest of the unit's cards lie beneath where it does not say. */
  readonly decks?: Readonly<Record<number, string>>;
  /** Enemies to come, the next one first. */
  readonly fresh?: string;
  /** The event deck, the next one first. */
  readonly events?: string;
  readonly eventDiscard?: string;
  readonly tasks?: string;
  readonly lastLoss?: number;
}

function words(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

/** The first card of that kind that is not taken yet, taken. */
function taker(set: CardSet): (id: string) => Enemy {
  const taken = new Set<Enemy>();
  return (id) => {
    let first = 0;
    for (const { id: other, copies } of set.enemies) {
      for (let enemy = first; enemy < first + copies; enemy++) {
        if (other === id && !taken.has(enemy)) {
          taken.add(enemy);
          return enemy;
        }
      }
      first += copies;
    }
    throw new Error(`no ${id} is left`);
  };
}

export function eventCard(id: string, set: CardSet = smallSet): EventDeckCard {
  const event = set.events.findIndex((card) => card.id === id);
  return event >= 0 ? event : set.events.length + set.tasks.findIndex((card) => card.id === id);
}

function deck(cards: readonly number[]): Deck {
  return { cards: cards.toReversed(), seen: cards.map(() => 0) };
}

/** In the action phase of turn 2, everybody on point 1, nobody to fight, if it does not say otherwise. */
export function position(given: Position = {}): State {
  const { set = smallSet, commanders = [0, 0, 0, 0, 0], points = [], units = [1, 1, 1, 1, 1] } = given;
  const rules = rulesOver(set);
  const seats = Array.from({ length: Math.max(...commanders) + 1 }, () => 'human' as const);
  const state = rules.setup({ scenario: 'terespol' }, seats, { below: () => 0 });
  const take = taker(set);
  state.phase = given.phase ?? 'actions';
  state.turn = given.turn ?? 2;
  state.lastLoss = given.lastLoss ?? state.turn;
  for (const [place, point] of state.points.entries()) {
    const drawn = points[place] ?? '';
    point.isHeld = drawn !== 'captured';
    point.enemies = point.isHeld ? words(drawn).map(take) : [];
    point.tokens = given.tokens?.[place] ?? 0;
  }
  for (const [place, unit] of state.units.entries()) {
    const at = units[place] as number;
    unit.commander = commanders[place] as Seat;
    unit.at = Math.max(0, at - 1);
    unit.isAlive = at > 0;
    unit.actions = unit.isAlive ? (given.actions?.[place] ?? 1) : 0;
    const cards = cardsFor(set, place);
    state.hands[place] = unit.isAlive ? words(given.hands?.[place + 1] ?? '').map(cards) : [];
    unit.discard = unit.isAlive ? words(given.discards?.[place + 1] ?? '').map(cards) : [];
    const written = given.decks?.[place + 1];
    const known = words(written ?? '').map(cards);
    const rest = skillCardsOf(place).filter(
      (card) => ![...(state.hands[place] as SkillCard[]), ...unit.discard, ...known].includes(card),
    );
    const beneath = written === undefined ? rest : [];
    state.decks[place] = deck(unit.isAlive ? [...known, ...beneath] : []);
    unit.gone = unit.isAlive ? (written === undefined ? [] : rest) : skillCardsOf(place);
  }
  state.fresh = deck(words(given.fresh ?? 'infantry infantry infantry infantry infantry infantry').map(take));
  state.events = deck(words(given.events ?? 'quiet').map((id) => eventCard(id, set)));
  state.eventDiscard = words(given.eventDiscard ?? '').map((id) => eventCard(id, set));
  state.tasks = words(given.tasks ?? '').map((id) => ({ task: eventCard(id, set), isMet: false }));
  return state;
}

function cardsFor(set: CardSet, unit: Unit): (id: string) => SkillCard {
  const left = skillCardsOf(unit);
  return (id) => {
    const place = left.findIndex((card) => skillOf(set, card).id === id);
    if (place < 0) throw new Error(`unit ${unit + 1} has no ${id} left`);
    return left.splice(place, 1)[0] as SkillCard;
  };
}

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
  readonly heard: readonly Heard<Event>[];
}

export const rules = rulesOver(smallSet);

/** The open decision of that seat which the move answers. */
export function decisionFor(state: State, seat: Seat, move: Move, over = rules): Decision {
  const open = over.pending(state).filter((decision) => decision.seat === seat);
  const fits = open.find((decision) => over.refusal(state, decision, move)?.reason !== 'asked-else');
  return fits ?? open[0] ?? { id: 'none', kind: 'none', seat, must: true };
}

/**
 * Plays a move that must be legal, with exactly these faces of the die. The state before it is left alone, and whoever is
 * told of it event by event sees what happened.
 */
export function played(
  state: State,
  seat: Seat,
  move: Move,
  faces: readonly number[] = [],
  over = rules,
): Played {
  const luck = new ScriptedChance(faces.map((face) => face - 1));
  const decision = decisionFor(state, seat, move, over).id;
  const result = step(over, frozen(cloneState(state)), { seat, decision, move }, luck);
  if ('refusal' in result) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  if (!luck.isUsedUp) throw new Error('not every face was rolled');
  const { state: next, events } = result;
  const nameless = events.find(({ event }) => !event.kind);
  if (nameless) throw new Error(`something without a name happened: ${JSON.stringify(nameless)}`);
  checkRetellingToAll(over, retelling, [state, next], events, next.seats);
  return { state: next, events: events.map(({ event }) => event), heard: events };
}

/** Faces that leave so many cards in their order when they are shuffled. */
export function unshuffled(cards: number): number[] {
  return Array.from({ length: Math.max(0, cards - 1) }, (_, place) => cards - place);
}

/** The refusal of a move that must be illegal. */
export function refused(state: State, seat: Seat, move: Move): Refusal {
  const decision = decisionFor(state, seat, move).id;
  const result = step(rules, state, { seat, decision, move }, new ScriptedChance([]));
  if (!('refusal' in result)) throw new Error(`not refused: ${JSON.stringify(move)}`);
  return result.refusal;
}

/** A skill card in the hand of a unit, 1 to 5. */
export function held(state: State, unit: number, id: string): SkillCard {
  const card = state.hands[unit - 1]?.find((other) => skillOf(smallSet, other).id === id);
  if (card === undefined) throw new Error(`unit ${unit} does not hold ${id}`);
  return card;
}

export function play(state: State, unit: number, id: string): Move {
  return { kind: 'play', card: held(state, unit, id) };
}

export function react(state: State, unit: number, id: string): Move {
  return { kind: 'react', card: held(state, unit, id) };
}

export const DONE: Move = { kind: 'done' };
export const DECLINE: Move = { kind: 'decline' };
export const STAND: Move = { kind: 'stand' };
export const RETREAT: Move = { kind: 'retreat' };

export function choose(...picks: number[]): Move {
  return { kind: 'choose', picks };
}

/** What is asked: `kind seat`, in order. */
export function asked(state: State): string[] {
  return rules.pending(state).map(({ kind, seat, must }) => `${kind} ${seat}${must ? '' : '?'}`);
}

export function ofKind<Kind extends Event['kind']>(
  events: readonly Event[],
  kind: Kind,
): Extract<Event, { kind: Kind }>[] {
  return events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);
}

/** The kinds of the enemies on a point, 1 to 4. */
export function kindsAt(state: State, point: number): string[] {
  return (state.points[point - 1]?.enemies ?? []).map((enemy) => kindName(enemy));
}

export function kindName(enemy: Enemy): string {
  let left = enemy;
  for (const { id, copies } of smallSet.enemies) {
    if (left < copies) return id;
    left -= copies;
  }
  throw new Error(`no enemy ${enemy}`);
}
