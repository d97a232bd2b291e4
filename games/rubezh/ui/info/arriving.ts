import { isTask } from '../../rules/ground.ts';
import type { EventDeckCard } from '../../rules/state.ts';
import type { Scene } from '../scene.ts';
import { LATER } from '../text/later/index.ts';

/** Whom an event brings to each point, as printed; nothing for a task. */
export function arrivingWords({ pack, language }: Scene, card: EventDeckCard): string | undefined {
  const arriving = isTask(pack, card) ? undefined : pack.events[card]?.reinforcements;
  return arriving && `${LATER[language].reinforcements}: ${arriving.join('\u00a0·\u00a0')}`;
}
