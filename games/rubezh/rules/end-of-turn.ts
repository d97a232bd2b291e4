import type { Task } from './agenda.ts';
import { push } from './ask.ts';
import type { CardSet } from './card-set.ts';
import { shuffleInto } from './deck.ts';
import { endIfCaptured, endIfStalled } from './ending.ts';
import { callersOf, firePoint, heldPoints, isManned, kindOf, pointAt } from './ground.ts';
import type { Playing } from './playing.ts';
import type { Enemy, Point, State } from './state.ts';
import { LULL } from './windows.ts';

/** RUB-7.1: who calls is counted on all points before the first comes; then everybody comes in one deal. */
export function callsForHelp({ set, state }: Playing): Task[] {
  const slots = heldPoints(state).flatMap((point) =>
    Array.from({ length: calledBy(set, pointAt(state, point).enemies) }, () => point),
  );
  return slots.length > 0 ? [{ task: 'deal', slots, isCalled: true }] : [];
}

/** How many more these enemies of one point bring, once for every kind that calls. */
export function calledBy(set: CardSet, enemies: readonly Enemy[]): number {
  let called = 0;
  for (const { kind, calls } of callersOf(set)) {
    let here = 0;
    for (const enemy of enemies) if (kindOf(set, enemy) === kind) here++;
    if (here >= calls.at) called += calls.brings;
  }
  return called;
}

/** RUB-7.1: all points are tested before any leaves. A pause if one did, then the turn is over. */
export function capture(game: Playing): void {
  const { set, state, chance, emit } = game;
  const lost = heldPoints(state).filter(
    (point) => !isManned(state, point) && strengthAt(set, state, point) >= firePoint(set, state, point).value,
  );
  const back: Enemy[] = [];
  for (const point of lost) {
    const here = pointAt(state, point);
    here.isHeld = false;
    state.lastLoss = state.turn;
    emit?.({ kind: 'captured', point, strength: strengthAt(set, state, point) });
    back.push(...here.enemies);
    here.enemies = [];
    here.tokens = 0;
  }
  if (lost.length > 0) shuffleInto(state.fresh, back, chance);
  endIfCaptured(game);
  push(game, [...(lost.length > 0 ? [LULL] : []), { task: 'turnOver' }]);
}

/** Capture points of the enemies there; none where nobody stands. */
export function strengthAt(set: CardSet, { points }: Pick<State, 'points'>, point: Point): number {
  let strength = 0;
  for (const enemy of pointAt({ points }, point).enemies) strength += kindOf(set, enemy).capture;
  return strength;
}

/** RUB-7.2: bonuses of the turn end, those given after a capture as well; the next one begins. */
export function endTurn(game: Playing): void {
  const { state, emit } = game;
  for (const point of state.points) {
    point.fury = 0;
    point.cover = 0;
    point.withheld = 0;
  }
  for (const unit of state.units) {
    unit.steady = 0;
    unit.inspired = 0;
    unit.nextInspired = 0;
  }
  state.held = [];
  state.retreatBonus = 0;
  state.resting = [];
  emit?.({ kind: 'turnOver' });
  endIfStalled(game);
  push(game, [{ task: 'phase', phase: 'start' }]);
}
