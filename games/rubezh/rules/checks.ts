import type { Check } from './agenda.ts';
import { ask, push } from './ask.ts';
import { loseUnit, moveUnit } from './changes.ts';
import { attackersLeft, attackOf, isPassed, rollCheck } from './check-roll.ts';
import { otherHeldPoints, unitBy } from './ground.ts';
import type { Playing } from './playing.ts';
import type { Point } from './state.ts';
import type { Timing } from './vocabulary.ts';
import { windowAt } from './windows.ts';

/**
 * One step of a check (RUB-6.4): retreat declared or not; reactions before the roll; the roll; reactions to failure, then to
 * destruction; reactions to passing, still on the old point; then the retreat. Says whether the game goes on.
 */
export function tendCheck(game: Playing, check: Check): boolean {
  const { set, state } = game;
  switch (check.stage) {
    case 'retreat':
      if (!isDue(game, check)) return true;
      push(game, [check]);
      return false;
    case 'before':
      if (!isDue(game, check)) return true;
      push(game, [check]);
      rollCheck(game);
      return settleRoll(game, state.agenda.pop() as Check);
    case 'failed':
      if (isPassed(set, state, check)) open(game, { ...check, stage: 'passed' }, 'passed');
      else open(game, { ...check, stage: 'doomed' }, 'doomed');
      return true;
    case 'doomed':
      if (check.isSaved) leave(game, check);
      else loseUnit(game, check.unit);
      return true;
    case 'passed':
      if (check.retreats && unitBy(state, check.unit).at === check.point) leave(game, check);
      return true;
    case 'leave':
      go(game, check);
      return true;
  }
}

/** A unit that has left, or that nobody is left to attack, makes no check: nor after a reaction before the roll. */
function isDue({ state }: Playing, check: Check): boolean {
  const { isAlive, at } = unitBy(state, check.unit);
  return isAlive && at === check.point && attackersLeft(state, check).length > 0;
}

/** Whether the unit retreats is declared before the die is rolled. */
export function declare(game: Playing, retreats: boolean): void {
  const { set, state, emit } = game;
  const check = state.agenda.pop() as Check;
  const attackers = attackersLeft(state, check);
  const attack = attackOf(set, state, check.point, attackers);
  emit?.({ kind: 'facing', unit: check.unit, attackers, attack, retreats });
  open(game, { ...check, stage: 'before', retreats }, 'check');
}

function settleRoll(game: Playing, check: Check): boolean {
  const stage = isPassed(game.set, game.state, check) ? 'passed' : 'failed';
  open(game, { ...check, stage }, stage);
  return true;
}

function open(game: Playing, check: Check, at: Timing): void {
  const { unit: checked, point } = check;
  const prey = at === 'passed' ? { prey: attackersLeft(game.state, check) } : {};
  push(game, [windowAt({ at, point, checked, ...prey }), check]);
}

/** To another held point, as its commander chooses: there always is one. */
function leave(game: Playing, check: Check): void {
  const { state } = game;
  ask(
    game,
    { ...check, stage: 'leave' },
    {
      about: 'destination',
      seat: unitBy(state, check.unit).commander,
      unit: check.unit,
      from: otherHeldPoints(state, check.point),
      least: 1,
      most: 1,
      by: null,
    },
  );
}

/** RUB-6.9: an evacuation takes the place of the retreat. */
function go(game: Playing, { unit, isSaved, picks }: Check): void {
  if (isSaved) {
    unitBy(game.state, unit).isSpent = true;
    game.emit?.({ kind: 'saved', unit });
  }
  moveUnit(game, unit, picks?.[0] as Point, isSaved ? 'rescue' : 'retreat');
}
