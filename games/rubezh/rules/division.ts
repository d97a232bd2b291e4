import type { Seat } from '@bridgehead/kernel';
import type { Check, Division, Share } from './agenda.ts';
import { push } from './ask.ts';
import type { CardSet } from './card-set.ts';
import { commanderOf, hasTrait, heldPoints, kindOf, pointAt, unitsAt } from './ground.ts';
import type { Playing } from './playing.ts';
import type { Enemy, Point, State, Unit } from './state.ts';

/** Which enemy attacks which unit, and in which order the units check (RUB-6.1, 6.2, 6.7). */

export type PointShare = Division['shares'][number];

type Ground = Readonly<Pick<State, 'points' | 'held'>>;

/** Enemies there that nothing keeps from attacking. */
export function attackersAt({ points, held }: Ground, point: Point): Enemy[] {
  return pointAt({ points }, point).enemies.filter((enemy) => !held.includes(enemy));
}

/** Those of them that are divided among the units there (RUB-6.1). */
export function dividedAt(set: CardSet, ground: Ground, point: Point): Enemy[] {
  return attackersAt(ground, point).filter((enemy) => !hasTrait(set, enemy, 'everywhere'));
}

/** Who attacks this unit if the divided enemies of its point turn on these. */
export function attackersOf(
  set: CardSet,
  ground: Ground,
  point: Point,
  on: readonly Unit[],
  unit: Unit,
): Enemy[] {
  const divided = dividedAt(set, ground, point);
  return attackersAt(ground, point).filter((enemy) => {
    const place = divided.indexOf(enemy);
    return place < 0 || on[place] === unit;
  });
}

/** Opens what there is to decide, or sees whether it has been; something may have changed the table meanwhile. */
export function tendDivision(game: Playing, stood: readonly Point[], before: readonly PointShare[]): boolean {
  const shares = sharesNow(game, stood, before);
  if (shares.every(({ isShown, waiting }) => isShown && waiting.length === 0)) {
    startChecks(game, stood, shares);
    return true;
  }
  push(game, [{ task: 'division', stood, shares }]);
  return false;
}

/** Units of a point that can be attacked there: not those who came in this phase (RUB-6.8). */
function defendersAt(state: State, stood: readonly Point[], point: Point): Unit[] {
  return unitsAt(state, point).filter((unit) => stood[unit] === point);
}

function sharesNow(game: Playing, stood: readonly Point[], before: readonly PointShare[]): PointShare[] {
  const { set, state } = game;
  return heldPoints(state).flatMap((point) => {
    const units = defendersAt(state, stood, point);
    if (units.length < 2 || attackersAt(state, point).length === 0) return [];
    const attackers = dividedAt(set, state, point);
    const old = before.find((share) => share.point === point);
    return old && isSame(old.attackers, attackers) && isSame(old.share.order.toSorted(), units)
      ? old
      : newShare(game, point, units, attackers);
  });
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((item, place) => item === other[place]);
}

/** Entered by the commander of the lowest-numbered unit there. */
function newShare({ set, state }: Playing, point: Point, units: Unit[], attackers: Enemy[]): PointShare {
  const share: Share = { on: evenly(set, units, attackers), order: units };
  const proposer = commanderOf(state, units[0] as Unit);
  return {
    point,
    proposer,
    attackers,
    share,
    isShown: false,
    isContested: false,
    round: state.asked++,
    waiting: [],
  };
}

/** What stands where nobody says otherwise: each on the unit that has the least to bear so far. */
export function evenly(set: CardSet, units: readonly Unit[], attackers: readonly Enemy[]): Unit[] {
  const load = units.map(() => 0);
  return attackers.map((enemy) => {
    let least = 0;
    for (let place = 1; place < load.length; place++) {
      if ((load[place] as number) < (load[least] as number)) least = place;
    }
    load[least] = (load[least] as number) + kindOf(set, enemy).attack;
    return units[least] as Unit;
  });
}

/**
 * Shown to every other commander there, who confirm it or object. What was objected to and is shown again stands, as it
 * does at time-out: otherwise one seat could object for ever.
 */
export function show(game: Playing, point: Point, share: Share): void {
  const { state, emit } = game;
  change(game, point, (old) => {
    const { attackers, proposer } = old;
    if (old.isContested && isSameShare(old.share, share)) {
      emit?.({ kind: 'upheld', seat: proposer, point });
      return { ...old, isShown: true };
    }
    emit?.({ kind: 'divided', point, attackers, ...share });
    const waiting = commandersAt(state, point).filter((seat) => seat !== proposer);
    return { ...old, share, isShown: true, isContested: false, round: state.asked++, waiting };
  });
}

function isSameShare(one: Share, other: Share): boolean {
  return isSame(one.on, other.on) && isSame(one.order, other.order);
}

export function agree(game: Playing, point: Point, seat: Seat): void {
  game.emit?.({ kind: 'agreed', seat, point });
  change(game, point, (share) => ({ ...share, waiting: share.waiting.filter((other) => other !== seat) }));
}

export function object(game: Playing, point: Point, seat: Seat): void {
  game.emit?.({ kind: 'objected', seat, point });
  change(game, point, (share) => ({
    ...share,
    isShown: false,
    isContested: true,
    round: game.state.asked++,
    waiting: [],
  }));
}

function change({ state }: Playing, point: Point, to: (share: PointShare) => PointShare): void {
  const division = state.agenda.pop() as Division;
  state.agenda.push({
    ...division,
    shares: division.shares.map((share) => (share.point === point ? to(share) : share)),
  });
}

function commandersAt(state: State, point: Point): Seat[] {
  const seats = unitsAt(state, point).map((unit) => commanderOf(state, unit));
  return [...new Set(seats)].sort((one, other) => one - other);
}

/** RUB-6.8: all attackers are fixed now, and the checks follow by point, then in the order chosen. */
function startChecks(game: Playing, stood: readonly Point[], shares: readonly PointShare[]): void {
  const { set, state, emit } = game;
  const checks: Check[] = [];
  for (const point of heldPoints(state)) {
    const units = defendersAt(state, stood, point);
    const all = attackersAt(state, point);
    if (units.length === 0 || all.length === 0) continue;
    const divided = shares.find((share) => share.point === point);
    for (const unit of divided?.share.order ?? units) {
      const attackers = divided ? attackersOf(set, state, point, divided.share.on, unit) : all;
      if (attackers.length > 0) checks.push(newCheck(unit, point, attackers));
      else emit?.({ kind: 'stoodAside', unit });
    }
  }
  push(game, checks);
}

function newCheck(unit: Unit, point: Point, attackers: readonly Enemy[]): Check {
  return {
    task: 'check',
    unit,
    point,
    attackers,
    stage: 'retreat',
    retreats: false,
    bonus: 0,
    best: null,
    isSaved: false,
  };
}
