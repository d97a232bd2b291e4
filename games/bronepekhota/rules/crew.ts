import { machineAt } from './pieces.ts';
import type { Playing } from './playing.ts';
import { NONE, type PieceId } from './state.ts';

/** A pilotless machine stays its last owner's (BRP-4.1.1). */
export function leavePilotless({ state }: Pick<Playing, 'state'>, id: PieceId): void {
  machineAt(state, id).pilot = NONE;
}
