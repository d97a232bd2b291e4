import { type Localized, type Refusal, say, type Sentences } from '@bridgehead/kernel';
import type { Pack } from '../../content/pack.ts';
import type { Refusals } from '../../rules/refusals.ts';
import { ABILITIES } from './abilities.ts';
import { ARMIES } from './armies.ts';
import { MOVES } from './moves.ts';
import { SHOTS } from './shots.ts';
import { TURNS } from './turns.ts';

export const REFUSALS: Sentences<Refusals, [Pack]> = {
  ...ARMIES,
  ...TURNS,
  ...MOVES,
  ...SHOTS,
  ...ABILITIES,
};

/** Undefined for a refusal that is not the game's own. */
export function refusalText(pack: Pack, refusal: Refusal): Localized | undefined {
  return say(REFUSALS, refusal, pack);
}
