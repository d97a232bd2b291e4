import type { EndedTable } from '@bridgehead/kit';
import { formatList } from '@bridgehead/kit';
import type { Pack } from '../../content/pack.ts';
import type { Unit } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { LATER } from '../text/later/index.ts';
import type { Course, Deeds } from './course.ts';
import { endingOf } from './scenes.ts';

type Ended = Pick<EndedTable<unknown, Pack>, 'pack' | 'language' | 'outcome'> & {
  readonly view: Pick<View, 'scenario' | 'fresh'>;
};

/** Why the game is over, then the last blow, or whose victory it was most of all. */
export function decidedBy({ pack, view, language, outcome }: Ended, { turns, deeds }: Course): string[] {
  const text = LATER[language];
  const ending = endingOf(outcome);
  const why = text.decided[ending];
  const last = turns.at(-1);
  const fresh = view.fresh.length;
  const unitTitle = (unit: Unit) => pack.units[unit]?.title[language] ?? '';
  if (ending === 'brokeOut') {
    const best = foremost(deeds);
    return best === undefined ? [why] : [why, text.best(unitTitle(best), deeds[best]?.destroyed ?? 0)];
  }
  if (!last || ending === 'stalled') return [why];
  if (ending === 'destroyed')
    return [why, text.lastLost(last.turn, formatList(language, last.lost.map(unitTitle)), fresh)];
  const titles = last.captured.map((point) => pack.scenarios[view.scenario][point]?.title[language] ?? '');
  return [why, text.lastCaptured(last.turn, formatList(language, titles), fresh)];
}

/** The unit that destroyed more than any other, where there is one. */
function foremost(deeds: readonly Deeds[]): Unit | undefined {
  const most = Math.max(...deeds.map(({ destroyed }) => destroyed));
  const best = deeds.flatMap(({ destroyed }, unit) => (destroyed === most ? [unit] : []));
  return best.length === 1 ? best[0] : undefined;
}
