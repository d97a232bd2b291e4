import type { Hearing, Seat } from '@bridgehead/kernel';
import { TOKENS } from './card-set.ts';
import { putAtBottom, shuffleInto, takeTop } from './deck.ts';
import { end } from './ending.ts';
import type { Event } from './events.ts';
import { enemyAt, firePoint, livingUnits, pointAt, skillCardsOf, tokensInSupply, unitBy } from './ground.ts';
import type { Playing } from './playing.ts';
import {
  type Deck,
  type Enemy,
  EVERYBODY,
  NOWHERE,
  type Point,
  type PointState,
  type SkillCard,
  type Unit,
  type UnitState,
} from './state.ts';

/** The steps everything else is made of: each changes the state and tells it. */

type Way = Extract<Event, { kind: 'went' }>['way'];
type TokenCause = Extract<Event, { kind: 'tokens' }>['cause'];
type Displacement = Extract<Event, { kind: 'displaced' }>['how'];

/** What shows a card of a hand. A player alone has no secrets, and may take it back. */
export function showing({ state }: Playing): Hearing {
  return { reveals: state.seats > 1 };
}

/** RUB-4.1: as many as there are; the deck is renewed at most once a turn, without cards that are being played. */
export function drawSkills(game: Playing, unit: Unit, count: number): void {
  const { state } = game;
  const deck = state.decks[unit] as Deck;
  const drawn: SkillCard[] = [];
  for (let left = count; left > 0; left--) {
    if (deck.cards.length === 0) {
      tellDrawn(game, unit, drawn.splice(0));
      if (!renewSkills(game, unit)) return;
    }
    const card = takeTop(deck) as SkillCard;
    state.hands[unit]?.push(card);
    drawn.push(card);
  }
  tellDrawn(game, unit, drawn);
}

function renewSkills(game: Playing, unit: Unit): boolean {
  const { state, chance, emit } = game;
  const own = unitBy(state, unit);
  if (own.isRenewed || own.discard.length === 0) return false;
  shuffleInto(state.decks[unit] as Deck, own.discard, chance);
  own.discard = [];
  own.isRenewed = true;
  emit?.({ kind: 'renewed', unit });
  return true;
}

function tellDrawn(game: Playing, unit: Unit, cards: readonly SkillCard[]): void {
  if (cards.length === 0) return;
  const { commander } = unitBy(game.state, unit);
  tellTwice(game, commander, { kind: 'drew', unit, count: cards.length }, { kind: 'drewCards', unit, cards });
}

/** What everybody sees, then what one seat learns; a player alone has no secrets. */
export function tellTwice({ state, emit }: Playing, seat: Seat, seen: Event, learnt: Event): void {
  emit?.(seen);
  emit?.(learnt, { ...(state.seats > 1 && { to: [seat] }), reveals: true });
}

/** Out of the hand, not yet in the discard: while it is played or cycled a card lies beside both. */
export function takeFromHand({ state }: Playing, unit: Unit, card: SkillCard): void {
  const hand = state.hands[unit] as SkillCard[];
  const place = hand.indexOf(card);
  if (place >= 0) hand.splice(place, 1);
}

/** A card that was played or cycled comes to rest; it left with its unit if that is destroyed (RUB-5.8). */
export function layAway(game: Playing, unit: Unit, card: SkillCard, leaves = false): void {
  const own = unitBy(game.state, unit);
  if (!own.isAlive) return;
  if (leaves) own.gone.push(card);
  else own.discard.push(card);
  game.emit?.({ kind: leaves ? 'cardGone' : 'cardSpent', unit, card });
}

export function discardSkills(game: Playing, unit: Unit, cards: readonly SkillCard[]): void {
  if (cards.length === 0) return;
  for (const card of cards) takeFromHand(game, unit, card);
  unitBy(game.state, unit).discard.push(...cards);
  game.emit?.({ kind: 'discarded', unit, cards }, showing(game));
}

/** Discarded skills back into the deck; this is no renewal. */
export function recoverSkills(game: Playing, unit: Unit, cards: readonly SkillCard[]): void {
  if (cards.length === 0) return;
  const { state, chance, emit } = game;
  const own = unitBy(state, unit);
  own.discard = own.discard.filter((card) => !cards.includes(card));
  shuffleInto(state.decks[unit] as Deck, cards, chance);
  emit?.({ kind: 'recovered', unit, cards });
}

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
export function destroyEnemy(game: Playing, enemy: Enemy): void {
  const point = enemyAt(game.state, enemy);
  if (point === NOWHERE) return;
  removeEnemy(game, enemy, point);
  game.emit?.({ kind: 'destroyed', enemy, point });
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
