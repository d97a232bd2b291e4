import type { Point3 } from '@bridgehead/geometry';
import { ScriptedChance } from '@bridgehead/kernel';
import { chanceOfAtLeast, strikeChances } from '../../rules/odds.ts';
import { armourOf, pieceAt } from '../../rules/pieces.ts';
import type { Battlefield } from '../../rules/playing.ts';
import { GRENADE } from '../../rules/shooting/firearms.ts';
import { throwGrenade } from '../../rules/shooting/grenade.ts';
import { cloneState, type PieceId } from '../../rules/state.ts';

/** Where a grenade goes off when the die shows one of these, and whom it catches there. */
export interface Landing {
  readonly dice: readonly number[];
  /** Null: off the table, where it is lost. */
  readonly place: Point3 | null;
  readonly caught: readonly PieceId[];
}

/** Somebody whom it may catch: when, and how likely that hurts. */
export interface Endangered {
  readonly piece: PieceId;
  readonly dice: readonly number[];
  readonly harm: number;
}

/** BRP-7.8: the rules throw it once with every face of the die, on a copy of the table. Those that end alike are one. */
export function landingsOf(battlefield: Battlefield, by: PieceId, at: PieceId): readonly Landing[] {
  const landings: Landing[] = [];
  for (let die = 1; die <= GRENADE.range.die; die++) {
    const { place, caught } = thrown(battlefield, by, at, die);
    const last = landings.at(-1);
    if (last && isSame(last.place, place)) landings.splice(-1, 1, { ...last, dice: [...last.dice, die] });
    else landings.push({ dice: [die], place, caught });
  }
  return landings;
}

/** Whoever is caught rolls a one, which pierces nobody: all that is wanted is where it fell. */
function thrown(battlefield: Battlefield, by: PieceId, at: PieceId, die: number): Omit<Landing, 'dice'> {
  const state = cloneState(battlefield.state);
  const chance = new ScriptedChance([die - 1, ...state.pieces.map(() => 0)]);
  let place: Point3 | null = null;
  let caught: readonly PieceId[] = [];
  throwGrenade(
    {
      ...battlefield,
      state,
      chance,
      emit(event) {
        if (event.kind === 'grenade') place = event.burst;
        if (event.kind === 'blast') caught = event.victims;
      },
    },
    by,
    at,
  );
  return { place, caught };
}

function isSame(one: Point3 | null, other: Point3 | null): boolean {
  return one === other || (one !== null && other !== null && one.x === other.x && one.y === other.y);
}

/** Everybody who may be caught, in the order of the dice. */
export function endangeredBy(
  { armoury, state }: Battlefield,
  landings: readonly Landing[],
): readonly Endangered[] {
  const pieces = [...new Set(landings.flatMap(({ caught }) => caught))];
  return pieces.map((piece) => {
    const dice = landings.flatMap((landing) => (landing.caught.includes(piece) ? landing.dice : []));
    const armour = armourOf(armoury, state, pieceAt(state, piece));
    const chances = strikeChances(dice.length / GRENADE.range.die, GRENADE.blast.power, armour);
    return { piece, dice, harm: chanceOfAtLeast(chances, 1) };
  });
}

/** «1–3, 5» */
export function diceText(dice: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const die of dice) {
    const last = runs.at(-1);
    if (last?.[1] === die - 1) last[1] = die;
    else runs.push([die, die]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
