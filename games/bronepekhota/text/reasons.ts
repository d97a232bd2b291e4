import { type Localized, plain, say, type Sentences, type ToldReason } from '@bridgehead/kernel';
import type { Reasons } from '../bot/reasons.ts';
import type { Pack } from '../content/pack.ts';

/** Why a move is good, said alike of a bot's own and of one it advises: the sentences behind `Reason.reason`. */
export const REASONS: Sentences<Reasons, [Pack]> = {
  ready: plain('Готовая армия: все машины с пилотами.', 'A ready-made army: every machine has its pilot.'),
  random: plain('Это ход наугад.', 'A move at random.'),
};

export function reasonText(told: ToldReason, pack: Pack): Localized | undefined {
  return say(REASONS, told, pack);
}
