import { type CardSet, firePoint, type PointState, type State } from '../rules/index.ts';
import { type Fighter, fighterOf } from './fighters.ts';
import { Line } from './line.ts';
import { Memory, Notes } from './memory.ts';
import { pointWeight } from './openings.ts';
import { pressureIn } from './pressed.ts';
import { type Cause, type Place, Spot } from './spot.ts';
import { WEIGHTS as W } from './weights.ts';
import { urgency } from './worth.ts';

/** What of a state the defence depends on. */
type Ground = Pick<
  State,
  | 'scenario'
  | 'phase'
  | 'turn'
  | 'lastLoss'
  | 'points'
  | 'units'
  | 'held'
  | 'retreatBonus'
  | 'hands'
  | 'fresh'
>;

/** How much the danger on a point counts, and the enemies within reach there: all of it in this turn's defence. */
export interface Mood {
  readonly danger: number;
  readonly engaged: number;
}
const NOW: Mood = { danger: 1, engaged: 1 };

const lines = new WeakMap<CardSet, Memory<Line>>();
const notes = new Notes();

/**
 * The line as it is in a state. A search comes back to the same one again and again, from move to move and from world to
 * world: what was thought of it then still holds.
 */
export function lineOf(set: CardSet, ground: Ground, { danger, engaged }: Mood = NOW): Line {
  let memory = lines.get(set);
  if (!memory) {
    memory = new Memory();
    lines.set(set, memory);
  }
  const fighters = ground.units.map((unit, number) => fighterOf(set, unit, ground.hands[number] ?? []));
  const eagerness = W.engaged * engaged * urgency(ground);
  note(set, ground, fighters, danger, eagerness);
  return memory.recall(notes, () => newLine(set, ground, fighters, danger, eagerness));
}

/** All that a line is made of. */
function note(
  set: CardSet,
  ground: Ground,
  fighters: readonly Fighter[],
  danger: number,
  eagerness: number,
): void {
  notes.clear();
  notes.add(danger);
  notes.add(eagerness);
  notes.add(ground.retreatBonus);
  notes.add(ground.phase === 'defence' ? 1 : 0);
  notes.add(ground.fresh.cards.length);
  notes.addAll(ground.held);
  for (let point = 0; point < ground.points.length; point++) {
    const { isHeld, fury, tokens, enemies } = ground.points[point] as PointState;
    notes.add(isHeld ? firePoint(set, ground, point).value : CAPTURED);
    notes.add(fury);
    notes.add(tokens);
    notes.addAll(enemies);
  }
  for (const { isAlive, steady, strike, rerolls, saves } of fighters) {
    notes.add(isAlive ? steady : FALLEN);
    notes.add(strike);
    notes.add(rerolls);
    notes.add(saves);
  }
}

/** In place of what nobody asks of a captured point and of a fallen unit. */
const CAPTURED = -1;
const FALLEN = 0.5;

function newLine(
  set: CardSet,
  ground: Ground,
  fighters: readonly Fighter[],
  danger: number,
  eagerness: number,
): Line {
  const cause: Cause = {
    set,
    pressure: pressureIn(ground),
    fighters,
    pointWeight: pointWeight(ground),
    danger,
    eagerness,
  };
  const spots = ground.points.map(({ isHeld, fury, tokens, enemies }, point) => {
    const place: Place = { point, isHeld, value: firePoint(set, ground, point).value, fury, tokens };
    return new Spot(cause, place, enemies.slice());
  });
  return new Line(cause, spots);
}
