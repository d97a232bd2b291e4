import type { Seat } from '@bridgehead/kernel';
import type { EffectTask, Source } from '../agenda.ts';
import { ask, push } from '../ask.ts';
import { commanderOf, leader, unitBy } from '../ground.ts';
import { effectsOf } from '../play-card.ts';
import type { Playing } from '../playing.ts';
import type { Point, State, Unit } from '../state.ts';
import { changesPoint, changesUnit } from '../usable.ts';
import type { Doing, Effect, OfPoints, OfUnits } from '../vocabulary.ts';
import { isOnePlace, pointsMeant } from '../where.ts';
import { isOneOf, unitsMeant } from '../who.ts';

/** An effect of one sort, to be carried out. */
export type TaskOf<Name extends Doing> = EffectTask & { readonly effect: Extract<Effect, { do: Name }> };

/** RUB-4.2: the commander of the unit concerned; where none is, that of the lowest-numbered living unit. */
export function chooser(state: State, { unit }: Source): Seat {
  return unit !== null && unitBy(state, unit).isAlive ? commanderOf(state, unit) : leader(state);
}

/** The units an effect is for: none while somebody is asked which. As far as possible it is one for whom something changes. */
export function unitsFor(game: Playing, task: EffectTask & { readonly effect: OfUnits }): readonly Unit[] {
  const { set, state } = game;
  const { effect, by, picks } = task;
  if (isOneOf(effect.who) && picks) return picks;
  const units = unitsMeant(state, effect.who, by);
  if (!isOneOf(effect.who)) return units;
  const from = units.filter((unit) => changesUnit(set, state, effect, by, unit));
  const seat = chooser(state, by);
  ask(game, task, { about: 'unit', seat, from, least: 1, most: 1, by, effect: effect.do });
  return [];
}

/** The same of fire points. */
export function pointsFor(game: Playing, task: EffectTask & { readonly effect: OfPoints }): readonly Point[] {
  const { set, state } = game;
  const { effect, by, picks } = task;
  if (isOnePlace(effect.where) && picks) return picks;
  const points = pointsMeant(state, effect.where, by.point);
  if (!isOnePlace(effect.where)) return points;
  const from = points.filter((point) => changesPoint(set, state, effect, by, point));
  const seat = chooser(state, by);
  ask(game, task, { about: 'point', seat, from, least: 1, most: 1, by, effect: effect.do });
  return [];
}

/** To be carried out in this order, before everything that waits already. */
export function doNext(game: Playing, does: readonly Effect[], by: Source): void {
  push(game, effectsOf(does, by));
}

/** The same effect unit by unit, where each has a question of its own. */
export function unitByUnit(game: Playing, task: EffectTask & { readonly effect: OfUnits }): void {
  const { effect, by } = task;
  for (const unit of unitsFor(game, task).toReversed()) {
    doNext(game, [{ ...effect, who: 'self' }], { ...by, unit });
  }
}

/** The same effect point by point. */
export function pointByPoint(game: Playing, task: EffectTask & { readonly effect: OfPoints }): void {
  const { effect, by } = task;
  for (const point of pointsFor(game, task).toReversed()) {
    doNext(game, [{ ...effect, where: 'here' }], { ...by, point });
  }
}
