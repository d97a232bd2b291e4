import { toldReason } from '@bridgehead/kernel';
import type { AdvisedMove } from '../carrier/snapshot.ts';
import type { Telling } from './telling.ts';
import type { Think } from './thoughts.ts';

/** What the strongest bot would do in the viewer's place, from what the viewer knows. Nothing of it is kept. */
export async function adviceOn(
  { game, header, viewer, view, pending }: Telling,
  think: Think,
): Promise<AdvisedMove[]> {
  const asked = pending.filter(({ seat }) => seat === viewer);
  if (asked.length === 0) return [];
  const advice = await think('advice', { of: header, view, asked });
  return advice.map(({ decision, move, why, view: before }) => ({
    decision,
    move,
    text: game.text.move(move, before),
    why: game.text.reason(toldReason(why, true)),
  }));
}
