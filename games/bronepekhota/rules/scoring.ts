import { missionOf } from './kinds.ts';
import type { Place } from './mission.ts';
import { isOnTable, squadOf } from './pieces.ts';
import { placeAt, stepsTo } from './places.ts';
import type { Battlefield, Playing } from './playing.ts';

/** A point for every place where one side has more able soldiers than any other, when a tour is over. */
export function score(game: Playing): void {
  const { armoury, state, emit } = game;
  const mission = missionOf(armoury, state);
  const { places, within } = mission.scoring ?? { places: [], within: 0 };
  for (const id of places) {
    const side = holderOf(game, placeAt(mission, id), within);
    if (side === null) continue;
    state.scores[side] = (state.scores[side] as number) + 1;
    emit?.({ kind: 'scored', side, place: id, scores: state.scores.slice() });
  }
}

/** Able: on foot and not in panic. Null where nobody has more than all others. */
export function holderOf(battlefield: Battlefield, place: Place, within: number): number | null {
  const { state } = battlefield;
  const counts = state.scores.map(() => 0);
  for (const piece of state.pieces) {
    if (piece.kind !== 'soldier' || !isOnTable(piece) || piece.panics) continue;
    const side = state.sides[squadOf(state, piece).seat] as number;
    if (stepsTo(battlefield, piece, place) <= within) counts[side] = (counts[side] as number) + 1;
  }
  const most = Math.max(...counts);
  const best = [...counts.keys()].filter((side) => counts[side] === most);
  return best.length === 1 ? (best[0] as number) : null;
}
