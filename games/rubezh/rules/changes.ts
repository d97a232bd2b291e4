import { TOKENS } from './card-set.ts';
import { putAtBottom } from './deck.ts';
import { end } from './ending.ts';
import type { Event } from './events.ts';
import { enemyAt, firePoint, livingUnits, pointAt, skillCardsOf, tokensInSupply, unitBy } from './ground.ts';
import type { Playing } from './playing.ts';
import {
  type Enemy,
  EVERYBODY,
  NOWHERE,
  type Point,
  type PointState,
  type Unit,
  type UnitState,
} from './state.ts';

/** The steps everything on the fire points is made of: each changes the state and tells it. */

type Way = Extract<Event, { kind: 'went' }>['way'];
type TokenCause = Extract<Event, { kind: 'tokens' }>['cause'];
type Displacement = Extract<Event, { kind: 'displaced' }>['how'];

/** RUB-7.2: never above the limit of the point, nor more than there are. */
export function layTokens({ set, state, emit }: Playing, point: Point, count: number, unit?: Unit): void {
  const here = pointAt(state, point);
  const room = firePoint(set, state, point).limit - here.tokens;
  const change = Math.max(0, Math.min(count, room, tokensInSupply(state, TOKENS)));
  here.tokens += change;
  if (change > 0)
    emit?.({ kind: 'tokens', point, change, cause: 'card', ...(unit !== undefined && { unit }) });
}

export function removeTokens(
  { state, emit }: Playing,
  point: Point,
  count: number,
  cause: TokenCause,
  unit?: Unit,
): void {
  const here = pointAt(state, point);
  const change = Math.min(count, here.tokens);
  here.tokens -= change;
  if (change > 0)
    emit?.({ kind: 'tokens', point, change: -change, cause, ...(unit !== undefined && { unit }) });
}

export function moveUnit({ state, emit }: Playing, unit: Unit, to: Point, way: Way): void {
  const own = unitBy(state, unit);
  const from = own.at;
  own.at = to;
  emit?.({ kind: 'went', unit, from, to, way });
}

/** Points gained or lost, never below 0. A unit that gains one is back in its turn (RUB-5.1). */
export function giveActions(game: Playing, unit: Unit, change: number): void {
  changeActions(game, unit, change);
}

export function spendAction(game: Playing, unit: Unit): void {
  changeActions(game, unit, -1, true);
}

function changeActions({ state, emit }: Playing, unit: Unit, change: number, isSpent = false): void {
  const own = unitBy(state, unit);
  const left = Math.max(0, own.actions + change);
  const difference = left - own.actions;
  if (difference === 0) return;
  own.actions = left;
  if (difference > 0) own.hasEnded = false;
  emit?.({ kind: 'actions', unit, change: difference, left, ...(isSpent && { isSpent }) });
}

export function setPointMood(
  { state, emit }: Playing,
  point: Point,
  mood: Partial<Pick<PointState, 'fury' | 'cover' | 'withheld'>>,
): void {
  const here = Object.assign(pointAt(state, point), mood);
  emit?.({ kind: 'pointMood', point, fury: here.fury, cover: here.cover, withheld: here.withheld });
}

export function setUnitMood(
  { state, emit }: Playing,
  unit: Unit,
  mood: Partial<Pick<UnitState, 'steady' | 'inspired' | 'nextInspired'>>,
): void {
  const { steady, inspired, nextInspired } = Object.assign(unitBy(state, unit), mood);
  emit?.({ kind: 'unitMood', unit, steady, inspired, nextInspired });
}

/** These do not attack this turn. */
export function holdBack({ state, emit }: Playing, enemies: readonly Enemy[], point: Point): void {
  if (enemies.length === 0) return;
  state.held.push(...enemies);
  emit?.({ kind: 'heldBack', enemies, point });
}

/** Without a roll. */
export function destroyEnemy(game: Playing, enemy: Enemy, unit: Unit | null): void {
  const point = enemyAt(game.state, enemy);
  if (point === NOWHERE) return;
  removeEnemy(game, enemy, point);
  game.emit?.({ kind: 'destroyed', enemy, point, ...(unit !== null && { unit }) });
}

/** To the discard, untold: an attack tells what became of its target. */
export function removeEnemy({ state }: Playing, enemy: Enemy, point: Point): void {
  leavePoint(pointAt(state, point), enemy);
  state.fallen.push(enemy);
  state.lastLoss = state.turn;
}

/** To another point, or under the fresh forces, where everybody has seen it go. */
export function displaceEnemy(
  { state, emit }: Playing,
  enemy: Enemy,
  to: Point | null,
  how: Displacement,
): void {
  const from = enemyAt(state, enemy);
  if (from === NOWHERE) return;
  leavePoint(pointAt(state, from), enemy);
  if (to === null) putAtBottom(state.fresh, enemy, EVERYBODY);
  else pointAt(state, to).enemies.push(enemy);
  emit?.({ kind: 'displaced', enemy, from, to, how });
}

function leavePoint(point: PointState, enemy: Enemy): void {
  point.enemies.splice(point.enemies.indexOf(enemy), 1);
}

/** RUB-6.6: the unit, its deck and its cards are gone; with the last one the game (RUB-2.2). */
export function loseUnit(game: Playing, unit: Unit): void {
  const { state, emit } = game;
  const own = unitBy(state, unit);
  own.isAlive = false;
  own.actions = 0;
  own.discard = [];
  own.gone = skillCardsOf(unit);
  state.hands[unit] = [];
  state.decks[unit] = { cards: [], seen: [] };
  state.lastLoss = state.turn;
  emit?.({ kind: 'lost', unit });
  if (livingUnits(state).length === 0) end(game, { kind: 'lost', ending: 'destroyed' });
}
