import { ask } from '../ask.ts';
import { lookAtTop, putBack } from '../deck.ts';
import { commanderOf, livingUnits, unitBy } from '../ground.ts';
import type { Playing } from '../playing.ts';
import { discardSkills, drawSkills, recoverSkills, tellTwice } from '../skill-cards.ts';
import type { SkillCard, Unit } from '../state.ts';
import { chooser, type TaskOf, unitByUnit, unitsFor } from './meant.ts';

/** Skill cards drawn, laid down and taken back, and decks looked into. */

export function draw(game: Playing, task: TaskOf<'draw'>): void {
  for (const unit of unitsFor(game, task)) drawSkills(game, unit, task.effect.count);
}

export function discard(game: Playing, task: TaskOf<'discard'>): void {
  const { effect, by, picks } = task;
  if (effect.who !== 'self') return unitByUnit(game, task);
  const [unit] = unitsFor(game, task);
  if (unit === undefined) return;
  if (picks) return discardSkills(game, unit, picks);
  const from = (game.state.hands[unit] as SkillCard[]).slice();
  const seat = commanderOf(game.state, unit);
  const { count } = effect;
  ask(game, task, { about: 'discard', seat, unit, from, least: count, most: count, by, effect: 'discard' });
}

/** Up to so many. */
export function recover(game: Playing, task: TaskOf<'recover'>): void {
  const { effect, by, picks } = task;
  if (effect.who !== 'self') return unitByUnit(game, task);
  const [unit] = unitsFor(game, task);
  if (unit === undefined) return;
  if (picks) return recoverSkills(game, unit, picks);
  const from = unitBy(game.state, unit).discard.slice();
  const seat = commanderOf(game.state, unit);
  ask(game, task, {
    about: 'recover',
    seat,
    unit,
    from,
    least: 0,
    most: effect.count,
    by,
    effect: 'recover',
  });
}

/** The answer names all cards from the top down; the last of them go to the bottom. */
export function look(game: Playing, task: TaskOf<'look'>): void {
  const { state } = game;
  const { effect, by, picks } = task;
  const { deck, count, bottom } = effect;
  const seat = chooser(state, by);
  const unit = by.unit ?? (livingUnits(state)[0] as Unit);
  if (!picks) {
    const cards = lookAtTop(state[deck], count, seat);
    if (cards.length === 0) return;
    const { length } = cards;
    tellTwice(
      game,
      seat,
      { kind: 'looked', unit, deck, count: length },
      { kind: 'lookedCards', deck, cards },
    );
    ask(game, task, { about: 'order', seat, from: cards, least: length, most: length, by, effect: 'look' });
    return;
  }
  const staying = Math.max(0, picks.length - bottom);
  const top = picks.slice(0, staying);
  const under = picks.slice(staying);
  putBack(state[deck], top, under, seat);
  tellTwice(
    game,
    seat,
    { kind: 'putBack', unit, deck, top: top.length, bottom: under.length },
    { kind: 'putBackCards', deck, top, bottom: under },
  );
}
