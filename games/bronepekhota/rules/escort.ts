import { pieceAt, squadKind, squadOf } from './pieces.ts';
import type { Battlefield } from './playing.ts';
import type { BronepekhotaRefusal } from './refusals.ts';
import { touching } from './space.ts';
import type { Soldier } from './state.ts';

/** BRP-12.4: whoever is led sets out only while a soldier of its side who is not led touches it. */
export function refuseAlone(battlefield: Battlefield, soldier: Soldier): BronepekhotaRefusal | null {
  const { armoury, state } = battlefield;
  const { isLed, id: kind } = squadKind(armoury, state, soldier);
  if (!isLed) return null;
  const side = state.sides[squadOf(state, soldier).seat];
  const isEscorted = touching(battlefield, soldier).some((id) => {
    const other = pieceAt(state, id);
    if (other.kind !== 'soldier' || squadKind(armoury, state, other).isLed) return false;
    return state.sides[squadOf(state, other).seat] === side;
  });
  return isEscorted ? null : { clause: 'BRP-12.4', reason: 'needs-escort', figures: { kind } };
}
