import { sorted } from '../rules/conditions.ts';
import { missionOf } from '../rules/kinds.ts';
import { FATES, type Condition, type Fate, type Goal } from '../rules/mission.ts';
import { squadOf } from '../rules/pieces.ts';
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
  for (const goal of missionOf(table.armoury, table.state).goals) {
    for (const us of sidesOf(table, goal)) {
      for (const { what, share } of goal.needs.filter(isAboutFate)) {
        const pieces = sorted(table, us, what);
        for (const piece of pieces)
          stakes.set(stakeKey(table.state, piece), DECIDES / Math.max(1, share * pieces.length));
      }
    }
  }
  return stakes;
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

/** Whoever must not fall by one's own hand. */
export function isSacred(table: Battlefield, piece: Piece): boolean {
  if (piece.kind !== 'soldier') return false;
  const { model } = squadOf(table.state, piece);
  return missionOf(table.armoury, table.state).goals.some(({ needs }) =>
    needs.some((need) => need.is === 'slew' && need.captive === model),
  );
}

export function isAboutFate(condition: Condition): condition is FateCondition {
  return (FATES as readonly string[]).includes(condition.is);
}

/** Whom a goal is for. */
export function sidesOf({ state }: Battlefield, goal: Goal): number[] {
  return goal.for === 'each' ? [...new Set(state.sides)] : [goal.for];
}
