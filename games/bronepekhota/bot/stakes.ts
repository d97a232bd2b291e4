import { sorted } from '../rules/conditions.ts';
import { missionOf } from '../rules/kinds.ts';
import { FATES, type Condition, type Fate, type Goal } from '../rules/mission.ts';
import { isAlive, isPiloted, soldierAt, squadKind, squadOf } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import type { Piece, State } from '../rules/state.ts';

/** What a mission is about, beside what it costs, by `stakeKey`. */
export type Stakes = ReadonlyMap<string, number>;

/** What all the pieces together are worth whose fate decides a mission. */
const DECIDES = 90;

type FateCondition = Extract<Condition, { is: Fate }>;

/** All of a kind in one army are worth the same. */
export function stakeKey({ squads }: Pick<State, 'squads'>, piece: Piece): string {
  if (piece.kind === 'soldier')
    return `${squadOf({ squads }, piece).seat} ${squadOf({ squads }, piece).model}`;
  return piece.kind === 'load' ? '' : `${piece.owner} ${piece.model}`;
}

export function stakesOf(table: Battlefield): Stakes {
  const stakes = new Map<string, number>();
  const { goals } = missionOf(table.armoury, table.state);
  for (const enemy of doomed(table, goals))
    stakes.set(stakeKey(table.state, enemy.piece), DECIDES / enemy.of);
  for (const goal of goals) {
    for (const us of sidesOf(table, goal)) {
      for (const { what, share } of goal.needs.filter(isAboutFate)) {
        const pieces = sorted(table, us, what);
        for (const piece of pieces)
          stakes.set(stakeKey(table.state, piece), DECIDES / Math.max(1, share * pieces.length));
      }
      for (const need of goal.needs) {
        const pieces = needed(table, us, need);
        for (const piece of pieces) stakes.set(stakeKey(table.state, piece), DECIDES / pieces.length);
      }
    }
  }
  return stakes;
}

/** A side that a mission gives no way to win has to wipe the others out. */
function doomed(table: Battlefield, goals: readonly Goal[]): { piece: Piece; of: number }[] {
  const hopeful = goals.filter(({ result }) => result === 'win').flatMap((goal) => sidesOf(table, goal));
  const without =
    goals.length === 0 ? [] : [...new Set(table.state.sides)].filter((side) => !hopeful.includes(side));
  return without.flatMap((us) => {
    const pieces = sorted(table, us, { whose: 'them', of: 'soldiers' });
    return pieces.map((piece) => ({ piece, of: pieces.length }));
  });
}

/** Whoever is left to be where a goal wants one of a kind; or drives what it wants disabled, and nobody else of its army can. */
function needed(table: Battlefield, us: number, need: Condition): readonly Piece[] {
  const { armoury, state } = table;
  if (need.is === 'near' && need.kind)
    return sorted(table, us, { whose: 'us', of: 'soldiers', kind: need.kind }).filter(
      (piece) => piece.kind === 'soldier' && isAlive(piece),
    );
  if (need.is !== 'disabled') return [];
  return sorted(table, us, need.what).flatMap((piece) => {
    const pilot = piece.kind === 'machine' && isPiloted(piece) ? soldierAt(state, piece.pilot) : null;
    return pilot && squadKind(armoury, state, pilot).isExtra ? [pilot] : [];
  });
}

/** Own pieces that a side wins by losing: it may shoot at what nobody serves. */
export function unwanted(table: Battlefield, side: number): readonly Piece[] {
  return missionOf(table.armoury, table.state).goals.flatMap((goal) =>
    goal.result === 'win' && goal.for === side
      ? goal.needs
          .filter(isAboutFate)
          .flatMap(({ is, what }) =>
            is === 'destroyed' && what.whose === 'us' ? sorted(table, side, what) : [],
          )
      : [],
  );
}

export function isAboutFate(condition: Condition): condition is FateCondition {
  return (FATES as readonly string[]).includes(condition.is);
}

/** Whom a goal is for. */
export function sidesOf({ state }: Battlefield, goal: Goal): number[] {
  return goal.for === 'each' ? [...new Set(state.sides)] : [goal.for];
}
