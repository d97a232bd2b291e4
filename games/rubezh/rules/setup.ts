import { type Chance, type Emit, type Options, roll, type SeatKind } from '@bridgehead/kernel';
import { type CardSet, DIE, POINTS, UNITS } from './card-set.ts';
import { deckOf, takeTop } from './deck.ts';
import type { Event } from './events.ts';
import { pointAt, skillCardsOf } from './ground.ts';
import { rubezhOptions } from './options.ts';
import { type Enemy, NOBODY, NOWHERE, type PointState, type State, type UnitState } from './state.ts';

/** RUB-3. Chance: the fresh forces are shuffled first, then the die is rolled, then the events and each unit's skills are shuffled. */
export function setup(
  set: CardSet,
  given: Options,
  seats: readonly SeatKind[],
  chance: Chance,
  emit?: Emit<Event>,
): State {
  const fresh = deckOf(numbers(set.enemies.reduce((sum, { copies }) => sum + copies, 0)), chance);
  const first = roll(chance, DIE);
  const commander = seats.length === 1 ? 0 : NOBODY;
  const state: State = {
    scenario: rubezhOptions(given).scenario,
    seats: seats.length,
    phase: 'setup',
    turn: 0,
    points: Array.from({ length: POINTS }, newPoint),
    units: Array.from({ length: UNITS }, () => newUnit(commander)),
    fallen: [],
    tasks: [],
    eventDiscard: [],
    tasksUsed: [],
    held: [],
    retreatBonus: 0,
    resting: [],
    acted: seats.map(() => 0),
    asked: 0,
    lastLoss: 0,
    outcome: null,
    agenda: [],
    hands: Array.from({ length: UNITS }, () => []),
    fresh,
    events: deckOf(numbers(set.events.length + set.tasks.length), chance),
    decks: Array.from({ length: UNITS }, (_, unit) => deckOf(skillCardsOf(unit), chance)),
  };
  emit?.({ kind: 'setUp', die: first }, { reveals: true });
  for (let card = 0; card < first; card++) {
    const enemy = takeTop(fresh) as Enemy;
    const point = card % POINTS;
    pointAt(state, point).enemies.push(enemy);
    emit?.({ kind: 'dealt', enemy, point }, { reveals: true });
  }
  return state;
}

function numbers(length: number): number[] {
  return Array.from({ length }, (_, number) => number);
}

function newPoint(): PointState {
  return { isHeld: true, tokens: 0, enemies: [], fury: 0, cover: 0, withheld: 0 };
}

function newUnit(commander: number): UnitState {
  return {
    commander,
    at: NOWHERE,
    isAlive: true,
    actions: 0,
    hasEnded: false,
    steady: 0,
    inspired: 0,
    nextInspired: 0,
    isSpent: false,
    isRenewed: false,
    discard: [],
    gone: [],
  };
}
